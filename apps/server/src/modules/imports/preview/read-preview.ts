import type { Kysely } from 'kysely';
import type { PreviewObjectsTable } from '../../../database/tables/intelligence-schema.ts';
import type { Schema } from '../../../database/tables/schema.ts';
import type { Chosen } from '../chosen.ts';
import type { Incoming } from '../record-versions.ts';
import type { StagingItem } from '../stage-import.ts';

const rowsAtOnce = 200;

function itemOf(row: PreviewObjectsTable, chosen: Chosen): StagingItem {
  const { place, object_id: objectId, reason, detail } = row;
  if (reason !== null) return { kind: 'rejected', rejection: { place, objectId, reason, detail: detail ?? '' } };
  if (row.content === null || (row.change !== 'unchanged' && row.selected === 0)) return { kind: 'skipped' };
  const incoming = JSON.parse(row.content) as Incoming;
  // Unchanged records stay; the import is recorded as also containing them.
  const decided = row.selected === 1 && { chosen };
  if (incoming.table === 'connections')
    return { kind: 'connection', place, connection: incoming.connection, ...decided };
  const { record, source: signedAs } = incoming;
  return { kind: 'record', place, record, createdBy: null, signedAs, ...decided };
}

/** The objects of a preview in the order of the file, like reading the file, with the decisions. */
export async function* readPreview(db: Kysely<Schema>, importId: string, chosen: Chosen): AsyncGenerator<StagingItem> {
  for (let after = -1; ; ) {
    const rows = await db
      .selectFrom('preview_objects')
      .selectAll()
      .where('import_id', '=', importId)
      .where('seq', '>', after)
      .orderBy('seq')
      .limit(rowsAtOnce)
      .execute();
    for (const row of rows) yield itemOf(row, chosen);
    const last = rows.at(-1);
    if (!last || rows.length < rowsAtOnce) return;
    after = last.seq;
  }
}
