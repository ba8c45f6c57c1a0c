import { isFeedFormat } from '@halyard/contracts/inflow/formats.ts';
import type { Kysely } from 'kysely';
import { holdRows } from '../../../database/connections/hold-rows.ts';
import type { Transaction } from '../../../database/database.ts';
import type { SourcesTable } from '../../../database/tables/inflow-schema.ts';
import type { Schema } from '../../../database/tables/schema.ts';

/** Feeds in progress: few rows of possibly many. */
const readLiveImports = (db: Kysely<Schema>) =>
  db
    .selectFrom('imports')
    .select(['source_id as source', 'started_at as since'])
    .where('source_id', 'is not', null)
    .where('finished_at', 'is', null)
    .execute();

const readLiveWork = (db: Kysely<Schema>) =>
  db
    .selectFrom('jobs')
    .select(['object_id as source', 'created_at as since'])
    .where('kind', '=', 'feed')
    .where('state', 'in', ['waiting', 'running'])
    .execute();

/** Since when sources are being read, or their data imported. */
export async function findRunning(db: Kysely<Schema>): Promise<ReadonlyMap<string, number>> {
  const live = [...(await readLiveImports(db)), ...(await readLiveWork(db))];
  return new Map(live.map(({ source, since }) => [source ?? '', Number(since)]));
}

export const isImporting = async (db: Kysely<Schema>, sourceId: string): Promise<boolean> =>
  (await readLiveImports(db)).some(({ source }) => source === sourceId);

/** Whether a source is being read, or its data imported. */
export const isRunning = async (db: Kysely<Schema>, sourceId: string): Promise<boolean> =>
  (await findRunning(db)).has(sourceId);

export const findSource = (db: Kysely<Schema>, id: string): Promise<SourcesTable | undefined> =>
  holdRows(
    db,
    db.selectFrom('sources').selectAll().where('id', '=', id).where('deleted_at', 'is', null),
  ).executeTakeFirst();

/**
 * The source, locked, if it is still to be read as when the run began; undefined if it was deleted or reset since: the
 * run's data then belongs to another position.
 */
export async function holdEdition(tx: Transaction, { id, pull_edition }: SourcesTable) {
  const row = await findSource(tx, id);
  return row?.pull_edition === pull_edition ? row : undefined;
}

export async function note(tx: Transaction, id: string, change: Partial<SourcesTable>): Promise<void> {
  await tx.updateTable('sources').set(change).where('id', '=', id).execute();
}

/** The server defines its own token for changes; the readable part of it. */
function shorten(cursor: string | null): string | null {
  try {
    const { after, modified } = JSON.parse(cursor ?? '{}') as Readonly<Record<string, unknown>>;
    // MISP counts in seconds.
    if (typeof after === 'number') return new Date(after * 1_000).toISOString();
    const found = [after, modified].find((one) => typeof one === 'string');
    return typeof found === 'string' ? found.slice(0, 100) : null;
  } catch {
    return null;
  }
}

export async function readCursor(db: Kysely<Schema>, sourceId: string): Promise<string | null> {
  const row = await db
    .selectFrom('source_cursors')
    .select('cursor')
    .where('source_id', '=', sourceId)
    .executeTakeFirst();
  return row?.cursor ?? null;
}

/** Stores the position of a source, in the transaction that stores the data before it. */
export async function saveCursor(tx: Transaction, sourceId: string, cursor: string | null): Promise<void> {
  const kept = { cursor, pending: null, import_id: null };
  await tx
    .insertInto('source_cursors')
    .values({ source_id: sourceId, ...kept })
    .onConflict((conflict) => conflict.column('source_id').doUpdateSet(kept))
    .execute();
  await note(tx, sourceId, { pull_read_to: shorten(cursor) });
}

/** Keeps how far a source will have been read once an import has finished. */
export async function savePending(tx: Transaction, sourceId: string, importId: string, pending: string | null) {
  const kept = { pending, import_id: importId };
  await tx
    .insertInto('source_cursors')
    .values({ source_id: sourceId, cursor: null, ...kept })
    .onConflict((conflict) => conflict.column('source_id').doUpdateSet(kept))
    .execute();
}

/** A source is read from its beginning; a running import stores no cursor anymore. */
export async function forgetCursor(tx: Transaction, sourceId: string): Promise<void> {
  await tx.deleteFrom('source_cursors').where('source_id', '=', sourceId).execute();
}

/** The last pull stored what it could read, and `last_failure` states the rest. */
export const isPartly = (row: SourcesTable): boolean =>
  isFeedFormat(row.format) &&
  row.pull_failures === 0 &&
  row.last_failure_at !== null &&
  Number(row.last_failure_at) === Number(row.last_delivery_at);

/** A feed's imported data: the next run begins after it. */
export async function noteImport(tx: Transaction, importId: string, now: number): Promise<void> {
  const found = await tx
    .selectFrom('imports')
    .select(['state', 'source_id', 'created', 'updated', 'unchanged', 'rejected', 'problem'])
    .where('id', '=', importId)
    .executeTakeFirst();
  const source = found?.source_id == null ? undefined : await findSource(tx, found.source_id);
  if (!found || !source) return;
  if (found.state === 'failed') {
    const change = { pull_failures: source.pull_failures + 1, last_failure_at: now };
    return note(tx, source.id, { ...change, last_failure: `import_failed: ${found.problem ?? ''}` });
  }
  if (found.state !== 'finished') return;
  const hasEnded = Number(source.last_failure_at) !== Number(source.last_delivery_at);
  const isUnreadable = found.created + found.updated === 0 && found.rejected > 0;
  if (hasEnded && isUnreadable && source.last_new_at === null) {
    // It has never produced anything: its data is read again until some of it can be imported.
    const change = { pull_failures: source.pull_failures + 1, last_failure_at: now, last_delivery_at: null };
    return note(tx, source.id, { ...change, last_failure: 'nothing_readable' });
  }
  if (hasEnded) await note(tx, source.id, { pull_failures: 0, pull_same_failures: 0 });
  if (found.created + found.updated > found.unchanged) await note(tx, source.id, { last_new_at: now });
  const behind = await tx
    .selectFrom('source_cursors')
    .select('pending')
    .where('import_id', '=', importId)
    .executeTakeFirst();
  if (behind) await saveCursor(tx, source.id, behind.pending);
}
