import type { Role } from '@halyard/contracts/accounts/roles.ts';
import type { RoleOutcome, UserPage } from '@halyard/contracts/accounts/users.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createFormat } from '../../preferences/format.ts';
import { browserZone } from '../../preferences/read-day.ts';
import { StepUpDeclined } from '../../session/sign-in/step-up.ts';
import { present } from '../../testing/present.ts';
import { openUsers, pageOf, reject, rowOf, someone } from './testing/open-users.tsx';

const lastLogin = '2026-11-20T23:42:00.000Z';
const three = [
  someone('ada', { role: 'admin', lastLogin }),
  someone('bob', { role: 'analyst', department: 'Sales', status: 'pending', invited: true }),
  someone('cy', { status: 'inactive', requestedRole: 'analyst' }),
];
const names = () => screen.getAllByRole('strong').map(({ textContent }) => textContent);

test('the table says who there is, in the columns of the specification and with their names', async () => {
  openUsers(three);

  const row = await rowOf('bob');
  const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent?.replace(/[↑↓]/, ''));
  expect(headers.slice(1)).toEqual(['User', 'Name', 'Role', 'Department', 'Status', 'Last Login', 'Actions']);
  expect(row.getByText('B')).toBeTruthy();
  expect(row.getByText('bob@example.com')).toBeTruthy();
  expect(row.getByText('Analyst')).toBeTruthy();
  expect(row.getByText('Sales')).toBeTruthy();
  expect(row.getByRole('combobox', { name: 'Status of bob' })).toHaveProperty('value', 'pending');
  expect(row.getByText('Invited')).toBeTruthy();
  expect(row.getByText('Never')).toBeTruthy();
  expect(row.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    ...['Edit bob', 'Sign-in state of bob', 'Delete bob'],
  ]);
  expect((await rowOf('cy')).getByText('Requests Analyst role')).toBeTruthy();
});

test("the last sign-in is on this machine's clock, and in the preferred zone in its title", async () => {
  openUsers(three);

  const time = (await rowOf('ada')).getByText((_, element) => element?.tagName === 'TIME');

  const local = createFormat({ timeZone: browserZone(), dateFormat: 'MM/DD/YYYY' });
  expect(time.textContent).toBe(`${local.dateTime(lastLogin)} ${local.zone(lastLogin)}`);
  expect(time.getAttribute('title')).toBe('11/20/2026 23:42 UTC');
  const header = screen.getByRole('button', { name: /^Last Login/ });
  expect(header.title).toBe(`In the time zone of this device, ${browserZone()}`);
});

test('a spinner turns until people are there; when nobody matches the screen says so', async () => {
  let answer: (page: UserPage) => void = () => {};
  openUsers([], { answers: { 'GET /users': () => new Promise((resolve) => (answer = resolve)) } });
  expect(await screen.findByText('Loading users...')).toBeTruthy();

  answer(pageOf([]));

  expect(await screen.findByText('No users found matching the current filters')).toBeTruthy();
});

test('search, role and status are asked for together and stand in the address', async () => {
  const { user, requests, address } = openUsers(three);
  await rowOf('ada');

  await user.type(screen.getByRole('searchbox', { name: 'Search users' }), 'ADA');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Filter by role' }), 'admin');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Filter by status' }), 'active');

  await waitFor(() => expect(requests().at(-1)).toMatchObject({ search: 'ADA', role: 'admin', status: 'active' }));
  expect(address()).toMatchObject({ q: 'ADA', role: 'admin', status: 'active' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Filter by role' }), 'all');
  await waitFor(() => expect(requests().at(-1)).not.toHaveProperty('role'));
});

test('the filters offer exactly the roles and statuses there are', async () => {
  openUsers(three);
  await rowOf('ada');
  const valuesOf = (name: string) =>
    within(screen.getByRole('combobox', { name }))
      .getAllByRole('option')
      .map((option) => option.getAttribute('value'));

  expect(valuesOf('Filter by role')).toEqual(['all', 'admin', 'analyst', 'viewer']);
  expect(valuesOf('Filter by status')).toEqual(['all', 'active', 'inactive', 'pending']);
});

