import type { Finding } from '@halyard/contracts/crime/analysis.ts';
import { monthsLater } from './months.ts';
import { openFigure } from './open-figure.ts';
import { round } from './round.ts';
import type { Tally } from './tally.ts';

/** Comes before every finding about the rows: it states what they omit. */
const weight = 1_000_000;

/**
 * `coverage_gap`: forces that had a file in the month before (or else in the same month of the year before) have none
 * now. `before` is what they reported then, `share` its part of all rows of that month. Both without anti-social
 * behaviour.
 */
export function findCoverageGap(tally: Tally, month: string): Finding[] {
  const present = tally.forcesOf(month);
  const beforeMonth = [-1, -12]
    .map((by) => monthsLater(month, by))
    .find((earlier) => tally.forcesOf(earlier).length > 0);
  if (beforeMonth === undefined) return [];
  const expected = tally.forcesOf(beforeMonth);
  const missing = expected.filter((force) => !present.includes(force));
  const lost = tally.count(beforeMonth, { forces: missing, category: null });
  if (lost === 0) return [];
  const now = tally.count(month, { forces: present, category: null });
  return [
    {
      rule: 'coverage_gap',
      category: null,
      direction: 'none',
      weight,
      now: openFigure(now, { from: month, to: month, category: null }),
      before: openFigure(lost, { from: beforeMonth, to: beforeMonth, forces: missing, category: null }),
      beforeMonth,
      beforeMonths: null,
      ratio: null,
      share: round(lost / tally.count(beforeMonth, { forces: expected, category: null }), 4),
      smallNumbers: false,
    },
  ];
}
