import type { CrimeKind } from '@halyard/contracts/crime/crime.ts';
import { streetColumns } from '../../parts.ts';
import { layouts } from '../files/layouts.ts';

// `Camden 027B` is in `Camden`; a name without such an end is an area itself.
const area = `CASE WHEN regexp_matches(lsoa_name, ' [0-9]{3}[A-Z]$') THEN left(lsoa_name, -5) ELSE lsoa_name END`;

const types: Readonly<Record<string, string>> = { longitude: 'DOUBLE', latitude: 'DOUBLE' };

/**
 * The columns of a part of each kind with their types. Street parts are those of `streetColumns`; the others keep the
 * publisher's columns and say month, force, file and line.
 */
export function partColumns(kind: CrimeKind): readonly (readonly [name: string, type: string])[] {
  if (kind === 'street') return Object.entries(streetColumns);
  const own = layouts[kind]
    .map(({ key }) => [key, types[key] ?? 'VARCHAR'] as const)
    .filter(([key]) => key !== 'month');
  return [['month', 'VARCHAR'], ['force', 'VARCHAR'], ...own, ['file_id', 'VARCHAR'], ['line', 'INTEGER']];
}

/** Columns of a part that the staged rows lack, as SQL. */
export const derivedColumns: Readonly<Record<string, string>> = { area };
