import type { Finding } from '@halyard/contracts/crime/analysis.ts';
import { holmSignificant } from './holm.ts';
import { daysIn } from './months.ts';
import { namedForces, openFigure } from './open-figure.ts';
import { type RateRatio, rateRatio } from './rate-ratio.ts';
import { round } from './round.ts';
import type { Tally } from './tally.ts';

/** Fewer rows than this on either side, and a finding says that its numbers are small. */
export const smallCount = 30;

export type Change = {
  readonly category: string | null;
  readonly now: number;
  readonly before: number;
  readonly ratio: RateRatio;
};

/** Two months like with like: forces that have a file in both, rates a day because months differ in length. */
export function compareMonths(tally: Tally, month: string, beforeMonth: string) {
  const present = [tally.forcesOf(month), tally.forcesOf(beforeMonth)] as const;
  const forces = present[0].filter((force) => present[1].includes(force));
  const changes = [null, ...tally.categories].flatMap((category): Change[] => {
    const now = tally.count(month, { forces, category });
    const before = tally.count(beforeMonth, { forces, category });
    const ratio = rateRatio({ count: now, days: daysIn(month) }, { count: before, days: daysIn(beforeMonth) });
    return ratio ? [{ category, now, before, ratio }] : [];
  });
  return { month, beforeMonth, forces: namedForces(forces, present), changes };
}

/**
 * Changes that are more than chance: all crime by its own interval, categories after the correction of Holm for their
 * number.
 */
export function findChanges(
  rule: 'month_change' | 'year_change',
  { month, beforeMonth, forces, changes }: ReturnType<typeof compareMonths>,
): Finding[] {
  const ofCategories = changes.filter(({ category }) => category !== null);
  const isSignificant = holmSignificant(ofCategories.map(({ ratio }) => ratio.p));
  const reported = [
    ...changes.filter(({ category }) => category === null),
    ...ofCategories.filter((_, at) => isSignificant[at]),
  ].filter(({ ratio }) => excludesOne(ratio));
  return reported.map(({ category, now, before, ratio }) => ({
    rule,
    category,
    direction: ratio.value > 1 ? 'up' : 'down',
    weight: round(weightOf(now, before, ratio.value), 4),
    now: openFigure(now, { from: month, to: month, forces, category }),
    before: openFigure(before, { from: beforeMonth, to: beforeMonth, forces, category }),
    beforeMonth,
    beforeMonths: null,
    ratio: { value: round(ratio.value, 4), low: round(ratio.low, 4), high: round(ratio.high, 4) },
    share: null,
    smallNumbers: now < smallCount || before < smallCount,
  }));
}

export const excludesOne = ({ low, high }: Pick<RateRatio, 'low' | 'high'>) => low > 1 || high < 1;

/** How many standard errors the logarithm of the ratio lies from 0; half a row is added so that 0 rows have one too. */
function weightOf(now: number, before: number, ratio: number): number {
  const logRatio = ratio > 0 ? Math.log(ratio) : Math.log(0.5 / before);
  return Math.abs(logRatio) / Math.sqrt(1 / (now + 0.5) + 1 / (before + 0.5));
}
