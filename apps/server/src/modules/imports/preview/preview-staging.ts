import type { Rejection } from '@halyard/contracts/intelligence/imports.ts';
import type { Transaction } from '../../../database/database.ts';
import { fold } from '../../../database/fold.ts';
import type { PreviewObjectsTable } from '../../../database/tables/intelligence-schema.ts';
import type { ImportedTable, Incoming } from '../record-versions.ts';
import { readExisting } from '../stage-rows.ts';
import {
  findNamedRecords,
  namesOfRecords,
  type StagedAs,
  type StagedObject,
  type StagingStore,
} from '../staging-store.ts';
import { describeObject, typeOfId } from './describe-object.ts';

// PostgreSQL takes 65,535 values in a statement.
const rowsAtOnce = 250;

/** Objects of a preview by the ids that the file gives them; of each id one is not rejected. */
const previewed = (tx: Transaction, importId: string, ids: readonly string[]) =>
  tx
    .selectFrom('preview_objects')
    .where('import_id', '=', importId)
    // As the index says it, which is of those alone.
    .where('change', '<>', 'rejected')
    .where('object_id', 'in', ids);

async function insertObjects(tx: Transaction, rows: readonly PreviewObjectsTable[]): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsAtOnce)
    await tx
      .insertInto('preview_objects')
      .values(rows.slice(start, start + rowsAtOnce))
      .execute();
}

function rejectedRow(
  importId: string,
  seq: number,
  { place, objectId, reason, detail }: Rejection,
): PreviewObjectsTable {
  return {
    import_id: importId,
    seq,
    type: typeOfId(objectId),
    change: 'rejected',
    name: '',
    place,
    haystack: fold(`${objectId ?? ''} ${detail}`),
    selected: 0,
    base_version: 0,
    object_id: objectId,
    table_name: null,
    source_id: null,
    target_id: null,
    content: null,
    reason,
    detail,
    valid_until: null,
    lacks_confidence: 0,
    lacks_tlp: 0,
    family: null,
    word: null,
    description: null,
    source: null,
    severity: null,
    severity_assumed: 0,
    seen_at: null,
    confidence: null,
    acknowledged: 0,
  };
}

async function setSource(tx: Transaction, importId: string, id: string, source: string): Promise<void> {
  const row = await previewed(tx, importId, [id])
    .select(['seq', 'content'])
    .where('change', '=', 'created')
    .executeTakeFirst();
  if (!row?.content) return;
  const incoming = { ...(JSON.parse(row.content) as Incoming), source };
  await tx
    .updateTable('preview_objects')
    .set({ content: JSON.stringify(incoming), source })
    .where('import_id', '=', importId)
    .where('seq', '=', row.seq)
    .execute();
}

/** Objects are beside the records, which know nothing of them; what can be written is selected. */
export function createPreviewStaging(importId: string): StagingStore {
  // A step that is repeated leaves a gap.
  let nextSeq = 0;

  async function put(tx: Transaction, table: ImportedTable, objects: readonly StagedObject[]) {
    const ids = objects.map(({ id }) => id);
    const existing = await readExisting(tx, table, ids);
    const earlier = await previewed(tx, importId, ids).select(['seq', 'object_id']).execute();
    const seqOf = new Map(earlier.map(({ object_id, seq }) => [object_id, seq]));
    const fresh: PreviewObjectsTable[] = [];
    const outcomes = new Map<string, StagedAs>();
    for (const object of objects) {
      const described = describeObject(object, existing.get(object.id));
      const selected = described.change === 'unchanged' ? 0 : 1;
      const seq = seqOf.get(object.id);
      outcomes.set(object.id, described.change);
      if (seq === undefined) fresh.push({ ...described, import_id: importId, seq: nextSeq++, selected });
      else
        await tx
          .updateTable('preview_objects')
          .set({ ...described, selected })
          .where('import_id', '=', importId)
          .where('seq', '=', seq)
          .execute();
    }
    await insertObjects(tx, fresh);
    return outcomes;
  }

  return {
    put,
    async whichExist(tx, ids) {
      if (ids.length === 0) return new Set();
      const shown = await tx
        .selectFrom('intelligence')
        .select('id')
        .where('id', 'in', ids)
        .where('deleted_at', 'is', null)
        .execute();
      const here = await previewed(tx, importId, ids).select('object_id as id').execute();
      return new Set([...shown, ...here].map(({ id }) => id ?? ''));
    },
    async findNamed(tx, names) {
      const here = await tx
        .selectFrom('preview_objects')
        .select(['object_id', 'name'])
        .where('import_id', '=', importId)
        .where('table_name', '=', 'intelligence')
        .where('name', 'in', names)
        .orderBy('seq')
        .execute();
      const records = await findNamedRecords(tx, names, importId);
      return [...records, ...here.map(({ object_id, name }) => ({ id: object_id ?? '', name }))];
    },
    async namesOf(tx, ids) {
      const here = await previewed(tx, importId, ids).select(['object_id', 'name']).execute();
      return [
        ...(await namesOfRecords(tx, ids)),
        ...here.map(({ object_id, name }) => ({ id: object_id ?? '', name })),
      ];
    },
    setSource: (tx, id, source) => setSource(tx, importId, id, source),
    async newConnections(tx, after, limit) {
      const rows = await tx
        .selectFrom('preview_objects')
        .select(['object_id', 'source_id', 'target_id'])
        .where('import_id', '=', importId)
        .where('change', '<>', 'rejected')
        .where('object_id', '>', after)
        .where('table_name', '=', 'connections')
        .where('change', '=', 'created')
        .orderBy('object_id')
        .limit(limit)
        .execute();
      return rows.map((row) => ({
        id: row.object_id ?? '',
        source_id: row.source_id ?? '',
        target_id: row.target_id ?? '',
      }));
    },
    dropConnection: (tx, id) =>
      tx
        .deleteFrom('preview_objects')
        .where('import_id', '=', importId)
        .where('change', '<>', 'rejected')
        .where('object_id', '=', id)
        .execute(),
    reject: (tx, _first, rejections) =>
      insertObjects(
        tx,
        rejections.map((rejection) => rejectedRow(importId, nextSeq++, rejection)),
      ),
  };
}
