import { describe, expect, test } from 'vitest';
import { findLiveCounts, showCounters } from './sign-in-counters.ts';

const now = Date.parse('2026-11-21T08:42:00.000Z');
const hourMs = 3_600_000;
const counted = (change: object) => ({
  scope: 'code-hour',
  subject: 'ada',
  count: 3,
  firstAt: now - hourMs + 1,
  lockedUntil: null,
  ...change,
});

describe('what is counted against an account', () => {
  test.each([
    ['password', 'ada|2001:db8:1:2::/64', 'password', '2001:db8:1:2::/64'],
    ['password-account', 'ada', 'password_in_a_row', null],
    ['code', 'ada|RESET', 'code', null],
    ['code-hour', 'ada', 'code_hour', null],
    ['otp', 'ada', 'code_hour', null],
    ['otp-mfa', 'ada', 'second_factor', null],
    ['totp', 'ada', 'second_factor', null],
    ['passkey', 'ada|192.0.2.7', 'passkey', '192.0.2.7'],
    ['send', 'ada', 'sending', null],
    ['send-mfa', 'ada', 'sending', null],
  ])('%s is shown by its kind, with its network where it has one', (scope, subject, kind, network) => {
    const shown = showCounters(findLiveCounts([counted({ scope, subject })], now));

    expect(shown).toEqual([{ kind, network, tries: 3, most: expect.any(Number), until: null }]);
  });

  test.each([
    ['a window that is over', { firstAt: now - hourMs }],
    ['a lock that has just run out', { lockedUntil: now }],
    ['what is not about signing in', { scope: 'totp-set-up' }],
    ['what is called like a part of every object', { scope: 'toString' }],
  ])('%s is left out', (_, change) => {
    expect(findLiveCounts([counted(change)], now)).toEqual([]);
  });

  test('a lock counts for as long as it lasts, even when its window is over', () => {
    const locked = counted({ firstAt: now - 2 * hourMs, lockedUntil: now + 1 });

    expect(showCounters(findLiveCounts([locked], now))).toMatchObject([{ until: '2026-11-21T08:42:00.001Z' }]);
  });
});
