import { expect, test } from 'vitest';
import { nameIn } from './name-in.ts';

const question = (text: string, names: readonly string[], quotes: readonly string[] = []) => ({ text, names, quotes });

test('a name in quotation marks or without is the name', () => {
  expect(nameIn(question('risk of Dorian Vella', ['Dorian Vella']))).toBe('Dorian Vella');
  expect(nameIn(question('risk of "Dorian Vella"', [], ['Dorian Vella']))).toBe('Dorian Vella');
});

test('a possessive and what ends a sentence are no part of it', () => {
  expect(nameIn(question("Dorian Vella's risk?", ["Dorian Vella's"]))).toBe('Dorian Vella');
  expect(nameIn(question('risk of Dorian Vella.', ['Dorian Vella.']))).toBe('Dorian Vella');
});

test('parts with nothing but a comma between them are one name', () => {
  const text = 'risk of Hamburg, Speicherstadt';

  expect(nameIn(question(text, ['Hamburg', 'Speicherstadt']))).toBe('Hamburg, Speicherstadt');
});

test('two names are not one', () => {
  expect(nameIn(question('risk of Dorian Vella or Marek Wrona', ['Dorian Vella', 'Marek Wrona']))).toBeUndefined();
  expect(nameIn(question('risk of "a" or b', ['b'], ['a']))).toBeUndefined();
  expect(nameIn(question('risk', []))).toBeUndefined();
});
