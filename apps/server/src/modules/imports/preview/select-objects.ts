import type { PreviewChange } from '@halyard/contracts/intelligence/import-preview.ts';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../../database/database.ts';
import { requirePreview } from './preview-store.ts';

/** Results of changing a selection: the requested objects and those that followed. */
export type SelectionChange = { changed: number; withEnds: number; withRelationships: number };

type Target = { readonly importId: string; readonly selected: boolean };
export type Chosen = 'all' | { readonly seqs: readonly number[] } | { readonly type: string };

/** Number of file positions per step: so many rows are written in some hundredths of a second. */
const placesAtOnce = 2_000;

function addTo(sum: SelectionChange, step: SelectionChange): void {
  sum.changed += step.changed;
  sum.withEnds += step.withEnds;
  sum.withRelationships += step.withRelationships;
}

const writable = ['created', 'updated'] as const;
const isWritable = (change: PreviewChange) => change === 'created' || change === 'updated';

/** Records that are ends of connections and would not exist without this import. */
async function selectEnds(tx: Transaction, importId: string, ends: readonly string[]): Promise<number> {
  if (ends.length === 0) return 0;
  const { numUpdatedRows } = await tx
    .updateTable('preview_objects')
    .set({ selected: 1 })
    .where('import_id', '=', importId)
    .where('change', '<>', 'rejected')
    .where('object_id', 'in', ends)
    .where('base_version', '=', 0)
    .where('change', 'in', writable)
    .where('selected', '=', 0)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Connections to records that would not exist. */
async function deselectConnections(tx: Transaction, importId: string, ends: readonly string[]): Promise<number> {
  if (ends.length === 0) return 0;
  let count = 0;
  for (const end of ['source_id', 'target_id'] as const) {
    const { numUpdatedRows } = await tx
      .updateTable('preview_objects')
      .set({ selected: 0 })
      .where('import_id', '=', importId)
      .where(end, 'in', ends)
      .where('selected', '=', 1)
      .executeTakeFirstOrThrow();
    count += Number(numUpdatedRows);
  }
  return count;
}

/**
 * Selects or deselects some objects. A connection also selects its records, and a deselected record deselects its
 * connections.
 */
async function changeSome(
  tx: Transaction,
  { importId, selected }: Target,
  seqs: readonly number[],
): Promise<SelectionChange> {
  const nothing = { changed: 0, withEnds: 0, withRelationships: 0 };
  if (seqs.length === 0) return nothing;
  const found = await tx
    .selectFrom('preview_objects')
    .select(['seq', 'object_id', 'source_id', 'target_id', 'base_version', 'change', 'selected'])
    .where('import_id', '=', importId)
    .where('seq', 'in', seqs)
    .execute();
  // Filtered here and not in the query: with more conditions, SQLite scans all objects of the import.
  const rows = found.filter((row) => isWritable(row.change) && row.selected !== (selected ? 1 : 0));
  if (rows.length === 0) return nothing;
  await tx
    .updateTable('preview_objects')
    .set({ selected: selected ? 1 : 0 })
    .where('import_id', '=', importId)
    .where(
      'seq',
      'in',
      rows.map(({ seq }) => seq),
    )
    .execute();
  const ends = rows.flatMap(({ source_id, target_id }) => [source_id, target_id]).filter((end) => end !== null);
  const gone = rows.filter(({ source_id, base_version }) => source_id === null && base_version === 0);
  return {
    changed: rows.length,
    withEnds: selected ? await selectEnds(tx, importId, [...new Set(ends)]) : 0,
    withRelationships: selected
      ? 0
      : await deselectConnections(
          tx,
          importId,
          gone.map(({ object_id }) => object_id ?? ''),
        ),
  };
}

type Range = { readonly type: string | null; readonly from: number; readonly before: number };

// As expressions: with the plain columns SQLite would scan all objects of the import.
const isToWrite = sql<boolean>`(change || '') in ('created', 'updated')`;

/** The writable objects of a range, as used by the query and its parts. */
const inRange = (tx: Transaction, importId: string, { type, from, before }: Range) => {
  const some = tx
    .selectFrom('preview_objects')
    .where('import_id', '=', importId)
    .where('seq', '>=', from)
    .where('seq', '<', before)
    .where(isToWrite);
  return type === null ? some : some.where('type', '=', type);
};

/** Those that the connections of a range need. */
async function selectEndsIn(tx: Transaction, importId: string, range: Range): Promise<number> {
  const endsOf = (end: 'source_id' | 'target_id') =>
    inRange(tx, importId, range)
      .select(sql<string>`${sql.ref(end)}`.as('end_id'))
      .where(sql<boolean>`(selected + 0) = 1`);
  const { numUpdatedRows } = await tx
    .updateTable('preview_objects')
    .set({ selected: 1 })
    .where('import_id', '=', importId)
    .where(sql<boolean>`change <> 'rejected'`)
    .where('object_id', 'in', endsOf('source_id').union(endsOf('target_id')))
    .where('base_version', '=', 0)
    .where(isToWrite)
    .where(sql<boolean>`(selected + 0) = 0`)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Those that refer to deselected objects of a range that would not exist. */
async function deselectConnectionsIn(tx: Transaction, importId: string, range: Range): Promise<number> {
  let count = 0;
  for (const end of ['source_id', 'target_id'] as const) {
    const gone = inRange(tx, importId, range)
      .select('object_id')
      .where(sql<boolean>`(source_id || '') is null`)
      .where('base_version', '=', 0);
    const { numUpdatedRows } = await tx
      .updateTable('preview_objects')
      .set({ selected: 0 })
      .where('import_id', '=', importId)
      .where(end, 'in', gone)
      .where(sql<boolean>`(selected + 0) = 1`)
      .executeTakeFirstOrThrow();
    count += Number(numUpdatedRows);
  }
  return count;
}

/** Changes a whole range by set-based statements, without reading rows. */
async function changeRange(tx: Transaction, { importId, selected }: Target, range: Range): Promise<SelectionChange> {
  await requirePreview(tx, importId);
  let changing = tx
    .updateTable('preview_objects')
    .set({ selected: selected ? 1 : 0 })
    .where('import_id', '=', importId)
    .where('seq', '>=', range.from)
    .where('seq', '<', range.before)
    .where(isToWrite)
    .where(sql<boolean>`(selected + 0) = ${selected ? 0 : 1}`);
  if (range.type !== null) changing = changing.where('type', '=', range.type);
  const { numUpdatedRows } = await changing.executeTakeFirstOrThrow();
  return {
    changed: Number(numUpdatedRows),
    withEnds: selected ? await selectEndsIn(tx, importId, range) : 0,
    withRelationships: selected ? 0 : await deselectConnectionsIn(tx, importId, range),
  };
}

const readLast = async (database: Database, importId: string): Promise<number> => {
  const row = await database.read
    .selectFrom('preview_objects')
    .select(({ fn }) => fn.max('seq').as('last'))
    .where('import_id', '=', importId)
    .executeTakeFirst();
  return Number(row?.last ?? -1);
};

/** Changes a selection in short steps; if interrupted, completed steps are consistent. */
export async function changeSelection(database: Database, target: Target, chosen: Chosen): Promise<SelectionChange> {
  const { importId } = target;
  if (chosen !== 'all' && 'seqs' in chosen)
    return database.write(async (tx) => {
      await requirePreview(tx, importId);
      return changeSome(tx, target, chosen.seqs);
    });
  const sum = { changed: 0, withEnds: 0, withRelationships: 0 };
  const type = chosen === 'all' ? null : chosen.type;
  const last = await readLast(database, importId);
  for (let from = 0; from <= last; from += placesAtOnce)
    addTo(sum, await database.writeStep((tx) => changeRange(tx, target, { type, from, before: from + placesAtOnce })));
  return sum;
}
