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
  ['common with a digit and a mark', 'Password123!'],
  ['common with look-alikes', 'Passw0rd!'],
  ['common keys with digits', 'Qwerty123!'],
  ['a word, a year and a mark', 'Welcome2024!'],
  ['a common name with an ending', 'Liverpool1!'],
  ['the product, a year and a mark', 'Halyard2026!'],
  ['the product with look-alikes', 'H@lyard_2026'],
  ['the family name, a year and a mark', 'Lovelace1984!'],
  ['a common password twice', 'letmein1letmein1'],
])('a password is rejected that is %s', async (_why, password) => {
  await expect(requireAcceptablePassword(password, context)).rejects.toThrow('Password did not conform with policy');
});

test.each([
  'Night-chart-7781',
  'correct horse battery',
  'ünïcödé ☃ 9',
  'Lovelace-wrote-programs',
  'k3jd9f2m',
  'aB3$xY9z',
])('the password %s is accepted as it is', async (password) => {
  await expect(requireAcceptablePassword(password, context)).resolves.toBeUndefined();
});

test('characters are counted, not the units they are stored in', async () => {
  await expect(requireAcceptablePassword('😀😁😂😃', context)).rejects.toThrow();
});
