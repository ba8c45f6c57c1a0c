import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { SignInStep } from '../../session/identity-client-type.ts';
import { keepSignInState, signInStateMs } from '../../session/sign-in-state.ts';
import { refuse } from '../../testing/fake-identity.ts';
import { fill } from '../../testing/fill.ts';
import { renderApp } from '../../testing/render-app.tsx';

type Identity = NonNullable<Parameters<typeof renderApp>[0]['identity']>;

async function openChallenge(step: SignInStep, identity: Identity = {}) {
  const opened = renderApp({ path: '/login', identity: { signIn: async () => step, ...identity } });
  await fill(opened.user, { Email: 'ada@example.com', Password: 'correct horse' });
  await opened.user.click(screen.getByRole('button', { name: 'Sign in' }));
  await screen.findByRole('heading', { name: 'One more step is needed' });
  return opened;
}

const go = () => screen.findByRole('button', { name: 'Continue' });

test.each<[SignInStep, string, string]>([
  ['CONFIRM_SIGN_IN_WITH_SMS_CODE', 'Enter the code from your phone', 'Code'],
  ['CONFIRM_SIGN_IN_WITH_EMAIL_CODE', 'Enter the code from the mail', 'Code'],
  ['CONFIRM_SIGN_IN_WITH_TOTP_CODE', 'Enter the code from your authenticator app', 'Code'],
  ['CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE', 'Answer the question', 'Answer'],
  ['CONFIRM_SIGN_IN_WITH_PASSWORD', 'Confirm your password', 'Password'],
])('%s asks for its answer and goes on with it', async (step, title, label) => {
  const { user, place, identityCalls } = await openChallenge(step);
  expect(await screen.findByText(title)).toBeTruthy();
  expect(place()).toBe('/login');

  await fill(user, { [label]: ' 123456 ' });
  await user.click(await go());

  await waitFor(() => expect(place()).toBe('/dashboard'));
  expect(identityCalls.at(-1)).toEqual(['confirmSignIn', '123456']);
  expect(sessionStorage.getItem('halyard.sign-in')).toBeNull();
});

test.each<SignInStep>([
  'CONTINUE_SIGN_IN_WITH_MFA_SETUP_SELECTION',
  'CONTINUE_SIGN_IN_WITH_TOTP_SETUP',
  'CONTINUE_SIGN_IN_WITH_EMAIL_SETUP',
  'CONTINUE_SIGN_IN_WITH_MFA_SELECTION',
  'CONTINUE_SIGN_IN_WITH_FIRST_FACTOR_SELECTION',
])('%s is named as a step that this version does not offer, and is not taken for a sign-in', async (step) => {
  const { place, session } = await openChallenge(step);

  expect(await screen.findByText(/does not offer yet/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
  expect(place()).toBe('/login');
  expect(session.read().currentUser).toBeNull();
});

test('an empty answer is not sent', async () => {
  const { user, identityCalls } = await openChallenge('CONFIRM_SIGN_IN_WITH_TOTP_CODE');

  await user.click(await go());

  expect(await screen.findByText('Please fill in this field')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Code'));
  expect(identityCalls.map(([name]) => name)).toEqual(['signIn']);
});

test('a wrong answer is told and can be given again', async () => {
  const confirmSignIn = refuse('CodeMismatchException', 'Invalid code received for user');
  const { user } = await openChallenge('CONFIRM_SIGN_IN_WITH_TOTP_CODE', { confirmSignIn });
  await fill(user, { Code: '000000' });

  await user.click(await go());

  expect((await screen.findByRole('alert')).textContent).toBe('Invalid code received for user');
  expect(screen.getByLabelText('Code')).toBeTruthy();
});

test('one step may lead to the next', async () => {
  const { user } = await openChallenge('CONFIRM_SIGN_IN_WITH_PASSWORD', {
    confirmSignIn: async () => 'CONFIRM_SIGN_IN_WITH_TOTP_CODE',
  });
  await fill(user, { Password: 'correct horse' });

  await user.click(await go());

  expect(await screen.findByText('Enter the code from your authenticator app')).toBeTruthy();
  expect(screen.getByLabelText('Code')).toHaveProperty('value', '');
});

test('a password made by somebody else is changed before anything else', async () => {
  const { user, place, identityCalls } = await openChallenge('CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED');

  await fill(user, { 'New password': '1234567', 'Confirm new password': '12345678' });
  await user.click(await go());
  expect(screen.getByText('Password must be at least 8 characters long')).toBeTruthy();
  expect(screen.getByText('Passwords do not match')).toBeTruthy();

  await fill(user, { 'New password': 'new password' });
  await fill(user, { 'Confirm new password': 'new password' });
  await user.click(await go());

  await waitFor(() => expect(place()).toBe('/dashboard'));
  expect(identityCalls.slice(1)).toEqual([['confirmSignIn', 'new password']]);
});

test('the way back leads to the form and forgets the step', async () => {
  const { user } = await openChallenge('CONFIRM_SIGN_IN_WITH_TOTP_CODE');

  await user.click(await screen.findByRole('button', { name: 'Back to sign in' }));

  expect(await screen.findByLabelText('Email')).toBeTruthy();
  expect(sessionStorage.getItem('halyard.sign-in')).toBeNull();
});

const kept = (startedAt: number) =>
  keepSignInState(sessionStorage, {
    username: 'ada@example.com',
    challengeName: 'CONFIRM_SIGN_IN_WITH_TOTP_CODE',
    startedAt,
  });

test('a reload goes on where the sign-in was', async () => {
  kept(Date.now() - 1_000);

  renderApp({ path: '/login' });

  expect(await screen.findByText('Enter the code from your authenticator app')).toBeTruthy();
});

test('after three minutes the sign-in begins again and says why', async () => {
  kept(Date.now() - signInStateMs);

  renderApp({ path: '/login' });

  expect((await screen.findByRole('alert')).textContent).toBe(
    'Your sign-in session has expired. Please sign in again.',
  );
  expect(screen.getByLabelText('Password')).toBeTruthy();
});
