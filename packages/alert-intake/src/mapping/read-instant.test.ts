import { expect, test } from 'vitest';
import { readInstant } from './read-instant.ts';

test.each([
  ['seconds', 1_795_250_520, '2026-11-21T08:42:00.000Z'],
  ['milliseconds', 1_795_250_520_000, '2026-11-21T08:42:00.000Z'],
  ['microseconds as text', '1795250520000000', '2026-11-21T08:42:00.000Z'],
  ['nanoseconds', 1_795_250_520_000_000_000, '2026-11-21T08:42:00.000Z'],
  ['an offset without a colon', '2026-11-21T09:42:00+0100', '2026-11-21T08:42:00.000Z'],
  ['no zone, which is UTC', '2026-11-21 08:42:00', '2026-11-21T08:42:00.000Z'],
])('an instant is read from %s', (_, value, instant) => {
  expect(readInstant(value)).toBe(instant);
});

test.each([1e308, -1e308, 1e30, Number.POSITIVE_INFINITY, Number.NaN, '0001-01-01T00:00:00Z', 'soon', {}, null])(
  '%s is no instant',
  (value) => {
    expect(readInstant(value)).toBeNull();
  },
);

test.each([
  ['Nov 27 05:00:00', '2026-11-27T05:00:00.000Z'],
  ['Nov  7 05:00:00.25', '2026-11-07T05:00:00.250Z'],
  ['Fri Nov 27 05:00:00', '2026-11-27T05:00:00.000Z'],
  // Shortly before the turn of the year, and long before.
  ['Jan  2 00:10:00', '2027-01-02T00:10:00.000Z'],
  ['Feb 29 12:00:00', null],
  ['Nov 31 12:00:00', null],
  ['Nov 27 25:00:00', null],
])('a time of syslog without a year is of the year nearest to its receipt: %s', (text, at) => {
  expect(readInstant(text, Date.UTC(2026, 10, 27, 6))).toBe(at);
  expect(readInstant(text)).toBe(null);
});
