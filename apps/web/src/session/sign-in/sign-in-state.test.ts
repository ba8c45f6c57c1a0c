import { expect, test } from 'vitest';
import { forgetSignInState, keepSignInState, readSignInState, signInStateMs } from './sign-in-state.ts';

const begun = Date.parse('2026-11-21T08:42:00Z');
const state = {
  username: 'ada@example.com',
  challengeName: 'CONFIRM_SIGN_IN_WITH_TOTP_CODE',
  startedAt: begun,
} as const;

test('an unfinished sign-in lives three minutes', () => {
  keepSignInState(sessionStorage, state);

  expect(signInStateMs).toBe(180_000);
  expect(readSignInState(sessionStorage, begun + 179_000)).toEqual(state);
  expect(readSignInState(sessionStorage, begun + 179_999)).toEqual(state);
});

test('after three minutes it has expired, however often it is read', () => {
  keepSignInState(sessionStorage, state);

  expect(readSignInState(sessionStorage, begun + 180_000)).toBe('expired');
  expect(readSignInState(sessionStorage, begun + 180_000)).toBe('expired');
});

test('a forgotten one is gone', () => {
  keepSignInState(sessionStorage, state);

  forgetSignInState(sessionStorage);

  expect(readSignInState(sessionStorage, begun)).toBeUndefined();
});

test.each(['not json', '7', 'null', '{}', '{"startedAt":"soon"}'])('%s under its key is no sign-in state', (kept) => {
  sessionStorage.setItem('halyard.sign-in', kept);

  expect(readSignInState(sessionStorage, begun)).not.toHaveProperty('username');
});

const ofClient = ['username', 'challengeName', 'signInSession', 'expiry'].map((name) => `CognitoSignInState.${name}`);

test('nothing of the client’s stays behind a sign-in that was forgotten', () => {
  keepSignInState(sessionStorage, state);
  for (const key of ofClient) sessionStorage.setItem(key, 'left');

  forgetSignInState(sessionStorage);

  expect(sessionStorage).toHaveLength(0);
});
