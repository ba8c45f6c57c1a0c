import type { Todo } from '@halyard/contracts/work/todos.ts';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';

type Options = Omit<Parameters<typeof renderApp>[0], 'path' | 'as'>;

async function openProfile(options: Options = {}) {
  const opened = renderApp({ path: '/profile', as: 'analyst', ...options });
  await screen.findByRole('heading', { level: 1 });
  const reports = () => opened.sent.filter(({ endpoint }) => endpoint === 'POST /analytics').map(({ body }) => body);
  return { ...opened, reports };
}

test('a screen is counted once by its route, without what is in its address', async () => {
  const { router, reports } = await openProfile({ isAnalyticsOn: true });
  await waitFor(() => expect(reports()).toEqual([{ kind: 'page_view', route: '/profile' }]));

  await act(() => router.navigate({ to: '/settings', search: { events: 'all' } }));

  await waitFor(() => expect(reports()).toHaveLength(2));
  expect(reports()[1]).toEqual({ kind: 'page_view', route: '/settings' });
});

test('switched off, nothing is counted', async () => {
  const { reports } = await openProfile({ isAnalyticsOn: false });

  expect(reports()).toEqual([]);
});

test('a screen that broke is counted as an error', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const task: Todo = {
    id: 't1',
    text: 'Call the bank',
    completed: false,
    priority: 'low',
    dueDate: null,
    createdAt: '2026-11-20T08:00:00.000Z',
    completedAt: null,
  };
  const { router, reports } = await openProfile({ isAnalyticsOn: true, answers: { 'GET /todos': () => [task] } });
  vi.spyOn(Intl, 'Collator').mockImplementation(function fail() {
    throw new Error('A browser that sorts no names');
  });

  await act(() => router.navigate({ to: '/todos', search: { sort: 'text' } }));

  await waitFor(() => expect(reports()).toContainEqual({ kind: 'error', route: '/todos' }));
});

test('counting that fails is not told to anybody', async () => {
  const reject = () => {
    throw new Error('503');
  };
  await openProfile({ isAnalyticsOn: true, answers: { 'POST /analytics': reject } });

  expect(screen.queryByRole('alert')).toBeNull();
});
