import type { SessionEntry } from '@halyard/contracts/accounts/profile.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TransportError } from '../../../api/errors/transport-error.ts';
import { openProfile } from '../testing/open-profile.tsx';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0';
const edge = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0';

const entry = (change: Partial<SessionEntry> = {}): SessionEntry => ({
  id: 's1',
  current: false,
  address: '203.0.113.7',
  userAgent: edge,
  device: null,
  startedAt: '2026-11-19T08:00:00.000Z',
  lastUsedAt: '2026-11-21T08:22:00.000Z',
  ...change,
});

/** Two sessions, this one and another, on a server that ends what it is told to end. */
async function openSessions(answers: Parameters<typeof openProfile>[0] = {}) {
  let sessions = [entry({ id: 's0', current: true, userAgent: firefox, device: 'Firefox' }), entry()];
  const opened = await openProfile({
    answers: {
      'GET /users/profile/sessions': () => sessions,
      'DELETE /users/profile/sessions/:id': ({ params }) => {
        sessions = sessions.filter(({ id }) => id !== (params as { id: string }).id);
      },
      'DELETE /users/profile/sessions': () => {
        sessions = sessions.filter(({ current }) => current);
        return { ended: 1 };
      },
      ...answers.answers,
    },
  });
  const list = await screen.findByRole('list', { name: 'Sessions' });
  return { ...opened, rows: () => within(list).getAllByRole('listitem') };
}

test('each session says in what it runs, from where, and when it was used; the present one is marked', async () => {
  const { rows } = await openSessions();

  const [own, other] = rows().map((row) => row.textContent);
  expect(own).toContain('Firefox on Linux');
  expect(own).toContain('This session');
  expect(own).toContain('Trusted device');
  expect(own).not.toContain('Sign out');
  expect(other).toContain('Edge on Windows');
  expect(other).toContain('203.0.113.7');
  expect(other).toContain('Last used 20m ago');
  expect(other).toContain('Signed in 11/19/2026 08:00');
});

test('one session can be ended', async () => {
  const { press, rows, writes } = await openSessions();

  await press('Sign out Edge on Windows');

  expect(await screen.findByText('Edge on Windows signed out')).toBeTruthy();
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Sessions' }));
  expect(writes()).toEqual([{ endpoint: 'DELETE /users/profile/sessions/:id', params: { id: 's1' } }]);
});

test('all others can be ended, after a question; then there is nothing more to end', async () => {
  const { user, press, writes } = await openSessions();
  await press('Sign out all others');
  const question = within(await screen.findByRole('alertdialog', { name: 'Sign out all other sessions?' }));
  expect(writes()).toEqual([]);

  await user.click(question.getByRole('button', { name: 'Sign out all others' }));

  expect(await screen.findByText('1 other session signed out')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Sign out all others' })).toBeNull());
  expect(writes()).toEqual([{ endpoint: 'DELETE /users/profile/sessions' }]);
});

test('a session that has already ended is told in the words of the server', async () => {
  const { press } = await openSessions({
    answers: {
      'DELETE /users/profile/sessions/:id': () => {
        throw new TransportError({ problem: 'other', status: 404, serverMessage: 'This session has already ended.' });
      },
    },
  });

  await press('Sign out Edge on Windows');

  expect((await screen.findByRole('alert')).textContent).toContain('This session has already ended.');
});

test('sessions that could not be loaded are told and asked for again', async () => {
  let tries = 0;
  const { press } = await openProfile({
    answers: {
      'GET /users/profile/sessions': () => {
        tries += 1;
        if (tries === 1) throw new Error('503');
        return [entry()];
      },
    },
  });
  await screen.findByText('Failed to load your sessions.');

  await press('Retry');

  expect(await screen.findByText('Edge on Windows')).toBeTruthy();
});
