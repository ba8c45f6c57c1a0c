import type { CoverageCell } from '@halyard/contracts/crime/crime.ts';

export type ForceCoverage = {
  readonly force: string;
  readonly name: string;
  /** One for each month; undefined if the server sent none. */
  readonly cells: readonly (CoverageCell | undefined)[];
  /** Months with a file, and the rows of all of them; null where there is none, which is not 0. */
  readonly present: number;
  readonly rows: number | null;
};

type Coverage = {
  readonly forces: readonly { readonly force: string; readonly name: string }[];
  readonly months: readonly string[];
  readonly cells: readonly CoverageCell[];
};

/** Data coverage as rows of a table: forces down, months across, with their sums. */
export function coverageByForce({ forces, months, cells }: Coverage): readonly ForceCoverage[] {
  const byCell = new Map(cells.map((cell) => [`${cell.force} ${cell.month}`, cell]));
  return forces.map(({ force, name }) => {
    const own = months.map((month) => byCell.get(`${force} ${month}`));
    const present = own.filter((cell) => cell?.state === 'present');
    const rows = present.reduce((sum, cell) => sum + (cell?.rows ?? 0), 0);
    return { force, name, cells: own, present: present.length, rows: present.length === 0 ? null : rows };
  });
}

/** Shape and name of a cell: generated files are distinguished from published ones. */
export const lookOf = (cell: CoverageCell | undefined): CoverageCell['state'] | 'sample' =>
  cell === undefined ? 'notImported' : cell.state === 'present' && cell.sample ? 'sample' : cell.state;
