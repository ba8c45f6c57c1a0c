import { expect, test } from 'vitest';
import { id, text, timeZone } from './fields.ts';

const taskText = text(500);

test('text is trimmed and kept as it was typed otherwise', () => {
  expect(taskText.parse('  Ring the duty officer \n')).toBe('Ring the duty officer');
  expect(taskText.parse('<b>not markup</b> Ω 名前 👩‍🚒')).toBe('<b>not markup</b> Ω 名前 👩‍🚒');
});

test.each([
  ['empty', ''],
  ['blank', ' \t '],
  ['a lone surrogate', 'x\ud800y'],
  ['NUL', 'a\u0000b'],
  ['an escape sequence', 'a\u001b[31mb'],
  ['a C1 control', 'a\u0085b'],
  ['501 characters', 'x'.repeat(501)],
  ['501 emoji', '🛰'.repeat(501)],
  ['a megabyte', 'x'.repeat(1_000_000)],
  ['a number', 7],
  ['null', null],
  ['a list', ['x']],
])('%s is rejected', (_name, value) => {
  expect(taskText.safeParse(value).success).toBe(false);
});

test('length counts characters as a reader does', () => {
  expect(taskText.safeParse('🛰'.repeat(500)).success).toBe(true);
});

test('identifiers hold no path and no markup', () => {
  expect(id.safeParse('0b0c3c1e-9f5d-4d0e-8a55-6f1c9f0f7a11').success).toBe(true);
  for (const bad of ['', '../x', 'a b', 'é', 'x'.repeat(65)]) expect(id.safeParse(bad).success).toBe(false);
});

test('time zones are those the platform knows', () => {
  expect(timeZone.safeParse('Europe/London').success).toBe(true);
  for (const bad of ['Mars/Olympus', '', 'x'.repeat(200)]) expect(timeZone.safeParse(bad).success).toBe(false);
});
