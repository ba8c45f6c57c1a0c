import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { SignInStep } from '../../session/provider/identity-client-type.ts';
import { keepSignInState, signInStateMs } from '../../session/sign-in/sign-in-state.ts';
import { reject, rejection } from '../../testing/fake-identity.ts';
import { fill } from '../../testing/fill.ts';
import { renderApp } from '../../testing/render-app.tsx';

type Identity = NonNullable<Parameters<typeof renderApp>[0]['identity']>;

async function openChallenge(step: SignInStep, identity: Identity = {}) {
  const opened = renderApp({ path: '/login', identity: { signIn: async () => ({ step }), ...identity } });
  await fill(opened.user, { Email: 'ada@example.com', Password: 'correct horse' });
  await opened.user.click(screen.getByRole('button', { name: 'Sign in' }));
  await screen.findByRole('heading', { name: 'One more step' });
  return opened;
}

const go = () => screen.findByRole('button', { name: 'Continue' });

test.each<[SignInStep, string, string]>([
  ['CONFIRM_SIGN_IN_WITH_SMS_CODE', 'Enter the code from your phone', 'Code'],
  ['CONFIRM_SIGN_IN_WITH_EMAIL_CODE', 'Enter the code from the email', 'Code'],
  ['CONFIRM_SIGN_IN_WITH_TOTP_CODE', 'Enter the code from your authenticator app', 'Code'],
  ['CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE', 'Answer the question', 'Answer'],
])('%s asks for its answer and goes on with it', async (step, title, label) => {
  const { user, currentPath, identityCalls } = await openChallenge(step);
  expect(await screen.findByText(title)).toBeTruthy();
  expect(currentPath()).toBe('/login');

  await fill(user, { [label]: ' 123456 ' });
  await user.click(await go());

  await waitFor(() => expect(currentPath()).toBe('/dashboard'));
  expect(identityCalls.at(-1)).toEqual(['confirmSignIn', '123456']);
  expect(sessionStorage.getItem('halyard.sign-in')).toBeNull();
});

test('a password is answered with the spaces that belong to it', async () => {
  const { user, currentPath, identityCalls } = await openChallenge('CONFIRM_SIGN_IN_WITH_PASSWORD');
  await screen.findByText('Confirm your password');

  await fill(user, { Password: ' correct horse ' });
  await user.click(await go());

  await waitFor(() => expect(currentPath()).toBe('/dashboard'));
  expect(identityCalls.at(-1)).toEqual(['confirmSignIn', ' correct horse ']);
});

