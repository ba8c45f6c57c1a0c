import { ApiError } from '@halyard/contracts/errors.ts';
import type { PreviewChange, PreviewObject } from '@halyard/contracts/intelligence/import-preview.ts';
import { type Kysely, sql } from 'kysely';
import { escapeLike } from '../../../database/containing.ts';
import { fold } from '../../../database/fold.ts';
import type { PreviewObjectsTable } from '../../../database/tables/intelligence-schema.ts';
import type { Schema } from '../../../database/tables/schema.ts';
import type { ImportedRow, Incoming } from '../record-versions.ts';
import { changedFields } from './changed-fields.ts';
import { readIndicator } from './describe-object.ts';

export type ObjectFilter = {
  readonly type?: string | undefined;
  readonly change?: PreviewChange | undefined;
  readonly search?: string | undefined;
  /** Only indicators whose validity ended before this instant. */
  readonly endedBefore?: number | undefined;
  readonly limit: number;
  readonly after?: string | undefined;
};

/** Maximum objects scanned per request for conditions without an index; the client continues where it ended. */
const searchedAtOnce = 20_000;

function readPosition(after: string | undefined): number {
  if (after === undefined) return -1;
  if (!/^\d{1,9}$/.test(after)) throw new ApiError('invalid_input', 'The field "after" is not one this list gave out.');
  return Number(after);
}

function matching(db: Kysely<Schema>, importId: string, filter: ObjectFilter) {
  const { type, change } = filter;
  let query = db
    .selectFrom('preview_objects')
    .where('import_id', '=', importId)
    .where('seq', '>', readPosition(filter.after))
    .orderBy('seq');
  if (type !== undefined) query = query.where('type', '=', type);
  if (change !== undefined) query = query.where('change', '=', change);
  return query;
}

/** Rows of a page, and where the next begins. */
async function readRows(db: Kysely<Schema>, importId: string, filter: ObjectFilter) {
  const { limit, search, endedBefore } = filter;
  const query = matching(db, importId, filter).selectAll();
  if (search === undefined && endedBefore === undefined) {
    const rows = await query.limit(limit + 1).execute();
    const shown = rows.slice(0, limit);
    return { rows: shown, next: rows.length > limit ? String(shown.at(-1)?.seq) : null };
  }
  const end = await matching(db, importId, filter).select('seq').offset(searchedAtOnce).limit(1).executeTakeFirst();
  let some = query.limit(limit + 1);
  if (search !== undefined)
    some = some.where(sql<boolean>`haystack like ${`%${escapeLike(fold(search))}%`} escape '\\'`);
  if (endedBefore !== undefined) some = some.where('valid_until', '<', endedBefore);
  if (end) some = some.where('seq', '<', end.seq);
  const rows = await some.execute();
  const shown = rows.slice(0, limit);
  if (rows.length > limit) return { rows: shown, next: String(shown.at(-1)?.seq) };
  return { rows: shown, next: end ? String(end.seq - 1) : null };
}

async function readRecords(
  db: Kysely<Schema>,
  rows: readonly PreviewObjectsTable[],
): Promise<Map<string, ImportedRow>> {
  const records = new Map<string, ImportedRow>();
  for (const table of ['intelligence', 'connections'] as const) {
    const ids = rows
      .filter(({ change, table_name }) => change === 'updated' && table_name === table)
      .map(({ object_id }) => object_id ?? '');
    if (ids.length === 0) continue;
    const found = await db
      .selectFrom(table as 'intelligence')
      .selectAll()
      .where('id', 'in', ids)
      .execute();
    for (const row of found) records.set(row.id, row);
  }
  return records;
}

/** The names of a connection's ends: from the file, else from existing records. */
async function readNames(db: Kysely<Schema>, importId: string, rows: readonly PreviewObjectsTable[]) {
  const ids = [...new Set(rows.flatMap(({ source_id, target_id }) => [source_id, target_id]))].filter(
    (id) => id !== null,
  );
  if (ids.length === 0) return new Map<string, string>();
  const shown = await db
    .selectFrom('intelligence')
    .select(['id', 'name'])
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .execute();
  const here = await db
    .selectFrom('preview_objects')
    .select(['object_id', 'name'])
    .where('import_id', '=', importId)
    .where('change', '<>', 'rejected')
    .where('object_id', 'in', ids)
    .execute();
  return new Map([
    ...shown.map(({ id, name }) => [id, name] as const),
    ...here.map(({ object_id, name }) => [object_id ?? '', name] as const),
  ]);
}

type Known = { readonly records: ReadonlyMap<string, ImportedRow>; readonly names: ReadonlyMap<string, string> };

function toObject(row: PreviewObjectsTable, { records, names }: Known): PreviewObject {
  const incoming = row.content === null ? null : (JSON.parse(row.content) as Incoming);
  const record = records.get(row.object_id ?? '');
  const end = (id: string) => ({ id, name: names.get(id) ?? null });
  return {
    seq: row.seq,
    objectId: row.object_id,
    type: row.type,
    name: row.name,
    pattern:
      incoming?.table === 'intelligence' ? readIndicator(incoming.record.kind, incoming.record.stix).pattern : null,
    change: row.change,
    selected: row.selected === 1,
    validUntil: row.valid_until === null ? null : new Date(Number(row.valid_until)).toISOString(),
    ends:
      row.source_id === null || row.target_id === null
        ? null
        : { source: end(row.source_id), target: end(row.target_id) },
    fields: record && incoming ? changedFields(record, incoming) : [],
    place: row.place,
    rejection: row.reason === null ? null : { reason: row.reason, detail: row.detail ?? '' },
  };
}

/** One page of the objects of a preview, in the order of the file. */
export async function listObjects(
  db: Kysely<Schema>,
  importId: string,
  filter: ObjectFilter,
): Promise<{ objects: PreviewObject[]; next: string | null }> {
  const { rows, next } = await readRows(db, importId, filter);
  const known = { records: await readRecords(db, rows), names: await readNames(db, importId, rows) };
  return { objects: rows.map((row) => toObject(row, known)), next };
}
