import type { Transaction } from '../../database/database.ts';
import { readAssumedSeverities } from '../../database/severity-rules.ts';
import { importedTables } from './publish-import.ts';
import { type ImportedTable, removeVersion, type UndoOutcome } from './record-versions.ts';
import { inShortSteps, type Steps } from './short-steps.ts';
import { placeholder } from './stage-rows.ts';
import { type Dialect, holdRows, type Log, readLogs, replaceLogs, updateRow } from './version-store.ts';

/** The outcome of records, counted. */
export type UndoCounts = { readonly [Outcome in Exclude<UndoOutcome, 'hidden'>]: number } & { readonly done: number };
type Count = (tx: Transaction, counts: Partial<UndoCounts>) => Promise<void>;

/**
 * Connections of others and links of incidents refer to a record; those of the import are deleted before its records.
 */
async function findPointedAt(tx: Transaction, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const wanted = [...ids];
  const sources = await tx
    .selectFrom('connections')
    .select('source_id as id')
    .where('source_id', 'in', wanted)
    .execute();
  const targets = await tx
    .selectFrom('connections')
    .select('target_id as id')
    .where('target_id', 'in', wanted)
    .execute();
  const links = await tx
    .selectFrom('incident_links')
    .select('record_id as id')
    .where('record_id', 'in', wanted)
    .execute();
  return new Set([...sources, ...targets, ...links].map(({ id }) => id));
}

/** Deletes rows permanently; a row that is still referenced stays as an invisible placeholder. */
async function removeRows(tx: Transaction, table: ImportedTable, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const pointedAt = table === 'intelligence' ? await findPointedAt(tx, ids) : new Set<string>();
  const [held, free] = [ids.filter((id) => pointedAt.has(id)), ids.filter((id) => !pointedAt.has(id))];
  if (free.length > 0)
    await tx
      .deleteFrom(table as 'intelligence')
      .where('id', 'in', free)
      .execute();
  if (held.length > 0)
    await tx
      .updateTable('intelligence')
      .set((eb) => ({ deleted_at: placeholder, import_id: null, version: eb('version', '+', 1) }))
      .where('id', 'in', held)
      .execute();
}

/** Records written by more than one import, or also by a user: removes one version from their logs. */
async function removeVersions(
  tx: Transaction,
  dialect: Dialect,
  importId: string,
  table: ImportedTable,
  limit: number,
): Promise<{ found: number; counts: Partial<UndoCounts> }> {
  const found = await tx
    .selectFrom('record_versions')
    .select('record_id')
    .where('import_id', '=', importId)
    .where('table_name', '=', table)
    .orderBy('record_id')
    .limit(limit)
    .execute();
  const ids = found.map(({ record_id }) => record_id);
  if (ids.length === 0) return { found: 0, counts: {} };
  const assumed = await readAssumedSeverities(tx);
  const [rows, logs] = [await holdRows(tx, dialect, table, ids), await readLogs(tx, table, ids)];
  const counts = { done: ids.length, removed: 0, restored: 0, kept: 0, shared: 0 };
  const removed: string[] = [];
  const written: Log[] = [];
  for (const id of ids) {
    const [row, log] = [rows.get(id), logs.get(id) ?? []];
    const after = row && removeVersion(log, row, importId, assumed);
    written.push({ id, entries: after?.entries ?? [] });
    if (!after) continue;
    if (after.outcome === 'removed') removed.push(id);
    else if (after.row !== row) await updateRow(tx, table, after.row);
    // Kept records of this import are counted at the end.
    if (after.outcome !== 'hidden' && !(after.outcome === 'kept' && after.row.import_id === importId))
      counts[after.outcome]++;
  }
  await removeRows(tx, table, removed);
  await replaceLogs(tx, table, written);
  return { found: ids.length, counts };
}

/** Records that this import alone has written. */
async function removeUntouched(
  tx: Transaction,
  dialect: Dialect,
  importId: string,
  table: ImportedTable,
  limit: number,
): Promise<number> {
  const query = tx
    .selectFrom(table as 'intelligence')
    .select('id')
    .where('import_id', '=', importId)
    .where('version', '=', 1)
    .limit(limit);
  const rows = await (dialect === 'postgres' ? query.forUpdate() : query).execute();
  await removeRows(
    tx,
    table,
    rows.map(({ id }) => id),
  );
  return rows.length;
}

/** Parts of an import kept because a user changed them. */
export async function countKept(tx: Transaction, importId: string): Promise<number> {
  let kept = 0;
  for (const table of importedTables) {
    const { count } = await tx
      .selectFrom(table as 'intelligence')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('import_id', '=', importId)
      .where('deleted_at', 'is', null)
      .executeTakeFirstOrThrow();
    kept += Number(count);
  }
  return kept;
}

const forgetUpdates = async (tx: Transaction, importId: string, limit: number): Promise<number> => {
  const some = await tx
    .selectFrom('import_updates')
    .select(['table_name', 'record_id'])
    .where('import_id', '=', importId)
    .orderBy('table_name')
    .orderBy('record_id')
    .limit(limit)
    .execute();
  for (const table of importedTables) {
    const ids = some.filter(({ table_name }) => table_name === table).map(({ record_id }) => record_id);
    if (ids.length > 0)
      await tx
        .deleteFrom('import_updates')
        .where('import_id', '=', importId)
        .where('table_name', '=', table)
        .where('record_id', 'in', ids)
        .execute();
  }
  return some.length;
};

/**
 * Removes every version written by an import: its own records are deleted, changed values become what they would be
 * without it, and users' later edits stay and are counted. If interrupted, it is called again.
 */
export async function undoVersions(steps: Steps, dialect: Dialect, importId: string, count: Count): Promise<void> {
  await inShortSteps(steps, (tx, limit) => forgetUpdates(tx, importId, limit));
  // Connections first: records referenced only by them can then be deleted.
  for (const table of importedTables.toReversed()) {
    await inShortSteps(steps, async (tx, limit) => {
      const { found, counts } = await removeVersions(tx, dialect, importId, table, limit);
      await count(tx, counts);
      return found;
    });
    await inShortSteps(steps, async (tx, limit) => {
      const removed = await removeUntouched(tx, dialect, importId, table, limit);
      await count(tx, { done: removed, removed });
      return removed;
    });
  }
}
