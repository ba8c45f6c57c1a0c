import { listNotifications, type Notification } from '@halyard/contracts/work/notifications.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { type Answers, fakeCall } from '../../testing/fake-call.ts';
import { person } from '../../testing/people.ts';
import { renderWithProviders } from '../../testing/render-app.tsx';
import { NotificationsPage } from './notifications-page.tsx';
import { news, pageOf } from './testing/news.ts';

const now = new Date('2026-11-21T08:42:00.000Z');
const on = { email: true, push: true };
const preferences = { security: on, intelligence: on, governed: { security: on, intelligence: on } };
const list = [
  news(7, { title: 'Leaked credentials', message: 'See the logs', actionRequired: true, why: 'assigned_to_you' }),
  news(6, { title: 'Odd traffic', read: true }),
  news(5, { title: 'Port scan', time: '2026-11-20T23:59:00.000Z' }),
  news(4, { title: 'Old leak', time: '2026-11-13T00:00:00.000Z', read: true }),
];

/** A server that keeps the list, as far as the screen can tell. */
function createServer(start: readonly Notification[] = list, answers: Answers = {}) {
  let kept = start;
  const matching = (filter: string) =>
    kept.filter(({ read, type, actionRequired }) => {
      if (filter === 'unread') return !read;
      if (filter === 'action_required') return actionRequired;
      return filter === 'all' || type === filter;
    });
  const unread = () => ({ unread: kept.filter(({ read }) => !read).length });
  const gone = new Map<string, Notification>();
  function take(ids: readonly string[]) {
    for (const one of kept) if (ids.includes(one.id)) gone.set(one.id, one);
    kept = kept.filter(({ id }) => !ids.includes(id));
    return { ids, ...unread() };
  }
  const idsIn = (body: unknown) => (body as { ids: string[] }).ids;
  return fakeCall({
    'GET /notifications': ({ query }) => pageOf(matching((query as { filter: string }).filter), unread()),
    'PUT /notifications/read': ({ body }) => {
      const { read } = body as { read: boolean };
      kept = kept.map((one) => (idsIn(body).includes(one.id) ? { ...one, read } : one));
      return unread();
    },
    'POST /notifications/read-all': () => {
      const ids = matching('unread').map(({ id }) => id);
      kept = kept.map((one) => ({ ...one, read: true }));
      return { ids, unread: 0 };
    },
    'POST /notifications/dismissal': ({ body }) => take(idsIn(body)),
    'POST /notifications/clear': ({ body }) => {
      const { includeActionRequired } = body as { includeActionRequired: boolean };
      return take(kept.filter((one) => includeActionRequired || !one.actionRequired).map(({ id }) => id));
    },
    'POST /notifications/restore': ({ body }) => {
      const back = idsIn(body).flatMap((id) => gone.get(id) ?? []);
      kept = [...kept, ...back].sort((one, other) => Number(other.id) - Number(one.id));
      return unread();
    },
    'GET /notifications/preferences': () => preferences,
    ...answers,
  });
}

async function open({ path = '/notifications', server = createServer(), role = 'analyst' as const, ...rest } = {}) {
  const session = { currentUser: person({ role, ...rest }) };
  const opened = renderWithProviders(<NotificationsPage />, { call: server.call, path, now, session });
  await screen.findByRole('heading', { level: 1, name: 'Notifications' });
  await screen.findByRole('button', { name: /^Today/ });
  return { ...opened, sent: server.sent, user: userEvent.setup() };
}

const group = (name: RegExp) => screen.getByRole('button', { name });
const item = (text: string | RegExp) => within(screen.getByText(text).closest('li') ?? document.body);
const bodies = (sent: readonly { endpoint: string; body?: unknown }[], endpoint: string) =>
  sent.filter((one) => one.endpoint === endpoint).map(({ body }) => body);

test('three groups with their counts; Today is open, the other two are not', async () => {
  const { user } = await open();

  expect(group(/^Today/).getAttribute('aria-expanded')).toBe('true');
  expect(group(/^Today/).textContent).toContain('2');
  expect(group(/^Yesterday/).getAttribute('aria-expanded')).toBe('false');
  expect(group(/^Previous 7 Days/).getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByText(/Port scan/)).toBeNull();

  await user.click(group(/^Yesterday/));
  expect(await screen.findByText(/Port scan/)).toBeTruthy();
  await user.click(group(/^Yesterday/));
  await waitFor(() => expect(screen.queryByText(/Port scan/)).toBeNull());
});

