import type { AuditEntry } from '@halyard/contracts/server/audit.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { TransportError } from '../../api/errors/transport-error.ts';
import { type Answers, fakeCall, type ReplyTo } from '../../testing/fake-call.ts';
import { renderWithProviders } from '../../testing/render-app.tsx';
import { searchText } from '../../testing/search-text.ts';
import { AuditPage } from './audit-page.tsx';

type Query = Readonly<Record<string, string | undefined>>;

const link = (seq: number, change: Partial<AuditEntry> = {}): AuditEntry => ({
  seq,
  at: '2026-11-21T08:42:00.000Z',
  actorId: 'p1',
  actorName: 'ada',
  action: 'signed_in',
  objectType: 'person',
  objectId: 'p1',
  objectName: 'ada',
  address: '203.0.113.7',
  requestId: 'req-12345678',
  hash: `${seq}abcdef0123456789`,
  ...change,
});

const answerWith = (entries: readonly AuditEntry[], change: object = {}) => ({
  entries,
  total: entries.length,
  totalIsAtLeast: false,
  next: null,
  actions: ['signed_in', 'task_added', 'thing_of_tomorrow'],
  archivedUpTo: null,
  ...change,
});

const reject = (serverMessage?: string) => () => {
  throw new TransportError({ problem: 'serverError', status: 500, serverMessage });
};

function openAudit(entries: readonly AuditEntry[], answers: Answers = {}, path = '/audit') {
  const server = fakeCall({ 'GET /audit': () => answerWith(entries), ...answers });
  const view = renderWithProviders(<AuditPage />, { call: server.call, path });
  return {
    user: userEvent.setup(),
    sent: server.sent,
    requests: () => server.sent.filter(({ endpoint }) => endpoint === 'GET /audit').map(({ query }) => query as Query),
    address: () => searchText(view.router) as Query,
  };
}

/** What the browser was handed as files. */
function watchDownloads() {
  const files: { name: string; blob: Blob }[] = [];
  const blobs: Blob[] = [];
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL(blob: Blob) {
        blobs.push(blob);
        return 'blob:here';
      }
      static override revokeObjectURL() {}
    },
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    const blob = blobs.at(-1);
    if (blob) files.push({ name: this.download, blob });
  });
  return files;
}

const rows = () =>
  within(screen.getByRole('table', { name: 'Audit entries' }))
    .getAllByRole('row')
    .slice(1);
const open = (number: number) => screen.findByRole('button', { name: `Signed in, entry ${number}` });

test('each entry says when, who, what, about what, from where and with which seal', async () => {
  openAudit([
    link(2),
    link(1, { actorId: null, actorName: null, action: 'thing_of_tomorrow', objectType: 'todo', objectName: null }),
  ]);
  await open(2);

  const cells = rows().map((row) =>
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.lastChild?.textContent),
  );
  expect(cells).toEqual([
    ['11/21/2026 08:42', 'ada', 'Signed in', 'ada', '203.0.113.7', 'req-1234', '2abcdef0'],
    ['11/21/2026 08:42', 'Anonymous', 'thing_of_tomorrow', 'Task', '203.0.113.7', 'req-1234', '1abcdef0'],
  ]);
  expect(screen.getByText('2 entries')).toBeTruthy();
});

test('the screen says that it loads, that nothing matches, and that loading failed', async () => {
  let answer: (reply: ReplyTo<'GET /audit'>) => void = () => {};
  const { user } = openAudit(
    [],
    { 'GET /audit': () => new Promise((resolve) => (answer = resolve)) },
    '/audit?actor=zzz',
  );
  expect(await screen.findByText('Loading the audit log...')).toBeTruthy();

  answer(answerWith([]));
  expect(await screen.findByText('No entries match the filter.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Clear filter' }));

  await waitFor(() => expect(screen.queryByRole('button', { name: 'Clear filter' })).toBeNull());
});

test.each([
  ['The log rests.', 'The log rests.'],
  [undefined, 'Failed to load the audit log.'],
])('a log that cannot be read: message %s', async (message, shown) => {
  openAudit([], { 'GET /audit': reject(message) });

  expect((await screen.findByRole('alert')).textContent).toBe(shown);
});

test('the filter stands in the address, and days are whole days of the zone', async () => {
  const { user, requests, address } = openAudit([link(1)]);
  await open(1);

  await user.type(screen.getByRole('searchbox', { name: 'Actor' }), 'ada');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Action' }), 'Task added');
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-11-20' } });
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-11-21' } });

  await waitFor(() =>
    expect(requests().at(-1)).toEqual({
      actor: 'ada',
      action: 'task_added',
      from: '2026-11-20T00:00:00.000Z',
      to: '2026-11-22T00:00:00.000Z',
    }),
  );
  expect(address()).toEqual({ actor: 'ada', action: 'task_added', from: '2026-11-20', to: '2026-11-21' });
  expect(await screen.findByText('1 entry matches')).toBeTruthy();
});

test('a link shows what it asks for, even an action that never occurred', async () => {
  const { requests } = openAudit([link(1)], {}, '/audit?object=todo&action=user_deleted');
  await open(1);

  expect(requests()[0]).toEqual({ object: 'todo', action: 'user_deleted' });
  expect(screen.getByRole('combobox', { name: 'Action' })).toHaveProperty('value', 'user_deleted');
  expect(screen.getByRole('searchbox', { name: 'Object' })).toHaveProperty('value', 'todo');
});