test.each<SignInStep>([
  'CONTINUE_SIGN_IN_WITH_MFA_SETUP_SELECTION',
  'CONTINUE_SIGN_IN_WITH_TOTP_SETUP',
  'CONTINUE_SIGN_IN_WITH_MFA_SELECTION',
  'CONTINUE_SIGN_IN_WITH_FIRST_FACTOR_SELECTION',
])('%s without what belongs to it is named as a step that is not offered, and is no sign-in', async (step) => {
  const { currentPath, session } = await openChallenge(step);

  expect(await screen.findByText(/is not supported/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Back to sign in' }));
  expect(currentPath()).toBe('/login');
  expect(session.read().currentUser).toBeNull();
});

test.each<[SignInStep, readonly string[], readonly string[]]>([
  ['CONTINUE_SIGN_IN_WITH_MFA_SELECTION', ['TOTP', 'EMAIL'], ['Code from an authenticator app', 'Code by email']],
  [
    'CONTINUE_SIGN_IN_WITH_MFA_SETUP_SELECTION',
    ['TOTP', 'SMS'],
    ['Code from an authenticator app', 'Code by text message'],
  ],
  ['CONTINUE_SIGN_IN_WITH_FIRST_FACTOR_SELECTION', ['PASSWORD', 'PASSWORD_SRP', 'WEB_AUTHN'], ['Password', 'Passkey']],
])('%s lists the ways %s and goes on with the chosen one', async (step, choices, names) => {
  const { user, identityCalls } = await openChallenge(step, {
    signIn: async () => ({ step, choices }),
    confirmSignIn: async () => ({ step: 'CONFIRM_SIGN_IN_WITH_TOTP_CODE' }),
  });
  const ways = within(await screen.findByRole('list', { name: /^(Choose|Your account)/ })).getAllByRole('button');
  expect(ways.map((way) => way.textContent)).toEqual(names);

  await user.click(ways.at(-1) as HTMLElement);

  expect(await screen.findByText('Enter the code from your authenticator app')).toBeTruthy();
  expect(identityCalls.at(-1)).toEqual(['confirmSignIn', choices.at(-1)]);
});

test('the address for codes can be named in the course of a sign-in', async () => {
  const { user, currentPath, identityCalls } = await openChallenge('CONTINUE_SIGN_IN_WITH_EMAIL_SETUP');
  await screen.findByText('Enter the email address for verification codes');

  await fill(user, { Email: 'ada@example.org' });
  await user.click(await go());

  await waitFor(() => expect(currentPath()).toBe('/dashboard'));
  expect(identityCalls.at(-1)).toEqual(['confirmSignIn', 'ada@example.org']);
});

test('an authenticator app is set up with a picture or a secret, and one code that proves it', async () => {
  const authenticator = { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Halyard:ada?secret=JBSWY3DPEHPK3PXP' };
  const step = 'CONTINUE_SIGN_IN_WITH_TOTP_SETUP' as const;
  const { user, currentPath, identityCalls } = await openChallenge(step, {
    signIn: async () => ({ step, authenticator }),
  });
  expect(await screen.findByRole('img', { name: /QR code/ })).toBeTruthy();
  expect(screen.getByLabelText('Or enter this setup key manually:')).toHaveProperty('value', 'JBSW Y3DP EHPK 3PXP');

  await fill(user, { 'Verification code': '123 456' });
  await user.click(await go());

  await waitFor(() => expect(currentPath()).toBe('/dashboard'));
  expect(identityCalls.at(-1)).toEqual(['confirmSignIn', '123456']);
});

test('a recovery code may take the place of the code', async () => {
  const { user, identityCalls } = await openChallenge('CONFIRM_SIGN_IN_WITH_TOTP_CODE');
  expect(await screen.findByText(/A recovery code also works/)).toBeTruthy();

  await fill(user, { Code: 'abcd-efgh' });
  await user.click(await go());

  await waitFor(() => expect(identityCalls.at(-1)).toEqual(['confirmSignIn', 'abcd-efgh']));
});

test('an empty answer is not sent', async () => {
  const { user, identityCalls } = await openChallenge('CONFIRM_SIGN_IN_WITH_TOTP_CODE');

  await user.click(await go());

  expect(await screen.findByText('Fill in this field')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Code'));
  expect(identityCalls.map(([name]) => name)).toEqual(['signIn']);
});

test.each<[SignInStep, string, string]>([
  ['CONFIRM_SIGN_IN_WITH_TOTP_CODE', 'CodeMismatchException', 'Invalid verification code'],
  ['CONFIRM_SIGN_IN_WITH_EMAIL_CODE', 'ExpiredCodeException', 'Verification code has expired'],
  ['CONFIRM_SIGN_IN_WITH_SMS_CODE', 'LimitExceededException', 'Too many failed attempts. Try again later'],
])('at %s a rejection by %s says "%s", and the answer can be given again', async (step, name, text) => {
  const { user } = await openChallenge(step, { confirmSignIn: reject(name) });
  await fill(user, { Code: '000000' });

  await user.click(await go());

  expect((await screen.findByRole('alert')).textContent).toBe(text);
  expect(screen.getByLabelText('Code')).toHaveProperty('value', '000000');
});

test('a spent sign-in session leads back to the form, which says why and knows the address', async () => {
  const confirmSignIn = reject('NotAuthorizedException', 'Invalid session for the user.');
  const { user } = await openChallenge('CONFIRM_SIGN_IN_WITH_TOTP_CODE', { confirmSignIn });
  await fill(user, { Code: '000000' });

  await user.click(await go());

  expect((await screen.findByRole('alert')).textContent).toBe(
    'Your sign-in session has expired. Please sign in again.',
  );
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'ada@example.com');
  expect(sessionStorage.getItem('halyard.sign-in')).toBeNull();
});

test('a new password that the provider does not accept is told, and nothing typed is lost', async () => {
  const { user } = await openChallenge('CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED', {
    confirmSignIn: reject('InvalidPasswordException', 'Password did not conform with policy'),
  });
  await fill(user, { 'New password': 'password', 'Confirm new password': 'password' });

  await user.click(await go());

  expect((await screen.findByRole('alert')).textContent).toBe('Password does not meet requirements');
  expect(screen.getByLabelText('New password')).toHaveProperty('value', 'password');
});

test('one step may lead to the next', async () => {
  const { user } = await openChallenge('CONFIRM_SIGN_IN_WITH_PASSWORD', {
    confirmSignIn: async () => ({ step: 'CONFIRM_SIGN_IN_WITH_TOTP_CODE' }),
  });
  await fill(user, { Password: 'correct horse' });

  await user.click(await go());

  expect(await screen.findByText('Enter the code from your authenticator app')).toBeTruthy();
  expect(screen.getByLabelText('Code')).toHaveProperty('value', '');
});

test('a password made by somebody else is changed before anything else', async () => {
  const { user, currentPath, identityCalls } = await openChallenge('CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED');

  await fill(user, { 'New password': '1234567', 'Confirm new password': '12345678' });
  await user.click(await go());
  expect(screen.getByText('Password must be at least 8 characters long')).toBeTruthy();
  expect(screen.getByText('Passwords do not match')).toBeTruthy();

  await fill(user, { 'New password': 'new password' });
  await fill(user, { 'Confirm new password': 'new password' });
  await user.click(await go());

  await waitFor(() => expect(currentPath()).toBe('/dashboard'));
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
  expect(Object.keys(sessionStorage).filter((key) => !key.startsWith('tsr-'))).toEqual([]);
});

test('what the client of the provider left behind is gone when the page is opened', async () => {
  for (const name of ['username', 'challengeName', 'signInSession', 'expiry'])
    sessionStorage.setItem(`CognitoSignInState.${name}`, 'left');

  renderApp({ path: '/login' });

  await waitFor(() => expect(sessionStorage.getItem('CognitoSignInState.expiry')).toBeNull());
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith('Cognito'))).toEqual([]);
});

const ofClient = () => Object.keys(sessionStorage).filter((key) => /^(Cognito|halyard\.sign-in)/.test(key));

test('who goes elsewhere from a step leaves nothing of it behind', async () => {
  kept(Date.now());
  sessionStorage.setItem('CognitoSignInState.signInSession', 'left');
  const { router } = renderApp({ path: '/login' });
  expect(await screen.findByText('Enter the code from your authenticator app')).toBeTruthy();
  expect(ofClient()).not.toEqual([]);

  await act(() => router.navigate({ to: '/register' }));

  await waitFor(() => expect(ofClient()).toEqual([]));
});

test.each(['/', '/register', '/reset-password'])('to open %s ends a sign-in that waits', async (path) => {
  kept(Date.now());
  sessionStorage.setItem('CognitoSignInState.signInSession', 'left');

  renderApp({ path });

  await waitFor(() => expect(ofClient()).toEqual([]));
});

test('after three minutes at a step the form is back and says why, without anything being pressed', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  kept(Date.now());
  renderApp({ path: '/login' });
  expect(await screen.findByText('Enter the code from your authenticator app')).toBeTruthy();

  await act(() => vi.advanceTimersByTimeAsync(signInStateMs));

  expect((await screen.findByRole('alert')).textContent).toBe(
    'Your sign-in session has expired. Please sign in again.',
  );
  expect(document.activeElement).toBe(screen.getByLabelText('Password'));
});

