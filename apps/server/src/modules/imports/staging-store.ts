import type { Rejection } from '@halyard/contracts/intelligence/imports.ts';
import type { Transaction } from '../../database/database.ts';
import { readAssumedSeverities } from '../../database/severity-rules.ts';
import { insertRejections } from './import-store.ts';
import { compareIncoming, type ImportedRow, type ImportedTable, type Incoming, newRow } from './record-versions.ts';
import {
  findWithContent,
  insertStaged,
  placeholder,
  readExisting,
  replaceStaged,
  type StagedUpdate,
  stageUpdates,
} from './stage-rows.ts';

/** A file's content for one record, and its location. */
export type StagedObject = { readonly id: string; readonly place: string; readonly incoming: Incoming };

export type StagedAs = 'created' | 'updated' | 'unchanged';

/** Where the objects of a file are until they are published. */
export type StagingStore = {
  /** Stores objects, or newer versions of some of this file; returns by id what publishing would do with each. */
  readonly put: (
    tx: Transaction,
    table: ImportedTable,
    objects: readonly StagedObject[],
  ) => Promise<ReadonlyMap<string, StagedAs>>;
  /** The ids that a connection may refer to: visible ones, or part of this import. */
  readonly whichExist: (tx: Transaction, ids: readonly string[]) => Promise<Set<string>>;
  /** Ids by name or id, the newest last: of published records, or of this import. */
  readonly findNamed: (tx: Transaction, names: readonly string[]) => Promise<{ id: string; name: string }[]>;
  /** Names of records by id, whether they are shown or not. */
  readonly namesOf: (tx: Transaction, ids: readonly string[]) => Promise<{ id: string; name: string }[]>;
  readonly setSource: (tx: Transaction, id: string, source: string) => Promise<unknown>;
  /** New connections in the order of their ids. */
  readonly newConnections: (
    tx: Transaction,
    after: string,
    limit: number,
  ) => Promise<{ id: string; source_id: string; target_id: string }[]>;
  /** Removes a dangling connection again. */
  readonly dropConnection: (tx: Transaction, id: string, as: 'created' | 'updated') => Promise<unknown>;
  /** Keeps why objects were rejected; `first` is how many were before. */
  readonly reject: (tx: Transaction, first: number, rejections: readonly Rejection[]) => Promise<unknown>;
};

/** Ids and names of shown records, and of those that an import has staged; the newest last. */
export const findNamedRecords = (tx: Transaction, names: readonly string[], importId: string) =>
  tx
    .selectFrom('intelligence')
    .select(['id', 'name'])
    .where((eb) => eb.or([eb('name', 'in', names), eb('id', 'in', names)]))
    .where((eb) => eb.or([eb('deleted_at', 'is', null), eb('import_id', '=', importId)]))
    .orderBy('created_at')
    .orderBy('id')
    .execute();

export const namesOfRecords = (tx: Transaction, ids: readonly string[]) =>
  tx.selectFrom('intelligence').select(['id', 'name']).where('id', 'in', ids).execute();

/** Whether an import creates the row: there is none, only a placeholder, or it is this import's own. */
const isOf = (importId: string, row: ImportedRow) =>
  row.deleted_at === placeholder || (row.import_id === importId && row.deleted_at === 0);

async function putRows(tx: Transaction, importId: string, table: ImportedTable, objects: readonly StagedObject[]) {
  const ids = objects.map(({ id }) => id);
  const assumed = await readAssumedSeverities(tx);
  const existing = await readExisting(tx, table, ids);
  const withContent = existing.size === 0 ? new Set<string>() : await findWithContent(tx, table, [...existing.keys()]);
  const [fresh, updates]: [ImportedRow[], StagedUpdate[]] = [[], []];
  const outcomes = new Map<string, StagedAs>();
  for (const { id, incoming } of objects) {
    const row = existing.get(id);
    if (row && !isOf(importId, row)) {
      const { says } = compareIncoming(row, incoming);
      // Null is enough if it is equal and the log needs no content for it.
      updates.push({ id, incoming: says === 'the_same' && !withContent.has(id) ? null : incoming });
      outcomes.set(id, says === 'something_new' ? 'updated' : 'unchanged');
      continue;
    }
    const staged: ImportedRow = { ...newRow(incoming, importId, assumed), deleted_at: 0 };
    if (row) await replaceStaged(tx, table, staged);
    else fresh.push(staged);
    outcomes.set(id, 'created');
  }
  await insertStaged(tx, table, fresh);
  await stageUpdates(tx, importId, table, updates);
  return outcomes;
}

async function whichExist(tx: Transaction, importId: string, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  // Queried by id alone: with more conditions, SQLite may scan the whole import for each batch.
  const rows = await tx
    .selectFrom('intelligence')
    .select(['id', 'deleted_at', 'import_id'])
    .where('id', 'in', ids)
    .execute();
  const shown = rows.filter(({ deleted_at, import_id }) => deleted_at === null || import_id === importId);
  // A deleted record is restored by this import.
  const updates = await tx
    .selectFrom('import_updates')
    .select('record_id as id')
    .where('import_id', '=', importId)
    .where('table_name', '=', 'intelligence')
    .where('record_id', 'in', ids)
    .execute();
  return new Set([...shown, ...updates].map(({ id }) => id));
}

const dropUpdate = (tx: Transaction, importId: string, id: string) =>
  tx
    .deleteFrom('import_updates')
    .where('import_id', '=', importId)
    .where('table_name', '=', 'connections')
    .where('record_id', '=', id)
    .execute();

/** New records are stored as invisible rows, and changes to existing ones beside them. */
export const createRowStaging = (importId: string): StagingStore => ({
  put: (tx, table, objects) => putRows(tx, importId, table, objects),
  whichExist: (tx, ids) => whichExist(tx, importId, ids),
  findNamed: (tx, names) => findNamedRecords(tx, names, importId),
  namesOf: namesOfRecords,
  setSource: (tx, id, source) =>
    tx
      .updateTable('intelligence')
      .set({ source, source_assumed: source })
      .where('id', '=', id)
      .where('deleted_at', '=', 0)
      .execute(),
  newConnections: (tx, after, limit) =>
    tx
      .selectFrom('connections')
      .select(['id', 'source_id', 'target_id'])
      .where('import_id', '=', importId)
      .where('deleted_at', '=', 0)
      .where('id', '>', after)
      .orderBy('id')
      .limit(limit)
      .execute(),
  dropConnection: (tx, id, as) =>
    as === 'created' ? tx.deleteFrom('connections').where('id', '=', id).execute() : dropUpdate(tx, importId, id),
  reject: (tx, first, rejections) => insertRejections(tx, importId, first, rejections),
});
