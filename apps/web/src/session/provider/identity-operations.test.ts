import { expect, test } from 'vitest';
import { fakeSession } from '../../testing/fake-session.ts';
import { clientId, hasTokensIn, plantTokens } from '../../testing/fake-tokens.ts';
import { person } from '../../testing/people.ts';
import { readSignInState } from '../sign-in/sign-in-state.ts';
import type { SignInStep } from './identity-client-type.ts';
import { createIdentityOperations } from './identity-operations.ts';

const at = Date.parse('2026-11-21T08:42:00Z');

function openOperations(options: Parameters<typeof fakeSession>[0] = {}) {
  const opened = fakeSession(options);
  const identity = createIdentityOperations({
    store: opened.session,
    storage: sessionStorage,
    now: () => at,
    alreadySignedIn: 'There is already a signed in user.',
  });
  return { ...opened, identity };
}

const registration = {
  email: 'ada@example.com',
  password: 'correct horse',
  firstName: 'Ada',
  lastName: 'King',
  company: 'Analytical Engines',
  role: 'analyst',
} as const;

type Identity = ReturnType<typeof createIdentityOperations>;

test.each<[string, (identity: Identity) => Promise<unknown>]>([
  ['signing in without a username', (identity) => identity.signIn('', 'secret', false)],
  ['signing in without a password', (identity) => identity.signIn('ada@example.com', '', false)],
  ['choosing a way without a username', (identity) => identity.chooseSignIn(' ', false)],
  ['answering a challenge with nothing', (identity) => identity.confirmSignIn(' ')],
  ['answering a challenge that nobody asked for', (identity) => identity.confirmSignIn('123456')],
  ['proving an authenticator without a code', (identity) => identity.confirmAuthenticator('')],
  ['registering without a username', (identity) => identity.signUp({ ...registration, email: ' ' })],
  ['registering without a password', (identity) => identity.signUp({ ...registration, password: '' })],
  ['confirming without a username', (identity) => identity.confirmSignUp('', '123456')],
  ['confirming without a code', (identity) => identity.confirmSignUp('ada@example.com', '')],
  ['sending a code again without a username', (identity) => identity.resendCode('')],
  ['asking for a reset without a username', (identity) => identity.forgotPassword('')],
  ['resetting without a username', (identity) => identity.confirmReset('', '123456', 'new password')],
  ['resetting without a code', (identity) => identity.confirmReset('ada@example.com', '', 'new password')],
  ['resetting without a new password', (identity) => identity.confirmReset('ada@example.com', '123456', '')],
])('%s is rejected before anything is sent', async (_, attempt) => {
  const { identity, identityCalls, told } = openOperations();

  await expect(attempt(identity)).rejects.toMatchObject({
    name: expect.stringMatching(/^(InvalidParameterException|SignInExpired)$/),
  });

  expect(identityCalls).toEqual([]);
  expect(told.loads).toBe(0);
});

test('signing in while somebody is signed in is rejected before anything is sent', async () => {
  plantTokens(sessionStorage);
  const { session, identity, identityCalls } = openOperations({ ports: { readAccount: async () => person() } });
  await session.initialise();

  const attempt = identity.signIn('bob@example.com', 'secret', false);

  await expect(attempt).rejects.toThrow('There is already a signed in user.');
  expect(identityCalls).toEqual([]);
  expect(hasTokensIn(sessionStorage)).toBe(true);
});

test('a way is not chosen either while somebody is signed in', async () => {
  plantTokens(sessionStorage);
  const { session, identity, identityCalls } = openOperations({ ports: { readAccount: async () => person() } });
  await session.initialise();

  await expect(identity.chooseSignIn('bob@example.com', false)).rejects.toThrow('There is already a signed in user.');

  expect(identityCalls).toEqual([]);
});

