import type { CrimeBreakdown, CrimeFilter } from '@halyard/contracts/crime/crime.ts';
import type { LivePart } from '../parts.ts';
import { coverageCount } from './choose-parts.ts';
import { compareKeys } from './compare-keys.ts';
import { isCoverageFilter } from './crime-conditions.ts';
import { type Figures, type FiguresWanted, figuresOf, splitsOf } from './figures-query.ts';

/** Whether only months and forces are requested, which data coverage knows without opening a file. */
export function canCountFromCoverage(filter: CrimeFilter, { by, split }: Pick<FiguresWanted, 'by' | 'split'>): boolean {
  const known = (breakdown: CrimeBreakdown | undefined) => breakdown === 'month' || breakdown === 'force';
  return isCoverageFilter(filter) && known(by) && (split === undefined || known(split));
}

/** The same answer as the query would give, from data coverage. */
export function countsFromCoverage(
  parts: readonly LivePart[],
  antisocial: CrimeFilter['antisocial'],
  wanted: FiguresWanted,
): Figures {
  const groups = new Map<string, { key: string; split: string | null; count: number; antisocial: number }>();
  for (const part of parts) {
    const key = keyOf(part, wanted.by);
    const split = wanted.split ? keyOf(part, wanted.split) : null;
    const group = groups.get(`${key} ${split}`) ?? { key, split, count: 0, antisocial: 0 };
    groups.set(`${key} ${split}`, {
      ...group,
      count: group.count + coverageCount(part, antisocial),
      antisocial: group.antisocial + (antisocial === 'no' ? 0 : part.antisocial),
    });
  }
  return shorten([...groups.values()], wanted);
}

const keyOf = (part: LivePart, by: CrimeBreakdown) => (by === 'month' ? part.month : part.force);

function shorten(
  rows: readonly { key: string; split: string | null; count: number; antisocial: number }[],
  { by, split, limit }: FiguresWanted,
): Figures {
  const sum = (of: 'count' | 'antisocial') => rows.reduce((all, row) => all + row[of], 0);
  const totals = { total: sum('count'), totalAntisocial: sum('antisocial') };
  const keys = largest(rows, 'key', by, limit);
  const splits = largest(rows, 'split', split, splitsOf(split));
  const kept = rows.filter((row) => keys.has(row.key) && splits.has(row.split));
  const { groups } = figuresOf(
    kept.map((row) => ({ ...row, ...totals })),
    { by },
  );
  const shown = groups.reduce((all, { count }) => all + count, 0);
  return { total: totals.total, antisocial: totals.totalAntisocial, groups, others: totals.total - shown };
}

function largest(
  rows: readonly { key: string; split: string | null; count: number }[],
  column: 'key' | 'split',
  by: CrimeBreakdown | undefined,
  limit: number,
): Set<string | null> {
  const sums = new Map<string | null, number>();
  for (const row of rows) sums.set(row[column], (sums.get(row[column]) ?? 0) + row.count);
  const inOrder = [...sums].sort(([a, ofA], [b, ofB]) =>
    by === 'month' ? -compareKeys(a, b) : ofB - ofA || compareKeys(a, b),
  );
  return new Set(inOrder.slice(0, limit).map(([key]) => key));
}
