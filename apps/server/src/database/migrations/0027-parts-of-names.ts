import { type Kysely, SqliteAdapter, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Search columns of the list of users. */
const named = (row: string) =>
  ['username', 'email', 'department', 'first_name', 'last_name']
    .map((column) => `coalesce(${row}.${column}, '')`)
    .join(` || ' ' || `);

const add = (id: string, from: string) =>
  `insert into people_parts (rowid, named) select ${id}, fold_text(${named('p')}) from ${from}`;

/** Name parts of all users with a search document, on SQLite. */
export const addPartsOfNames = add(
  'd.id',
  `people p join search_documents d on d.kind = 'user' and d.record_id = p.id`,
);

/** FTS5 with trigrams; a row has the id of the person's search document, which `vacuum` does not change. */
async function createOnSqlite(db: Kysely<unknown>) {
  const statements = [
    `create virtual table people_parts using fts5(
      named, content='', contentless_delete=1, tokenize='trigram case_sensitive 1'
    )`,
    addPartsOfNames,
    `create trigger people_parts_insert after insert on search_documents when new.kind = 'user'
      begin ${add('new.id', 'people p where p.id = new.record_id')}; end`,
    `create trigger people_parts_delete after delete on search_documents when old.kind = 'user'
      begin delete from people_parts where rowid = old.id; end`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** A trigram index, and the same query as on SQLite: rows that contain a quoted text. */
async function createOnPostgres(db: Kysely<unknown>) {
  const unquoted = `replace(substr(match, 2, length(match) - 2), '""', '"')`;
  const statements = [
    'set local statement_timeout = 0',
    `create function search_trigrams(text) returns text[] language sql immutable parallel safe as $$
      select coalesce(array_agg(distinct substr($1, place, 3)), '{}') from generate_series(1, length($1) - 2) as place
    $$`,
    `create index people_by_parts on people using gin (search_trigrams(fold_text(${named('people')})))`,
    `create function people_parts(match text) returns table (rowid bigint) language sql stable rows 100 as $$
      select d.id from people p join search_documents d on d.kind = 'user' and d.record_id = p.id
      where search_trigrams(fold_text(${named('p')})) @> search_trigrams(${unquoted})
    $$`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** People are found by any part of their names and addresses without reading all of them. */
export const partsOfNamesMigration: Migration = {
  async up(db) {
    await (db.getExecutor().adapter instanceof SqliteAdapter ? createOnSqlite(db) : createOnPostgres(db));
  },
};
