import type { PreviewChange } from '@halyard/contracts/intelligence/import-preview.ts';
import type { Database, Transaction } from '../../../database/database.ts';
import { readTypes } from './preview-counts.ts';
import { requirePreview } from './preview-store.ts';

/** What changing a selection did, the objects asked for and those that followed. */
export type SelectionChange = { changed: number; withEnds: number; withRelationships: number };

type Target = { readonly importId: string; readonly selected: boolean };
export type Chosen = 'all' | { readonly seqs: readonly number[] } | { readonly type: string };

/** So many rows are written within some milliseconds. */
const objectsAtOnce = 500;

function addTo(sum: SelectionChange, step: SelectionChange): void {
  sum.changed += step.changed;
  sum.withEnds += step.withEnds;
  sum.withRelationships += step.withRelationships;
}

const writable = ['created', 'updated'] as const;
const isWritable = (change: PreviewChange) => change === 'created' || change === 'updated';

/** The records that connections lead to and that would not be there without this import. */
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

/** The connections that lead to records that would not be there. */
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
 * Selects or deselects some objects. A connection brings the records with it that it needs, and a record takes the
 * connections with it that would lead nowhere.
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
  // Chosen here and not in the query: with more to go by, SQLite walks through all objects of the import.
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

type Part = { readonly type: string; readonly change: (typeof writable)[number] };

/** Some objects of a type and change, as they stand in the file. */
const findSome = (tx: Transaction, importId: string, { type, change }: Part, after: number, limit: number) =>
  tx
    .selectFrom('preview_objects')
    .select('seq')
    .where('import_id', '=', importId)
    .where('type', '=', type)
    .where('change', '=', change)
    .where('seq', '>', after)
    .orderBy('seq')
    .limit(limit)
    .execute();

/**
 * Changes all of a type and change, step by step from the beginning of the file to its end. Whoever chose waits for it,
 * so that a step is not made smaller where the machine is busy.
 */
async function changePart(
  database: Database,
  importId: string,
  part: Part,
  change: (tx: Transaction, seqs: readonly number[]) => Promise<SelectionChange>,
): Promise<SelectionChange> {
  const sum = { changed: 0, withEnds: 0, withRelationships: 0 };
  for (let after: number | undefined = -1; after !== undefined; ) {
    const from: number = after;
    const step = await database.writeStep(async (tx) => {
      const seqs = (await findSome(tx, importId, part, from, objectsAtOnce)).map(({ seq }) => seq);
      const last = seqs.length < objectsAtOnce ? undefined : seqs.at(-1);
      return { last, done: await change(tx, seqs) };
    });
    after = step.last;
    addTo(sum, step.done);
  }
  return sum;
}

/** Changes a selection in short steps; cut off in between, what is done is done and holds together. */
export async function changeSelection(database: Database, target: Target, chosen: Chosen): Promise<SelectionChange> {
  const { importId } = target;
  async function change(tx: Transaction, seqs: readonly number[]): Promise<SelectionChange> {
    await requirePreview(tx, importId);
    return changeSome(tx, target, seqs);
  }
  if (chosen !== 'all' && 'seqs' in chosen) return database.write((tx) => change(tx, chosen.seqs));
  const sum = { changed: 0, withEnds: 0, withRelationships: 0 };
  for (const type of chosen === 'all' ? await readTypes(database.read, importId) : [chosen.type])
    for (const kind of writable) addTo(sum, await changePart(database, importId, { type, change: kind }, change));
  return sum;
}
