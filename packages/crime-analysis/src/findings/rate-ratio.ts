import { incompleteBeta, inverseIncompleteBeta } from './incomplete-beta.ts';

/** A count and the days it was counted over. */
export type CountOverDays = { readonly count: number; readonly days: number };

export type RateRatio = {
  /** Events a day now, divided by events a day before. */
  readonly value: number;
  /** The exact 95 % interval. */
  readonly low: number;
  readonly high: number;
  /** Two-sided, that both rates are the same. */
  readonly p: number;
};

const alpha = 0.05;

/**
 * Compares two Poisson counts. Given their sum n, the later count is binomial with n trials (Przyborowski and Wilenski,
 * Biometrika 31, 1940); the interval of its probability is that of Clopper and Pearson (Biometrika 26, 1934) and turns
 * into one of the ratio of rates. The p-value doubles the smaller tail, so it falls below 0.05 exactly when the
 * interval excludes 1. Null when nothing was counted before: a ratio to nothing says nothing.
 */
export function rateRatio(now: CountOverDays, before: CountOverDays): RateRatio | null {
  if (before.count === 0) return null;
  const total = now.count + before.count;
  const asRatio = (share: number) => (share / (1 - share)) * (before.days / now.days);
  const evenShare = now.days / (now.days + before.days);
  return {
    value: asRatio(now.count / total),
    low: asRatio(lowestShare(now.count, total)),
    high: asRatio(highestShare(now.count, total)),
    p: Math.min(1, 2 * Math.min(atMost(now.count, total, evenShare), atLeast(now.count, total, evenShare))),
  };
}

/** The exact 95 % interval of a share (Clopper and Pearson). */
export const shareInterval = (successes: number, trials: number) => ({
  low: lowestShare(successes, trials),
  high: successes === trials ? 1 : highestShare(successes, trials),
});

function lowestShare(successes: number, trials: number): number {
  return successes === 0 ? 0 : inverseIncompleteBeta(alpha / 2, successes, trials - successes + 1);
}

/** `trials` is larger than `successes` here. */
function highestShare(successes: number, trials: number): number {
  return inverseIncompleteBeta(1 - alpha / 2, successes + 1, trials - successes);
}

const atMost = (successes: number, trials: number, share: number) =>
  1 - incompleteBeta(share, successes + 1, trials - successes);
const atLeast = (successes: number, trials: number, share: number) =>
  successes === 0 ? 1 : incompleteBeta(share, successes, trials - successes + 1);
