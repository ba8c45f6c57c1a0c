import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { TransportError } from '../../../api/errors/transport-error.ts';
import { fill } from '../../../testing/fill.ts';
import { openProfile, profile } from '../testing/open-profile.tsx';

async function openForm(options: Parameters<typeof openProfile>[0] = {}) {
  const opened = await openProfile(options);
  await opened.press('Update Profile');
  return opened;
}

const reject = (status: number, serverMessage?: string) => () => {
  throw new TransportError({ problem: status >= 500 ? 'serverError' : 'other', status, serverMessage });
};

test('one button opens the form and closes it, and nothing is sent', async () => {
  const { press, writes } = await openProfile();
  await screen.findByRole('button', { name: 'Update Profile' });
  expect(screen.queryByLabelText('Username')).toBeNull();

  await press('Update Profile');
  expect(screen.getByLabelText('Username')).toHaveProperty('value', 'ada');
  expect(screen.getByLabelText('Email')).toHaveProperty('type', 'email');
  expect(screen.getByLabelText('New Password')).toHaveProperty('value', '');
  expect(screen.getByLabelText('Confirm New Password')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Username'));

  await press('Cancel Editing');
  expect(screen.queryByLabelText('Username')).toBeNull();
  expect(writes()).toEqual([]);
});

const shownNames = { firstName: 'Ada', lastName: 'King' };

test('names and address are sent, without a password that was not typed, and the screen shows them', async () => {
  const refreshAccount = vi.fn(async () => {});
  const { user, press, writes } = await openForm({ session: { refreshAccount } });
  await fill(user, { Username: 'grace', Email: ' grace@example.com ', 'First name': 'Grace' });

  await press('Save Changes');

  expect(await screen.findByText('Profile updated successfully')).toBeTruthy();
  expect(writes()).toEqual([
    {
      endpoint: 'PUT /users/profile',
      body: { username: 'grace', email: 'grace@example.com', firstName: 'Grace', lastName: 'King' },
    },
  ]);
  expect(screen.getByRole('heading', { name: 'grace' })).toBeTruthy();
  expect(screen.queryByLabelText('Username')).toBeNull();
  expect(refreshAccount).toHaveBeenCalledOnce();
});

test('a new password is sent once it is confirmed', async () => {
  const { user, press, writes } = await openForm();
  await fill(user, { 'New Password': 'correct horse', 'Confirm New Password': 'correct house' });

  await press('Save Changes');
  expect(screen.getByText('Passwords do not match')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Confirm New Password'));
  expect(writes()).toEqual([]);

  await fill(user, { 'Confirm New Password': 'correct horse' });
  await press('Save Changes');
  await waitFor(() =>
    expect(writes()).toEqual([
      {
        endpoint: 'PUT /users/profile',
        body: { ...shownNames, username: 'ada', email: 'ada@example.com', password: 'correct horse' },
      },
    ]),
  );
});

test('an empty name and something else than an address are not sent', async () => {
  const { user, press, writes } = await openForm();
  await fill(user, { Username: '', Email: 'abc' });

  await press('Save Changes');

  expect(screen.getByText('Use 1 to 64 letters, digits, dots, dashes, + or _')).toBeTruthy();
  expect(screen.getByText('Enter a valid email address')).toBeTruthy();
  expect(writes()).toEqual([]);
});

test('while it is saving the button says so', async () => {
  const { press } = await openForm({ answers: { 'PUT /users/profile': () => new Promise(() => {}) } });

  await press('Save Changes');

  expect(await screen.findByRole('button', { name: 'Saving...' })).toBeTruthy();
});

test.each([
  ['the words of the server', reject(409, 'This username is already taken.'), 'This username is already taken.'],
  ['our words where it has none', reject(500), 'Failed to update profile. Please try again.'],
])('a failure shows %s and keeps what was typed', async (_, answer, words) => {
  const { user, press } = await openForm({ answers: { 'PUT /users/profile': answer } });
  await fill(user, { Username: 'grace' });

  await press('Save Changes');

  expect((await screen.findByRole('alert')).textContent).toBe(words);
  expect(screen.getByLabelText('Username')).toHaveProperty('value', 'grace');
});

test('changes that were given up by mistake come back', async () => {
  const { user, press } = await openForm();
  await fill(user, { Username: 'grace' });

  await press('Cancel Editing');
  expect(screen.getByText('Changes discarded')).toBeTruthy();
  await press('Undo');

  expect(screen.getByLabelText('Username')).toHaveProperty('value', 'grace');
});

test('who leaves with unsaved changes is asked first', async () => {
  const { user, press, router } = await openForm();
  await fill(user, { Username: 'grace' });

  void router.navigate({ to: '/todos' });
  await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  await press('Stay');

  expect(router.state.location.pathname).toBe('/profile');
  expect(screen.getByLabelText('Username')).toHaveProperty('value', 'grace');
});

const waiting = { email: 'ada@example.org', signInEmail: 'ada@example.com', verified: false };

test('a new address waits for its code, and the screen says which one signs in until then', async () => {
  const { user, press, writes } = await openProfile({
    own: waiting,
    answers: { 'POST /users/profile/email-verification': () => profile({ email: 'ada@example.org' }) },
  });
  const panel = within(await screen.findByRole('region', { name: 'Verify your new address' }));
  expect(panel.getByText(/code to ada@example.org/).textContent).toContain('you sign in with ada@example.com');

  await fill(user, { 'Verification code': '12' });
  await press('Verify');
  expect(panel.getByText('Enter the six digits from the email')).toBeTruthy();

  await fill(user, { 'Verification code': '123 456' });
  await press('Verify');
  expect(await screen.findByText('ada@example.org is verified and signs you in from now on.')).toBeTruthy();
  expect(writes()).toEqual([{ endpoint: 'POST /users/profile/email-verification', body: { code: '123456' } }]);
  expect(screen.queryByRole('region', { name: 'Verify your new address' })).toBeNull();
});

test('a wrong code is told in the words of the server and stays in its field', async () => {
  const { user, press } = await openProfile({
    own: waiting,
    answers: { 'POST /users/profile/email-verification': reject(400, 'Invalid verification code') },
  });
  await fill(user, { 'Verification code': '000000' });

  await press('Verify');

  expect(await screen.findByText('Invalid verification code')).toBeTruthy();
  expect(screen.getByLabelText('Verification code')).toHaveProperty('value', '000000');
});

test('the code can be sent again', async () => {
  const { press, writes } = await openProfile({
    own: waiting,
    answers: { 'POST /users/profile/email-verification/code': () => undefined },
  });

  await press('Resend code');

  expect(await screen.findByText('New code sent. Earlier codes no longer work.')).toBeTruthy();
  expect(writes()).toEqual([{ endpoint: 'POST /users/profile/email-verification/code' }]);
});

test('the former address can be kept after all', async () => {
  const { press, writes } = await openProfile({ own: waiting });

  await press('Keep ada@example.com');

  expect(await screen.findByText('Your email is still ada@example.com.')).toBeTruthy();
  expect(writes()).toEqual([{ endpoint: 'PUT /users/profile', body: { username: 'ada', email: 'ada@example.com' } }]);
});