test('the new panel takes the keyboard, and its form is named for who cannot see it', async () => {
  await openChallenge('CONFIRM_SIGN_IN_WITH_EMAIL_CODE');

  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Code')));
  expect(screen.getByRole('form', { name: 'Enter the code from the email' })).toBeTruthy();
});

test('back at the form the keyboard is where something is missing', async () => {
  const { user } = await openChallenge('CONFIRM_SIGN_IN_WITH_TOTP_CODE');

  await user.click(await screen.findByRole('button', { name: 'Back to sign in' }));

  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'ada@example.com');
  expect(document.activeElement).toBe(screen.getByLabelText('Password'));
});

test.each<[SignInStep, string]>([
  ['CONFIRM_SIGN_IN_WITH_EMAIL_CODE', 'a***@e***'],
  ['CONFIRM_SIGN_IN_WITH_SMS_CODE', '+*******1234'],
])('%s says where the code went', async (step, sentTo) => {
  await openChallenge(step, { signIn: async () => ({ step, sentTo }) });

  expect(await screen.findByText(`We sent a code to ${sentTo}. It expires in three minutes.`)).toBeTruthy();
});

test('a wrong answer to a question that is asked again is told', async () => {
  const step = 'CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE' as const;
  const requests = { step, question: 'What did we mail you?' };
  const { user } = await openChallenge(step, { signIn: async () => requests, confirmSignIn: async () => requests });
  expect(await screen.findByText('What did we mail you?')).toBeTruthy();
  await fill(user, { Answer: '000000' });

  await user.click(await go());

  expect((await screen.findByRole('alert')).textContent).toBe('Incorrect answer. Try again.');
});

