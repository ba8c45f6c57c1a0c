import type { Finding } from '@halyard/contracts/crime/analysis.ts';
import { smallCount } from './change-since.ts';
import { daysIn, monthsLater } from './months.ts';
import { namedForces, openFigure } from './open-figure.ts';
import { round } from './round.ts';
import type { Tally } from './tally.ts';

const monthsMost = 12;
const monthsLeast = 6;
/** A month counts when it has files of so many of this month's forces. */
const forcesShare = 0.9;
const unusualFrom = 3;

/**
 * `unusual_category`: this month against the mean of the months before it, as many as follow one another without a gap,
 * at most 12 and at least 6, over the forces that have a file in all of them. Counts of crime vary more than Poisson's
 * law allows; how much more is estimated from the earlier months (Pearson's X² over its degrees of freedom, at least 1,
 * McCullagh and Nelder, "Generalized Linear Models", 1989, section 6.2). With k months of mean μ:
 * z = (now − μ) / √(φ μ (1 + 1/k)), told when |z| > 3. Counts are adjusted to the length of this month.
 */
export function findUnusualCategories(tally: Tally, month: string): Finding[] {
  const months = monthsToCompare(tally, month);
  const first = months.at(-1);
  if (months.length < monthsLeast || first === undefined) return [];
  const forces = tally
    .forcesOf(month)
    .filter((force) => months.every((earlier) => tally.forcesOf(earlier).includes(force)));
  const named = namedForces(forces, [month, ...months].map(tally.forcesOf));
  return tally.categories.flatMap((category): Finding[] => {
    const now = tally.count(month, { forces, category });
    const counts = months.map((earlier) => tally.count(earlier, { forces, category }));
    const z = distance(now, adjust(counts, months, month));
    if (z === null || Math.abs(z) <= unusualFrom) return [];
    const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
    return [
      {
        rule: 'unusual_category',
        category,
        direction: z > 0 ? 'up' : 'down',
        weight: round(Math.abs(z), 4),
        now: openFigure(now, { from: month, to: month, forces: named, category }),
        before: openFigure(round(mean, 1), { from: first, to: monthsLater(month, -1), forces: named, category }),
        beforeMonth: null,
        beforeMonths: months.length,
        ratio: null,
        share: null,
        smallNumbers: now < smallCount || mean < smallCount,
      },
    ];
  });
}

/** Newest first; ends at the first month that lacks too many of this month's forces. */
function monthsToCompare(tally: Tally, month: string): string[] {
  const wanted = tally.forcesOf(month);
  const earlier = Array.from({ length: monthsMost }, (_, at) => monthsLater(month, -1 - at));
  const end = earlier.findIndex((candidate) => {
    const present = tally.forcesOf(candidate);
    return wanted.filter((force) => present.includes(force)).length < wanted.length * forcesShare;
  });
  return wanted.length === 0 ? [] : earlier.slice(0, end < 0 ? undefined : end);
}

const adjust = (counts: readonly number[], months: readonly string[], month: string) =>
  counts.map((count, at) => (count / daysIn(months[at] ?? month)) * daysIn(month));

/** Null when nothing happened before: there is no spread to measure with. */
function distance(now: number, counts: readonly number[]): number | null {
  const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  if (mean === 0) return null;
  const chiSquare = counts.reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0);
  const dispersion = Math.max(1, chiSquare / (counts.length - 1));
  return (now - mean) / Math.sqrt(dispersion * mean * (1 + 1 / counts.length));
}