test.each<SignInStep>([
  'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED',
  'CONTINUE_SIGN_IN_WITH_MFA_SETUP_SELECTION',
  'CONFIRM_SIGN_IN_WITH_TOTP_CODE',
])('a sign-in that waits for %s is kept in the tab with its begin', async (step) => {
  const { identity } = openOperations({ identity: { signIn: async () => ({ step }) } });

  await identity.signIn('ada@example.com', 'secret', false);

  expect(readSignInState(sessionStorage, at)).toEqual({
    username: 'ada@example.com',
    challengeName: step,
    startedAt: at,
    details: {},
    remember: false,
  });
});

test('a step keeps what the next one needs, from when it was asked', async () => {
  const authenticator = { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/x' };
  const { identity } = openOperations({
    identity: {
      signIn: async () => ({ step: 'CONTINUE_SIGN_IN_WITH_MFA_SETUP_SELECTION', choices: ['TOTP'] }),
      confirmSignIn: async () => ({ step: 'CONTINUE_SIGN_IN_WITH_TOTP_SETUP', authenticator }),
    },
  });
  await identity.signIn('ada@example.com', 'secret', true);

  await identity.confirmSignIn('TOTP');

  expect(readSignInState(sessionStorage, at)).toEqual({
    username: 'ada@example.com',
    challengeName: 'CONTINUE_SIGN_IN_WITH_TOTP_SETUP',
    startedAt: at,
    details: { authenticator },
    remember: true,
  });
});

test('who wants to stay signed in is remembered with the device, whichever step was the last', async () => {
  const { identity, identityCalls } = openOperations({
    identity: { signIn: async () => ({ step: 'CONFIRM_SIGN_IN_WITH_TOTP_CODE' }) },
  });
  await identity.signIn('ada@example.com', 'secret', true);
  expect(identityCalls.map(([name]) => name)).toEqual(['signIn']);

  await identity.confirmSignIn('123456');

  expect(identityCalls.map(([name]) => name)).toEqual(['signIn', 'confirmSignIn', 'rememberDevice']);
  expect([hasTokensIn(sessionStorage), hasTokensIn(localStorage)]).toEqual([false, true]);
});

test('the device of who does not want to stay signed in is not remembered', async () => {
  const { identity, identityCalls } = openOperations();

  await identity.signIn('ada@example.com', 'secret', false);

  expect(identityCalls.map(([name]) => name)).toEqual(['signIn']);
});

test('a device that cannot be remembered is no failed sign-in', async () => {
  const { identity } = openOperations({
    identity: { rememberDevice: () => Promise.reject(new Error('no device was confirmed')) },
  });

  expect(await identity.signIn('ada@example.com', 'secret', true)).toEqual({ step: 'DONE' });
});

test('a finished sign-in leaves no sign-in state behind', async () => {
  const { identity } = openOperations({
    identity: { signIn: async () => ({ step: 'CONFIRM_SIGN_IN_WITH_TOTP_CODE' }) },
  });
  await identity.signIn('ada@example.com', 'secret', false);

  await identity.confirmSignIn('123456');

  expect(readSignInState(sessionStorage, at)).toBeUndefined();
});

test('tokens end with the tab, and stay in the browser for people who want to be remembered', async () => {
  const { identity, storage } = openOperations();

  await identity.signIn('ada@example.com', 'secret', false);
  expect([hasTokensIn(sessionStorage), hasTokensIn(localStorage)]).toEqual([true, false]);
  storage.clear();

  await identity.signIn('ada@example.com', 'secret', true);
  expect([hasTokensIn(sessionStorage), hasTokensIn(localStorage)]).toEqual([false, true]);
});

test('what a dead session left behind is cleared before the next sign-in', async () => {
  localStorage.setItem(`CognitoIdentityServiceProvider.${clientId}.LastAuthUser`, 'gone');
  const { identity, storage } = openOperations({ identity: { signIn: async () => ({ step: 'RESET_PASSWORD' }) } });

  await identity.signIn('ada@example.com', 'secret', false);

  expect(storage.hasTokens(clientId)).toBe(false);
});
