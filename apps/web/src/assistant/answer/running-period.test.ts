import { expect, test } from 'vitest';
import { isRunning } from './running-period.ts';

const at = (instant: string) => Date.parse(instant);

test('the newest week is the running one until it is over', () => {
  expect(isRunning('2026-11-16', '2026-11-09', at('2026-11-21T08:42:00Z'))).toBe(true);
  expect(isRunning('2026-11-16', '2026-11-09', at('2026-11-23T08:42:00Z'))).toBe(false);
});

test('a long month after a short one runs to its end', () => {
  expect(isRunning('2026-03', '2026-02', at('2026-03-31T23:00:00Z'))).toBe(true);
  expect(isRunning('2026-03', '2026-02', at('2026-04-01T00:00:00Z'))).toBe(false);
});

test('where there is only one step nobody knows how long it is', () => {
  expect(isRunning('2026-11-16', undefined, at('2026-11-17T00:00:00Z'))).toBe(false);
});
