import { expect, test } from 'vitest';
import { lagOf } from './source-lag.ts';

const receipt = 1_000_000;
const late = (ms: number) => [receipt - ms, receipt] as const;

test('without a message that states its time there is no lag, and none is not nought', () => {
  expect(lagOf([])).toBeNull();
});

test('the lag is the nearest rank of the sorted delays', () => {
  const pairs = Array.from({ length: 100 }, (_, place) => late((place + 1) * 10));

  expect(lagOf(pairs)).toEqual({ p50Ms: 500, p99Ms: 990, skewMs: null, samples: 100 });
});

test('messages from the future have no lag; their median says how far the clock is ahead', () => {
  expect(lagOf([late(-3_000), late(-1_000), late(-2_000), late(400)])).toEqual({
    p50Ms: 0,
    p99Ms: 400,
    skewMs: 2_000,
    samples: 4,
  });
});
