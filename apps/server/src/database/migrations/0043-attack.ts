import { type Kysely, SqliteAdapter, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The numbers of an alert, each with the technique that a sub-technique belongs to, once. */
const numbersOnSqlite = `insert into alert_techniques (number, last_seen, alert_id)
  select named, new.last_seen, new.id from (
    select value as named from json_each(new.techniques)
    union select substr(value, 1, instr(value, '.') - 1) from json_each(new.techniques) where value like '%.%'
  ) where new.deleted_at is null`;

const sqliteStatements = [
  `create trigger alert_techniques_insert after insert on alerts when new.techniques <> '[]'
    begin ${numbersOnSqlite}; end`,
  `create trigger alert_techniques_update after update of techniques, deleted_at on alerts
    when new.techniques <> old.techniques or (new.deleted_at is null) <> (old.deleted_at is null) begin
      delete from alert_techniques where alert_id = new.id;
      ${numbersOnSqlite};
    end`,
  `create trigger alert_techniques_seen after update of last_seen on alerts
    when new.techniques <> '[]' and new.last_seen <> old.last_seen begin
      update alert_techniques set last_seen = new.last_seen where alert_id = new.id;
    end`,
  `insert into alert_techniques (number, last_seen, alert_id)
    select value, a.last_seen, a.id from alerts a, json_each(a.techniques) where a.deleted_at is null
    union select substr(value, 1, instr(value, '.') - 1), a.last_seen, a.id from alerts a, json_each(a.techniques)
    where a.deleted_at is null and value like '%.%'`,
];

const numbersOnPostgres = `insert into alert_techniques (number, last_seen, alert_id)
  select named, new.last_seen, new.id from (
    select value as named from jsonb_array_elements_text(new.techniques::jsonb)
    union select split_part(value, '.', 1) from jsonb_array_elements_text(new.techniques::jsonb)
  ) as numbers`;

const postgresStatements = [
  `create function keep_alert_techniques() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' then
        if new.techniques = old.techniques and (new.deleted_at is null) = (old.deleted_at is null) then
          if new.last_seen <> old.last_seen and new.techniques <> '[]' then
            update alert_techniques set last_seen = new.last_seen where alert_id = new.id;
          end if;
          return null;
        end if;
        delete from alert_techniques where alert_id = new.id;
      end if;
      if new.techniques <> '[]' and new.deleted_at is null then ${numbersOnPostgres}; end if;
      return null;
    end $$`,
  `create trigger alert_techniques_upkeep after insert or update of techniques, deleted_at, last_seen on alerts
    for each row execute function keep_alert_techniques()`,
  `insert into alert_techniques (number, last_seen, alert_id)
    select value, a.last_seen, a.id from alerts a, jsonb_array_elements_text(a.techniques::jsonb)
    where a.deleted_at is null
    union select split_part(value, '.', 1), a.last_seen, a.id
    from alerts a, jsonb_array_elements_text(a.techniques::jsonb) where a.deleted_at is null`,
];

async function createAlertTechniques(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('alert_techniques')
    .addColumn('number', 'text', (c) => c.notNull())
    .addColumn('last_seen', 'bigint', (c) => c.notNull())
    .addColumn('alert_id', 'text', (c) => c.notNull().references('alerts.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('alert_techniques_key', ['alert_id', 'number'])
    .execute();
  await db.schema
    .createIndex('alert_techniques_by_number')
    .on('alert_techniques')
    .columns(['number', 'last_seen', 'alert_id'])
    .execute();
  // Triggers keep them in sync, for every writer.
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter;
  for (const statement of isSqlite ? sqliteStatements : postgresStatements) await sql.raw(statement).execute(db);
}

async function createLayers(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('attack_layers')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('domain', 'text', (c) => c.notNull())
    .addColumn('content', 'text', (c) => c.notNull())
    .addColumn('techniques', 'integer', (c) => c.notNull())
    .addColumn('owner_id', 'text', (c) => c.references('people.id').onDelete('set null'))
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('deleted_at', 'bigint')
    .execute();
}

/** The ATT&CK matrix: which records are of it, which name a technique, which alerts do, and Navigator layers. */
export const attackMigration: Migration = {
  async up(db) {
    const shown = 'where deleted_at is null';
    // The conditions are written the same way in the queries.
    await sql
      .raw(`create index intelligence_of_attack on intelligence (kind, id) ${shown}
        and kind in ('attack-pattern', 'x-mitre-tactic', 'x-mitre-matrix', 'x-mitre-collection')`)
      .execute(db);
    const labels = "replace(replace(lower(labels), 't0', ''), 't1', '') <> lower(labels)";
    // All of it is in the index; PostgreSQL takes no entries that are as long as labels may be.
    const columns = db.getExecutor().adapter instanceof SqliteAdapter ? 'id, labels, deleted_at' : 'id';
    const naming = `create index intelligence_naming_techniques on intelligence (${columns}) ${shown} and ${labels}`;
    await sql.raw(naming).execute(db);
    await createAlertTechniques(db);
    await createLayers(db);
  },
};
