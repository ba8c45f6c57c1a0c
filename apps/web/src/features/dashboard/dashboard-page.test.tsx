import type { Account } from '@halyard/contracts/accounts/account.ts';
import type { DashboardSummary, TaskActivity } from '@halyard/contracts/work/dashboard.ts';
import type { Todo } from '@halyard/contracts/work/todos.ts';
import { focusManager } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { type Answers, fakeCall } from '../../testing/fake-call.ts';
import { person } from '../../testing/people.ts';
import { renderWithProviders } from '../../testing/render-app.tsx';
import { DashboardPage } from './dashboard-page.tsx';
import { pollEveryMs } from './dashboard-queries.ts';

const now = new Date('2026-11-21T08:42:00.000Z');
const summary: DashboardSummary = {
  totalRecords: 28,
  activeProcesses: 7,
  completedProcesses: 21,
  processingRate: 12,
  completionRate: 75,
};
const activity: TaskActivity = {
  trend: { scope: 'own', tasksBefore: 25, tasksNow: 28, percent: 12 },
  days: [2, 3, 4, 2, 5, 3, 1].map((completed, index) => ({ day: `2026-11-${15 + index}`, completed })),
};
const high: Todo = {
  id: 't1',
  text: 'Rotate the keys',
  completed: false,
  priority: 'high',
  dueDate: null,
  createdAt: '2026-11-01T08:00:00.000Z',
  completedAt: null,
};
const reject = () => {
  throw new Error('500');
};

afterEach(() => {
  focusManager.setFocused(undefined);
  vi.useRealTimers();
});

type Change = { readonly answers?: Answers; readonly account?: Partial<Account>; readonly reload?: () => void };

function openDashboard({ answers = {}, account = {}, reload = () => {} }: Change = {}) {
  const server = fakeCall({
    'GET /dashboard/summary': () => summary,
    'GET /todos/activity': () => activity,
    'GET /todos': () => [high, { ...high, id: 't2', text: 'Call Ada' }],
    'GET /dashboard/layout': () => ({ widgets: null }),
    'PUT /dashboard/layout': ({ body }) => body,
    'PUT /todos/:id': ({ body }) => ({ ...high, ...(body as Todo) }),
    ...answers,
  });
  const session = { currentUser: person(account) };
  const view = renderWithProviders(<DashboardPage reload={reload} />, {
    call: server.call,
    session,
    path: '/dashboard',
    now,
  });
  const count = (endpoint: string) => server.sent.filter((sent) => sent.endpoint === endpoint).length;
  return { ...view, sent: server.sent, count };
}

const widgetTitles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('the person is greeted by first name, with role and day', async () => {
  openDashboard();

  expect(await screen.findByRole('heading', { level: 1, name: 'Welcome back, Ada' })).toBeTruthy();
  expect(screen.getByText('Analyst')).toBeTruthy();
  expect(screen.getByText('Saturday 21 November 2026')).toBeTruthy();
  expect(await screen.findByRole('link', { name: '2 of your 7 active tasks are high priority.' })).toBeTruthy();
});

test('an account without a name is greeted as User', async () => {
  openDashboard({ account: { firstName: null } });

  expect(await screen.findByRole('heading', { level: 1, name: 'Welcome back, User' })).toBeTruthy();
});

test('a role that waits for approval is named', async () => {
  openDashboard({ account: { role: 'user', requestedRole: 'admin' } });

  expect(await screen.findByText('Your Administrator access is awaiting approval')).toBeTruthy();
});

test('each card is a link to the rows that it counts', async () => {
  openDashboard();
  const cards = within(await screen.findByRole('list', { name: 'Task summary' }));

  expect(cards.getByRole('link', { name: 'Total Tasks 28' }).getAttribute('href')).toBe('/todos');
  expect(cards.getByRole('link', { name: 'Active Tasks 7' }).getAttribute('href')).toBe('/todos?show=active');
  expect(cards.getByRole('link', { name: 'Completed Tasks 21' }).getAttribute('href')).toBe('/todos?show=completed');
  expect(cards.getByRole('link', { name: 'Completion Rate 75%' })).toBeTruthy();
});

test('the trend is written with its sign and explains itself', async () => {
  openDashboard();

  expect(await screen.findByText('+12%')).toBeTruthy();
  expect(await screen.findByText('28 tasks now, 25 seven days ago.')).toBeTruthy();
});

