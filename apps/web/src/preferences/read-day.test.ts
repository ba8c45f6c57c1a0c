import { expect, test } from 'vitest';
import { readDay } from './read-day.ts';

test.each([
  ['11/21/2026', 'MM/DD/YYYY', '2026-11-21'],
  ['21/11/2026', 'DD/MM/YYYY', '2026-11-21'],
  ['3.4.2026', 'DD/MM/YYYY', '2026-04-03'],
  ['3/4/2026', 'MM/DD/YYYY', '2026-03-04'],
  ['2026-11-21', 'MM/DD/YYYY', '2026-11-21'],
  [' 2026/11/21 ', 'YYYY-MM-DD', '2026-11-21'],
  ['21/11/2026', 'MM/DD/YYYY', undefined],
  ['02/29/2026', 'MM/DD/YYYY', undefined],
  ['11/21/26', 'MM/DD/YYYY', undefined],
  ['tomorrow', 'MM/DD/YYYY', undefined],
] as const)('%s in the format %s is %s', (typed, format, day) => {
  expect(readDay(typed, format)).toBe(day);
});
