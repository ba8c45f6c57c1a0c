import { antiSocialBehaviour } from '@halyard/contracts/crime/crime.ts';
import { monthsLater } from './months.ts';
import { openFigure } from './open-figure.ts';
import { round } from './round.ts';
import type { Tally } from './tally.ts';

/** Every row of a month, anti-social behaviour included. */
export function countMonth(tally: Tally, month: string): number {
  const forces = tally.forcesOf(month);
  return tally.count(month, { forces, category: null }) + tally.count(month, { forces, category: antiSocialBehaviour });
}

/** The totals of the month, and of two others with anti-social behaviour too; null where they have no file. */
export function monthFigures(tally: Tally, month: string) {
  const forces = tally.forcesOf(month);
  const ofMonth = { from: month, to: month };
  const countOf = (category: string | null) => tally.count(month, { forces, category });
  const withoutAntisocial = countOf(null);
  const earlier = (by: number) => {
    const then = monthsLater(month, by);
    return tally.forcesOf(then).length === 0 ? null : openFigure(countMonth(tally, then), { from: then, to: then });
  };
  return {
    total: openFigure(countMonth(tally, month), ofMonth),
    withoutAntisocial: openFigure(withoutAntisocial, { ...ofMonth, category: null }),
    antisocial: openFigure(countOf(antiSocialBehaviour), { ...ofMonth, category: antiSocialBehaviour }),
    categories: tally.categories
      .filter((category) => category !== antiSocialBehaviour && countOf(category) > 0)
      .map((category) => ({
        category,
        figure: openFigure(countOf(category), { ...ofMonth, category }),
        share: round(countOf(category) / withoutAntisocial, 4),
      }))
      .sort((a, b) => b.figure.count - a.figure.count),
    previousMonth: earlier(-1),
    sameMonthLastYear: earlier(-12),
  };
}
