import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { TransportError } from '../api/errors/transport-error.ts';
import { StartUpError } from '../session/provider/read-identity-config.ts';
import { renderApp } from '../testing/render-app.tsx';

const never = () => new Promise<never>(() => {});
const failing = (problem: 'unreachable' | 'unauthenticated') => () => {
  throw new TransportError({ problem });
};

// React says on the console what a boundary caught.
const quietly = () => vi.spyOn(console, 'error').mockImplementation(() => {});

test('until it is known who is here there is a spinner and nothing of any screen', async () => {
  const { container } = renderApp({ path: '/dashboard', as: 'analyst', ports: { readConfig: never } });

  expect((await screen.findByRole('status')).textContent).toBe('Starting application...');
  expect(container.querySelector('main, header, h1, a')).toBeNull();
});

test('a start that fails shows why, and offers to reload', async () => {
  quietly();
  const readConfig = () => Promise.reject(new StartUpError('Authentication initialization failed'));

  renderApp({ path: '/dashboard', ports: { readConfig } });

  expect(await screen.findByRole('heading', { name: 'Application Error' })).toBeTruthy();
  expect(screen.getByText('Authentication initialization failed')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Reload Application' })).toBeTruthy();
});

test('a server that is away at the start is told in words', async () => {
  quietly();

  renderApp({ path: '/dashboard', as: 'analyst', answers: { 'GET /users/me': failing('unreachable') } });

  expect(await screen.findByRole('heading', { name: 'Application Error' })).toBeTruthy();
  expect(screen.getByText('The server cannot be reached. The connection may be blocked.')).toBeTruthy();
});

test('a token that the server does not accept leads a protected screen to the sign-in', async () => {
  const { currentPath } = renderApp({
    path: '/threats',
    as: 'analyst',
    answers: { 'GET /users/me': failing('unauthenticated') },
  });

  await waitFor(() => expect(currentPath()).toBe('/login'));
});

test('an identity check that hangs leads to the sign-in after two seconds, with the reason', async () => {
  vi.useFakeTimers();
  const { currentPath, router } = renderApp({ path: '/dashboard', as: 'analyst', ports: { readAccount: never } });

  await act(() => vi.advanceTimersByTimeAsync(1_999));
  expect(screen.getByText('Starting application...')).toBeTruthy();

  await act(() => vi.advanceTimersByTimeAsync(1));
  vi.useRealTimers();
  await waitFor(() => expect(currentPath()).toBe('/login'));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Authentication initialization timed out. Please try again.',
  );
  expect(router.state.location.state.from).toBe('/dashboard');
});

test('a public page opens after two seconds although the identity check hangs', async () => {
  vi.useFakeTimers();
  renderApp({ path: '/', ports: { readConfig: never } });

  await act(() => vi.advanceTimersByTimeAsync(2_000));
  vi.useRealTimers();

  expect(await screen.findByRole('heading', { level: 1 })).toHaveProperty('textContent', 'Welcome to Halyard');
});

test('an address that no screen has leads to the start page', async () => {
  const { currentPath } = renderApp({ path: '/no/such/page' });

  await waitFor(() => expect(currentPath()).toBe('/'));
});
