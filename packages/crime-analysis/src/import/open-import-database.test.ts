import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openImportDatabase } from './open-import-database.ts';
import { sqlText } from './sql-text.ts';
import { openTestFolder } from './testing/test-folder.ts';

describe('the database of an import', () => {
  let home: Awaited<ReturnType<typeof openTestFolder>>;
  let database: Awaited<ReturnType<typeof openImportDatabase>>;
  beforeEach(async () => {
    home = await openTestFolder();
    await mkdir(home.folder);
    await writeFile(join(home.folder, 'in.csv'), 'a\n1\n');
    await home.put('out.csv', 'a\n1\n');
    const open = { folders: [home.folder], files: [join(home.root, 'given.csv')] };
    database = await openImportDatabase(open, join(home.folder, 'work'));
  });
  afterEach(async () => {
    database.close();
    await home.remove();
  });

  const run = async (sql: string) => (await database.connect()).run(sql);

  test('reads and writes its folder and the file that it was given', async () => {
    await home.put('given.csv', 'a\n1\n');

    await run(
      `COPY (SELECT * FROM read_csv(${sqlText(join(home.folder, 'in.csv'))})) TO ${sqlText(join(home.folder, 'x.parquet'))}`,
    );
    await run(`SELECT * FROM read_csv(${sqlText(join(home.root, 'given.csv'))})`);
  });

  test.each([
    `SELECT * FROM read_csv('/etc/passwd')`,
    `SELECT * FROM read_text('/proc/self/environ')`,
    `SELECT * FROM read_csv('FOLDER/../out.csv')`,
    `SELECT * FROM read_csv('https://example.com/x.csv')`,
    `COPY (SELECT 1) TO 'FOLDER/../stolen.csv'`,
    `ATTACH '/tmp/other.db'`,
    `INSTALL httpfs`,
    `LOAD httpfs`,
    `SET enable_external_access=true`,
    `SET allowed_directories=['/']`,
    `SET lock_configuration=false`,
    `SET temp_directory='/tmp'`,
    `EXPORT DATABASE '/tmp/exported'`,
  ])('rejects %s', async (sql) => {
    await expect(run(sql.replace('FOLDER', home.folder))).rejects.toThrow();
  });

  test('a quote in a text does not end it', async () => {
    const read = await (await database.connect()).runAndReadAll(`SELECT ${sqlText(`'); DROP TABLE x; --`)} AS text`);

    expect(read.getRowObjectsJS()).toEqual([{ text: `'); DROP TABLE x; --` }]);
  });
});
