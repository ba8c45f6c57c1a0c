import type { Columns } from '../../../records/columns/kept-columns.ts';
import { useColumns } from '../../../records/columns/use-columns.ts';

const counted = ['alerts', 'incidents', 'threats', 'sightings', 'heldBack'] as const;
const all = ['value', 'type', 'firstSeen', 'lastSeen', ...counted] as const;
export type ObservableColumn = (typeof all)[number];
const columns: Columns<ObservableColumn> = { all, usual: all, required: ['value'] };

/** The columns of the table of observables; the value is always shown. */
export const useObservableColumns = () => useColumns('observables', columns);

/** Whether a column holds a number. */
export const isCounted = (column: ObservableColumn): boolean => (counted as readonly string[]).includes(column);
