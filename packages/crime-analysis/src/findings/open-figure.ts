import type { OpenFigure } from '@halyard/contracts/crime/analysis.ts';
import type { CrimeQuery } from '@halyard/contracts/crime/crime.ts';

/** The meaning of a figure, in terms of the filter. */
export type FigureScope = {
  readonly from: string;
  readonly to: string;
  /** Null: all of them. */
  readonly forces?: readonly string[] | null;
  /** Null: all crime without anti-social behaviour; absent: everything. */
  readonly category?: string | null;
  readonly located?: 'yes' | 'no';
};

/** A count with the query that opens exactly the rows it counts. */
export function openFigure(count: number, { from, to, forces, category, located }: FigureScope): OpenFigure {
  const query = {
    from,
    to,
    ...(forces && { force: forces.join('|') }),
    ...(category === null && { antisocial: 'no' as const }),
    ...(category && { category }),
    ...(located && { located }),
  } satisfies CrimeQuery;
  return { count, query };
}

/** The forces of a query: null when they are all that have a file in each of the months. */
export function namedForces(
  forces: readonly string[],
  present: readonly (readonly string[])[],
): readonly string[] | null {
  return present.every((all) => all.length === forces.length) ? null : forces;
}
