import { expect, test } from 'vitest';
import { id, instant, text, timeZone } from './fields.ts';

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

test.each([
  ['2026-11-27T08:00:00Z', '2026-11-27T08:00:00.000Z'],
  ['2026-11-27T08:00:00.5Z', '2026-11-27T08:00:00.500Z'],
  ['2026-11-27T08:00:00.123456Z', '2026-11-27T08:00:00.123Z'],
  ['2026-11-27T10:00:00+02:00', '2026-11-27T08:00:00.000Z'],
])('an instant is any of RFC 3339, read as UTC with milliseconds: %s', (given, read) => {
  expect(instant.parse(given)).toBe(read);
});

test.each(['2026-11-27', '2026-11-27 08:00:00Z', '2026-02-30T08:00:00Z', '9999-12-31T23:59:59-14:00', 'soon'])(
  '%s is no instant',
  (given) => {
    expect(instant.safeParse(given).success).toBe(false);
  },
);
