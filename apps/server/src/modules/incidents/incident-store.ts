import { ApiError } from '@halyard/contracts/errors.ts';
import type { Kysely } from 'kysely';
import { holdRows } from '../../database/connections/hold-rows.ts';
import type { Transaction } from '../../database/database.ts';
import type { IncidentsTable } from '../../database/tables/intelligence-schema.ts';
import type { Schema } from '../../database/tables/schema.ts';
import type { ChangedRow } from '../../event-log/changes.ts';

/** Writable columns of a change; version and time are set automatically. */
export type IncidentChange = Partial<Omit<IncidentsTable, 'id' | 'number' | 'version' | 'updated_at' | 'created_at'>>;

/** A visible incident, locked inside a transaction; throws 404 otherwise. */
export async function requireIncident(db: Kysely<Schema>, id: string): Promise<IncidentsTable> {
  const found = db.selectFrom('incidents').selectAll().where('id', '=', id).where('deleted_at', 'is', null);
  const row = await holdRows(db, found).executeTakeFirst();
  if (!row) throw new ApiError('incident_not_found');
  return row;
}

/** An incident that may be worked on: a closed one has to be reopened first. */
export async function requireWorkable(db: Kysely<Schema>, id: string): Promise<IncidentsTable> {
  const row = await requireIncident(db, id);
  if (row.status === 'Closed') throw new ApiError('incident_closed');
  return row;
}

export function requireVersion(row: Pick<IncidentsTable, 'version'>, version: number): void {
  if (row.version !== version) throw new ApiError('record_changed');
}

/** The next number; concurrent callers wait for this transaction. */
export async function takeNumber(tx: Transaction): Promise<number> {
  const { value } = await tx
    .updateTable('counters')
    .set((eb) => ({ value: eb('value', '+', 1) }))
    .where('name', '=', 'incident')
    .returning('value')
    .executeTakeFirstOrThrow();
  return Number(value);
}

export async function insertIncident(tx: Transaction, row: IncidentsTable): Promise<void> {
  await tx.insertInto('incidents').values(row).execute();
}

/** The columns of `row` that differ in `change`. */
function differences(row: IncidentsTable, change: IncidentChange): (keyof IncidentChange)[] {
  return (Object.keys(change) as (keyof IncidentChange)[]).filter((column) => row[column] !== change[column]);
}

/** Writes a change and returns its undo; a concurrent change of the same version is rejected. */
export async function saveIncident(
  tx: Transaction,
  row: IncidentsTable,
  change: IncidentChange,
  now: number,
): Promise<ChangedRow> {
  const version = row.version + 1;
  const { numUpdatedRows } = await tx
    .updateTable('incidents')
    .set({ ...change, version, updated_at: now })
    .where('id', '=', row.id)
    .where('version', '=', row.version)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new ApiError('record_changed');
  const before = Object.fromEntries(differences(row, change).map((column) => [column, row[column] ?? null]));
  return { table: 'incidents', id: row.id, version, before };
}

/** Something was added to an incident: only its time changes, so the version stays. */
export async function touchIncident(tx: Transaction, id: string, now: number): Promise<void> {
  await tx.updateTable('incidents').set({ updated_at: now }).where('id', '=', id).execute();
}
