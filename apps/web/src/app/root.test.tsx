import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fill } from '../testing/fill.ts';
import { renderApp } from '../testing/render-app.tsx';

test('/signup replaces itself by /register', async () => {
  const { currentPath, router } = renderApp({ path: '/signup' });

  await waitFor(() => expect(currentPath()).toBe('/register'));
  expect(router.history.length).toBe(1);
});

const guarded = [
  ...['/dashboard', '/users', '/threats', '/network', '/security', '/todos'],
  ...['/crime-analysis', '/schemas', '/profile', '/notifications', '/settings'],
];

test.each(guarded)('%s sits between bar and assistant, and names itself', async (path) => {
  renderApp({ path, as: 'admin' });

  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
  expect(screen.getByRole('main')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Halyard, start page' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Show Halyard AI' })).toBeTruthy();
  expect(document.title).toMatch(/^.+ · Halyard$/);
});

test('the page that was asked for opens after the sign-in, with its search', async () => {
  const { user, currentPath, router } = renderApp({ path: '/todos?task=t1' });

  await fill(user, { Email: 'ada@example.com', Password: 'correct horse' });
  await user.click(screen.getByRole('button', { name: 'Sign in' }));

  await screen.findByRole('heading', { name: 'My Tasks' });
  expect(currentPath()).toBe('/todos');
  expect(router.state.location.search).toEqual({ task: 't1' });
});

test('a screen takes the focus when it arrives', async () => {
  const { user } = renderApp({ path: '/threats', as: 'analyst' });

  await user.click(await screen.findByRole('link', { name: 'Network' }));
  await screen.findByRole('heading', { name: 'Entity Network Analysis' });

  expect(document.activeElement).toBe(screen.getByRole('main'));
});
