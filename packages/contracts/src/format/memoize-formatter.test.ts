import { expect, test } from 'vitest';
import { memoizeFormatter } from './memoize-formatter.ts';

test('a formatter is made once for its key', () => {
  let made = 0;
  const make = () => {
    made++;
    return new Intl.NumberFormat('de-DE');
  };

  const written = [memoizeFormatter('test de', make).format(1234.5), memoizeFormatter('test de', make).format(0.5)];

  expect(written).toEqual(['1.234,5', '0,5']);
  expect(made).toBe(1);
});

test('however many keys are asked for, each is answered with its own', () => {
  const zones = ['UTC', 'Europe/London', 'Asia/Tokyo'];
  for (let index = 0; index < 1_000; index++) memoizeFormatter(`filler ${index}`, () => index);

  const hours = zones.map((timeZone) =>
    memoizeFormatter(`test ${timeZone}`, () => new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit' })).format(
      new Date('2026-11-21T08:00:00Z'),
    ),
  );
  expect(hours).toEqual(['08', '08', '17']);
});
