import { expect, test } from 'vitest';
import { incompleteBeta, inverseIncompleteBeta } from './incomplete-beta.ts';
import { logGamma } from './log-gamma.ts';

test('log-gamma agrees with factorials and with the value at one half', () => {
  expect(logGamma(1)).toBeCloseTo(0, 13);
  expect(logGamma(0.5)).toBeCloseTo(Math.log(Math.sqrt(Math.PI)), 13);
  expect(logGamma(11)).toBeCloseTo(Math.log(3_628_800), 12);
  expect(logGamma(0.1)).toBeCloseTo(2.252_712_651_734_206, 12);
});

test.each([
  // I_x(1, b) = 1 − (1 − x)^b, I_x(a, 1) = x^a
  [0.3, 1, 5, 1 - 0.7 ** 5],
  [0.3, 4, 1, 0.3 ** 4],
  // The arcsine law: I_x(½, ½) = (2/π) arcsin √x
  [0.2, 0.5, 0.5, (2 / Math.PI) * Math.asin(Math.sqrt(0.2))],
  // Tail of a binomial: P(X ≥ 3), 10 trials at ½
  [0.5, 3, 8, 968 / 1_024],
  [0.5, 5_000, 5_000, 0.5],
])('I at x = %d of (%d, %d) is %d', (x, a, b, value) => {
  expect(incompleteBeta(x, a, b)).toBeCloseTo(value, 10);
});

test('the inverse leads back, for small and for very large parameters', () => {
  for (const [a, b] of [
    [2, 3],
    [0.5, 0.5],
    [1, 400],
    [520_000, 519_000],
    [3_000_000, 12],
  ] as const)
    for (const probability of [0.025, 0.5, 0.975])
      expect(incompleteBeta(inverseIncompleteBeta(probability, a, b), a, b)).toBeCloseTo(probability, 7);
});
