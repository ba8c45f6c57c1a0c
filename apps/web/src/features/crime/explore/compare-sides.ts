import type { CrimeFigures } from '@halyard/contracts/crime/crime.ts';

export type Compared = {
  readonly category: string;
  readonly first: number;
  readonly second: number;
  readonly difference: number;
  /** Per cent, from the first to the second; null where the first is 0. */
  readonly change: number | null;
  /** Fewer than 30 rows on either side. */
  readonly isFew: boolean;
  /** Length of the bar to the left (less) or right (more), 0 to 100 of its half. */
  readonly bar: number;
};

const fewRows = 30;

const countsOf = ({ groups }: Pick<CrimeFigures, 'groups'>) =>
  new Map(groups.flatMap(({ key, count }) => (key === null ? [] : [[key, count] as const])));

/** The categories of both sides with their differences, the largest first. */
export function compareSides(
  one: Pick<CrimeFigures, 'groups'>,
  other: Pick<CrimeFigures, 'groups'>,
): readonly Compared[] {
  const [firsts, seconds] = [countsOf(one), countsOf(other)];
  const rows = [...new Set([...firsts.keys(), ...seconds.keys()])].map((category) => {
    const [first, second] = [firsts.get(category) ?? 0, seconds.get(category) ?? 0];
    return { category, first, second, difference: second - first };
  });
  const most = Math.max(1, ...rows.map(({ difference }) => Math.abs(difference)));
  return rows
    .map((row) => ({
      ...row,
      change: row.first === 0 ? null : (row.difference / row.first) * 100,
      isFew: row.first < fewRows || row.second < fewRows,
      bar: (Math.abs(row.difference) / most) * 100,
    }))
    .toSorted((a, b) => Math.abs(b.difference) - Math.abs(a.difference) || a.category.localeCompare(b.category));
}
