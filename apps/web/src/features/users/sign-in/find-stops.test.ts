import type { SignInObstacle, SignInState } from '@halyard/contracts/sign-in-state.ts';
import { expect, test } from 'vitest';
import { stuckBy, working } from '../testing/sign-in-states.ts';
import { findStops } from './find-stops.ts';

const standings = (state: SignInState) => findStops(state).map(({ standing }) => standing);

test('nothing in the way is passed to the end, and a second factor that is not set up is not asked for', () => {
  expect(standings(working())).toEqual(['done', 'done', 'done', 'skipped', 'done']);
});

test('a second factor that is set up is passed like the rest', () => {
  const factors = { authenticator: 'preferred', textMessage: 'off', mail: 'off' } as const;

  expect(standings(working({ factors }))).toEqual(['done', 'done', 'done', 'done', 'done']);
});

test.each<[SignInObstacle, readonly string[]]>([
  ['disabled', ['stop', 'ahead', 'ahead', 'ahead', 'ahead']],
  ['unconfirmed', ['done', 'stop', 'ahead', 'ahead', 'ahead']],
  ['locked', ['done', 'done', 'stop', 'ahead', 'ahead']],
  ['second_factor_locked', ['done', 'done', 'done', 'stop', 'ahead']],
])('%s stops at its own step, and what lies behind is not reached', (code, expected) => {
  expect(standings(stuckBy(code))).toEqual(expected);
});

test('an open invitation asks for no confirmed address: the first sign-in proves it', () => {
  const invited = { ...stuckBy('invitation_pending'), status: 'FORCE_CHANGE_PASSWORD', emailVerified: false } as const;

  expect(standings(invited)).toEqual(['done', 'skipped', 'stop', 'ahead', 'ahead']);
});

test('codes that nobody needs to sign in stop nobody', () => {
  expect(standings(stuckBy('codes_exhausted'))).toEqual(['done', 'done', 'done', 'skipped', 'done']);
});

test('rejected passkeys stop nobody who has a password, and do not make mail matter', () => {
  const obstacles = [...stuckBy('passkey_locked').obstacles, ...stuckBy('codes_exhausted').obstacles];

  expect(standings(stuckBy('passkey_locked'))).toEqual(['done', 'done', 'done', 'skipped', 'done']);
  expect(standings(working({ obstacles }))).toEqual(['done', 'done', 'done', 'skipped', 'done']);
});

test('a mail that failed keeps an unconfirmed address from being confirmed, and a new password from being set', () => {
  const both = (code: SignInObstacle, change: Partial<SignInState>) =>
    working({ ...change, obstacles: [...stuckBy(code).obstacles, ...stuckBy('mail_failed').obstacles] });

  expect(standings(both('unconfirmed', { status: 'UNCONFIRMED' }))[1]).toBe('stop');
  expect(standings(both('reset_required', { status: 'RESET_REQUIRED' }))).toEqual([
    'done',
    'done',
    'stop',
    'ahead',
    'ahead',
  ]);
});

test('a way in stops once, at the first obstacle', () => {
  const stuckTwice = working({
    obstacles: [...stuckBy('locked').obstacles, ...stuckBy('second_factor_locked').obstacles],
  });

  expect(standings(stuckTwice)).toEqual(['done', 'done', 'stop', 'ahead', 'ahead']);
});
