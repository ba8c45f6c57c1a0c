import { type Kysely, SqliteAdapter, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { numbered } from '../numbered-table.ts';

const keyOf = (row: string) => `${row}.at / 86400000, ${row}.action, coalesce(${row}.object_type, '')`;

const add = `insert into audit_days (day, action, object_type, count, first_seq, last_seq)
  values (${keyOf('new')}, 1, new.seq, new.seq)
  on conflict (day, action, object_type) do update set count = audit_days.count + 1,
    last_seq = case when excluded.last_seq > audit_days.last_seq then excluded.last_seq else audit_days.last_seq end`;
const remove = `update audit_days set count = count - 1 where (day, action, object_type) = (${keyOf('old')})`;

/** Both ends of connections, and records whose connections all become visible or invisible. */
const markEnds = (row: string) =>
  `insert into degrees_stale (record_id, spreads) values (${row}.source_id, 0), (${row}.target_id, 0)`;
const markRecord = (row: string) => `insert into degrees_stale (record_id, spreads) values (${row}.id, 1)`;
const isFlipped = '(new.deleted_at is null) <> (old.deleted_at is null)';
const marks = [
  ['insert on connections', 'new.deleted_at is null', markEnds('new')],
  ['delete on connections', 'old.deleted_at is null', markEnds('old')],
  ['update of deleted_at on connections', isFlipped, markEnds('new')],
  ['update of source_id, target_id on connections', 'new.deleted_at is null', `${markEnds('old')}; ${markEnds('new')}`],
  // A connection may be stored before its ends.
  ['insert on intelligence', 'new.deleted_at is not null', markRecord('new')],
  ['delete on intelligence', 'old.deleted_at is not null', markRecord('old')],
  ['update of deleted_at on intelligence', isFlipped, markRecord('new')],
] as const;

const onSqlite = [
  `create trigger audit_days_add after insert on audit begin ${add}; end`,
  `create trigger audit_days_remove after delete on audit begin ${remove}; end`,
  ...marks.map(
    ([happening, condition, statement], index) =>
      `create trigger degrees_${index} after ${happening} when ${condition} begin ${statement}; end`,
  ),
];
const onPostgres = [
  `create function keep_audit_days() returns trigger language plpgsql as $$
    begin if tg_op = 'INSERT' then ${add}; else ${remove}; end if; return null; end $$`,
  `create trigger audit_days_upkeep after insert or delete on audit for each row execute function keep_audit_days()`,
  ...marks.flatMap(([happening, condition, statement], index) => [
    `create function mark_degrees_${index}() returns trigger language plpgsql as $$
      begin ${statement}; return null; end $$`,
    `create trigger degrees_${index} after ${happening} for each row when (${condition})
      execute function mark_degrees_${index}()`,
  ]),
];

/** How many connections each record has, worked out by the server in short steps; all of them for a beginning. */
async function createDegrees(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('degrees')
    .addColumn('record_id', 'text', (c) => c.primaryKey())
    .addColumn('degree', 'integer', (c) => c.notNull())
    .execute();
  await numbered(db, 'degrees_stale', 'key')
    .addColumn('record_id', 'text', (c) => c.notNull())
    .addColumn('spreads', 'integer', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('degrees_stale_by_record').on('degrees_stale').columns(['record_id']).execute();
  await sql`insert into degrees_stale (record_id, spreads)
    select source_id, 0 from connections union select target_id, 0 from connections`.execute(db);
}

/**
 * Maintained counts (decision 0090): entries of the audit log per day, with their number range; connections of each
 * record.
 */
export const keptCountsMigration: Migration = {
  async up(db) {
    const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter;
    // A large log takes longer than the statement timeout.
    if (!isSqlite) await sql`set local statement_timeout = 0`.execute(db);
    await db.schema
      .createTable('audit_days')
      .addColumn('day', 'bigint', (c) => c.notNull())
      .addColumn('action', 'text', (c) => c.notNull())
      .addColumn('object_type', 'text', (c) => c.notNull())
      .addColumn('count', 'bigint', (c) => c.notNull())
      .addColumn('first_seq', 'bigint', (c) => c.notNull())
      .addColumn('last_seq', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('audit_days_key', ['day', 'action', 'object_type'])
      .execute();
    const columns = ['object_type', 'seq'];
    await db.schema.createIndex('audit_by_object_type').on('audit').columns(columns).execute();
    await sql
      .raw(`insert into audit_days select ${keyOf('audit')}, count(*), min(seq), max(seq) from audit group by 1, 2, 3`)
      .execute(db);
    await createDegrees(db);
    for (const statement of isSqlite ? onSqlite : onPostgres) await sql.raw(statement).execute(db);
  },
};
