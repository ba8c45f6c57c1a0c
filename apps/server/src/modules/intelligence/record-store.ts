import { setImmediate as nextTurn } from 'node:timers/promises';
import { ApiError } from '@halyard/contracts/errors.ts';
import type { Family, RecordLink } from '@halyard/contracts/intelligence/intelligence.ts';
import type { Kysely } from 'kysely';
import { holdRows } from '../../database/connections/hold-rows.ts';
import type { Transaction } from '../../database/database.ts';
import type { ConnectionsTable, IntelligenceTable } from '../../database/tables/intelligence-schema.ts';
import type { Schema } from '../../database/tables/schema.ts';
import type { ChangedRow } from '../../event-log/changes.ts';

type Row = IntelligenceTable | ConnectionsTable;
type Kept = 'id' | 'version' | 'created_at' | 'updated_at';

/** Writable columns of a record; version and time are set automatically. */
export type RecordChange = Partial<Omit<IntelligenceTable, Kept>>;
type ConnectionChange = Partial<Omit<ConnectionsTable, Kept>>;

// Statements take a limited number of values.
const readAtOnce = 500;

/** The parts of a list of ids, yielding before each: SQLite is synchronous. */
export async function* inChunks(ids: readonly string[]): AsyncGenerator<string[]> {
  for (const part of partsOf(ids)) {
    await nextTurn();
    yield part;
  }
}

/** Splits a list of ids into parts for one statement. */
export function partsOf(ids: readonly string[]): string[][] {
  const parts: string[][] = [];
  for (let start = 0; start < ids.length; start += readAtOnce) parts.push(ids.slice(start, start + readAtOnce));
  return parts;
}

/** A visible record of one of the families, locked inside a transaction; throws 404 otherwise. */
export async function requireRecord(
  db: Kysely<Schema>,
  id: string,
  families: readonly Family[] = ['threat', 'entity', 'reference'],
): Promise<IntelligenceTable> {
  const found = db
    .selectFrom('intelligence')
    .selectAll()
    .where('id', '=', id)
    .where('family', 'in', families)
    .where('deleted_at', 'is', null);
  const row = await holdRows(db, found).executeTakeFirst();
  if (!row) throw new ApiError('record_not_found');
  return row;
}

/** The records of those ids that are on the screens, in the order of the ids. */
export async function readRecords(db: Kysely<Schema>, ids: readonly string[]): Promise<IntelligenceTable[]> {
  const found = new Map<string, IntelligenceTable>();
  for (const part of partsOf(ids)) {
    const shown = db
      .selectFrom('intelligence')
      .selectAll()
      .where('id', 'in', part)
      .where('deleted_at', 'is', null)
      // Concurrent callers lock many rows in the same order.
      .orderBy('id');
    for (const row of await holdRows(db, shown).execute()) found.set(row.id, row);
  }
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** Link data of visible records, by id. */
export async function readLinks(db: Kysely<Schema>, ids: readonly string[]): Promise<ReadonlyMap<string, RecordLink>> {
  const links = new Map<string, RecordLink>();
  for (const part of partsOf([...new Set(ids)])) {
    const rows = await db
      .selectFrom('intelligence')
      .select(['id', 'name', 'type', 'family', 'severity', 'risk'])
      .where('id', 'in', part)
      .where('deleted_at', 'is', null)
      .execute();
    for (const row of rows) links.set(row.id, row);
  }
  return links;
}

export function requireVersion(row: Pick<Row, 'version'>, version: number): void {
  if (row.version !== version) throw new ApiError('record_changed');
}

const differencesOf = (row: object, change: object) => {
  const before = row as Readonly<Record<string, string | number | null>>;
  return Object.entries(change as typeof before).filter(([column, value]) => before[column] !== value);
};

/** The columns that differ in `change`. */
export const changedColumns = (row: Row, change: RecordChange | ConnectionChange): string[] =>
  differencesOf(row, change).map(([column]) => column);

async function save(
  tx: Transaction,
  table: 'intelligence' | 'connections',
  row: Row,
  change: RecordChange | ConnectionChange,
  now: number,
): Promise<ChangedRow> {
  const version = row.version + 1;
  const { numUpdatedRows } = await tx
    .updateTable(table as 'intelligence')
    .set({ ...(change as RecordChange), version, updated_at: now })
    .where('id', '=', row.id)
    .where('version', '=', row.version)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new ApiError('record_changed');
  const old = row as unknown as ChangedRow['before'];
  const before = Object.fromEntries(changedColumns(row, change).map((column) => [column, old[column] ?? null]));
  return { table, id: row.id, version, before };
}

/** Writes a change and returns its undo; a concurrent change of the same version is rejected. */
export const saveRecord = (tx: Transaction, row: IntelligenceTable, change: RecordChange, now: number) =>
  save(tx, 'intelligence', row, change, now);

export const saveConnection = (tx: Transaction, row: ConnectionsTable, change: ConnectionChange, now: number) =>
  save(tx, 'connections', row, change, now);