test('the unread line says how many are unread, whatever filter is chosen', async () => {
  const { user } = await open();
  expect(await screen.findByText('2 unread notifications')).toBeTruthy();

  await user.click(screen.getByRole('radio', { name: 'Entity' }));

  expect(await screen.findByText('No notifications found')).toBeTruthy();
  expect(screen.getByText('2 unread notifications')).toBeTruthy();
});

test('seven filters, kept in the address', async () => {
  const { user, router } = await open();
  expect(screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).labels?.[0]?.textContent)).toEqual([
    ...['All', 'Unread', 'Security', 'Entity', 'Intel', 'System', 'Action required'],
  ]);

  await user.click(screen.getByRole('radio', { name: 'Action required' }));

  await waitFor(() => expect(screen.queryByText(/Odd traffic/)).toBeNull());
  expect(screen.getByText(/Leaked credentials/)).toBeTruthy();
  expect(router.state.location.search).toEqual({ filter: 'action_required' });
});

test('a link with filter, groups and item opens what it names', async () => {
  await open({ path: '/notifications?filter=security&open=none&item=5' });

  expect(await screen.findByText(/Port scan/)).toBeTruthy();
  expect(screen.getByText('This goes to all users.')).toBeTruthy();
  expect(screen.queryByText(/Leaked credentials/)).toBeNull();
});

test('each can be asked why it came', async () => {
  const { user } = await open();
  await screen.findByText(/Leaked credentials/);

  await user.click(item(/Leaked credentials/).getByRole('button', { name: 'Why did I get this?' }));

  expect(await screen.findByText('You are assigned to this incident.')).toBeTruthy();
  expect(item(/Leaked credentials/).getByText('11/21/2026 08:00 UTC')).toBeTruthy();
});

test('one is marked unread and read again, and leads to its record', async () => {
  const { user, sent } = await open();
  await screen.findByText(/Odd traffic/);

  await user.click(item(/Odd traffic/).getByRole('button', { name: 'Mark as unread' }));
  expect(await screen.findByText('3 unread notifications')).toBeTruthy();
  await user.click(item(/Odd traffic/).getByRole('button', { name: 'Mark as read' }));
  expect(await screen.findByText('2 unread notifications')).toBeTruthy();

  expect(screen.getByRole('link', { name: /Odd traffic/ }).getAttribute('href')).toBe('/security?incident=6');
  expect(bodies(sent, 'PUT /notifications/read')).toEqual([
    { ids: ['6'], read: false },
    { ids: ['6'], read: true },
  ]);
});

test('one is dismissed, the focus goes on to the next, and Undo brings it back', async () => {
  const { user } = await open();
  await screen.findByText(/Leaked credentials/);

  await user.click(item(/Leaked credentials/).getByRole('button', { name: 'Dismiss' }));

  await waitFor(() => expect(screen.queryByText(/Leaked credentials/)).toBeNull());
  expect(document.activeElement?.textContent).toContain('Odd traffic');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(/Leaked credentials/)).toBeTruthy();
});

test('Mark All Read marks all read, and Undo marks those unread that were', async () => {
  const { user, sent } = await open();
  await screen.findByText('2 unread notifications');

  await user.click(screen.getByRole('button', { name: 'Mark All Read' }));
  expect(await screen.findByText('0 unread notifications')).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));

  expect(await screen.findByText('2 unread notifications')).toBeTruthy();
  expect(bodies(sent, 'PUT /notifications/read')).toEqual([{ ids: ['7', '5'], read: false }]);
});

