import type { ImportOutcome } from '@halyard/contracts/intelligence/intelligence.ts';
import { type Kysely, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { Schema } from '../../database/tables/schema.ts';

/** Records by their imports. */
export type ImportedFilter = {
  readonly import?: string | undefined;
  readonly outcome?: ImportOutcome | undefined;
  /** It found no existing records: its created ones are all there are, and an index has them. */
  readonly isAlone?: true | undefined;
  /** The source of the filtered imports. */
  readonly feed?: string | undefined;
};

type Records = SelectQueryBuilder<Schema, 'intelligence', object>;
type Table = 'intelligence' | 'connections';

/**
 * An existing record found by an import: it has an entry in the record's log, above another one. For an unchanged one
 * the version is that of an entry below.
 */
const found = (table: Table, importId: string, what: 'any' | 'updated' | 'unchanged') => {
  const below = sql`select 1 from record_versions below where below.table_name = mine.table_name
    and below.record_id = mine.record_id and below.seq < mine.seq`;
  const same = sql`exists (${below} and below.version = mine.version)`;
  const kept = { any: sql`1 = 1`, updated: sql`not ${same}`, unchanged: same }[what];
  return sql<string>`select mine.record_id from record_versions mine
    where mine.import_id = ${importId} and mine.table_name = ${sql.lit(table)} and exists (${below}) and ${kept}`;
};

/** Whether an import created a row, updated it or found it unchanged; without `outcome`, any of these. */
export function broughtBy(table: Table, importId: string, outcome?: ImportOutcome) {
  const id = sql.ref(`${table}.id`);
  if (outcome === 'updated' || outcome === 'unchanged')
    return sql<SqlBool>`${id} in (${found(table, importId, outcome)})`;
  const created = sql`${sql.ref(`${table}.import_id`)} = ${importId}`;
  const others = found(table, importId, 'any');
  if (outcome === 'created') return sql<SqlBool>`${created} and ${id} not in (${others})`;
  return sql<SqlBool>`(${created} or ${id} in (${others}))`;
}

function broughtBySource(sourceId: string) {
  const imports = sql`select imports.id from imports where imports.source_id = ${sourceId}`;
  return sql<SqlBool>`(intelligence.import_id in (${imports}) or intelligence.id in (
    select record_id from record_versions where table_name = 'intelligence' and import_id in (${imports})))`;
}

/** The same filter, knowing whether its import found anything here. */
export async function settleImported<Filter extends ImportedFilter>(
  db: Kysely<Schema>,
  filter: Filter,
): Promise<Filter> {
  const { import: importId, outcome } = filter;
  if (!importId || outcome === 'updated' || outcome === 'unchanged') return filter;
  const known = await db
    .selectFrom('record_versions')
    .select('record_id')
    .where('import_id', '=', importId)
    .where('table_name', '=', 'intelligence')
    .limit(1)
    .executeTakeFirst();
  return known ? filter : { ...filter, isAlone: true };
}

/** Filters by one import, or all imports of a source: created and found records. */
export function imported<Query extends Records>(query: Query, filter: ImportedFilter): Query {
  const { import: importId, outcome, isAlone, feed } = filter;
  let narrowed: Records = query;
  if (importId && isAlone) narrowed = narrowed.where('intelligence.import_id', '=', importId);
  else if (importId) narrowed = narrowed.where(broughtBy('intelligence', importId, outcome));
  if (feed) narrowed = narrowed.where(broughtBySource(feed));
  return narrowed as Query;
}
