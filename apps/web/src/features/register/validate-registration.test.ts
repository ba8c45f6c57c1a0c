import { expect, test } from 'vitest';
import { type Entries, emptyEntries, validateRegistration } from './validate-registration.ts';

const good: Entries = {
  firstName: 'Ada',
  lastName: 'King',
  company: 'Engines',
  email: 'ada@example.com',
  role: 'analyst',
  password: '12345678',
  confirmPassword: '12345678',
};
const check = (change: Partial<Entries>) => validateRegistration({ ...good, ...change });

test('filled in well, nothing is wrong', () => {
  expect(check({})).toEqual({});
});

test('every field of an empty form is missed', () => {
  expect(validateRegistration(emptyEntries)).toEqual({
    firstName: 'firstNameMissing',
    lastName: 'lastNameMissing',
    company: 'companyMissing',
    email: 'emailMissing',
    password: 'passwordMissing',
    role: 'roleMissing',
  });
});

test('blanks are as good as nothing, except in a password', () => {
  expect(check({ firstName: ' ', email: ' ' })).toEqual({ firstName: 'firstNameMissing', email: 'emailMissing' });
  expect(check({ password: '        ', confirmPassword: '        ' })).toEqual({});
});

test('seven characters are too few, eight are enough', () => {
  expect(check({ password: '1234567', confirmPassword: '1234567' })).toEqual({ password: 'passwordTooShort' });
  expect(check({ password: '12345678', confirmPassword: '12345678' })).toEqual({});
});

test('two passwords that differ are one problem', () => {
  expect(check({ confirmPassword: '12345679' })).toEqual({ confirmPassword: 'passwordsDiffer' });
});

test('an address with blanks around it is an address', () => {
  expect(check({ email: ' ada@example.com ' })).toEqual({});
  expect(check({ email: 'abc' })).toEqual({ email: 'emailInvalid' });
});
