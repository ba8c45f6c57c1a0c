import type { EventEntry } from '@halyard/contracts/events.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openProfile } from '../testing/open-profile.tsx';

const event = (id: number, change: Partial<EventEntry> = {}): EventEntry => ({
  id,
  at: '2026-11-21T08:00:00.000Z',
  kind: 'signed_in',
  severity: 'low',
  subject: 'ada',
  objectType: 'person',
  objectId: 'p1',
  sample: false,
  ...change,
});

const items = async () => within(await screen.findByRole('list', { name: 'Activity' })).findAllByRole('listitem');

test('what happened is told in sentences, with its severity and how long ago it was', async () => {
  const locked = event(2, { kind: 'sign_in_locked', severity: 'high' });
  await openProfile({ answers: { 'GET /users/profile/activity': () => ({ events: [locked, event(1)], next: null }) } });

  const [first, second] = await items();

  expect(first?.textContent).toContain('Sign-in locked after too many attempts: ada');
  expect(first?.textContent).toContain('high');
  expect(second?.textContent).toContain('Signed in: ada');
  expect(second?.textContent).toContain('42m ago');
  expect(screen.getByText('No more activity.')).toBeTruthy();
});

test('what happened to a task leads to it', async () => {
  const added = event(3, { kind: 'task_added', subject: 'Call Bob', objectType: 'todo', objectId: 't1' });
  const deleted = event(2, { kind: 'task_deleted', subject: 'Call Eve', objectType: 'todo', objectId: 't2' });
  await openProfile({ answers: { 'GET /users/profile/activity': () => ({ events: [added, deleted], next: null }) } });

  const links = within(await screen.findByRole('list', { name: 'Activity' }));

  expect((await links.findByRole('link', { name: 'Task added: Call Bob' })).getAttribute('href')).toBe(
    '/todos?task=t1',
  );
  expect(links.getAllByRole('link')).toHaveLength(1);
});

test('older events are loaded below, from where the list ended', async () => {
  const requests: unknown[] = [];
  const { press } = await openProfile({
    answers: {
      'GET /users/profile/activity': ({ query }) => {
        requests.push(query);
        const { after } = query as { after?: string };
        return after
          ? { events: [event(1, { kind: 'account_registered' })], next: null }
          : { events: [event(2)], next: '2' };
      },
    },
  });
  await items();

  await press('Show older');

  await waitFor(async () => expect(await items()).toHaveLength(2));
  expect(requests).toEqual([{}, { after: '2' }]);
  expect(screen.queryByRole('button', { name: 'Show older' })).toBeNull();
});

test('older events that could not be loaded leave the newer ones in sight and are asked for again', async () => {
  let tries = 0;
  const { press } = await openProfile({
    answers: {
      'GET /users/profile/activity': ({ query }) => {
        if (!(query as { after?: string }).after) return { events: [event(2)], next: '2' };
        tries += 1;
        if (tries === 1) throw new Error('503');
        return { events: [event(1)], next: null };
      },
    },
  });
  await items();

  await press('Show older');
  await screen.findByText('Failed to load your activity.');
  expect(await items()).toHaveLength(1);
  await press('Retry');

  await waitFor(async () => expect(await items()).toHaveLength(2));
});

test('an account to which nothing has happened says so', async () => {
  await openProfile();

  expect(await screen.findByText('No activity yet.')).toBeTruthy();
});