test('the next question of the provider has an empty field, and the keyboard is in it', async () => {
  const step = 'CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE' as const;
  const { user } = await openChallenge(step, {
    signIn: async () => ({ step, question: 'What did we mail you?' }),
    confirmSignIn: async () => ({ step, question: 'And what did we send to your phone?' }),
  });
  await screen.findByRole('form', { name: 'Answer the question What did we mail you?' });
  await fill(user, { Answer: '123456' });

  await user.click(await go());

  await screen.findByRole('form', { name: 'Answer the question And what did we send to your phone?' });
  expect(screen.getByLabelText('Answer')).toHaveProperty('value', '');
  expect(document.activeElement).toBe(screen.getByLabelText('Answer'));
});

const firstFactor = {
  step: 'CONTINUE_SIGN_IN_WITH_FIRST_FACTOR_SELECTION',
  choices: ['PASSWORD_SRP', 'EMAIL_OTP', 'WEB_AUTHN'],
} as const;

async function choosePasskey(confirmSignIn: NonNullable<Identity['confirmSignIn']>) {
  const opened = await openChallenge(firstFactor.step, { signIn: async () => firstFactor, confirmSignIn });
  await opened.user.click(await screen.findByRole('button', { name: 'Passkey' }));
  return opened;
}

test('a passkey that is chosen signs in, and until then the panel says who is asking', async () => {
  let finish = () => {};
  const { currentPath } = await choosePasskey(
    () => new Promise((resolve) => (finish = () => resolve({ step: 'CONFIRM_SIGN_IN_WITH_TOTP_CODE' }))),
  );
  expect(await screen.findByText('Your browser is asking for the passkey.')).toBeTruthy();

  finish();

  expect(await screen.findByText('Enter the code from your authenticator app')).toBeTruthy();
  expect(currentPath()).toBe('/login');
});

test.each([
  ['PasskeyAuthenticationCanceled', 'The passkey request was canceled or took too long. You can try again.'],
  ['PasskeyOperationAborted', 'The passkey request was interrupted. You can try again.'],
  ['RelyingPartyMismatch', 'Passkeys are not available at this address. Open the console at its public URL.'],
])('a passkey that ends with %s leaves the choice open', async (name, words) => {
  const { user, identityCalls } = await choosePasskey(async (answer) => {
    if (answer === 'WEB_AUTHN') throw rejection(name);
    return { step: 'CONFIRM_SIGN_IN_WITH_PASSWORD' };
  });
  expect((await screen.findByRole('alert')).textContent).toBe(words);

  await user.click(screen.getByRole('button', { name: 'Password' }));

  expect(await screen.findByText('Confirm your password')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(identityCalls.at(-1)).toEqual(['confirmSignIn', 'PASSWORD_SRP']);
});

test('a passkey that the provider rejects ends this sign-in, and the form says why', async () => {
  await choosePasskey(reject('NotAuthorizedException', 'Incorrect username or password.'));

  expect((await screen.findByRole('alert')).textContent).toBe('This passkey was not accepted. Sign in another way.');
  expect(screen.getByLabelText('Password')).toBeTruthy();
  expect(sessionStorage.getItem('halyard.sign-in')).toBeNull();
});

test('a reload keeps what a step needs', async () => {
  keepSignInState(sessionStorage, {
    username: 'ada@example.com',
    challengeName: firstFactor.step,
    startedAt: Date.now(),
    details: { choices: firstFactor.choices },
  });

  renderApp({ path: '/login' });

  expect(await screen.findByRole('button', { name: 'Code by email' })).toBeTruthy();
});
