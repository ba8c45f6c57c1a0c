import type { AnalysisDetails } from '@halyard/contracts/crime/analysis.ts';
import type { CoverageCell } from '@halyard/contracts/crime/crime.ts';
import { round } from './round.ts';

/**
 * How far the figures of a month can be believed, as three parts of 0 to 1 whose product is the confidence.
 *
 * - coverage: forces with a file, of all forces whose month is over (those that publish nothing count as missing).
 * - completeness: rows that were not rejected, times the mean of the shares of rows with a location and with an LSOA.
 * - size: 1 − 1.96 / √rows, that is 1 less the relative half width of a 95 % interval of the count.
 */
export function confidenceOf(cells: readonly CoverageCell[], rows: number): AnalysisDetails['confidence'] {
  const present = cells.filter(({ state }) => state === 'present').length;
  const expected = cells.filter(({ state }) => state !== 'future').length;
  const sum = (of: 'rejected' | 'withoutLocation' | 'withoutLsoa') =>
    cells.reduce((all, cell) => all + (cell[of] ?? 0), 0);
  const share = (missing: number, of: number) => (of === 0 ? 0 : Math.max(0, 1 - missing / of));
  const described = (share(sum('withoutLocation'), rows) + share(sum('withoutLsoa'), rows)) / 2;
  return {
    coverage: round(expected === 0 ? 0 : present / expected, 4),
    completeness: round(share(sum('rejected'), rows + sum('rejected')) * described, 4),
    size: round(rows === 0 ? 0 : Math.max(0, 1 - 1.96 / Math.sqrt(rows)), 4),
  };
}
