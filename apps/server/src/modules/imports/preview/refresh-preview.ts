import type { Database, Transaction } from '../../../database/database.ts';
import type { PreviewObjectsTable } from '../../../database/tables/intelligence-schema.ts';
import type { ImportedTable, Incoming } from '../record-versions.ts';
import { readExisting } from '../stage-rows.ts';
import { describeObject } from './describe-object.ts';
import { countMissing, partsOf } from './preview-counts.ts';
import { saveMissing } from './preview-store.ts';

/** Objects by their current state that they did not have before. */
export type Moved = { created: number; updated: number; unchanged: number };

type Options = {
  readonly importId: string;
  /** Whether a previously unchanged object that can now be written is selected, as if the file were new. */
  readonly selectsNew: boolean;
  /** Part of each transaction: throws if the preview must not be written anymore. */
  readonly check: (tx: Transaction) => Promise<unknown>;
};

// Maximum writes of one transaction.
const rowsAtOnce = 200;

const shownVersion = { intelligence: 'intelligence', connections: 'connections' } as const;

/** Objects of a part whose record has changed since the comparison. */
async function findOutdated(
  db: Pick<Transaction, 'selectFrom'>,
  importId: string,
  table: ImportedTable,
  part: { readonly from: number; readonly before: number },
) {
  return db
    .selectFrom('preview_objects')
    .leftJoin(`${shownVersion[table] as 'intelligence'} as records`, (join) =>
      join.onRef('records.id', '=', 'preview_objects.object_id').on('records.deleted_at', 'is', null),
    )
    .selectAll('preview_objects')
    .where('preview_objects.import_id', '=', importId)
    .where('seq', '>=', part.from)
    .where('seq', '<', part.before)
    .where('table_name', '=', table)
    .where((eb) => eb(eb.fn.coalesce('records.version', eb.lit(0)), '<>', eb.ref('base_version')))
    .execute();
}

async function compareAgain(
  tx: Transaction,
  table: ImportedTable,
  outdated: readonly PreviewObjectsTable[],
  { importId, selectsNew, check }: Options,
): Promise<Moved> {
  await check(tx);
  const moved = { created: 0, updated: 0, unchanged: 0 };
  const ids = outdated.map(({ object_id }) => object_id ?? '');
  const records = await readExisting(tx, table, ids);
  for (const { seq, object_id, place, content, change, selected } of outdated) {
    if (content === null || object_id === null) continue;
    const object = { id: object_id, place, incoming: JSON.parse(content) as Incoming };
    const described = describeObject(object, records.get(object_id));
    const isNew = change === 'unchanged' && described.change !== 'unchanged';
    const stays = described.change === 'unchanged' ? 0 : selected;
    await tx
      .updateTable('preview_objects')
      .set({ ...described, selected: isNew && selectsNew ? 1 : stays })
      .where('import_id', '=', importId)
      .where('seq', '=', seq)
      .execute();
    if (described.change !== change) moved[described.change]++;
  }
  return moved;
}

/**
 * Compares a preview again with records changed since: their versions identify them, and only those are compared. In
 * short steps.
 */
export async function refreshPreview(database: Database, options: Options): Promise<Moved> {
  const { importId } = options;
  const moved = { created: 0, updated: 0, unchanged: 0 };
  let hasChanged = false;
  for await (const part of partsOf(database.read, importId))
    for (const table of ['intelligence', 'connections'] as const) {
      const outdated = await findOutdated(database.read, importId, table, part);
      for (let start = 0; start < outdated.length; start += rowsAtOnce) {
        const some = outdated.slice(start, start + rowsAtOnce);
        const step = await database.writeStep((tx) => compareAgain(tx, table, some, options));
        moved.created += step.created;
        moved.updated += step.updated;
        moved.unchanged += step.unchanged;
        hasChanged = true;
      }
    }
  if (hasChanged) {
    const missing = await countMissing(database.read, importId);
    await database.write(async (tx) => {
      await options.check(tx);
      await saveMissing(tx, importId, missing);
    });
  }
  return moved;
}
