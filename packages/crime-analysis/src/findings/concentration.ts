import type { Finding } from '@halyard/contracts/crime/analysis.ts';
import { openFigure } from './open-figure.ts';
import { round } from './round.ts';

/** So many snap points have so many rows each. */
export type LocationsByRows = { readonly rows: number; readonly locations: number };

const busiestShare = 0.05;
const minLocations = 100;

/**
 * `concentration`: the share of located rows (without anti-social behaviour) that are in the busiest 5 % of the snap
 * points with any row, after D. Weisburd, "The law of crime concentration" (Criminology 53, 2015). Told from 100 snap
 * points on. Snap points stand for several addresses, so this is about the publisher's map, not about doorsteps.
 */
export function findConcentration(histogram: readonly LocationsByRows[], month: string): Finding[] {
  const locations = histogram.reduce((sum, bin) => sum + bin.locations, 0);
  const rows = histogram.reduce((sum, bin) => sum + bin.locations * bin.rows, 0);
  if (locations < minLocations) return [];
  const share = round(rowsInBusiest(histogram, Math.ceil(locations * busiestShare)) / rows, 4);
  return [
    {
      rule: 'concentration',
      category: null,
      direction: 'none',
      weight: share,
      now: openFigure(rows, { from: month, to: month, category: null, located: 'yes' }),
      before: null,
      beforeMonth: null,
      beforeMonths: null,
      ratio: null,
      share,
      smallNumbers: false,
    },
  ];
}

function rowsInBusiest(histogram: readonly LocationsByRows[], locations: number): number {
  let left = locations;
  let rows = 0;
  for (const bin of histogram.toSorted((a, b) => b.rows - a.rows)) {
    const taken = Math.min(left, bin.locations);
    rows += taken * bin.rows;
    left -= taken;
  }
  return rows;
}
