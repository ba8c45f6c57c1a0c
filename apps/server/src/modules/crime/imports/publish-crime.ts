import type { CrimeDecision } from '@halyard/contracts/crime/crime-imports.ts';
import type { Kysely } from 'kysely';
import type { Transaction } from '../../../database/database.ts';
import type { Schema } from '../../../database/tables/schema.ts';
import { findConflicts } from './find-conflicts.ts';

const idsAtOnce = 500;

/** Parts of another import that are shown now and have kind, month and force of a part of `importId`. */
function rivals(db: Kysely<Schema>, importId: string) {
  return db
    .selectFrom('crime_parts as mine')
    .innerJoin('crime_parts as shown', (join) =>
      join
        .onRef('shown.kind', '=', 'mine.kind')
        .onRef('shown.month', '=', 'mine.month')
        .onRef('shown.force', '=', 'mine.force')
        .on('shown.state', '=', 'live'),
    )
    .where('mine.import_id', '=', importId)
    .where('mine.state', '=', 'staged')
    .where('shown.import_id', '<>', importId);
}

/** Generated rows never take the place of published ones: they are behind them until those are undone. */
async function stepBehindPublished(tx: Transaction, importId: string): Promise<void> {
  const published = await rivals(tx, importId)
    .where('shown.sample', '=', 0)
    .select(['mine.id', 'shown.import_id'])
    .execute();
  for (const { id, import_id } of published)
    await tx
      .updateTable('crime_parts')
      .set({ state: 'replaced', replaced_by: import_id })
      .where('id', '=', id)
      .execute();
}

/** A file is `replaced` when none of it is in force anymore. */
async function markReplacedFiles(tx: Transaction): Promise<void> {
  await tx
    .updateTable('crime_files')
    .set({ state: 'replaced' })
    .where('state', '=', 'imported')
    .where('id', 'in', (eb) => eb.selectFrom('crime_parts').select('file_id').where('state', '=', 'replaced'))
    .where('id', 'not in', (eb) =>
      eb.selectFrom('crime_parts').select('file_id').where('state', 'in', ['live', 'staged']),
    )
    .execute();
}

async function replaceRivals(tx: Transaction, importId: string, besides: readonly string[]): Promise<void> {
  const replaced = await rivals(tx, importId).select(['mine.id', 'shown.id as shown_id']).execute();
  const staying = new Set(besides);
  const ids = replaced.filter(({ id }) => !staying.has(id)).map(({ shown_id }) => shown_id);
  for (let start = 0; start < ids.length; start += idsAtOnce)
    await tx
      .updateTable('crime_parts')
      .set({ state: 'replaced', replaced_by: importId })
      .where('id', 'in', ids.slice(start, start + idsAtOnce))
      .execute();
}

/** A file without remaining parts is `discarded`. Returns the paths of the parts. */
async function dropParts(tx: Transaction, ids: readonly string[]): Promise<string[]> {
  const dropped: { readonly path: string; readonly file_id: string }[] = [];
  for (let start = 0; start < ids.length; start += idsAtOnce)
    dropped.push(
      ...(await tx
        .deleteFrom('crime_parts')
        .where('id', 'in', ids.slice(start, start + idsAtOnce))
        .returning(['path', 'file_id'])
        .execute()),
    );
  const files = [...new Set(dropped.map(({ file_id }) => file_id))];
  for (let start = 0; start < files.length; start += idsAtOnce)
    await tx
      .updateTable('crime_files')
      .set({ state: 'discarded' })
      .where('id', 'in', files.slice(start, start + idsAtOnce))
      .where('id', 'not in', (eb) => eb.selectFrom('crime_parts').select('file_id'))
      .execute();
  return dropped.map(({ path }) => path);
}

type Publication = {
  readonly isSample?: boolean;
  /** The decision about months that the import would make worse. */
  readonly decision?: CrimeDecision;
  readonly now: number;
};

/**
 * Shows everything an import has staged, and hides what it takes the place of. One transaction: a reader sees the
 * ledger before it or after it. Replaced files stay, so that undo can bring them back. Returns the paths of parts that
 * were dropped because the ones in force are kept.
 */
export async function publishCrime(
  tx: Transaction,
  importId: string,
  { isSample = false, decision = 'replace', now }: Publication,
): Promise<readonly string[]> {
  if (isSample) await stepBehindPublished(tx, importId);
  const conflicts = decision === 'replace' ? [] : (await findConflicts(tx, importId)).map(({ partId }) => partId);
  const dropped = decision === 'keep' ? await dropParts(tx, conflicts) : [];
  await replaceRivals(tx, importId, decision === 'both' ? conflicts : []);
  await tx
    .updateTable('crime_parts')
    .set({ state: 'live', published_at: now })
    .where('import_id', '=', importId)
    .where('state', '=', 'staged')
    .execute();
  await markReplacedFiles(tx);
  return dropped;
}

type Restored = { readonly removed: number; readonly restored: number };

async function updateParts(
  tx: Transaction,
  ids: readonly string[],
  change: { readonly state: 'live'; readonly replaced_by: null } | { readonly replaced_by: string },
): Promise<void> {
  for (let start = 0; start < ids.length; start += idsAtOnce)
    await tx
      .updateTable('crime_parts')
      .set(change)
      .where('id', 'in', ids.slice(start, start + idsAtOnce))
      .execute();
}

/** The predecessor of a part of `importId`: in force again, or behind a later replacement. */
async function bringForward(tx: Transaction, importId: string): Promise<string[]> {
  const behind = await tx
    .selectFrom('crime_parts as hidden')
    .leftJoin('crime_parts as shown', (join) =>
      join
        .onRef('shown.kind', '=', 'hidden.kind')
        .onRef('shown.month', '=', 'hidden.month')
        .onRef('shown.force', '=', 'hidden.force')
        .on('shown.state', '=', 'live')
        .on('shown.import_id', '<>', importId),
    )
    .select(['hidden.id', 'hidden.file_id', 'shown.import_id as shown_import_id'])
    .where('hidden.replaced_by', '=', importId)
    .where('hidden.import_id', '<>', importId)
    .execute();
  const byRival = Map.groupBy(behind, ({ shown_import_id }) => shown_import_id);
  for (const [replaced_by, parts] of byRival) {
    const ids = parts.map(({ id }) => id);
    await updateParts(tx, ids, replaced_by === null ? { state: 'live', replaced_by } : { replaced_by });
  }
  return [...new Set(byRival.get(null)?.map(({ file_id }) => file_id))];
}

/** Removes a published import from the database; returns how many files were removed and how many restored. */
export async function unpublishCrime(tx: Transaction, importId: string): Promise<Restored> {
  const files = await bringForward(tx, importId);
  for (let start = 0; start < files.length; start += idsAtOnce)
    await tx
      .updateTable('crime_files')
      .set({ state: 'imported' })
      .where('id', 'in', files.slice(start, start + idsAtOnce))
      .execute();
  await tx.deleteFrom('crime_parts').where('import_id', '=', importId).execute();
  const { numUpdatedRows } = await tx
    .updateTable('crime_files')
    .set({ state: 'undone' })
    .where('import_id', '=', importId)
    .where('state', 'in', ['imported', 'replaced'])
    .executeTakeFirstOrThrow();
  return { removed: Number(numUpdatedRows), restored: files.length };
}
