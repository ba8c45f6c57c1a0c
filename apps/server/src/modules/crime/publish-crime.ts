import type { Kysely } from 'kysely';
import type { Transaction } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';

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

/** Generated rows never take the place of published ones: they stand behind them until those are undone. */
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

/** A file is `replaced` when nothing of it is shown any more. */
async function markReplacedFiles(tx: Transaction): Promise<void> {
  await tx
    .updateTable('crime_files')
    .set({ state: 'replaced' })
    .where('state', '=', 'stored')
    .where('id', 'in', (eb) => eb.selectFrom('crime_parts').select('file_id').where('state', '=', 'replaced'))
    .where('id', 'not in', (eb) =>
      eb.selectFrom('crime_parts').select('file_id').where('state', 'in', ['live', 'staged']),
    )
    .execute();
}

/**
 * Shows everything an import has staged, and hides what it takes the place of. One transaction: a reader sees the
 * ledger before it or after it. Replaced files stay, so that undo can bring them back.
 */
export async function publishCrime(tx: Transaction, importId: string, isSample: boolean, now: number): Promise<void> {
  if (isSample) await stepBehindPublished(tx, importId);
  await tx
    .updateTable('crime_parts')
    .set({ state: 'replaced', replaced_by: importId })
    .where('id', 'in', rivals(tx, importId).select('shown.id'))
    .execute();
  await tx
    .updateTable('crime_parts')
    .set({ state: 'live', published_at: now })
    .where('import_id', '=', importId)
    .where('state', '=', 'staged')
    .execute();
  await markReplacedFiles(tx);
}

type Restored = { readonly removed: number; readonly restored: number };

/** What stands behind a part of `importId`: shown again, or behind whatever took the place of that part since. */
async function bringForward(tx: Transaction, importId: string): Promise<string[]> {
  const behind = await tx
    .selectFrom('crime_parts')
    .select(['id', 'file_id', 'kind', 'month', 'force'])
    .where('replaced_by', '=', importId)
    .where('import_id', '<>', importId)
    .execute();
  const files: string[] = [];
  for (const { id, file_id, kind, month, force } of behind) {
    const shown = await tx
      .selectFrom('crime_parts')
      .select('import_id')
      .where('state', '=', 'live')
      .where('kind', '=', kind)
      .where('month', '=', month)
      .where('force', '=', force)
      .where('import_id', '<>', importId)
      .executeTakeFirst();
    const now = shown ? ({ replaced_by: shown.import_id } as const) : ({ state: 'live', replaced_by: null } as const);
    await tx.updateTable('crime_parts').set(now).where('id', '=', id).execute();
    if (!shown) files.push(file_id);
  }
  return [...new Set(files)];
}

const idsAtOnce = 500;

/** Takes a published import out of the ledger; answers how many files went and how many stand again. */
export async function unpublishCrime(tx: Transaction, importId: string): Promise<Restored> {
  const files = await bringForward(tx, importId);
  for (let start = 0; start < files.length; start += idsAtOnce)
    await tx
      .updateTable('crime_files')
      .set({ state: 'stored' })
      .where('id', 'in', files.slice(start, start + idsAtOnce))
      .execute();
  await tx.deleteFrom('crime_parts').where('import_id', '=', importId).execute();
  const { numUpdatedRows } = await tx
    .updateTable('crime_files')
    .set({ state: 'undone' })
    .where('import_id', '=', importId)
    .where('state', 'in', ['stored', 'replaced'])
    .executeTakeFirstOrThrow();
  return { removed: Number(numUpdatedRows), restored: files.length };
}
