import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { announceConfirmation, listenForConfirmation } from '../../session/sign-in/confirmations.ts';
import { reject } from '../../testing/fake-identity.ts';
import { fill } from '../../testing/fill.ts';
import { renderApp } from '../../testing/render-app.tsx';

type Options = Omit<Parameters<typeof renderApp>[0], 'path'> & { readonly path?: string };

async function openVerify(options: Options = {}) {
  const opened = renderApp({ path: '/login', state: { confirmEmail: 'ada@example.com' }, ...options });
  await screen.findByRole('heading', { name: 'Verify your email' });
  await screen.findByRole('button', { name: 'Verify' });
  return { ...opened, press: async (name: string) => opened.user.click(screen.getByRole('button', { name })) };
}

test('the code confirms the account and the form is ready with the address', async () => {
  const { user, press, identityCalls } = await openVerify();
  await fill(user, { 'Verification code': '123456' });

  await press('Verify');

  expect(await screen.findByText('Email verified successfully! You can now log in.')).toBeTruthy();
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'ada@example.com');
  expect(screen.getByLabelText('Password')).toBeTruthy();
  expect(identityCalls).toEqual([['confirmSignUp', 'ada@example.com', '123456']]);
});

test('after a registration its success heads the step', async () => {
  await openVerify({ state: { confirmEmail: 'ada@example.com', justRegistered: true } });

  expect(screen.getByText('Registration successful! Please check your email to verify your account.')).toBeTruthy();
});

test('the link of the mail fills in address and code, sends nothing, and leaves the address bar', async () => {
  const { router, identityCalls } = await openVerify({
    path: '/login?confirm=ada%40example.com&code=012345',
    state: {},
  });

  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'ada@example.com');
  expect(screen.getByLabelText('Verification code')).toHaveProperty('value', '012345');
  await waitFor(() => expect(router.state.location.href).toBe('/login'));
  expect(identityCalls).toEqual([]);
});

test('without address or code nothing is sent', async () => {
  const { user, press, identityCalls } = await openVerify();
  await fill(user, { Email: '' });

  await press('Verify');

  expect(screen.getByText('Email is required')).toBeTruthy();
  expect(screen.getByText('Verification code is required')).toBeTruthy();
  expect(identityCalls).toEqual([]);
});

test.each([
  ['CodeMismatchException', 'Invalid verification code'],
  ['ExpiredCodeException', 'Verification code has expired'],
  ['UserNotFoundException', 'User does not exist'],
  ['LimitExceededException', 'Too many attempts, please try again later'],
])('a code rejected by %s says "%s"', async (name, text) => {
  const { user, press } = await openVerify({ identity: { confirmSignUp: reject(name) } });
  await fill(user, { 'Verification code': '000000' });

  await press('Verify');

  expect((await screen.findByRole('alert')).textContent).toBe(text);
  expect(screen.getByLabelText('Verification code')).toHaveProperty('value', '000000');
});

test('confirming again says that it is done already, and leads to the form with the address', async () => {
  const { user, press } = await openVerify({ identity: { confirmSignUp: reject('NotAuthorizedException') } });
  await fill(user, { 'Verification code': '123456' });
  await press('Verify');
  expect((await screen.findByRole('alert')).textContent).toContain('User is already confirmed');

  await press('Go to sign in');

  expect(await screen.findByLabelText('Password')).toBeTruthy();
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'ada@example.com');
});

test('a confirmation in another window of the browser is followed here', async () => {
  const { identityCalls } = await openVerify();

  act(() => announceConfirmation('Ada@Example.com '));

  expect(await screen.findByText('Email verified successfully! You can now log in.')).toBeTruthy();
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'ada@example.com');
  expect(identityCalls).toEqual([]);
});

test('a confirmation tells the other windows which address it was for', async () => {
  const { user, press } = await openVerify();
  const heard: string[] = [];
  const stops = ['ada@example.com', 'bob@example.com'].map((email) =>
    listenForConfirmation(email, () => heard.push(email)),
  );
  await fill(user, { 'Verification code': '123456' });

  await press('Verify');

  await waitFor(() => expect(heard).toEqual(['ada@example.com']));
  for (const stop of stops) stop();
});

test('the keyboard begins where something is missing', async () => {
  await openVerify();

  expect(document.activeElement).toBe(screen.getByLabelText('Verification code'));
});

test('the code can be sent again', async () => {
  const { press, identityCalls } = await openVerify();

  await press('Resend code');

  expect(await screen.findByText('New code sent. Earlier codes no longer work.')).toBeTruthy();
  expect(identityCalls).toEqual([['resendCode', 'ada@example.com']]);
});

test.each([
  ['UserNotFoundException', 'User does not exist'],
  ['InvalidParameterException', 'Invalid email provided'],
  ['LimitExceededException', 'Too many attempts, please try again later'],
  ['', 'Failed to resend code'],
])('sending again rejected by "%s" says "%s"', async (name, text) => {
  const { press } = await openVerify({ identity: { resendCode: reject(name, name && 'in other words') } });

  await press('Resend code');

  expect((await screen.findByRole('alert')).textContent).toBe(text);
});

test('while it is verifying the button says so', async () => {
  const { user, press } = await openVerify({ identity: { confirmSignUp: () => new Promise(() => {}) } });
  await fill(user, { 'Verification code': '123456' });

  await press('Verify');

  expect(await screen.findByRole('button', { name: 'Verifying...' })).toBeTruthy();
});

test('the way back leads to the form', async () => {
  const { press } = await openVerify();

  await press('Back to sign in');

  expect(await screen.findByLabelText('Password')).toBeTruthy();
});
