import type { Notification } from '@halyard/contracts/work/notifications.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { news, pageOf } from '../../../features/notifications/testing/news.ts';
import type { Answers } from '../../../testing/fake-call.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { withCount } from './use-count-in-title.ts';

const now = new Date('2026-11-21T08:42:00.000Z');
const list = [
  news(7, { severity: 'high', title: 'Leaked credentials' }),
  ...[6, 5, 4, 3, 2, 1].map((id) => news(id, { severity: 'low', read: id < 6 })),
];

async function openConsole(notifications: readonly Notification[] = list, answers: Answers = {}) {
  const opened = renderApp({
    path: '/schemas',
    as: 'analyst',
    now,
    answers: { 'GET /notifications': () => pageOf(notifications), ...answers },
  });
  await screen.findByRole('heading', { level: 1 });
  return opened;
}

const bell = (name: string) => screen.findByRole('button', { name });

test('the bell has a dot while something is unread, and says how much', async () => {
  await openConsole();

  expect((await bell('Notifications, 2 unread')).querySelector('[data-testid=unseen-dot]')).not.toBeNull();
});

test('the bell has no dot when all was read', async () => {
  await openConsole(list.map((one) => ({ ...one, read: true })));

  expect((await bell('Notifications')).querySelector('[data-testid=unseen-dot]')).toBeNull();
});

test('the tab title carries the same number', async () => {
  await openConsole();

  await waitFor(() => expect(document.title).toMatch(/^\(2\) \S/));
});

test('the number in the title is replaced, bounded, and leaves no trace', () => {
  expect(withCount('(3) Threats', 4)).toBe('(4) Threats');
  expect(withCount('Threats', 1_200)).toBe('(99+) Threats');
  expect(withCount('(99+) Threats', 0)).toBe('Threats');
});

test('the bell opens on the newest five with their severity, and on the way to all of them', async () => {
  const { user } = await openConsole();

  await user.click(await bell('Notifications, 2 unread'));

  await within(screen.getByRole('menu')).findByText(/Leaked credentials/);
  const items = within(screen.getByRole('menu')).getAllByRole('menuitem');
  expect(items).toHaveLength(6);
  expect(items[0]?.textContent).toContain('high');
  expect(items[1]?.textContent).toContain('low');
  expect(items.at(-1)?.getAttribute('href')).toBe('/notifications');
});

test('an item leads to its record and is read from then on', async () => {
  const { user, router, sent } = await openConsole(list, { 'PUT /notifications/read': () => ({ unread: 1 }) });
  await user.click(await bell('Notifications, 2 unread'));

  await user.click(await screen.findByRole('menuitem', { name: /Leaked credentials/ }));

  await waitFor(() => expect(router.state.location.href).toBe('/security?incident=7'));
  expect(sent.filter(({ endpoint }) => endpoint === 'PUT /notifications/read')).toEqual([
    { endpoint: 'PUT /notifications/read', body: { ids: ['7'], read: true } },
  ]);
});

test('an empty list and a failure are told apart', async () => {
  const quiet = await openConsole([]);
  await quiet.user.click(await bell('Notifications'));
  expect(screen.getByText('No notifications found')).toBeTruthy();
  quiet.unmount();

  const failing = await openConsole([], {
    'GET /notifications': () => {
      throw new Error('503');
    },
  });
  await failing.user.click(await bell('Notifications'));
  expect(await screen.findByText('Failed to load notifications.')).toBeTruthy();
});