test('the trend of the team says that it is the team’s', async () => {
  const trend = { ...activity.trend, scope: 'team' as const };
  openDashboard({ answers: { 'GET /todos/activity': () => ({ ...activity, trend }) } });

  expect(await screen.findByText('team')).toBeTruthy();
});

test('without an older task there is a reason instead of a trend', async () => {
  const trend = { scope: 'own' as const, tasksBefore: 0, tasksNow: 3, percent: null };
  openDashboard({
    answers: {
      'GET /dashboard/summary': () => ({ ...summary, processingRate: 0 }),
      'GET /todos/activity': () => ({ ...activity, trend }),
    },
  });

  expect(await screen.findByText('no trend yet')).toBeTruthy();
  expect(screen.getByText(/at least seven days of data/)).toBeTruthy();
});

test('an empty body counts as zeros, not as a failure', async () => {
  openDashboard({ answers: { 'GET /dashboard/summary': () => undefined } });

  expect(await screen.findByRole('link', { name: 'Total Tasks 0' })).toBeTruthy();
  expect(screen.queryByText('Error Loading Dashboard')).toBeNull();
});

test('a first failure shows the error screen and the toast, and Retry reloads', async () => {
  const reload = vi.fn();
  openDashboard({ reload, answers: { 'GET /dashboard/summary': reject } });

  expect(await screen.findByRole('heading', { name: 'Error Loading Dashboard' })).toBeTruthy();
  expect(screen.getAllByText('Failed to load dashboard data')).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(reload).toHaveBeenCalledOnce();
});

test('the figures are asked for every 30 seconds until the screen is left', async () => {
  vi.useFakeTimers();
  const { count, unmount } = openDashboard();
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(screen.getByRole('link', { name: 'Total Tasks 28' })).toBeTruthy();
  expect(count('GET /dashboard/summary')).toBe(1);

  expect(pollEveryMs).toBe(30_000);
  await act(() => vi.advanceTimersByTimeAsync(pollEveryMs));
  expect(count('GET /dashboard/summary')).toBe(2);

  unmount();
  await vi.advanceTimersByTimeAsync(90_000);
  expect(count('GET /dashboard/summary')).toBe(2);
});

test('a hidden tab asks for nothing', async () => {
  vi.useFakeTimers();
  const { count } = openDashboard();
  await act(() => vi.advanceTimersByTimeAsync(100));

  focusManager.setFocused(false);
  await act(() => vi.advanceTimersByTimeAsync(3 * pollEveryMs));

  expect(count('GET /dashboard/summary')).toBe(1);
});

