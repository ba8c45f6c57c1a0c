import type { ImportContents } from '@halyard/contracts/intelligence/import-contents.ts';
import { type ImportOutcome, importOutcomes } from '@halyard/contracts/intelligence/intelligence.ts';
import type { Kysely } from 'kysely';
import type { Schema } from '../../database/tables/schema.ts';
import { broughtBy, type ImportedFilter, imported, settleImported } from './filter-imported.ts';

type Counts = Record<ImportOutcome, number>;
type Row = Omit<ImportContents['records'][number], ImportOutcome>;

const none = (): Counts => ({ created: 0, updated: 0, unchanged: 0 });

const countRecords = (db: Kysely<Schema>, filter: ImportedFilter) =>
  imported(db.selectFrom('intelligence').where('intelligence.deleted_at', 'is', null), filter)
    .select(['family', 'kind', 'type', (eb) => eb.fn.countAll<number>().as('count')])
    .groupBy(['family', 'kind', 'type'])
    .execute();

async function countConnections(db: Kysely<Schema>, importId: string, outcome: ImportOutcome): Promise<number> {
  const { count } = await db
    .selectFrom('connections')
    .where('connections.deleted_at', 'is', null)
    .where(broughtBy('connections', importId, outcome))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Effects of an import by record type, most first; the lists find the same records. */
export async function countImported(db: Kysely<Schema>, importId: string): Promise<ImportContents> {
  const rows = new Map<string, Row & Counts>();
  const connections = none();
  const settled = await settleImported<ImportedFilter>(db, { import: importId });
  for (const outcome of importOutcomes) {
    const rowsOf = settled.isAlone && outcome !== 'created' ? [] : await countRecords(db, { ...settled, outcome });
    for (const { family, kind, type, count } of rowsOf) {
      const key = [family, kind, type].join('\n');
      const row = rows.get(key) ?? { family, kind, type, ...none() };
      rows.set(key, { ...row, [outcome]: Number(count) });
    }
    connections[outcome] = await countConnections(db, importId, outcome);
  }
  const totalOf = (row: Counts) => row.created + row.updated + row.unchanged;
  const records = [...rows.values()].sort(
    (one, other) => totalOf(other) - totalOf(one) || (one.type < other.type ? -1 : 1),
  );
  return { records, connections };
}
