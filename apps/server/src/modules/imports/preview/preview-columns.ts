import { ApiError } from '@halyard/contracts/errors.ts';
import type { CsvMapping } from '@halyard/contracts/intelligence/csv-columns.ts';
import type { ImportPreview } from '@halyard/contracts/intelligence/import-preview.ts';
import { applyMapping, readHeading, suggestMapping } from '@halyard/threat-exchange';
import type { Kysely } from 'kysely';
import type { Transaction } from '../../../database/database.ts';
import type { ImportsTable } from '../../../database/tables/intelligence-schema.ts';
import type { Schema } from '../../../database/tables/schema.ts';
import type { Actor } from '../../../event-log/event-log.ts';
import type { ImportPorts } from '../import-ports.ts';
import { resetImport } from '../import-store.ts';
import { describeImport } from '../queue-import.ts';
import { requirePreview } from './preview-store.ts';

/** The headings of a file, and the assigned columns; null as long as the headings decide. */
type Kept = { readonly headings: readonly string[]; readonly mapping: CsvMapping | null };

const keptOf = ({ csv_columns }: Pick<ImportsTable, 'csv_columns'>): Kept | null =>
  csv_columns === null ? null : (JSON.parse(csv_columns) as Kept);

/** The columns of a preview's file; null for STIX. */
export function columnsOf(row: Pick<ImportsTable, 'csv_columns'>): ImportPreview['columns'] {
  const kept = keptOf(row);
  if (!kept) return null;
  const { headings, mapping } = kept;
  const current = mapping ?? suggestMapping(headings);
  return {
    headings: [...headings],
    mapping: current,
    isRead: mapping !== null || readHeading(headings).kind === 'layout',
  };
}

const save = (tx: Transaction, id: string, kept: Kept) =>
  tx
    .updateTable('imports')
    .set({ csv_columns: JSON.stringify(kept) })
    .where('id', '=', id)
    .execute();

export async function readMapping(db: Kysely<Schema>, id: string): Promise<CsvMapping | null> {
  const row = await db.selectFrom('imports').select('csv_columns').where('id', '=', id).executeTakeFirst();
  return (row && keptOf(row)?.mapping) ?? null;
}

/** Stores the headings of a read file; earlier assignments are kept. */
export async function saveHeadings(tx: Transaction, id: string, headings: readonly string[]): Promise<void> {
  await save(tx, id, { headings, mapping: await readMapping(tx, id) });
}

/**
 * Has the file of a preview read again by other columns.
 * @throws ApiError where a column is not in the file, serves twice, or one is missing.
 */
export async function readByColumns(
  tx: Transaction,
  { work, newId }: Pick<ImportPorts, 'work' | 'newId'>,
  { id, mapping, actor }: { readonly id: string; readonly mapping: CsvMapping; readonly actor: Actor },
): Promise<void> {
  const row = await requirePreview(tx, id);
  const kept = keptOf(row);
  if (!kept) throw new ApiError('invalid_input', 'Only the columns of a CSV file can be chosen.');
  const applied = applyMapping(mapping, kept.headings);
  if (applied.kind === 'problem')
    throw new ApiError('invalid_input', `The column "${applied.detail}" is missing or chosen twice.`);
  await resetImport(tx, id, ['previewing']);
  await save(tx, id, { headings: kept.headings, mapping });
  const workId = newId();
  await tx.updateTable('imports').set({ preview: 'asked', preview_work: workId }).where('id', '=', id).execute();
  await work.add(tx, { ...describeImport(row, actor), id: workId });
}
