import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { readTables } from '../transfer/sqlite-side.ts';
import { migrateSqlite } from './connections/open-sqlite.ts';

/** That of Debian 12 is 3.40; machines without it have nothing to try. */
const programs = ['/usr/bin/sqlite3'].filter((path) => existsSync(path));

async function newestFile(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'halyard-other-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'halyard.sqlite');
  await migrateSqlite(path);
  return path;
}

test.each(programs)('%s reads every table of a file in the newest shape', async (program) => {
  const path = await newestFile();
  const file = new DatabaseSync(path, { readOnly: true });
  const tables = readTables(file);
  file.close();
  const statements = tables.map(({ name, columns }) => `select '${name}', count("${columns[0]}") from "${name}";`);

  const read = execFileSync(program, ['-readonly', path], { input: statements.join('\n'), encoding: 'utf8' });

  expect(read.trim().split('\n')).toHaveLength(tables.length);
});

/** Syntax of triggers, indexes and tables that SQLite has learned since 3.40 reads a schema. */
const newer = [
  /\bjsonb(_\w+)?\s*\(/i, // 3.45
  /\b(concat|concat_ws|string_agg|octet_length|unhex|timediff|unistr|if)\s*\(/i, // 3.41 to 3.50
  /\braise\s*\(\s*\w+\s*,\s*(?!')/i, // a message that is no literal: 3.47
  /->>?\s*-\d/, // a place from the end: 3.47
  /\border by [^)]*\)\s*(?=\s*(from|,))/i, // inside an aggregate: 3.44
];

test('the schema of SQLite has nothing that its version 3.40 cannot read', async () => {
  const file = new DatabaseSync(await newestFile(), { readOnly: true });
  const rows = file.prepare(
    `select name, sql from sqlite_schema where sql is not null and sql not like '%virtual table%'`,
  );
  const found = rows.all().filter(({ sql }) => newer.some((syntax) => syntax.test(String(sql))));
  file.close();

  expect(found.map(({ name }) => name)).toEqual([]);
});
