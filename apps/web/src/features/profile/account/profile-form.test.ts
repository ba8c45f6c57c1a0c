import { expect, test } from 'vitest';
import { draftOf, findProblems, isChanged, toChange } from './profile-form.ts';

const ada = { username: 'ada', email: 'ada@example.com', firstName: 'Ada', lastName: null };
const draft = draftOf(ada);

test('what is on file is fit to be sent, and unchanged', () => {
  expect(findProblems(draft)).toEqual([]);
  expect(isChanged(draft, ada)).toBe(false);
  expect(isChanged({ ...draft, email: 'ada@example.org' }, ada)).toBe(true);
});

test.each([
  ['an empty name', { username: ' ' }, ['username']],
  ['a name with a space inside', { username: 'a da' }, ['username']],
  ['no address', { email: '' }, ['email']],
  ['something else than an address', { email: 'abc' }, ['email']],
  ['a short password', { password: '1234567', confirmation: '1234567' }, ['password']],
  ['a password that is not confirmed', { password: 'correct horse' }, ['confirmation']],
  ['a confirmation without a password', { confirmation: 'correct horse' }, ['confirmation']],
])('%s is told at its field', (_, change, fields) => {
  expect(findProblems({ ...draft, ...change })).toEqual(fields);
});

test('a blank password is not sent', () => {
  expect(toChange({ ...draft, username: ' grace ' })).toEqual({ ...ada, username: 'grace', lastName: '' });
});

test('a password goes as it was typed', () => {
  const password = ' correct horse ';

  expect(toChange({ ...draft, password, confirmation: password })).toEqual({ ...ada, lastName: '', password });
});
