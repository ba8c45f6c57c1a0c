import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { reject } from '../../testing/fake-identity.ts';
import { fill } from '../../testing/fill.ts';
import { renderApp } from '../../testing/render-app.tsx';

type Identity = NonNullable<Parameters<typeof renderApp>[0]['identity']>;

async function openReset(identity: Identity = {}) {
  const opened = renderApp({ path: '/reset-password', identity });
  await screen.findByRole('button', { name: 'Send Code' });
  return { ...opened, press: (name: string) => opened.user.click(screen.getByRole('button', { name })) };
}

async function openSecondStep(identity: Identity = {}) {
  const opened = await openReset(identity);
  await fill(opened.user, { Email: ' ada@example.com ' });
  await opened.press('Send Code');
  await screen.findByLabelText('Verification code');
  const reset = async (change: Readonly<Record<string, string>> = {}) => {
    const good = {
      'Verification code': '123456',
      'New password': 'new password',
      'Confirm new password': 'new password',
    };
    await fill(opened.user, { ...good, ...change });
    await opened.press('Reset Password');
  };
  return { ...opened, reset };
}

const back = () => screen.getByRole('link', { name: 'Back to login' });

test('in three steps: the address, the code with the new password, done', async () => {
  const { reset, press, currentPath, identityCalls } = await openSecondStep();
  expect(screen.getByText(/ada@example\.com/)).toBeTruthy();

  await reset({ 'Verification code': ' 123456' });

  expect(await screen.findByRole('heading', { name: 'Password changed' })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Go to login' }));
  expect(identityCalls).toEqual([
    ['forgotPassword', 'ada@example.com'],
    ['confirmReset', 'ada@example.com', '123456', 'new password'],
  ]);

  await press('Go to login');
  await waitFor(() => expect(currentPath()).toBe('/login'));
  expect(await screen.findByLabelText('Email')).toHaveProperty('value', 'ada@example.com');
});

test('where no mail is sent, nobody is told that a code is on its way', async () => {
  const product = { name: 'Halyard', supportEmail: null, isSelfContained: true, outboundServices: [] };
  const { user } = renderApp({ path: '/reset-password', product });
  await fill(user, { Email: 'ada@example.com' });
  await user.click(await screen.findByRole('button', { name: 'Send Code' }));

  expect(await screen.findByText(/This installation does not send email: administrators find the code/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Resend code' }));

  expect(await screen.findByText(/^New code created\. Earlier codes no longer work\./)).toBeTruthy();
  expect(screen.queryByText(/code sent|we sent to/)).toBeNull();
});

test('the way back is there in every step', async () => {
  const { reset } = await openSecondStep();
  expect(back().getAttribute('href')).toBe('/login');

  await reset();
  await screen.findByRole('button', { name: 'Go to login' });
  expect(back().getAttribute('href')).toBe('/login');
});

test('the way back from the first step leads to the sign-in', async () => {
  const { user, currentPath } = await openReset();

  await user.click(back());

  await waitFor(() => expect(currentPath()).toBe('/login'));
});

test('both new passwords are masked', async () => {
  await openSecondStep();

  const types = ['New password', 'Confirm new password'].map((label) =>
    screen.getByLabelText(label).getAttribute('type'),
  );

  expect(types).toEqual(['password', 'password']);
});

test('without an address nothing is sent', async () => {
  const { press, identityCalls } = await openReset();

  await press('Send Code');

  expect(screen.getByText('Email is required')).toBeTruthy();
  expect(identityCalls).toEqual([]);
});

test.each([
  ['Verification code', '', 'Verification code is required'],
  ['New password', '', 'Password is required'],
  ['New password', '1234567', 'Password must be at least 8 characters long'],
  ['Confirm new password', 'another one', 'Passwords do not match'],
])('%s "%s" is rejected with "%s" before anything is sent', async (label, value, text) => {
  const { reset, identityCalls } = await openSecondStep();

  await reset({ [label]: value });

  expect(screen.getByText(text)).toBeTruthy();
  expect(identityCalls.map(([name]) => name)).toEqual(['forgotPassword']);
});

test.each([
  ['UserNotFoundException', 'User does not exist'],
  ['InvalidParameterException', 'Invalid email provided'],
  ['LimitExceededException', 'Too many attempts. Try again later'],
  ['', 'Failed to initiate password reset'],
  ['NetworkError', 'Authentication service unavailable'],
])('asking for a code rejected by "%s" says "%s"', async (name, text) => {
  const { user, press } = await openReset({ forgotPassword: reject(name, name && 'in other words') });
  await fill(user, { Email: 'ada@example.com' });

  await press('Send Code');

  expect((await screen.findByRole('alert')).textContent).toBe(text);
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'ada@example.com');
});

test.each([
  ['CodeMismatchException', 'Invalid verification code'],
  ['ExpiredCodeException', 'Verification code has expired'],
  ['InvalidPasswordException', 'Password does not meet requirements'],
  ['UserNotFoundException', 'User does not exist'],
  ['LimitExceededException', 'Too many attempts. Try again later'],
  ['', 'Failed to reset password'],
])('a reset rejected by "%s" says "%s" and can be tried again', async (name, text) => {
  const { reset } = await openSecondStep({ confirmReset: reject(name, name && 'in other words') });

  await reset();

  expect((await screen.findByRole('alert')).textContent).toBe(text);
  expect(screen.getByRole('button', { name: 'Reset Password' })).toBeTruthy();
});

test('while it works the buttons say so', async () => {
  const { reset } = await openSecondStep({ confirmReset: () => new Promise(() => {}) });

  await reset();

  expect(await screen.findByRole('button', { name: 'Resetting...' })).toBeTruthy();
});

test('where a code was sent already the second step is the first', async () => {
  renderApp({ path: '/reset-password', state: { email: 'ada@example.com', codeSent: true } });

  expect(await screen.findByLabelText('Verification code')).toBeTruthy();
});
