import type { SignInIssue, SignInState } from '@halyard/contracts/accounts/sign-in-state.ts';
import { expect, test } from 'vitest';
import { stuckBy, working } from '../testing/sign-in-states.ts';
import { findStops } from './find-stops.ts';

const stepStatuses = (state: SignInState) => findStops(state).map(({ stepStatus }) => stepStatus);

test('nothing in the way is passed to the end, and a second factor that is not set up is not asked for', () => {
  expect(stepStatuses(working())).toEqual(['done', 'done', 'done', 'skipped', 'done']);
});

test('a second factor that is set up is passed like the rest', () => {
  const factors = { authenticator: 'preferred', textMessage: 'off', mail: 'off' } as const;

  expect(stepStatuses(working({ factors }))).toEqual(['done', 'done', 'done', 'done', 'done']);
});

test.each<[SignInIssue, readonly string[]]>([
  ['disabled', ['stop', 'ahead', 'ahead', 'ahead', 'ahead']],
  ['unconfirmed', ['done', 'stop', 'ahead', 'ahead', 'ahead']],
  ['locked', ['done', 'done', 'stop', 'ahead', 'ahead']],
  ['second_factor_locked', ['done', 'done', 'done', 'stop', 'ahead']],
])('%s stops at its own step, and what lies behind is not reached', (code, expected) => {
  expect(stepStatuses(stuckBy(code))).toEqual(expected);
});

test('an open invitation asks for no confirmed address: the first sign-in proves it', () => {
  const invited = { ...stuckBy('invitation_pending'), status: 'FORCE_CHANGE_PASSWORD', emailVerified: false } as const;

  expect(stepStatuses(invited)).toEqual(['done', 'skipped', 'stop', 'ahead', 'ahead']);
});

test('codes that nobody needs to sign in stop nobody', () => {
  expect(stepStatuses(stuckBy('codes_exhausted'))).toEqual(['done', 'done', 'done', 'skipped', 'done']);
});

test('rejected passkeys stop nobody who has a password, and do not make mail matter', () => {
  const issues = [...stuckBy('passkey_locked').issues, ...stuckBy('codes_exhausted').issues];

  expect(stepStatuses(stuckBy('passkey_locked'))).toEqual(['done', 'done', 'done', 'skipped', 'done']);
  expect(stepStatuses(working({ issues }))).toEqual(['done', 'done', 'done', 'skipped', 'done']);
});

test('a mail that failed keeps an unconfirmed address from being confirmed, and a new password from being set', () => {
  const both = (code: SignInIssue, change: Partial<SignInState>) =>
    working({ ...change, issues: [...stuckBy(code).issues, ...stuckBy('mail_failed').issues] });

  expect(stepStatuses(both('unconfirmed', { status: 'UNCONFIRMED' }))[1]).toBe('stop');
  expect(stepStatuses(both('reset_required', { status: 'RESET_REQUIRED' }))).toEqual([
    'done',
    'done',
    'stop',
    'ahead',
    'ahead',
  ]);
});

test('a way in stops once, at the first issue', () => {
  const stuckTwice = working({
    issues: [...stuckBy('locked').issues, ...stuckBy('second_factor_locked').issues],
  });

  expect(stepStatuses(stuckTwice)).toEqual(['done', 'done', 'stop', 'ahead', 'ahead']);
});
