import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

type Outrun = { readonly record_id: string; readonly seq: number };

/**
 * The entries of imports that say what their record never said. Each change of a row has its own time, so a row of the
 * same version with another time was written by a person. Rows of the sample workspace are left out: their times move
 * on from day to day.
 */
async function findOutrun(db: Kysely<unknown>, table: string): Promise<readonly Outrun[]> {
  const time = sql`cast(r.updated_at as text)`;
  const { rows } = await sql<Outrun>`
    select v.record_id, v.seq from record_versions v
    join ${sql.table(table)} r on r.id = v.record_id and r.version = v.version
    where v.table_name = ${table} and v.import_id is not null and r.sample = 0
      and v.content like '{"row":%'
      and v.content not like '%"updated_at":' || ${time} || ',%'
      and v.content not like '%"updated_at":' || ${time} || '}%'
      and not exists (
        select 1 from record_versions later
        where later.table_name = v.table_name and later.record_id = v.record_id and later.seq > v.seq
          and later.content is not null
      )`.execute(db);
  return rows;
}

/** The entry becomes a user's: it has the content of the row. */
async function giveToPerson(db: Kysely<unknown>, table: string, { record_id, seq }: Outrun) {
  const { rows } = await sql`select * from ${sql.table(table)} where id = ${record_id}`.execute(db);
  await sql`update record_versions set import_id = null, content = ${JSON.stringify({ row: rows[0] })}
    where table_name = ${table} and record_id = ${record_id} and seq = ${seq}`.execute(db);
}

/**
 * `0013-record-versions` first took an update that a person had outrun for a version of the import, and undoing that
 * import, or the one before, then removed what the person wrote. The migration was fixed; this fixes databases that had
 * run it before.
 */
export const versionsOfPeopleMigration: Migration = {
  async up(db) {
    for (const table of ['intelligence', 'connections'])
      for (const outrun of await findOutrun(db, table)) await giveToPerson(db, table, outrun);
  },
};
