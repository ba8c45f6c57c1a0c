import { expect, test } from 'vitest';
import { fromLocalTime, toLocalTime } from './local-time.ts';

test.each(['UTC', 'Europe/London', 'America/New_York', 'Asia/Kolkata', 'Pacific/Auckland'])(
  'in %s what the field shows is the instant it came from, summer and winter',
  (zone) => {
    for (const instant of ['2026-07-01T22:30:00.000Z', '2026-11-21T08:42:00.000Z', '2026-03-29T04:00:00.000Z'])
      expect(fromLocalTime(zone, toLocalTime(zone, instant))).toBe(instant);
  },
);

test('a time that the clocks jump over is the one they jump to', () => {
  expect(fromLocalTime('Europe/London', '2026-03-29T01:30')).toBe('2026-03-29T01:30:00.000Z');
});

test('half a date is no date', () => {
  expect(fromLocalTime('UTC', '2026-11-21')).toBeUndefined();
  expect(fromLocalTime('UTC', '2026-13-41T08:42')).toBeUndefined();
});