test('each role and status says how many people it would leave', async () => {
  openUsers(three);

  expect(await screen.findByRole('option', { name: 'Analyst (7)' })).toBeTruthy();
  expect(screen.getByRole('option', { name: 'Pending (7)' })).toBeTruthy();
  expect(screen.getByRole('option', { name: 'All roles' })).toBeTruthy();
});

test('a row opens its person, by the pointer anywhere and by the name with a key', async () => {
  const { user, address } = openUsers(three);
  const row = await rowOf('ada');
  await user.click(row.getByText(/@/));
  expect(await screen.findByRole('dialog')).toBeTruthy();
  const opened = address().user;
  expect(opened).toBeTruthy();

  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(address().user).toBeUndefined());
  (await rowOf('ada')).getByRole('link', { name: 'ada' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address().user).toBe(opened));
});

test('a tick in a row opens nobody', async () => {
  const { user, address } = openUsers(three);
  await user.click((await rowOf('ada')).getByRole('checkbox'));

  expect(address().user).toBeUndefined();
});

test('a link with filters shows what it asks for', async () => {
  const { requests } = openUsers(three, { path: '/users?request=role&sort=lastLogin&dir=desc&page=2' });
  await rowOf('ada');

  expect(requests()[0]).toEqual({ request: 'role', sort: 'lastLogin', direction: 'desc', page: '2', size: '50' });
});

test('every count opens the people it counts', async () => {
  const { user, requests, address } = openUsers(three, { path: '/users?role=admin' });
  await rowOf('ada');

  await user.click(await screen.findByRole('link', { name: 'Role requests 7' }));

  await waitFor(() => expect(requests().at(-1)).toMatchObject({ request: 'role' }));
  expect(address()).toEqual({ request: 'role' });
  expect(screen.getByRole('link', { name: 'Role requests 7' }).getAttribute('aria-current')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'All users 3' }).getAttribute('aria-current')).toBeNull();
});

test('a header sorts by its column, and once more the other way round', async () => {
  const { user, requests } = openUsers(three);
  await rowOf('ada');

  await user.click(screen.getByRole('button', { name: /^Last Login/ }));
  await waitFor(() => expect(requests().at(-1)).toMatchObject({ sort: 'lastLogin', direction: 'asc' }));
  await user.click(screen.getByRole('button', { name: /^Last Login/ }));

  await waitFor(() => expect(requests().at(-1)).toMatchObject({ sort: 'lastLogin', direction: 'desc' }));
  expect(screen.getByRole('columnheader', { name: /^Last Login/ }).getAttribute('aria-sort')).toBe('descending');
});

test('fifty people are a page, and the way to the next stands below', async () => {
  const { user, requests } = openUsers(three, {
    answers: {
      'GET /users': ({ query }) => pageOf(three, { total: 120, page: Number((query as { page: string }).page) }),
    },
  });
  expect(await screen.findByText('1 to 3 of 120')).toBeTruthy();

  await user.click(screen.getByRole('button', { name: 'Next' }));

  expect(await screen.findByText('51 to 53 of 120')).toBeTruthy();
  expect(requests().at(-1)).toMatchObject({ page: '2' });
});

test('a page that has gone leads to the last one there is', async () => {
  const { address } = openUsers(three, {
    path: '/users?page=9',
    answers: {
      'GET /users': ({ query }) => {
        const page = Number((query as { page: string }).page);
        return pageOf(page > 2 ? [] : three, { total: 60, page });
      },
    },
  });

  await rowOf('ada');

  expect(address()).toEqual({ page: '2' });
});

test('Refresh reads the list again and keeps the rows when that fails', async () => {
  const replies = [
    () => pageOf(three),
    reject('The directory rests.', 503),
    reject(undefined, 500),
    () => pageOf(three),
  ];
  const { user, requests } = openUsers(three, { answers: { 'GET /users': () => present(replies.shift())() } });
  await rowOf('ada');
  const refresh = screen.getByRole('button', { name: 'Refresh' });

  await user.click(refresh);
  expect((await screen.findByRole('alert')).textContent).toContain('The directory rests.');
  expect(screen.getByText('ada')).toBeTruthy();
  await user.click(refresh);
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Failed to fetch users'));
  await user.click(refresh);

  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(requests()).toHaveLength(4);
});