test('Clear All asks first, leaves what waits for an action, and can be undone', async () => {
  const { user } = await open();
  await screen.findByText(/Odd traffic/);

  await user.click(screen.getByRole('button', { name: 'Clear All' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Clear all notifications?' }));
  await user.click(question.getByRole('button', { name: 'Clear All' }));

  await waitFor(() => expect(screen.queryByText(/Odd traffic/)).toBeNull());
  expect(screen.getByText(/Leaked credentials/)).toBeTruthy();
  expect(await screen.findByText('3 notifications cleared.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(/Odd traffic/)).toBeTruthy();
});

test('Clear All takes what waits for an action too where that is ticked', async () => {
  const { user, sent } = await open();
  await user.click(screen.getByRole('button', { name: 'Clear All' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Clear all notifications?' }));

  await user.click(question.getByRole('checkbox', { name: 'Also clear notifications that require action' }));
  await user.click(question.getByRole('button', { name: 'Clear All' }));

  expect(await screen.findByText('No notifications found')).toBeTruthy();
  expect(bodies(sent, 'POST /notifications/clear')).toEqual([{ includeActionRequired: true }]);
});

test('arrows move from one notification to the next', async () => {
  const { user } = await open();
  await screen.findByText(/Leaked credentials/);
  group(/^Today/).focus();

  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(document.activeElement?.textContent).toContain('Odd traffic');
  await user.keyboard('{End}');
  expect(document.activeElement).toBe(group(/^Previous 7 Days/));
});

test('a rejected change is told and leaves the list as the server has it', async () => {
  const server = createServer(list, {
    'POST /notifications/dismissal': () => {
      throw new Error('503');
    },
  });
  const { user } = await open({ server });
  await screen.findByText(/Odd traffic/);

  await user.click(item(/Odd traffic/).getByRole('button', { name: 'Dismiss' }));

  expect(await screen.findByText('Failed to save the change. Try again.')).toBeTruthy();
  expect(await screen.findByText(/Odd traffic/)).toBeTruthy();
});

test('a toggle is saved at once; what the settings hold back is disabled, with the way there', async () => {
  const off = { email: false, push: false };
  const server = createServer(list, {
    'GET /notifications/preferences': () => ({ ...preferences, governed: { security: on, intelligence: off } }),
    'PUT /notifications/preferences': ({ body }) => ({
      ...body,
      governed: { security: on, intelligence: off },
    }),
  });
  const { user, sent } = await open({ server });

  await user.click(await screen.findByRole('switch', { name: 'Security alerts by email' }));

  const held = screen.getByRole('switch', { name: 'Intelligence alerts by push' }) as HTMLInputElement;
  expect(held.disabled).toBe(true);
  expect(screen.getByRole('link', { name: 'Open Settings' }).getAttribute('href')).toBe('/settings?tab=notifications');
  await waitFor(() =>
    expect(bodies(sent, 'PUT /notifications/preferences')).toEqual([
      { security: { email: false, push: true }, intelligence: on },
    ]),
  );
});

test('administrators announce something to everybody, others do not; a failure keeps what was written', async () => {
  let isDown = true;
  const server = createServer([], {
    'POST /notifications/announcements': () => {
      if (isDown) throw new Error('503');
      return undefined;
    },
  });
  const analyst = await open();
  expect(screen.queryByRole('button', { name: 'Send announcement' })).toBeNull();
  analyst.unmount();
  const { user, sent } = await open({ server, role: 'admin' as never });

  await user.click(screen.getByRole('button', { name: 'Send announcement' }));
  expect(await screen.findByText('Enter a message.')).toBeTruthy();
  const field = screen.getByRole('textbox') as HTMLTextAreaElement;
  await user.type(field, 'Maintenance at 22:00');
  await user.click(screen.getByRole('button', { name: 'Send announcement' }));
  await screen.findByText('Failed to send the announcement. Your text is kept. Try again.');
  expect(field.value).toBe('Maintenance at 22:00');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Send announcement' }));

  expect(await screen.findByText('Announcement sent.')).toBeTruthy();
  expect(field.value).toBe('');
  expect(bodies(sent, 'POST /notifications/announcements').at(-1)).toEqual({ message: 'Maintenance at 22:00' });
});

test('a list that cannot be loaded says so and can be asked for again', async () => {
  let isDown = true;
  const working = createServer();
  const server = createServer(list, {
    'GET /notifications': async (input) => {
      if (isDown) throw new Error('503');
      return working.call(listNotifications, input);
    },
  });
  renderWithProviders(<NotificationsPage />, { call: server.call, path: '/notifications', now });
  await screen.findByText('Failed to load notifications.');
  isDown = false;

  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));

  expect(await screen.findByText(/Leaked credentials/)).toBeTruthy();
});

test('older ones are said to be archived', async () => {
  await open();

  expect(screen.getByText('Older notifications are archived.')).toBeTruthy();
});
