import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

type Row = Readonly<Record<string, unknown>> & { readonly version: number; readonly import_id: string | null };
type Update = {
  readonly import_id: string;
  readonly table_name: string;
  readonly record_id: string;
  readonly before: string;
  readonly after: string;
};
type Entry = { readonly import_id: string | null; readonly version: number; readonly content: string };

/** Which import or person gave a record which content, in order; an import is undone by removing its entries. */
async function createVersions(db: Kysely<unknown>) {
  await db.schema
    .createTable('record_versions')
    .addColumn('table_name', 'text', (c) => c.notNull())
    .addColumn('record_id', 'text', (c) => c.notNull())
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addColumn('import_id', 'text')
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('content', 'text')
    .addPrimaryKeyConstraint('record_versions_key', ['table_name', 'record_id', 'seq'])
    .execute();
  await db.schema
    .createIndex('record_versions_of_import')
    .on('record_versions')
    .columns(['import_id', 'table_name', 'record_id'])
    .execute();
}

/** False where the row of the next version is another: a person was quicker, and the update was never written. */
function wasWritten({ before, after }: Update, next: Row | undefined): boolean {
  if (next?.version !== (JSON.parse(before) as Row).version + 1) return true;
  return Object.entries(JSON.parse(after) as object).every(([column, value]) => next[column] === value);
}

/** Version changes of one record's updates, oldest first; `now` is its row. */
function entriesOf(updates: readonly Update[], now: Row | undefined): Entry[] {
  const entries: Entry[] = [];
  for (const [place, update] of updates.entries()) {
    const { import_id, before, after } = update;
    const row = JSON.parse(before) as Row;
    if (row.version > (entries.at(-1)?.version ?? 0)) {
      const isOfImport = entries.length === 0 && row.version === 1;
      const content = JSON.stringify({ row });
      entries.push({ import_id: isOfImport ? row.import_id : null, version: row.version, content });
    }
    const following = updates[place + 1];
    if (!wasWritten(update, following ? (JSON.parse(following.before) as Row) : now)) continue;
    const version = row.version + 1;
    const updated = { ...row, ...(JSON.parse(after) as object), version };
    entries.push({ import_id, version, content: JSON.stringify({ row: updated }) });
  }
  return entries;
}

const versionOf = ({ before }: Update) => (JSON.parse(before) as Row).version;

/** Imports of earlier releases kept each row before and after; those that can be undone still are carried over. */
async function carryOver(db: Kysely<unknown>) {
  const { rows: records } = await sql<Pick<Update, 'table_name' | 'record_id'>>`
    select distinct table_name, record_id from import_updates
    where import_id in (select id from imports where state = 'finished')`.execute(db);
  for (const { table_name, record_id } of records) {
    const { rows } = await sql<Update>`
      select import_id, table_name, record_id, before, after from import_updates
      where table_name = ${table_name} and record_id = ${record_id}
        and import_id in (select id from imports where state = 'finished')`.execute(db);
    const updates = rows.toSorted((one, other) => versionOf(one) - versionOf(other));
    const { rows: found } = await sql<Row>`select * from ${sql.table(table_name)} where id = ${record_id}`.execute(db);
    for (const [seq, { import_id, version, content }] of entriesOf(updates, found[0]).entries())
      await sql`insert into record_versions (table_name, record_id, seq, import_id, version, content)
        values (${table_name}, ${record_id}, ${seq}, ${import_id}, ${version}, ${content})`.execute(db);
  }
}

async function extendImports(db: Kysely<unknown>) {
  for (const column of ['holds_turn', 'undo_done', 'undo_removed', 'undo_restored', 'undo_kept', 'undo_shared'])
    await db.schema
      .alterTable('imports')
      .addColumn(column, 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
  await db.schema.alterTable('imports').addColumn('undo_actor', 'text').execute();
  // Unfinished or interrupted cleanup of an earlier release.
  await sql`update imports set holds_turn = 1 where state in ('reading', 'storing') or (
    state in ('cancelled', 'failed', 'undone') and (
      exists (select 1 from intelligence r where r.import_id = imports.id and r.version = 1)
      or exists (select 1 from connections c where c.import_id = imports.id and c.version = 1)
    ))`.execute(db);
}

async function extendRecords(db: Kysely<unknown>) {
  // 0: stated; 1: assumed by an import; 2: the same, of a record that was already old.
  await db.schema
    .alterTable('intelligence')
    .addColumn('severity_assumed', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  // The source that an import filled in; it is not part of the object.
  await db.schema.alterTable('intelligence').addColumn('source_assumed', 'text').execute();
  // Values filled in by earlier imports: the record is unchanged since, and its object does not state them.
  const monthAgo = Date.now() - 30 * 86_400_000;
  await sql`update intelligence set severity_assumed = case when seen_at < ${monthAgo} then 2 else 1 end
    where family = 'threat' and version = 1 and import_id is not null and stix is not null
      and stix not like '%"x_halyard_severity"%'`.execute(db);
  await sql`update intelligence set source_assumed = source
    where version = 1 and import_id is not null and stix is not null
      and stix not like '%"x_halyard_source"%'`.execute(db);
  await sql`update intelligence set source_assumed = source
    where import_id is not null and (stix is null or stix not like '%"x_halyard_source"%')
      and source in (select substr(file_name, 1, 200) from imports)`.execute(db);
  await db.schema.dropIndex('intelligence_by_seen').execute();
  // Alerts are counted from this index alone, so it must contain every column used.
  await db.schema
    .createIndex('intelligence_by_seen')
    .on('intelligence')
    .columns([
      ...['family', 'seen_at', 'id', 'severity', 'status', 'type', 'source', 'tlp', 'country', 'latitude'],
      ...['longitude', 'accuracy', 'acknowledged_at', 'deleted_at', 'severity_assumed'],
    ])
    .where(sql`deleted_at`, 'is', null)
    .execute();
}

/** Undo in any order: a log of each record's versions by imports. Assumed severities and sources are marked. */
export const recordVersionsMigration: Migration = {
  async up(db) {
    await createVersions(db);
    await carryOver(db);
    await extendImports(db);
    await extendRecords(db);
    await db.schema.dropTable('import_updates').execute();
    // Pending changes of an import to existing records; deleted once they are written.
    await db.schema
      .createTable('import_updates')
      .addColumn('import_id', 'text', (c) => c.notNull())
      .addColumn('table_name', 'text', (c) => c.notNull())
      .addColumn('record_id', 'text', (c) => c.notNull())
      .addColumn('content', 'text')
      .addPrimaryKeyConstraint('import_updates_key', ['import_id', 'table_name', 'record_id'])
      .execute();
  },
};
