import type { EventEntry } from '@halyard/contracts/events.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { type Answers, fakeCall } from '../../testing/fake-call.ts';
import { eventList } from '../../testing/people.ts';
import { renderApp, renderWithProviders } from '../../testing/render-app.tsx';
import { EventStrip } from './event-strip.tsx';

const now = new Date('2026-11-21T08:42:00.000Z');

const event = (id: number, change: Partial<EventEntry> = {}): EventEntry => ({
  id,
  at: `2026-11-21T0${id}:00:00.000Z`,
  kind: 'task_added',
  severity: 'low',
  subject: `Task ${id}`,
  objectType: 'todo',
  objectId: `t${id}`,
  sample: false,
  ...change,
});

const locked = event(7, {
  kind: 'sign_in_locked',
  severity: 'high',
  subject: 'ada',
  objectType: null,
  objectId: null,
});
const list = eventList({
  counts: { critical: 0, high: 1, medium: 0, low: 6 },
  events: [locked, ...[6, 5, 4, 3, 2, 1].map((id) => event(id))],
  seenUpTo: 4,
  unseen: 3,
});

/** The page that a request asks for, as the server narrows it. */
function answerList({ query }: { readonly query?: unknown }) {
  const { severity } = (query ?? {}) as { readonly severity?: string };
  return { ...list, events: list.events.filter((row) => !severity || row.severity === severity) };
}

async function openConsole(answers: Answers = {}) {
  const opened = renderApp({
    path: '/schemas',
    as: 'analyst',
    now,
    answers: { 'GET /events': answerList, ...answers },
  });
  await screen.findByRole('heading', { level: 1 });
  return opened;
}

test('a count of the strip opens its rows, is kept in the address, and closing takes it out', async () => {
  const { user, router } = await openConsole();

  await user.click(await screen.findByRole('button', { name: /^1 high.*show it/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Events in the last 24 hours: high' }));
  expect((await dialog.findAllByRole('listitem')).map((row) => row.textContent)).toEqual([
    expect.stringContaining('Sign-in locked after too many attempts: ada'),
  ]);
  expect(router.state.location.search).toEqual({ events: 'high' });

  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(router.state.location.search).toEqual({}));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the total opens every row, newest first', async () => {
  const { user } = await openConsole();

  await user.click(await screen.findByRole('button', { name: /^7 events.*show them/ }));

  const dialog = within(await screen.findByRole('dialog', { name: 'Events in the last 24 hours' }));
  expect(await dialog.findAllByRole('listitem')).toHaveLength(7);
  expect(dialog.getByText('11/21/2026 06:00')).toBeTruthy();
});

test('rows that are not listed yet are counted, and come when they are asked for', async () => {
  const { user } = await openConsole({
    'GET /events': ({ query }) => ({
      ...list,
      counts: { critical: 0, high: 1, medium: 0, low: 7 },
      ...((query as { after?: string }).after === '7~1'
        ? { events: [event(0, { subject: 'The oldest' })] }
        : { next: '7~1' }),
    }),
  });

  await user.click(await screen.findByRole('button', { name: /^8 events/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(/Showing the latest 7 of 8 events\./)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Show more' }));

  expect(await dialog.findByText(/The oldest/)).toBeTruthy();
  expect(dialog.getAllByRole('listitem')).toHaveLength(8);
  expect(dialog.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('events that could not be loaded can be asked for again', async () => {
  let tries = 0;
  const { user } = await openConsole({
    'GET /events': () => {
      tries += 1;
      if (tries === 1) throw new Error('503');
      return list;
    },
  });
  await screen.findByText('Failed to load events.');

  await user.click(screen.getByRole('button', { name: 'Retry' }));

  expect(await screen.findByText('7 events')).toBeTruthy();
});

test('what happened is read again every 60,000 ms', async () => {
  vi.useFakeTimers();
  const server = fakeCall({ 'GET /events': () => list });
  renderWithProviders(<EventStrip />, { call: server.call, now });

  await act(() => vi.advanceTimersByTimeAsync(59_999));
  expect(server.sent).toHaveLength(1);

  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(server.sent).toHaveLength(2);
});
