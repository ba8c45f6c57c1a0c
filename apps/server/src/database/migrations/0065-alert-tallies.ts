import { SqliteAdapter, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { numbered } from '../numbered-table.ts';

const into = 'insert into alert_tallies (work_status, severity, delta)';
const add = (row: string, delta: number) =>
  `${into} select ${row}.work_status, ${row}.severity, ${delta} where ${row}.deleted_at is null;`;
const differs = `old.work_status <> new.work_status or old.severity <> new.severity
  or (old.deleted_at is null) <> (new.deleted_at is null)`;

const onSqlite = [
  `create trigger alert_tallies_insert after insert on alerts begin ${add('new', 1)} end`,
  `create trigger alert_tallies_delete after delete on alerts begin ${add('old', -1)} end`,
  `create trigger alert_tallies_update after update of work_status, severity, deleted_at on alerts
    when ${differs} begin ${add('old', -1)} ${add('new', 1)} end`,
];

const createTrigger = (name: string, on: string, body: string) => [
  `create function ${name}() returns trigger language plpgsql as $$ begin ${body} return null; end $$`,
  `create trigger ${name} after ${on} execute function ${name}()`,
];
const addAll = (delta: number) => `${into} select work_status, severity, ${delta} * count(*) from rows
  where deleted_at is null group by work_status, severity;`;

// Many alerts are written with one statement, and so is one line for all identical ones.
const onPostgres = [
  ...createTrigger(
    'alert_tallies_insert',
    'insert on alerts referencing new table as rows for each statement',
    addAll(1),
  ),
  ...createTrigger(
    'alert_tallies_delete',
    'delete on alerts referencing old table as rows for each statement',
    addAll(-1),
  ),
  ...createTrigger(
    'alert_tallies_update',
    `update of work_status, severity, deleted_at on alerts for each row when (${differs})`,
    `${add('old', -1)} ${add('new', 1)}`,
  ),
];

/**
 * How many alerts there are of each status and severity, kept by the database with every write: nobody counts millions to
 * show a number. Each write adds a line, so that no two wait for each other; lines are added up now and then.
 */
export const alertTalliesMigration: Migration = {
  async up(db) {
    const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter;
    if (!isSqlite) await sql`set local statement_timeout = 0`.execute(db);
    await numbered(db, 'alert_tallies', 'id')
      .addColumn('work_status', 'text', (c) => c.notNull())
      .addColumn('severity', 'text', (c) => c.notNull())
      .addColumn('delta', 'bigint', (c) => c.notNull())
      .execute();
    const counted = `${into} select work_status, severity, count(*) from alerts where deleted_at is null
      group by work_status, severity`;
    for (const statement of [counted, ...(isSqlite ? onSqlite : onPostgres)]) await sql.raw(statement).execute(db);
  },
};
