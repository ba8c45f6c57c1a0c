import { compareMonths, findChanges } from './change-since.ts';
import { monthsLater } from './months.ts';
import type { Tally } from './tally.ts';

/**
 * `month_change`: the rate a day against the month before, over the forces that have a file in both. Ratio of two
 * Poisson rates with the exact interval of Clopper and Pearson (`rate-ratio.ts`), corrected after Holm over the
 * categories (`holm.ts`). Told when the 95 % interval excludes 1. Seasons are not taken out: `year_change` does that.
 */
export function findMonthChanges(tally: Tally, month: string) {
  return findChanges('month_change', compareMonths(tally, month, monthsLater(month, -1)));
}
