import { expect, test } from 'vitest';
import { holmSignificant } from './holm.ts';
import { rateRatio } from './rate-ratio.ts';

const overOneDay = (count: number) => ({ count, days: 1 });
const asShare = (ratio: number) => ratio / (1 + ratio);

test('the interval is that of Clopper and Pearson: 10 of 20 lie between 0.272 and 0.728', () => {
  const ratio = rateRatio(overOneDay(10), overOneDay(10));

  expect(ratio?.value).toBe(1);
  expect(asShare(ratio?.low ?? 0)).toBeCloseTo(0.271_957_8, 6);
  expect(asShare(ratio?.high ?? 0)).toBeCloseTo(0.728_042_2, 6);
  expect(ratio?.p).toBe(1);
});

test('0 of 10 reach up to 1 − (α/2)^(1/10), the closed form', () => {
  const ratio = rateRatio(overOneDay(0), overOneDay(10));

  expect(ratio?.low).toBe(0);
  expect(asShare(ratio?.high ?? 0)).toBeCloseTo(1 - 0.025 ** 0.1, 10);
});

test('February is compared by the day', () => {
  const ratio = rateRatio({ count: 280, days: 28 }, { count: 310, days: 31 });

  expect(ratio?.value).toBeCloseTo(1, 12);
  expect(ratio?.p).toBe(1);
});

test('the p-value is below 0.05 exactly when the interval excludes 1', () => {
  for (let now = 20; now <= 180; now++) {
    const ratio = rateRatio({ count: now, days: 30 }, { count: 90, days: 31 });
    const excludesOne = ratio !== null && (ratio.low > 1 || ratio.high < 1);
    expect(ratio !== null && ratio.p < 0.05).toBe(excludesOne);
  }
});

test('a whole country is compared in no time', () => {
  const startedAt = performance.now();

  const ratio = rateRatio({ count: 520_000, days: 31 }, { count: 500_000, days: 30 });

  expect(ratio?.low).toBeGreaterThan(1);
  expect(ratio?.high).toBeLessThan(1.011);
  expect(performance.now() - startedAt).toBeLessThan(1_000);
});

test('nothing before is nothing to compare with', () => {
  expect(rateRatio(overOneDay(5), overOneDay(0))).toBeNull();
});

test('the correction of Holm ends at the first p-value that is too large for its rank', () => {
  expect(holmSignificant([0.01, 0.04, 0.03, 0.005])).toEqual([true, false, false, true]);
  expect(holmSignificant([0.5, 0.000_1])).toEqual([false, true]);
  expect(holmSignificant([0.01, 0.01])).toEqual([true, true]);
  expect(holmSignificant([])).toEqual([]);
});
