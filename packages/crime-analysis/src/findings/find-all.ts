import type { Finding } from '@halyard/contracts/crime/analysis.ts';
import { findConcentration, type LocationsByRows } from './concentration.ts';
import { findCoverageGap } from './coverage-gap.ts';
import { findMonthChanges } from './month-change.ts';
import type { Tally } from './tally.ts';
import { findUnusualCategories } from './unusual-category.ts';
import { findYearChanges } from './year-change.ts';

/** Every rule over one month, the weightiest first. */
export function findAll(tally: Tally, month: string, locations: readonly LocationsByRows[]): Finding[] {
  return [
    ...findCoverageGap(tally, month),
    ...findMonthChanges(tally, month),
    ...findYearChanges(tally, month),
    ...findUnusualCategories(tally, month),
    ...findConcentration(locations, month),
  ].sort((a, b) => b.weight - a.weight);
}