test('older entries are added below', async () => {
  const { user, requests } = openAudit([], {
    'GET /audit': ({ query }) =>
      (query as Query).after === '2'
        ? answerWith([link(1)], { total: 2 })
        : answerWith([link(2)], { total: 2, next: '2' }),
  });
  await open(2);
  expect(screen.getByText('Showing 1 of 2 entries.')).toBeTruthy();

  await user.click(screen.getByRole('button', { name: 'Show older' }));

  expect(await open(1)).toBeTruthy();
  expect(await open(2)).toBeTruthy();
  expect(requests().at(-1)).toEqual({ after: '2' });
  expect(screen.queryByRole('button', { name: 'Show older' })).toBeNull();
});

test('where not all entries are counted, there are at least so many', async () => {
  openAudit([], { 'GET /audit': () => answerWith([link(1)], { total: 1_000, totalIsAtLeast: true }) });
  await open(1);

  expect(screen.getByText('1,000+ entries')).toBeTruthy();
  expect(screen.getByText('Showing 1 of 1,000+ entries.')).toBeTruthy();
});

test('what comes from the archive is said to, and nothing is said where none does', async () => {
  const { user } = openAudit([], {
    'GET /audit': ({ query }) =>
      (query as Query).after === '2'
        ? answerWith([link(1)], { total: 2, archivedUpTo: 1 })
        : answerWith([link(2)], { total: 2, next: '2', archivedUpTo: 1 }),
  });
  await open(2);
  expect(screen.queryByText(/from the archive/)).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Show older' }));

  expect(await screen.findByText(/Entries up to 1 come from the archive\./)).toBeTruthy();
});

test('an entry opens with all it holds, and leads to the others of its actor', async () => {
  const { user, requests, address } = openAudit([link(7)]);

  await user.click(await open(7));
  const dialog = within(await screen.findByRole('dialog', { name: 'Entry 7' }));
  expect(address()).toEqual({ entry: '7' });
  expect(dialog.getByText('2026-11-21T08:42:00.000Z')).toBeTruthy();
  expect(dialog.getByText('signed_in')).toBeTruthy();
  expect(dialog.getByLabelText('Hash (SHA-256)')).toHaveProperty('value', '7abcdef0123456789');
  await user.click(dialog.getByRole('link', { name: 'All entries of this actor' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(address()).toEqual({ actor: 'p1' });
  expect(requests().at(-1)).toEqual({ actor: 'p1' });
});

test('a link to an entry finds it where the list does not show it, and says when there is none', async () => {
  const answers: Answers = {
    'GET /audit': ({ query }) => answerWith((query as Query).after === '4' ? [link(3), link(2)] : [link(9)]),
  };
  openAudit([], answers, '/audit?entry=3');
  const dialog = within(await screen.findByRole('dialog', { name: 'Entry 3' }));
  expect(await dialog.findByLabelText('Hash (SHA-256)')).toHaveProperty('value', '3abcdef0123456789');
});

test('an entry that the log does not have is said to be missing', async () => {
  openAudit([link(9)], {}, '/audit?entry=3');

  expect(await screen.findByText('This entry does not exist.')).toBeTruthy();
});

test('a whole chain is shown with its length', async () => {
  const { user } = openAudit([link(1)], {
    'POST /audit/verification': () => ({ intact: true, rows: 1204, brokenAt: null, reason: null }),
  });

  await user.click(await screen.findByRole('button', { name: 'Verify integrity' }));

  expect(await screen.findByText('Integrity verified: 1,204 entries')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('Integrity verified: 1,204 entries')).toBeNull();
});

test('a broken chain names the place and the reason, and leads there', async () => {
  const { user, address } = openAudit([link(8), link(7)], {
    'POST /audit/verification': () => ({ intact: false, rows: 6, brokenAt: 7, reason: 'entry_changed' }),
  });

  await user.click(await screen.findByRole('button', { name: 'Verify integrity' }));
  expect(await screen.findByText('Integrity check failed at entry 7: the entry was changed')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Show entry 7' }));

  expect(await screen.findByRole('dialog', { name: 'Entry 7' })).toBeTruthy();
  expect(address()).toEqual({ entry: '7' });
});

test('a check that fails says so', async () => {
  const { user } = openAudit([link(1)], { 'POST /audit/verification': reject() });

  await user.click(await screen.findByRole('button', { name: 'Verify integrity' }));

  expect(await screen.findByText('Failed to verify the audit log. Try again.')).toBeTruthy();
});

test('the export holds what the filter leaves, and says when that is not everything', async () => {
  const files = watchDownloads();
  const file = { name: 'audit-2026-11-21.csv', mediaType: 'text/csv', text: 'seq,at\n' };
  const { user, sent } = openAudit(
    [link(1)],
    { 'GET /audit/export': () => ({ file, rows: 10_000, total: 14_000 }) },
    '/audit?actor=ada',
  );
  await open(1);

  await user.click(screen.getByRole('button', { name: 'Export CSV' }));

  expect(await screen.findByText(/^Exported the newest 10,000 of 14,000 entries\./)).toBeTruthy();
  expect(sent.find(({ endpoint }) => endpoint === 'GET /audit/export')?.query).toEqual({ actor: 'ada', format: 'csv' });
  expect(files.map(({ name }) => name)).toEqual(['audit-2026-11-21.csv']);
  expect(await files[0]?.blob.text()).toBe('seq,at\n');
});
