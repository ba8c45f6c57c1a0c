import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { StepUpDeclined } from '../../../session/sign-in/step-up.ts';
import { fill } from '../../../testing/fill.ts';
import { openUsers, reject, rowOf, someone } from '../testing/open-users.tsx';

const dialog = async () => within(await screen.findByRole('dialog'));
const optionsOf = (field: HTMLElement) =>
  within(field)
    .getAllByRole('option')
    .map((option) => option.textContent);

async function openAdd(options: Parameters<typeof openUsers>[1] = {}) {
  const opened = openUsers([someone('ada', { role: 'admin' })], options);
  await rowOf('ada');
  await opened.user.click(screen.getByRole('button', { name: 'Add User' }));
  return { ...opened, form: await dialog() };
}

async function openEdit(change: Parameters<typeof someone>[1] = {}, options: Parameters<typeof openUsers>[1] = {}) {
  const opened = openUsers([someone('ada', change)], options);
  await opened.user.click((await rowOf('ada')).getByRole('button', { name: 'Edit ada' }));
  return { ...opened, form: await dialog() };
}

test('somebody new is a viewer in Engineering, active, and has no status to choose', async () => {
  const { user, form, writes } = await openAdd();
  expect(form.getByLabelText('Role')).toHaveProperty('value', 'viewer');
  expect(optionsOf(form.getByLabelText('Role'))).toEqual(['Admin', 'Analyst', 'Viewer']);
  expect(optionsOf(form.getByLabelText('Department'))).toEqual(['Engineering', 'Data Science', 'Marketing', 'Sales']);
  expect(form.queryByLabelText('Status')).toBeNull();

  await fill(user, { Username: ' bob ', Email: 'bob@example.com' });
  await user.click(form.getByRole('button', { name: 'Add User' }));

  expect(await screen.findByText('bob added. Invitation sent to bob@example.com.')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(writes()[0]?.body).toEqual({
    username: 'bob',
    email: 'bob@example.com',
    role: 'viewer',
    department: 'Engineering',
    status: 'active',
    firstName: '',
    lastName: '',
  });
});

test('what is missing is named before anything is sent, and the first of it has the focus', async () => {
  const { user, form, writes } = await openAdd();

  await user.click(form.getByRole('button', { name: 'Add User' }));
  expect(form.getByText('Username is required')).toBeTruthy();
  expect(form.getByText('Email is required')).toBeTruthy();
  expect(document.activeElement).toBe(form.getByLabelText('Username'));
  await fill(user, { Username: 'bob', Email: 'bob@' });
  expect(form.queryByText('Username is required')).toBeNull();
  await user.click(form.getByRole('button', { name: 'Add User' }));

  expect(form.getByText('Please enter a valid email address')).toBeTruthy();
  expect(writes()).toEqual([]);
});

test.each([
  ['An account with this email already exists', 'An account with this email already exists'],
  [undefined, 'Failed to create user'],
])('a rejection with the message %s leaves the window open with all that was typed', async (message, shown) => {
  const { user, form } = await openAdd({ answers: { 'POST /users': reject(message) } });

  await fill(user, { Username: 'bob', Email: 'bob@example.com' });
  await user.click(form.getByRole('button', { name: 'Add User' }));

  expect((await form.findByRole('alert')).textContent).toBe(shown);
  expect(form.getByLabelText('Username')).toHaveProperty('value', 'bob');
});

test('Cancel sends nothing, and what was typed can be taken up again', async () => {
  const { user, form, writes } = await openAdd();
  await fill(user, { Username: 'bob' });

  await user.click(form.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Continue editing' }));

  expect((await dialog()).getByLabelText('Username')).toHaveProperty('value', 'bob');
  expect(screen.getByText('Unsaved draft restored')).toBeTruthy();
  expect(writes()).toEqual([]);
});

test('a form that was opened and not touched closes without a word', async () => {
  const { user, form } = await openEdit();

  await user.click(form.getByRole('button', { name: 'Cancel' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByText('Your changes were not saved')).toBeNull();
});

test('editing sends what stands in the form, and the row shows them', async () => {
  const { user, form, writes } = await openEdit();
  expect(form.getByText('Ada King')).toBeTruthy();
  expect(form.getByText('Analytical Engines')).toBeTruthy();

  await fill(user, { Username: 'ada2', Role: 'analyst', Status: 'pending' });
  await user.click(form.getByRole('button', { name: 'Save Changes' }));

  expect(await screen.findByText('ada2 saved')).toBeTruthy();
  expect((await rowOf('ada2')).getByText('Analyst')).toBeTruthy();
  expect(writes()).toEqual([
    {
      endpoint: 'PUT /users/:id',
      params: { id: 'id-ada' },
      body: {
        username: 'ada2',
        email: 'ada@example.com',
        firstName: 'Ada',
        lastName: 'King',
        role: 'analyst',
        department: 'Engineering',
        status: 'pending',
        version: 1,
      },
    },
  ]);
});

test('a person somebody else changed meanwhile is shown with what was typed on top, and saved by the newer version', async () => {
  let saves = 0;
  const kept = { current: someone('ada') };
  const { user, form, writes } = await openEdit(
    {},
    {
      answers: {
        'GET /users/:id': () => kept.current,
        'PUT /users/:id': ({ body }) => {
          saves += 1;
          if (saves > 1) return { ...kept.current, ...(body as object), version: 3 };
          kept.current = someone('ada', { department: 'Sales', version: 2 });
          return reject(undefined, 412)();
        },
      },
    },
  );

  await fill(user, { Role: 'analyst' });
  await user.click(form.getByRole('button', { name: 'Save Changes' }));
  expect(await form.findByText('Department: Sales')).toBeTruthy();
  expect(form.getByText(/^Someone else updated this user\./)).toBeTruthy();
  expect(form.queryByRole('alert')).toBeNull();
  expect(form.getByLabelText('Department')).toHaveProperty('value', 'Sales');
  expect(form.getByLabelText('Role')).toHaveProperty('value', 'analyst');
  await user.click(form.getByRole('button', { name: 'Save Changes' }));

  expect(await screen.findByText('ada saved')).toBeTruthy();
  expect(writes().map(({ body }) => body)).toEqual([
    expect.objectContaining({ role: 'analyst', department: 'Engineering', version: 1 }),
    expect.objectContaining({ role: 'analyst', department: 'Sales', version: 2 }),
  ]);
});

test('a change the server does not take is named in the window', async () => {
  const { user, form } = await openEdit({}, { answers: { 'PUT /users/:id': reject(undefined, 500) } });

  await user.click(form.getByRole('button', { name: 'Save Changes' }));

  expect((await form.findByRole('alert')).textContent).toBe('Failed to update user');
});

test('who would rather not give the password again finds the form as it was', async () => {
  const stepUp = () => Promise.reject(new StepUpDeclined());
  const { user, form, writes } = await openEdit({}, { stepUp });

  await fill(user, { Role: 'admin' });
  await user.click(form.getByRole('button', { name: 'Save Changes' }));

  expect(form.queryByRole('alert')).toBeNull();
  expect(form.getByLabelText('Role')).toHaveProperty('value', 'admin');
  expect(writes()).toEqual([]);
});

test('a link to one person opens their form, and closing it cleans the address', async () => {
  const { user, address } = openUsers([], {
    path: '/users?user=id-zoe',
    answers: { 'GET /users/:id': () => someone('zoe') },
  });

  expect(await screen.findByLabelText('Username')).toHaveProperty('value', 'zoe');
  await user.click((await dialog()).getByRole('button', { name: 'Close' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(address()).toEqual({});
});

test.each([
  ['The server rests.', 'The server rests.'],
  [undefined, 'Failed to fetch user'],
])('a person who cannot be read: message %s', async (message, shown) => {
  openUsers([], { path: '/users?user=gone', answers: { 'GET /users/:id': reject(message, 500) } });

  expect((await (await dialog()).findByRole('alert')).textContent).toContain(shown);
});

test('a link to somebody who is gone says so and leads back, without another try', async () => {
  const { user, address } = openUsers([], { path: '/users?user=gone', answers: { 'GET /users/:id': reject('', 404) } });

  expect((await (await dialog()).findByRole('alert')).textContent).toContain('This user no longer exists.');
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  await user.click((await dialog()).getByRole('button', { name: 'Back to the list' }));

  expect(address()).toEqual({});
});

test('where no mail is sent, an invitation is said to be in the outbox', async () => {
  const product = { name: 'Halyard', supportEmail: null, isSelfContained: true, outboundServices: [] };
  const { user, form } = await openAdd({ product });

  await fill(user, { Username: 'bob', Email: 'bob@example.com' });
  await user.click(form.getByRole('button', { name: 'Add User' }));

  expect(await screen.findByText(/^bob added\..*is in the outbox/)).toBeTruthy();
  expect(screen.queryByText(/Invitation sent/)).toBeNull();
});

test('a requested role is granted after a question', async () => {
  const { user, form, writes } = await openEdit(
    { requestedRole: 'analyst' },
    { answers: { 'POST /users/:id/role-request': () => someone('ada', { role: 'analyst' }) } },
  );
  expect(form.getByText('ada requests the Analyst role.')).toBeTruthy();

  await user.click(form.getByRole('button', { name: 'Grant' }));
  expect(writes()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Grant role' }));

  expect(await screen.findByText('ada now has the role Analyst')).toBeTruthy();
  expect(writes()[0]).toMatchObject({ endpoint: 'POST /users/:id/role-request', body: { decision: 'grant' } });
  await waitFor(() => expect(form.queryByText('ada requests the Analyst role.')).toBeNull());
  expect(form.getByLabelText('Role')).toHaveProperty('value', 'analyst');
});

test('a decision that is rejected says why', async () => {
  const { user, form } = await openEdit(
    { requestedRole: 'analyst' },
    { answers: { 'POST /users/:id/role-request': reject('This role request no longer exists.') } },
  );

  await user.click(form.getByRole('button', { name: 'Decline' }));
  await user.click(screen.getByRole('button', { name: 'Decline request' }));

  expect((await form.findByRole('alert')).textContent).toBe('This role request no longer exists.');
});

test('the invitation is sent again and a lost second factor taken away, each after a question', async () => {
  const { user, form, writes } = await openEdit(
    { invited: true, secondFactor: true },
    {
      answers: {
        'POST /users/:id/invitation': () => undefined,
        'POST /users/:id/second-factor/reset': () => someone('ada'),
      },
    },
  );

  await user.click(form.getByRole('button', { name: 'Resend invitation' }));
  await user.click(screen.getByRole('button', { name: 'Send invitation' }));
  expect(await screen.findByText('Invitation sent to ada@example.com')).toBeTruthy();
  await user.click(form.getByRole('button', { name: 'Reset two-factor authentication' }));
  await user.click(screen.getByRole('button', { name: 'Reset' }));

  expect(await screen.findByText('Two-factor authentication reset for ada')).toBeTruthy();
  expect(writes().map(({ endpoint }) => endpoint)).toEqual([
    ...['POST /users/:id/invitation', 'POST /users/:id/second-factor/reset'],
  ]);
});

test('who asked for the own deletion can be deleted from the form', async () => {
  const { user, form, address } = await openEdit({ deletionRequestedAt: '2026-11-20T10:00:00.000Z' });
  expect(form.getByText('ada asked on 11/20/2026 for the account to be deleted.')).toBeTruthy();

  await user.click(form.getByRole('button', { name: 'Delete user' }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));

  expect(await screen.findByText('ada deleted')).toBeTruthy();
  expect(address()).toEqual({});
});