test('another status shows at once, is sent, and can be undone', async () => {
  const { user, writes } = openUsers(three);

  await user.selectOptions((await rowOf('ada')).getByRole('combobox'), 'inactive');
  expect((await rowOf('ada')).getByRole('combobox')).toHaveProperty('value', 'inactive');
  expect(await screen.findByText('ada is now inactive')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Undo' }));

  await waitFor(() => expect(writes().map(({ body }) => body)).toEqual([{ status: 'inactive' }, { status: 'active' }]));
  expect(writes()[0]?.params).toEqual({ id: 'id-ada' });
  await waitFor(async () => expect((await rowOf('ada')).getByRole('combobox')).toHaveProperty('value', 'active'));
});

test('who would not give the password again finds the status as it was, without a word', async () => {
  const { user, writes } = openUsers(three, { stepUp: () => Promise.reject(new StepUpDeclined()) });

  await user.selectOptions((await rowOf('ada')).getByRole('combobox'), 'inactive');

  await waitFor(async () => expect((await rowOf('ada')).getByRole('combobox')).toHaveProperty('value', 'active'));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(writes()).toEqual([]);
});

test('a status that is rejected goes back, and the banner shows the newest failure', async () => {
  const replies = [reject('This is the only active administrator.'), reject(undefined, 500)];
  const { user } = openUsers(three, { answers: { 'PATCH /users/:id/status': () => present(replies.shift())() } });

  await user.selectOptions((await rowOf('ada')).getByRole('combobox'), 'inactive');
  expect((await screen.findByRole('alert')).textContent).toContain('This is the only active administrator.');
  expect((await rowOf('ada')).getByRole('combobox')).toHaveProperty('value', 'active');
  await user.selectOptions((await rowOf('bob')).getByRole('combobox'), 'active');

  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Failed to update user status'));
});

test('a banner about a rejected status goes when the next one is kept', async () => {
  const replies = [reject('This is the only active administrator.'), () => someone('bob', { status: 'active' })];
  const { user } = openUsers(three, { answers: { 'PATCH /users/:id/status': () => present(replies.shift())() } });
  await user.selectOptions((await rowOf('ada')).getByRole('combobox'), 'inactive');
  await screen.findByRole('alert');

  await user.selectOptions((await rowOf('bob')).getByRole('combobox'), 'active');

  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('the status of everybody who is ticked is set at once; Undo sends what was before', async () => {
  const { user, writes } = openUsers(three, {
    answers: {
      'POST /users/status-changes': ({ body }) => {
        const { changes } = body;
        const applied = changes.filter(({ id }) => id !== 'id-ada');
        return {
          applied: applied.map(({ id, status }) => ({ id, before: 'pending' as const, after: status })),
          rejected:
            changes.length === applied.length ? [] : [{ id: 'id-ada', code: 'last_admin', message: 'The last one.' }],
        };
      },
    },
  });
  await rowOf('ada');

  await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  await user.click((await rowOf('cy')).getByRole('checkbox'));
  const bar = within(screen.getByRole('region', { name: 'Selected users' }));
  expect(bar.getByText('2 users selected')).toBeTruthy();
  await user.click(bar.getByRole('button', { name: 'Set to inactive' }));

  expect(await screen.findByText('ada: The last one.')).toBeTruthy();
  expect(screen.getByText('1 user is now inactive')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Selected users' })).toBeNull();
  expect((await rowOf('bob')).getByRole('combobox')).toHaveProperty('value', 'inactive');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Status change undone')).toBeTruthy();
  expect(writes().map(({ body }) => body)).toEqual([
    {
      changes: [
        { id: 'id-ada', status: 'inactive' },
        { id: 'id-bob', status: 'inactive' },
      ],
    },
    { changes: [{ id: 'id-bob', status: 'pending' }] },
  ]);
});

test('another role for everybody who is ticked shows its effect on each before it is sent, and can be undone', async () => {
  const outcome = (name: string, change: Partial<RoleOutcome>): RoleOutcome => ({
    id: `id-${name}`,
    username: name,
    from: 'analyst',
    to: 'viewer',
    version: 1,
    result: 'changed',
    code: null,
    message: null,
    ...change,
  });
  const { user, writes } = openUsers(three, {
    answers: {
      'POST /users/role-changes': ({ body }) => {
        const { changes, dryRun } = body as {
          changes: { id: string; role: Role; version?: number }[];
          dryRun?: boolean;
        };
        if (!dryRun) return { people: [outcome('bob', { to: changes[0]?.role ?? 'viewer', version: 2 })], effects: [] };
        const last = { result: 'rejected', code: 'last_admin', message: 'The last one.' } as const;
        const people = [outcome('ada', { from: 'admin', ...last }), outcome('bob', {}), outcome('cy', unchanged)];
        return { people, effects: [{ from: 'analyst', to: 'viewer', gained: [], lost: [importing] }] };
      },
    },
  });
  const unchanged = { from: 'viewer', result: 'unchanged' } as const;
  const importing = { resource: 'imports', action: 'create', reach: 'all' } as const;
  await rowOf('ada');

  await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  await user.click(screen.getByRole('button', { name: 'Change role...' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Change the role of 3 users' }));
  expect(dialog.getByRole('button', { name: 'Change role' })).toHaveProperty('disabled', true);
  await user.selectOptions(dialog.getByRole('combobox', { name: 'New role' }), 'Viewer');

  expect(await dialog.findByText('1 user gets another role')).toBeTruthy();
  expect(dialog.getByText('Analyst → Viewer')).toBeTruthy();
  expect(dialog.getByText('Lost (Analyst → Viewer)')).toBeTruthy();
  expect(dialog.getByText('Import data and undo own imports (screen Imports)')).toBeTruthy();
  expect(dialog.getByText('1 user already has this role')).toBeTruthy();
  expect(dialog.getByText('The last one.')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Change role' }));

  expect(await screen.findByText('1 user is now Viewer')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('The roles are as they were')).toBeTruthy();
  expect(writes().map(({ body }) => body)).toEqual([
    { changes: ['ada', 'bob', 'cy'].map((name) => ({ id: `id-${name}`, role: 'viewer' })), dryRun: true },
    { changes: [{ id: 'id-bob', role: 'viewer', version: 1 }] },
    { changes: [{ id: 'id-bob', role: 'analyst', version: 2 }] },
  ]);
});

test('deleting asks first, with the focus on the way back', async () => {
  const { user, writes } = openUsers(three);

  await user.click((await rowOf('cy')).getByRole('button', { name: 'Delete cy' }));
  const question = within(screen.getByRole('alertdialog'));
  expect(question.getByText('Are you sure you want to delete this user?')).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('Cancel');
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(writes()).toEqual([]);

  await user.click((await rowOf('cy')).getByRole('button', { name: 'Delete cy' }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));

  expect(await screen.findByText('cy deleted')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('cy')).toBeNull());
  expect(writes()).toEqual([{ endpoint: 'DELETE /users/:id', params: { id: 'id-cy' } }]);
});

test('a deletion that is rejected says why and leaves the row', async () => {
  const { user } = openUsers(three, { answers: { 'DELETE /users/:id': reject(undefined, 500) } });

  await user.click((await rowOf('cy')).getByRole('button', { name: 'Delete cy' }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));

  expect((await screen.findByRole('alert')).textContent).toContain('Failed to delete user');
  expect(names()).toEqual(['ada', 'bob', 'cy']);
});

test('the key / leads into the search', async () => {
  const { user } = openUsers(three);
  await rowOf('ada');

  await user.keyboard('/');

  expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Search users' }));
  expect(document.activeElement).toHaveProperty('value', '');
});
