import { ApiError } from '@halyard/contracts/errors.ts';
import type { PreviewDecisions, PreviewMissing } from '@halyard/contracts/intelligence/import-preview.ts';
import type { Kysely } from 'kysely';
import { holdRows } from '../../../database/connections/hold-rows.ts';
import type { Transaction } from '../../../database/database.ts';
import type { ImportsTable } from '../../../database/tables/intelligence-schema.ts';
import type { Schema } from '../../../database/tables/schema.ts';

const nothingDecided: PreviewDecisions = {
  severity: null,
  confidence: null,
  tlp: null,
  raiseTlpTo: null,
  labels: [],
};

export const decisionsOf = ({ decisions }: Pick<ImportsTable, 'decisions'>): PreviewDecisions =>
  decisions === null ? nothingDecided : { ...nothingDecided, ...(JSON.parse(decisions) as PreviewDecisions) };

export async function readDecisions(db: Kysely<Schema>, id: string): Promise<PreviewDecisions> {
  return decisionsOf(await db.selectFrom('imports').select('decisions').where('id', '=', id).executeTakeFirstOrThrow());
}

export const missingOf = ({ preview_missing }: Pick<ImportsTable, 'preview_missing'>): PreviewMissing =>
  preview_missing === null
    ? { severity: 0, confidence: 0, tlp: 0, marked: 0 }
    : (JSON.parse(preview_missing) as PreviewMissing);

/** A previewed import; locked inside a transaction, so that it is not published meanwhile. */
export async function requirePreview(db: Kysely<Schema>, id: string): Promise<ImportsTable> {
  const row = await holdRows(db, db.selectFrom('imports').selectAll().where('id', '=', id)).executeTakeFirst();
  if (!row) throw new ApiError('import_not_found');
  if (row.state !== 'previewing') throw new ApiError('import_not_previewed');
  return row;
}

export async function saveDecisions(tx: Transaction, id: string, decisions: PreviewDecisions): Promise<void> {
  await tx
    .updateTable('imports')
    .set({ decisions: JSON.stringify(decisions) })
    .where('id', '=', id)
    .execute();
}

export async function saveMissing(tx: Transaction, id: string, missing: PreviewMissing): Promise<void> {
  await tx
    .updateTable('imports')
    .set({ preview_missing: JSON.stringify(missing) })
    .where('id', '=', id)
    .execute();
}

/** Removes some objects of a preview; how many. */
export async function forgetSome(tx: Transaction, importId: string, limit: number): Promise<number> {
  const some = tx
    .selectFrom('preview_objects')
    .select('seq')
    .where('import_id', '=', importId)
    .orderBy('seq')
    .limit(limit);
  const { numDeletedRows } = await tx
    .deleteFrom('preview_objects')
    .where('import_id', '=', importId)
    .where('seq', 'in', some)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
