import { expect, test } from 'vitest';
import { createFormat } from './format.ts';

const at = '2026-11-21T23:42:00.000Z';

test.each([
  ['MM/DD/YYYY', '11/21/2026'],
  ['DD/MM/YYYY', '21/11/2026'],
  ['YYYY-MM-DD', '2026-11-21'],
] as const)('%s writes %s', (dateFormat, expected) => {
  expect(createFormat({ timeZone: 'UTC', dateFormat }).date(at)).toBe(expected);
});

test('an instant is shown in the zone of the person', () => {
  const tokyo = createFormat({ timeZone: 'Asia/Tokyo', dateFormat: 'YYYY-MM-DD' });

  expect(tokyo.dateTime(at)).toBe('2026-11-22 08:42');
  expect(tokyo.longDay(at)).toBe('Sunday 22 November 2026');
});

test('midnight is 00:00', () => {
  expect(createFormat({ timeZone: 'UTC', dateFormat: 'YYYY-MM-DD' }).time('2026-11-21T00:00:00Z')).toBe('00:00');
});

test('a calendar day has no zone', () => {
  expect(createFormat({ timeZone: 'America/Los_Angeles', dateFormat: 'DD/MM/YYYY' }).day('2026-11-21')).toBe(
    '21/11/2026',
  );
});

test('within a day it says how long ago, then when', () => {
  const { relative } = createFormat({ timeZone: 'UTC', dateFormat: 'YYYY-MM-DD' });
  const now = Date.parse(at);

  expect(relative(now - 5 * 60_000, now)).toBe('5m ago');
  expect(relative(now - 3 * 3_600_000, now)).toBe('3h ago');
  expect(relative(now - 30 * 3_600_000, now)).toBe('2026-11-20 17:42');
});

test('a change carries its sign, and none is not a rise', () => {
  const { change } = createFormat({ timeZone: 'UTC', dateFormat: 'YYYY-MM-DD' });

  expect([12, -3, 0].map(change)).toEqual(['+12%', '-3%', '0%']);
});
