import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { addTextFunctions, sortKey } from '../database/fold.ts';
import { addPartsOfNames } from '../database/migrations/0027-parts-of-names.ts';
import { fillSqliteSearch } from '../database/migrations/search/sqlite.ts';
import { batchOf, type Row, type RowSource, type RowTarget, type Table } from './row-ports.ts';

const quoted = (name: string) => `"${name}"`;

/** Tables specific to one database: its index of words, and its migrations. */
const ownTables = ['kysely_migration', 'kysely_migration_lock', 'search_removed'];

/** Opens a SQLite file in which foreign keys and triggers wait until everything is there. */
export function openSqliteFile(path: string, readOnly: boolean): DatabaseSync {
  const file = new DatabaseSync(path, { readOnly, enableForeignKeyConstraints: false });
  addTextFunctions(file);
  return file;
}

/** The tables that both databases have, with their columns. */
export function readTables(file: DatabaseSync): Table[] {
  const listed = file
    .prepare(`select name from pragma_table_list where schema = 'main' and type = 'table' order by name`)
    .all();
  const names = listed.map(({ name }) => String(name)).filter((name) => !name.startsWith('sqlite_'));
  return names
    .filter((name) => !ownTables.includes(name))
    .map((name) => {
      const columns = file.prepare('select name, type from pragma_table_info(?)').all(name);
      return {
        name,
        columns: columns.map((column) => String(column.name)),
        hasBytes: columns.some(({ type }) => type === 'BLOB'),
      };
    });
}

/** The newest migration of a SQLite file; undefined if it has none of our tables. */
export function readSqliteMigration(file: DatabaseSync): string | undefined {
  try {
    return file.prepare('select max(name) as name from kysely_migration').get()?.name?.toString();
  } catch {
    return undefined;
  }
}

/** The rows of a SQLite file in the order of their keys. */
export const sqliteSource = (file: DatabaseSync): RowSource => ({
  async *read(table) {
    const batch = batchOf(table);
    let rows: Row[] = [];
    for (const row of file
      .prepare(`select ${table.columns.map(quoted).join(', ')} from ${quoted(table.name)}`)
      .iterate()) {
      rows.push(row);
      if (rows.length < batch) continue;
      yield rows;
      rows = [];
    }
    if (rows.length > 0) yield rows;
  },
  async readLastNumbers() {
    const rows = file.prepare('select name, seq from sqlite_sequence').all();
    return new Map(rows.map(({ name, seq }) => [String(name), Number(seq)]));
  },
});

const withoutPostgresKey = (row: Row): Row => Object.assign({}, row, { title_key: sortKey(String(row.title)) });

/** A new migrated SQLite file; triggers and the index of words are created when all rows are copied. */
export function sqliteTarget(file: DatabaseSync, tables: readonly Table[]): RowTarget {
  // If this process is killed, the partial file is not opened by anyone: it gets its name only when complete.
  file.exec('pragma journal_mode = off; pragma synchronous = off; begin');
  const triggers = file.prepare(`select name, sql from sqlite_schema where type = 'trigger'`).all();
  for (const { name } of triggers) file.exec(`drop trigger ${quoted(String(name))}`);
  for (const { name } of tables) file.exec(`delete from ${quoted(name)}`);
  return {
    async write({ name, columns }, rows) {
      const insert = file.prepare(
        `insert into ${quoted(name)} (${columns.map(quoted).join(', ')}) values (${columns.map(() => '?').join(', ')})`,
      );
      const mine = name === 'search_documents' ? rows.map(withoutPostgresKey) : rows;
      for (const row of mine) insert.run(...columns.map((column) => row[column] as SQLInputValue));
    },
    async finish(lastNumbers) {
      for (const [name, last] of lastNumbers) {
        file.prepare('delete from sqlite_sequence where name = ?').run(name);
        file.prepare('insert into sqlite_sequence (name, seq) values (?, ?)').run(name, last);
      }
      for (const statement of [...fillSqliteSearch(), addPartsOfNames]) file.exec(statement);
      for (const { sql } of triggers) file.exec(String(sql));
      const broken = file.prepare('pragma foreign_key_check').get();
      if (broken) throw new Error(`Rows of ${broken.table} refer to rows of ${broken.parent} that are not there.`);
      file.exec('commit; pragma synchronous = full; pragma journal_mode = delete; analyze');
    },
  };
}
