import type { Finding } from '@halyard/contracts/crime/analysis.ts';
import { findConcentration, type PlacesByRows } from './concentration.ts';
import { findCoverageGap } from './coverage-gap.ts';
import { findMonthChanges } from './month-change.ts';
import type { Tally } from './tally.ts';
import { findUnusualCategories } from './unusual-category.ts';
import { findYearChanges } from './year-change.ts';

/** Every rule over one month, the weightiest first. */
export function findAll(tally: Tally, month: string, places: readonly PlacesByRows[]): Finding[] {
  return [
    ...findCoverageGap(tally, month),
    ...findMonthChanges(tally, month),
    ...findYearChanges(tally, month),
    ...findUnusualCategories(tally, month),
    ...findConcentration(places, month),
  ].sort((a, b) => b.weight - a.weight);
}
