import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';

const guarded = [
  '/dashboard',
  '/users',
  '/threats',
  '/network',
  '/security',
  '/todos',
  '/crime-analysis',
  '/schemas',
  '/profile',
  '/notifications',
  '/settings',
  '/api-reference',
];

test.each(guarded)('%s leads a visitor to the sign-in, which remembers it', async (path) => {
  const { currentPath, router } = renderApp({ path });

  await waitFor(() => expect(currentPath()).toBe('/login'));

  expect(router.state.location.state.from).toBe(path);
});

test.each(['analyst', 'user'] as const)('user management leads the role %s to the dashboard', async (as) => {
  const { currentPath } = renderApp({ path: '/users', as });

  await waitFor(() => expect(currentPath()).toBe('/dashboard'));
});

test('an administrator enters user management', async () => {
  const { currentPath } = renderApp({ path: '/users', as: 'admin' });

  expect(await screen.findByRole('heading', { level: 1, name: 'User Management' })).toBeTruthy();
  expect(currentPath()).toBe('/users');
});

test('signed out by another tab, the person is led to the sign-in and nothing of the screen stays', async () => {
  const { session, currentPath } = renderApp({ path: '/profile', as: 'analyst' });
  await screen.findByRole('heading', { level: 1, name: 'Your Profile' });

  act(() => session.end('rejected'));

  await waitFor(() => expect(currentPath()).toBe('/login'));
  expect(screen.queryByText('Your Profile')).toBeNull();
});

test('where the provider rejected new tokens, the error screen names its request, to be copied', async () => {
  const rejection = Object.assign(new Error('Refresh token is expired.'), { metadata: { requestId: 'request-77' } });
  const { session, user } = renderApp({
    path: '/profile',
    as: 'analyst',
    identity: {
      async refresh() {
        sessionStorage.clear();
        return rejection;
      },
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'Your Profile' });
  sessionStorage.setItem('CognitoIdentityServiceProvider.console.p1.accessToken', 'ended');

  await act(() => session.getAccessToken());

  expect(await screen.findByText('request-77')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Copy: Request ID' }));
  expect(await navigator.clipboard.readText()).toBe('request-77');
});

test('an expired session leaves the error screen in place of the content', async () => {
  const { session, currentPath, user } = renderApp({
    path: '/profile',
    as: 'analyst',
    identity: { refresh: async () => sessionStorage.clear() },
  });
  await screen.findByRole('heading', { level: 1, name: 'Your Profile' });
  sessionStorage.setItem('CognitoIdentityServiceProvider.console.p1.accessToken', 'ended');

  await act(() => session.getAccessToken());
  expect(await screen.findByRole('heading', { name: 'Authentication Error' })).toBeTruthy();
  expect(screen.getByText('Your session has expired. Please sign in again.')).toBeTruthy();
  expect(currentPath()).toBe('/profile');

  await user.click(screen.getByRole('button', { name: 'Return to Login' }));
  await waitFor(() => expect(currentPath()).toBe('/login'));
  expect(await screen.findByLabelText('Email')).toBeTruthy();
});