test('an outage keeps the last good figures, says since when, and is told once', async () => {
  vi.useFakeTimers();
  vi.setSystemTime(now);
  let isOut = false;
  openDashboard({ answers: { 'GET /dashboard/summary': () => (isOut ? reject() : summary) } });
  await act(() => vi.advanceTimersByTimeAsync(100));

  isOut = true;
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(screen.getByText('Last updated 08:42')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Total Tasks 28' })).toBeTruthy();
  expect(screen.getAllByText('Failed to load dashboard data')).toHaveLength(1);

  // The toast has gone by the second failure and does not come back.
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(screen.queryByText('Failed to load dashboard data')).toBeNull();

  isOut = false;
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(screen.queryByText(/Last updated/)).toBeNull();
});

test('everybody starts with three widgets', async () => {
  openDashboard();
  await screen.findByRole('heading', { name: 'Statistics' });

  expect(widgetTitles()).toEqual(['Statistics', 'Task Activity', 'AI Assistant']);
});

test('the dialog adds the chosen widget, Cancel adds nothing', async () => {
  const { sent } = openDashboard();
  await screen.findByRole('heading', { name: 'Statistics' });

  await userEvent.click(screen.getByRole('button', { name: 'Add Widget' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel', hidden: true }));
  expect(widgetTitles()).toHaveLength(3);

  await userEvent.click(screen.getByRole('button', { name: 'Add Widget' }));
  await userEvent.click(await screen.findByRole('button', { name: /^Task Activity/, hidden: true }));
  await waitFor(() => expect(widgetTitles()).toHaveLength(4));
  await waitFor(() => expect(sent.some(({ endpoint }) => endpoint === 'PUT /dashboard/layout')).toBe(true));
  const saved = sent.find(({ endpoint }) => endpoint === 'PUT /dashboard/layout')?.body as {
    widgets: { id: string }[];
  };
  expect(saved.widgets.map(({ id }) => id)).toEqual([
    ...['stats-1793520000000', 'chart-1793520000000', 'ai-1793520000000'],
    `chart-${now.getTime()}`,
  ]);
});

test('a removed widget comes back by Undo, all of them by Reset layout', async () => {
  openDashboard();
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Statistics' }));
  await waitFor(() => expect(widgetTitles()).toEqual(['Task Activity', 'AI Assistant']));

  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(widgetTitles()).toHaveLength(3));

  for (const title of ['Statistics', 'Task Activity', 'AI Assistant']) {
    await userEvent.click(screen.getByRole('button', { name: `Remove ${title}` }));
  }
  expect(await screen.findByText(/No widgets yet/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Reset layout' }));
  await waitFor(() => expect(widgetTitles()).toHaveLength(3));
});

test('removing a widget leads the keyboard to its neighbour, and from the last one to the button that adds', async () => {
  openDashboard();
  (await screen.findByRole('button', { name: 'Remove Statistics' })).focus();

  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(widgetTitles()).toHaveLength(2));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove Task Activity' }));

  await userEvent.keyboard('{Enter}{Enter}');
  await screen.findByText(/No widgets yet/);
  expect(document.activeElement?.textContent).toBe('Add Widget');
});

test('a layout that a reload came before is saved by the next page', async () => {
  const { unmount } = openDashboard({ answers: { 'PUT /dashboard/layout': () => new Promise(() => {}) } });
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Statistics' }));
  await waitFor(() => expect(widgetTitles()).toHaveLength(2));
  unmount();

  const { sent } = openDashboard();
  await waitFor(() => expect(widgetTitles()).toEqual(['Task Activity', 'AI Assistant']));
  expect(sent.map(({ endpoint }) => endpoint)).toContain('PUT /dashboard/layout');
  expect(sent.map(({ endpoint }) => endpoint)).not.toContain('GET /dashboard/layout');
});

test('a widget dragged by the pointer gets its position once, at the end of the drag', async () => {
  const { sent } = openDashboard();
  const saved = () => sent.filter(({ endpoint }) => endpoint === 'PUT /dashboard/layout');
  const handle = await screen.findByRole('button', { name: 'Move AI Assistant' });

  // The test page has no size: here a column is one pixel wide, while a row is always 64 high.
  fireEvent.pointerDown(handle, { button: 0, clientX: 100, clientY: 100 });
  fireEvent.pointerMove(handle, { clientX: 97, clientY: 400 });
  fireEvent.pointerMove(handle, { clientX: 91, clientY: 548 });
  expect(screen.queryByText('AI Assistant: column 1, row 8')).toBeNull();
  fireEvent.pointerUp(handle);

  expect(await screen.findByText('AI Assistant: column 1, row 8')).toBeTruthy();
  await waitFor(() => expect(saved()).toHaveLength(1));
  expect(saved()[0]?.body).toHaveProperty('widgets.2', {
    id: 'ai-1793520000000',
    type: 'ai',
    x: 0,
    y: 7,
    width: 3,
    height: 7,
  });
});

test('arrow keys on the handle move a widget, say where it is, and Escape puts it back', async () => {
  openDashboard();
  const handle = await screen.findByRole('button', { name: 'Move AI Assistant' });
  handle.focus();

  for (let press = 0; press < 7; press++) await userEvent.keyboard('{ArrowDown}');
  // Nothing stands above it yet, so it packs upwards; one column to the left it lies below the chart.
  expect(await screen.findByText('AI Assistant: column 10, row 1')).toBeTruthy();
  await userEvent.keyboard('{ArrowLeft}');
  expect(await screen.findByText('AI Assistant: column 9, row 8')).toBeTruthy();
  expect(document.activeElement).toBe(handle);

  await userEvent.keyboard('{Escape}');
  expect(await screen.findByText('Move canceled: AI Assistant')).toBeTruthy();
});

test('arrow keys with Shift resize', async () => {
  const { sent } = openDashboard();
  (await screen.findByRole('button', { name: 'Move AI Assistant' })).focus();

  await userEvent.keyboard('{Shift>}{ArrowLeft}{ArrowDown}{/Shift}');

  expect(await screen.findByText('AI Assistant: 2 columns wide, 8 rows high')).toBeTruthy();
  await waitFor(() => expect(sent.filter(({ endpoint }) => endpoint === 'PUT /dashboard/layout')).toHaveLength(1));
});

test('single clicks in the menu of a widget move and resize it, and say why a step cannot be taken', async () => {
  const { sent } = openDashboard();
  await userEvent.click(await screen.findByRole('button', { name: 'Arrange AI Assistant' }));
  expect(screen.getByRole('menuitem', { name: /^Move right/ }).textContent).toBe('Move right at the right edge');

  await userEvent.click(screen.getByRole('menuitem', { name: 'Make taller' }));
  expect(await screen.findByText('AI Assistant: 3 columns wide, 8 rows high')).toBeTruthy();
  await userEvent.click(screen.getByRole('menuitem', { name: 'Make shorter' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Move left' }));

  expect(await screen.findByText('AI Assistant: column 4, row 1')).toBeTruthy();
  await waitFor(() => expect(sent.filter(({ endpoint }) => endpoint === 'PUT /dashboard/layout')).toHaveLength(1));
});

test('a layout that cannot be saved is told', async () => {
  openDashboard({ answers: { 'PUT /dashboard/layout': reject } });

  await userEvent.click(await screen.findByRole('button', { name: 'Remove Statistics' }));

  expect(await screen.findByText('Failed to save your layout. Try again.')).toBeTruthy();
});

test('the line chart runs from Monday to Sunday and each point leads to its day', async () => {
  openDashboard();
  const chart = within(await screen.findByRole('region', { name: 'Task Activity' }));
  expect(await chart.findByText('5 on Thursday')).toBeTruthy();

  const points = chart.getAllByRole('link').map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]);
  expect(points).toHaveLength(7);
  expect(points[0]).toEqual(['3 on Monday', '/todos?completed=2026-11-16']);
  expect(chart.getAllByText(/^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)$/).map(({ textContent }) => textContent)).toEqual([
    'Mon',
    'Tue',
    'Wed',
    'Thu',
    'Fri',
    'Sat',
    'Sun',
  ]);

  await userEvent.click(chart.getByRole('button', { name: 'Show table' }));
  expect(chart.getAllByRole('row')).toHaveLength(8);
});

test('the advice names its rule and its numbers, and can be hidden', async () => {
  openDashboard();
  const card = within(await screen.findByRole('region', { name: 'AI Assistant' }));
  const alert = await card.findByRole('link', { name: '2 high-priority tasks are active' });

  expect(alert.getAttribute('href')).toBe('/todos?show=active&priority=high');
  expect(card.getByText('Rule: more than 5 active tasks. Now 7.')).toBeTruthy();
  await userEvent.click(card.getByRole('button', { name: 'Hide' }));
  expect(card.queryByText('2 high-priority tasks are active')).toBeNull();
  expect(card.getByRole('button', { name: 'Show' })).toBeTruthy();
});

test('where no rule applies the card says so', async () => {
  const calm = { ...summary, activeProcesses: 2, completionRate: 50 };
  openDashboard({ answers: { 'GET /dashboard/summary': () => calm, 'GET /todos': () => [] } });

  expect(await screen.findByText('You are on track. No suggestions right now.')).toBeTruthy();
});

test('ticking a task of the card completes it, a rejection brings it back', async () => {
  let isOut = true;
  const { sent } = openDashboard({
    answers: { 'PUT /todos/:id': ({ body }) => (isOut ? reject() : { ...high, ...(body as Todo) }) },
  });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Complete "Rotate the keys"' }));
  expect(await screen.findByText('Failed to update task. Please try again.')).toBeTruthy();

  isOut = false;
  await userEvent.click(screen.getByRole('checkbox', { name: 'Complete "Rotate the keys"' }));

  await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Complete "Rotate the keys"' })).toBeNull());
  expect(sent.findLast(({ endpoint }) => endpoint === 'PUT /todos/:id')?.body).toEqual({
    id: 't1',
    text: 'Rotate the keys',
    completed: true,
  });
});
