import {
  antiSocialBehaviour,
  type CrimeBreakdown,
  type CrimeFigures,
  type CrimeFilter,
} from '@halyard/contracts/crime/crime.ts';
import { compareKeys } from './compare-keys.ts';
import { crimeCondition } from './crime-conditions.ts';
import { quoted } from './quoted.ts';

export type FiguresWanted = {
  readonly by: CrimeBreakdown;
  readonly split?: CrimeBreakdown | undefined;
  /** Keys of `by` that are answered; their splits come on top, at most 120 months or 60 others. */
  readonly limit: number;
};

/** Which months are absent is not for the rows to say. */
export type Figures = Omit<CrimeFigures, 'absent'>;

const columns: Record<CrimeBreakdown, string> = {
  month: 'month',
  category: 'category',
  area: 'area',
  force: 'force',
  outcome: 'outcome',
  lsoa: 'lsoa_name',
  location: 'location',
};

export type FigureRow = {
  readonly key: string | null;
  readonly split: string | null;
  readonly count: number;
  readonly antisocial: number;
  /** The same in every row: all rows of the filter. */
  readonly total: number;
  readonly totalAntisocial: number;
};

/** Counts by one or two columns; the sums over everything are in every row. */
export function figuresSql(table: string, filter: CrimeFilter, { by, split, limit }: FiguresWanted): string {
  const columnsOf = `${columns[by]} AS key, ${split ? columns[split] : 'NULL::VARCHAR'} AS split`;
  return `
    WITH counted AS MATERIALIZED (
      SELECT ${columnsOf}, count(*) AS n, count(*) FILTER (category = ${quoted(antiSocialBehaviour)}) AS asb
      FROM ${table} WHERE ${crimeCondition(filter)} GROUP BY 1, 2
    ),
    keys AS (SELECT key FROM counted GROUP BY key ORDER BY ${chosenFirst(by, 'key')} LIMIT ${quoted(limit)}),
    splits AS (SELECT split FROM counted GROUP BY split ORDER BY ${chosenFirst(split, 'split')} LIMIT ${splitsOf(split)})
    SELECT counted.key, counted.split, n::DOUBLE AS count, asb::DOUBLE AS antisocial,
      (SELECT sum(n) FROM counted)::DOUBLE AS total, (SELECT sum(asb) FROM counted)::DOUBLE AS "totalAntisocial"
    FROM counted
    JOIN keys ON counted.key IS NOT DISTINCT FROM keys.key
    JOIN splits ON counted.split IS NOT DISTINCT FROM splits.split`;
}

/** The latest months, the largest of anything else. */
function chosenFirst(by: CrimeBreakdown | undefined, column: string): string {
  return by === 'month' ? `${column} DESC` : `sum(n) DESC, ${column} NULLS LAST`;
}

/** Values of the second breakdown that are answered: every month that one question may span, or 60 others. */
export const splitsOf = (split: CrimeBreakdown | undefined) => (split === 'month' ? 120 : 60);

/** Months in order; otherwise the largest key first, and below it the largest split. */
export function figuresOf(rows: readonly FigureRow[], { by }: Pick<FiguresWanted, 'by'>): Figures {
  const total = rows[0]?.total ?? 0;
  const sums = new Map<string | null, number>();
  for (const { key, count } of rows) sums.set(key, (sums.get(key) ?? 0) + count);
  const groups = rows
    .map(({ key, split, count, antisocial }) => ({ key, split, count, antisocial }))
    .sort(
      (a, b) =>
        (by === 'month' ? 0 : (sums.get(b.key) ?? 0) - (sums.get(a.key) ?? 0)) ||
        compareKeys(a.key, b.key) ||
        b.count - a.count ||
        compareKeys(a.split, b.split),
    );
  const shown = groups.reduce((sum, { count }) => sum + count, 0);
  return { total, antisocial: rows[0]?.totalAntisocial ?? 0, groups, others: total - shown };
}
