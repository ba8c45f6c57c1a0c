import { compareMonths, findChanges } from './change-since.ts';
import { monthsLater } from './months.ts';
import type { Tally } from './tally.ts';

/**
 * `year_change`: the rate a day against the same month of the year before, over the forces that have a file in both;
 * otherwise as `month_change`. Seasons cancel out.
 */
export function findYearChanges(tally: Tally, month: string) {
  return findChanges('year_change', compareMonths(tally, month, monthsLater(month, -12)));
}
