import { expect, test } from 'vitest';
import { requireAcceptablePassword } from './password-policy.ts';

const context = {
  email: 'ada.lovelace@example.com',
  productName: 'Halyard',
  attributes: { given_name: 'Ada', family_name: 'Lovelace' },
};

test.each([
  ['too short', 'Nx7-q4z'],
  ['common', 'password'],
  ['common in any case', 'PassWord123'],
  ['a walk on the keyboard', '1qaz2wsx'],
  ['one character repeated', 'aaaaaaaaaa'],
  ['the address', 'ada.lovelace@example.com'],
  ['the local part with a digit', 'ada.lovelace1'],
  ['the family name with an ending', 'lovelace1!'],
  ['first and last name', 'AdaLovelace1'],
  ['the product', 'halyard1!'],
  ['the product twice', 'halyardhalyard'],
])('a password is refused that is %s', (_why, password) => {
  expect(() => requireAcceptablePassword(password, context)).toThrow('Password did not conform with policy');
});

test.each(['Night-chart-7781', 'correct horse battery', 'ünïcödé ☃ 9', 'Lovelace-wrote-programs'])(
  'the password %s is accepted as it is',
  (password) => {
    expect(() => requireAcceptablePassword(password, context)).not.toThrow();
  },
);

test('characters are counted, not the units they are stored in', () => {
  expect(() => requireAcceptablePassword('😀😁😂😃', context)).toThrow();
});
