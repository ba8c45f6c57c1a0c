import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fill } from '../testing/fill.ts';
import { renderApp } from '../testing/render-app.tsx';

const never = () => new Promise<never>(() => {});
const gone = { readAccount: async () => null };

test('nothing of a route is shown before it is known who is here', async () => {
  renderApp({ path: '/login', ports: { readConfig: never } });

  expect(await screen.findByText('Starting application...')).toBeTruthy();
  expect(screen.queryByRole('banner')).toBeNull();
  expect(screen.queryByRole('main')).toBeNull();
});

test('an address that no screen has leads to /', async () => {
  const { place } = renderApp({ path: '/no-such/page' });

  await waitFor(() => expect(place()).toBe('/'));
});

test('/signup replaces itself by /register', async () => {
  const { place, router } = renderApp({ path: '/signup' });

  await waitFor(() => expect(place()).toBe('/register'));
  expect(router.history.length).toBe(1);
});

const guarded = ['/dashboard', '/users', '/threats', '/network', '/security', '/todos', '/crime-analysis'].concat([
  ...['/schemas', '/profile', '/notifications', '/settings'],
]);

test.each(guarded)('%s asks visitors to sign in first', async (path) => {
  const { router, place } = renderApp({ path });

  await waitFor(() => expect(place()).toBe('/login'));
  expect(router.state.location.state.from).toBe(path);
});

test.each(guarded)('%s sits between bar and assistant, and names itself', async (path) => {
  renderApp({ path, as: 'admin' });

  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
  expect(screen.getByRole('main')).toBeTruthy();
  expect(screen.getByRole('banner')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Show Halyard AI' })).toBeTruthy();
  expect(document.title).toMatch(/^.+ · Halyard$/);
});

test('the page that was asked for opens after the sign-in, with its search', async () => {
  const { user, place, router } = renderApp({ path: '/todos?task=t1' });

  await fill(user, { Email: 'ada@example.com', Password: 'correct horse' });
  await user.click(screen.getByRole('button', { name: 'Sign in' }));

  await screen.findByRole('heading', { name: 'My Tasks' });
  expect(place()).toBe('/todos');
  expect(router.state.location.search).toEqual({ task: 't1' });
});

test('a session that breaks in use leaves the screen open with the reason, until the person goes', async () => {
  const { user, place, session, storage } = renderApp({
    path: '/threats',
    as: 'analyst',
    identity: { refresh: async () => storage.clear() },
  });
  await screen.findByRole('heading', { name: 'Threat Analysis' });

  act(() => storage.clear());
  act(() => session.breakOff());

  expect(await screen.findByRole('heading', { name: 'Authentication Error' })).toBeTruthy();
  expect(place()).toBe('/threats');
  await user.click(screen.getByRole('button', { name: 'Return to Login' }));
  await waitFor(() => expect(place()).toBe('/login'));
});

test('a screen takes the focus when it arrives', async () => {
  const { user } = renderApp({ path: '/threats', as: 'analyst' });

  await user.click(await screen.findByRole('link', { name: 'Network' }));
  await screen.findByRole('heading', { name: 'Entity Network Analysis' });

  expect(document.activeElement).toBe(screen.getByRole('main'));
});
