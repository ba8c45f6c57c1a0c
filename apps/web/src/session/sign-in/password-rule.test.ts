import { expect, test } from 'vitest';
import { isEmailLike, isTooShort, passwordMinLength } from './password-rule.ts';

test('seven characters are too short, eight are not', () => {
  expect(passwordMinLength).toBe(8);
  expect(['1234567', '12345678'].map(isTooShort)).toEqual([true, false]);
});

test.each(['ada@example.com', 'a+b@sub.example.co.uk', 'ümlaut@exämple.de'])('%s is like an address', (value) => {
  expect(isEmailLike(value)).toBe(true);
});

test.each(['abc', 'a@b', '@example.com', 'a b@example.com', 'a@example.', 'a@@example.com', `${'a'.repeat(250)}@b.co`])(
  '%s is not like an address',
  (value) => {
    expect(isEmailLike(value)).toBe(false);
  },
);
