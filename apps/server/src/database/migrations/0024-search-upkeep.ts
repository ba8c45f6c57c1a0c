import { SqliteAdapter, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  // Words of documents that are gone. No one finds them, since every search joins the documents; taken out of the index
  // one by one, between insertions, each would make FTS5 begin a new segment.
  'create table search_removed (id integer primary key)',
  'drop trigger search_documents_delete',
  `create trigger search_documents_delete after delete on search_documents
    begin insert into search_removed (id) values (old.id); end`,
  // FTS5 merges inside the statement or commit that happens to fill a level, for up to half a second; the upkeep thread
  // merges instead. Only where one transaction writes row after row, each a segment of its own, it does so by itself:
  // more than 2,000 segments are an error.
  `insert into search_index (search_index, rank) values ('automerge', 0)`,
  `insert into search_index (search_index, rank) values ('crisismerge', 64)`,
];

/** The full text of SQLite is merged by a thread of its own (database/upkeep), not by whoever writes. */
export const searchUpkeepMigration: Migration = {
  async up(db) {
    if (!(db.getExecutor().adapter instanceof SqliteAdapter)) return;
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
