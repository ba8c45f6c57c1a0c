import { antiSocialBehaviour } from '@halyard/contracts/crime/crime.ts';

export type TallyRow = {
  readonly month: string;
  readonly force: string;
  readonly category: string;
  readonly count: number;
};

/** Which rows are counted; a category of null means all crime without anti-social behaviour. */
export type Counted = { readonly forces: readonly string[]; readonly category: string | null };

/** Counts by month, force and category, and the forces that have a file at all: no row is not the same as no file. */
export type Tally = {
  count(month: string, counted: Counted): number;
  /** In order of their slugs. */
  forcesOf(month: string): readonly string[];
  /** In order; anti-social behaviour is one of them where it occurs. */
  readonly categories: readonly string[];
};

export function makeTally(
  rows: readonly TallyRow[],
  parts: readonly { readonly month: string; readonly force: string }[],
): Tally {
  const counts = new Map<string, number>();
  for (const { month, force, category, count } of rows) add(counts, keyOf(month, force, category), count);
  for (const { month, force, category, count } of rows)
    if (category !== antiSocialBehaviour) add(counts, keyOf(month, force, null), count);
  const categories = inOrder(rows.map(({ category }) => category));

  return {
    categories,
    forcesOf: (month) => inOrder(parts.filter((part) => part.month === month).map(({ force }) => force)),
    count: (month, { forces, category }) =>
      forces.reduce((sum, force) => sum + (counts.get(keyOf(month, force, category)) ?? 0), 0),
  };
}

const keyOf = (month: string, force: string, category: string | null) => `${month} ${force} ${category ?? ''}`;

function add(counts: Map<string, number>, key: string, count: number) {
  counts.set(key, (counts.get(key) ?? 0) + count);
}

const inOrder = (values: readonly string[]) => [...new Set(values)].sort();
