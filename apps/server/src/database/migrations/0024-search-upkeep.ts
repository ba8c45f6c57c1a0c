import { SqliteAdapter, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  // Words of removed documents. They are never found, since every search joins the documents; removing them from the
  // index individually, between insertions, would make FTS5 start a new segment for each.
  'create table search_removed (id integer primary key)',
  'drop trigger search_documents_delete',
  `create trigger search_documents_delete after delete on search_documents
    begin insert into search_removed (id) values (old.id); end`,
  // FTS5 merges inside the statement or commit that happens to fill a level, for up to half a second; the upkeep thread
  // merges instead. Only where one transaction writes row after row, each its own segment, it does so automatically:
  // more than 2,000 segments are an error.
  `insert into search_index (search_index, rank) values ('automerge', 0)`,
  `insert into search_index (search_index, rank) values ('crisismerge', 64)`,
];

/** The full text of SQLite is merged by its own thread (database/upkeep), not by the writers. */
export const searchUpkeepMigration: Migration = {
  async up(db) {
    if (!(db.getExecutor().adapter instanceof SqliteAdapter)) return;
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
