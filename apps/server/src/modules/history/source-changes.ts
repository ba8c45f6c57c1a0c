import { ApiError } from '@halyard/contracts/errors.ts';
import { sparkSlotMs } from '@halyard/contracts/inflow/sources.ts';
import { type ImportChanges, importsComparedMax, type SourceChanges } from '@halyard/contracts/work/history.ts';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { ImportsTable } from '../../database/tables/intelligence-schema.ts';
import type { Schema } from '../../database/tables/schema.ts';
import type { Span } from './compare-list.ts';
import { objectOf, type Row, tableOfObject } from './kept-tables.ts';
import { type ReadVersions, readImportChanges } from './read-changes.ts';
import { toFields } from './record-changes.ts';

/** The effects of an import; unchanged ones are among `updated` in its row. */
const countsOf = ({ created, updated, unchanged, rejected }: Selectable<ImportsTable>) => ({
  created,
  changed: updated - unchanged,
  unchanged,
  rejected,
});

const importsOf = (db: Kysely<Schema>, sourceId: string, { from, to }: Span) =>
  db
    .selectFrom('imports')
    .where('source_id', '=', sourceId)
    .where(sql<boolean>`coalesce(finished_at, started_at) > ${from}`)
    .where(sql<boolean>`coalesce(finished_at, started_at) <= ${to}`);

/** Sums of the half hours that are in the period. */
async function readIntake(db: Kysely<Schema>, sourceId: string, { from, to }: Span): Promise<SourceChanges['alerts']> {
  const sums = await db
    .selectFrom('intake_counts')
    .select(({ fn }) => [
      fn.countAll<number>().as('slots'),
      ...(['created', 'updated', 'folded', 'rejected'] as const).map((name) => fn.sum<number>(name).as(name)),
    ])
    .where('source_id', '=', sourceId)
    .where('slot', '>', from - sparkSlotMs)
    .where('slot', '<=', to)
    .executeTakeFirstOrThrow();
  if (Number(sums.slots) === 0) return null;
  const sum = (name: 'created' | 'updated' | 'folded' | 'rejected') => Number(sums[name] ?? 0);
  return { created: sum('created'), updated: sum('updated'), folded: sum('folded'), rejected: sum('rejected') };
}

/** Data from a source in a period. */
export async function readSourceChanges(db: Kysely<Schema>, id: string, span: Span): Promise<SourceChanges> {
  const source = await db.selectFrom('sources').select('name').where('id', '=', id).executeTakeFirst();
  if (!source) throw new ApiError('source_not_found');
  const rows = await importsOf(db, id, span)
    .selectAll()
    .orderBy('started_at', 'desc')
    .limit(importsComparedMax)
    .execute();
  const sums = await importsOf(db, id, span)
    .where('state', '=', 'finished')
    .select(({ fn }) => [
      fn.countAll<number>().as('imports'),
      ...(['created', 'updated', 'unchanged', 'rejected'] as const).map((name) => fn.sum<number>(name).as(name)),
    ])
    .executeTakeFirstOrThrow();
  const total = (name: 'created' | 'updated' | 'unchanged' | 'rejected') => Number(sums[name] ?? 0);
  return {
    name: source.name,
    imports: rows.map((row) => ({
      id: row.id,
      fileName: row.file_name,
      state: row.state,
      at: new Date(Number(row.finished_at ?? row.started_at)).toISOString(),
      ...countsOf(row),
    })),
    total: {
      imports: Number(sums.imports),
      created: total('created'),
      changed: total('updated') - total('unchanged'),
      unchanged: total('unchanged'),
      rejected: total('rejected'),
    },
    alerts: await readIntake(db, id, span),
  };
}

type Page = { readonly limit: number; readonly after: string | undefined };

/** The records that an import updated, by id, with the fields that are different since. */
export async function readImported(
  db: Kysely<Schema>,
  readVersions: ReadVersions,
  id: string,
  { limit, after = '' }: Page,
): Promise<ImportChanges> {
  const found = await db.selectFrom('imports').selectAll().where('id', '=', id).executeTakeFirst();
  if (!found) throw new ApiError('import_not_found');
  const rows = await db
    .selectFrom('record_versions as mine')
    .innerJoin('intelligence', 'intelligence.id', 'mine.record_id')
    .select(['intelligence.id', 'intelligence.name', 'intelligence.family'])
    .where('mine.table_name', '=', 'intelligence')
    .where('mine.import_id', '=', id)
    .where('mine.content', 'is not', null)
    .where('mine.seq', '>', 0)
    .where('intelligence.deleted_at', 'is', null)
    .where('mine.record_id', '>', after)
    .orderBy('mine.record_id')
    .limit(limit + 1)
    .execute();
  const page = rows.slice(0, limit);
  const changes = await readImportChanges(
    db,
    readVersions,
    page.map((row) => row.id),
  );
  const table = tableOfObject.threat;
  const records = page.flatMap((row) => {
    const own = changes.get(row.id)?.find(({ importId }) => importId === id);
    if (!own) return [];
    return [
      {
        object: objectOf(table, row as unknown as Row),
        id: row.id,
        name: row.name,
        fields: toFields(table, own, new Map()),
      },
    ];
  });
  return {
    name: found.file_name,
    at: found.finished_at === null ? null : new Date(Number(found.finished_at)).toISOString(),
    state: found.state,
    ...countsOf(found),
    records,
    next: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
  };
}
