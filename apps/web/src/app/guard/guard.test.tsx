import type { Account } from '@halyard/contracts/accounts/account.ts';
import { accountRoles } from '@halyard/contracts/accounts/roles.ts';
import { allow } from '@halyard/contracts/policy.ts';
import {
  type AnyRouter,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { type Session, SessionContext } from '../../session/session.ts';
import { person } from '../../testing/people.ts';
import { Guard } from './guard.tsx';

const nobody: Session = {
  currentUser: null,
  loading: false,
  initialized: true,
  authError: null,
  initTimeout: false,
  refreshAccount: async () => {},
  signOut: async () => {},
  hasLeft: () => false,
};
const waiting: Session = { ...nobody, initialized: false, loading: true };
const as = (role: Account['role']): Session => ({ ...nobody, currentUser: person({ role }) });

const usersOnly = allow('users', 'list');

function routerAround(permission: typeof usersOnly | undefined): AnyRouter {
  const root = createRootRoute();
  const inside = () => (
    <Guard permission={permission}>
      <p>Behind the guard</p>
    </Guard>
  );
  const routeTree = root.addChildren([
    createRoute({ getParentRoute: () => root, path: '/threats', component: inside }),
    createRoute({ getParentRoute: () => root, path: '/login', component: () => <p>Sign-in page</p> }),
    createRoute({ getParentRoute: () => root, path: '/dashboard', component: () => <p>Dashboard</p> }),
  ]);
  return createRouter({ routeTree, history: createMemoryHistory({ initialEntries: ['/threats?period=7d'] }) });
}

/** A guarded screen at /threats, with plain pages in place of /login and /dashboard, on a clock of the test's own. */
async function openGuarded(first: Session, permission?: typeof usersOnly) {
  vi.useFakeTimers();
  const router = routerAround(permission);
  const within = (session: Session) => (
    <SessionContext value={session}>
      <RouterProvider router={router} />
    </SessionContext>
  );
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const { rerender } = render(within(first));
  await pass(0);
  return {
    pass,
    currentPath: () => router.state.location.pathname,
    told: () => router.state.location.state,
    async become(session: Session) {
      rerender(within(session));
      await pass(0);
    },
  };
}

test('while loading and while verifying it says so', async () => {
  const { become } = await openGuarded(waiting);
  expect(screen.getByText('Loading...')).toBeTruthy();

  await become({ ...waiting, loading: false });

  expect(screen.getByText('Verifying authentication...')).toBeTruthy();
  expect(screen.queryByText('Behind the guard')).toBeNull();
});

test('it waits 4,999 ms for the initialisation and goes to /login after 5,000', async () => {
  const { pass, currentPath } = await openGuarded(waiting);

  await pass(4_999);
  expect(currentPath()).toBe('/threats');

  await pass(1);
  expect(currentPath()).toBe('/login');
});

test('an initialisation that ends in time is not punished for what it took', async () => {
  const { pass, become, currentPath } = await openGuarded(waiting);

  await pass(4_999);
  await become(as('user'));
  await pass(10_000);

  expect(currentPath()).toBe('/threats');
  expect(screen.getByText('Behind the guard')).toBeTruthy();
});

test('a visitor goes to /login, which hears what was asked for', async () => {
  const { pass, currentPath, told } = await openGuarded(nobody);
  await pass(100);

  expect(currentPath()).toBe('/login');
  expect(told().from).toBe('/threats?period=7d');
  expect(told().message).toBeUndefined();
});

test.each([
  ['the message of the auth error', { authError: 'X' }, 'X'],
  [
    'a text of its own for an auth error without a message',
    { authError: '' },
    'Authentication error. Please try again.',
  ],
  ['the time-out', { initTimeout: true }, 'Authentication initialization timed out. Please try again.'],
])('/login hears %s', async (_, change, message) => {
  const { pass, currentPath, told } = await openGuarded({ ...nobody, ...change });
  await pass(100);

  expect(currentPath()).toBe('/login');
  expect(told()).toMatchObject({ from: '/threats?period=7d', message });
});

test.each(accountRoles)('a screen for administrators sends a %s where they belong', async (role) => {
  const { currentPath } = await openGuarded(as(role), usersOnly);

  expect(currentPath()).toBe(role === 'admin' ? '/threats' : '/dashboard');
});

test.each(accountRoles)('a screen without a permission of its own is open to a %s', async (role) => {
  const { currentPath } = await openGuarded(as(role));

  expect(currentPath()).toBe('/threats');
});

test('an error in use takes the place of the screen, and its button leads to /login', async () => {
  const signOut = vi.fn(async () => {});
  const { become, pass, currentPath, told } = await openGuarded(as('analyst'));

  await become({ ...nobody, authError: 'Your session has expired.', signOut });

  expect(currentPath()).toBe('/threats');
  expect(screen.getByRole('heading', { name: 'Authentication Error' })).toBe(document.activeElement);
  expect(screen.getByRole('main').textContent).toContain('Your session has expired.');

  fireEvent.click(screen.getByRole('button', { name: 'Return to Login' }));
  await pass(0);

  expect(signOut).toHaveBeenCalledOnce();
  expect(currentPath()).toBe('/login');
  expect(told().from).toBe('/threats?period=7d');
});
