import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { hasTokensIn } from '../testing/fake-tokens.ts';
import { eventList, person } from '../testing/people.ts';
import { renderApp } from '../testing/render-app.tsx';

const body: Readonly<Record<string, unknown>> = {
  '/api/users/me': person(),
  '/api/events': eventList(),
  '/api/todos': [],
};

/** A server that answers like ours, but for one path. */
function openTasks(rejected: string, status: number, me: () => unknown = () => person()) {
  const requests: string[] = [];
  const request = async (address: unknown) => {
    const path = String(address).split('?')[0] ?? '';
    requests.push(path);
    if (path === rejected && requests.filter((known) => known === path).length <= 1)
      return Response.json({ message: 'Rejected.' }, { status });
    return Response.json(path === '/api/users/me' ? me() : body[path]);
  };
  return { ...renderApp({ path: '/todos', as: 'analyst', fetch: request }), requests };
}

test.each(['/api/todos', '/api/events'])('a 401 for %s removes the token and leads to the sign-in', async (path) => {
  const { currentPath, router } = openTasks(path, 401);

  await waitFor(() => expect(currentPath()).toBe('/login'));

  expect(await screen.findByLabelText('Password')).toBeTruthy();
  expect(hasTokensIn(sessionStorage)).toBe(false);
  expect(router.state.location.state.from).toBe('/todos');
});

test('a 403 has the account read again: the console follows the role that the server decides by', async () => {
  const { requests, session } = openTasks('/api/todos', 403, () =>
    person({ role: requests.filter((path) => path === '/api/users/me').length > 1 ? 'user' : 'analyst' }),
  );

  await waitFor(() => expect(session.read().currentUser?.role).toBe('user'));

  expect(hasTokensIn(sessionStorage)).toBe(true);
});
