import { expect, test } from 'vitest';
import { checkUser, isChanged, valuesOfNewcomer } from './check-user.ts';

test('a name and an address are required', () => {
  expect(checkUser({ username: ' ', email: '' })).toEqual({ username: 'usernameMissing', email: 'emailMissing' });
});

test('an address has to look like one, a name has to be one word', () => {
  expect(checkUser({ username: 'ada king', email: 'ada@example' })).toEqual({
    username: 'usernameShape',
    email: 'emailShape',
  });
});

test('spaces around them do not matter', () => {
  expect(checkUser({ username: ' ada ', email: ' Ada@Example.com ' })).toEqual({});
});

test('a draft that says what is kept is no change', () => {
  expect(isChanged(valuesOfNewcomer, { role: 'viewer' })).toBe(false);
  expect(isChanged(valuesOfNewcomer, { role: 'admin' })).toBe(true);
});
