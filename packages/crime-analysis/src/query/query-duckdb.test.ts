import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { filesOf, readFiles } from './choose-parts.ts';
import { EngineUnavailable, QueryTooSlow } from './engine-errors.ts';
import { type AskDuckDBOptions, queryDuckDB } from './query-duckdb.ts';
import { madeUpFolder, writeParts } from './testing/made-up-parts.ts';

/** Takes minutes by itself. */
const runaway = 'SELECT sum(a.i * b.i) AS n FROM range(10000000) a(i), range(10000000) b(i)';

async function openDuckDB(options: Partial<AskDuckDBOptions> = {}) {
  const folder = await madeUpFolder();
  const limits = { limitMs: 30_000, atOnce: 2, memoryLimitMb: 64, threads: 1, idleMs: 60_000 };
  const duckDB = queryDuckDB({ folder, ...limits, ...options });
  onTestFinished(() => duckDB.close());
  const ask = (sql: string, signal?: AbortSignal) => duckDB.rows<{ n: number }>({ sql, files: [] }, signal);
  return { folder, duckDB, ask };
}

const escapes = [
  "SELECT * FROM read_csv('/etc/passwd')",
  "SELECT * FROM read_text('/etc/passwd')",
  "SELECT * FROM read_blob('/etc/hostname')",
  "SELECT * FROM sniff_csv('/etc/passwd')",
  "SELECT * FROM glob('/etc/*')",
  "SELECT * FROM '/etc/passwd'",
  "SELECT * FROM read_parquet('https://example.com/part.parquet')",
  "SELECT * FROM read_parquet('s3://bucket/part.parquet')",
  "COPY (SELECT 1) TO '/tmp/halyard-escape.csv'",
  "COPY (SELECT 1) TO '/tmp/halyard-escape.parquet' (FORMAT parquet)",
  "ATTACH '/tmp/halyard-escape.db' AS escape",
  "EXPORT DATABASE '/tmp/halyard-escape'",
  "IMPORT DATABASE '/tmp/halyard-escape'",
  'INSTALL httpfs',
  'LOAD httpfs',
  "LOAD '/tmp/halyard-escape.duckdb_extension'",
  'INSTALL avro FROM community',
  "SET allowed_directories = ['/']",
  'SET enable_external_access = true',
  'SET lock_configuration = false',
  "SET memory_limit = '64GB'",
  "SET temp_directory = '/tmp'",
  'RESET allowed_directories',
  "PRAGMA temp_directory = '/tmp'",
];

test('the child reads, writes, loads and changes nothing outside its folder', async () => {
  const { ask } = await openDuckDB();

  for (const sql of escapes)
    await expect(ask(sql), sql).rejects.toThrow(/permission|disabled|locked|cannot|not allowed|does not exist/i);
});

test('the child reads nothing beside the folder, not even through it', async () => {
  const { folder, ask } = await openDuckDB();
  const outside = await madeUpFolder();
  await writeFile(join(outside, 'secret.csv'), 'a\n1\n');

  for (const path of [join(outside, 'secret.csv'), `${folder}/../${outside.split('/').at(-1)}/secret.csv`])
    await expect(ask(`SELECT * FROM read_csv('${path}')`)).rejects.toThrow(/Permission/);
  expect(await readFile(join(outside, 'secret.csv'), 'utf8')).toBe('a\n1\n');
});

test('a runaway query is interrupted at the limit, and the same child answers the next', async () => {
  const { duckDB, ask } = await openDuckDB({ limitMs: 1_500, atOnce: 1 });
  await ask('SELECT 1 AS n');
  const before = duckDB.pids();

  await expect(ask(runaway)).rejects.toThrow(QueryTooSlow);

  expect(await ask('SELECT 2::INTEGER AS n')).toEqual([{ n: 2 }]);
  expect(duckDB.pids()).toEqual(before);
});

test('an aborted query is interrupted', async () => {
  const { ask } = await openDuckDB();
  const stopper = new AbortController();

  const asked = ask(runaway, stopper.signal);
  setTimeout(() => stopper.abort(new Error('The reader left.')), 100);

  await expect(asked).rejects.toThrow('The reader left.');
});

test('a child that is killed in the middle is said to be unavailable, and the next question is answered', async () => {
  const { duckDB, ask } = await openDuckDB({ atOnce: 1 });
  await ask('SELECT 1 AS n');

  const asked = ask(runaway);
  for (const pid of duckDB.pids()) process.kill(pid, 'SIGKILL');

  await expect(asked).rejects.toThrow(EngineUnavailable);
  expect(await ask('SELECT 3::INTEGER AS n')).toEqual([{ n: 3 }]);
});

test('a query that wants more memory than it may have fails by itself and takes nothing along', async () => {
  const { ask } = await openDuckDB({ memoryLimitMb: 32 });
  const greedy = 'SELECT len(string_agg(i::VARCHAR, repeat(chr(97), 100))) AS n FROM range(10000000) t(i)';

  await expect(ask(greedy)).rejects.toThrow(/memory/i);

  expect(await ask('SELECT 4::INTEGER AS n')).toEqual([{ n: 4 }]);
});

test('at most as many questions run as there are children; the others wait in line', async () => {
  const { duckDB, ask } = await openDuckDB({ atOnce: 2 });

  const answers = await Promise.all([1, 2, 3, 4, 5].map((n) => ask(`SELECT ${n}::INTEGER AS n`)));

  expect(answers.flat().map(({ n }) => n)).toEqual([1, 2, 3, 4, 5]);
  expect(duckDB.pids().length).toBe(2);
});

test('a child that does nothing ends and leaves no work files that the next one minds', async () => {
  const { folder, duckDB, ask } = await openDuckDB({ idleMs: 50, atOnce: 1 });
  await ask('SELECT 1 AS n');
  await expect.poll(() => duckDB.pids(), { timeout: 5_000 }).toEqual([]);
  await writeFile(join(folder, 'work', 'query-0', 'left-behind'), 'x');

  expect(await ask('SELECT 5::INTEGER AS n')).toEqual([{ n: 5 }]);

  await expect(readFile(join(folder, 'work', 'query-0', 'left-behind'))).rejects.toThrow('ENOENT');
});

test('a folder whose name is a pattern or holds a quote is read all the same', async () => {
  const folder = join(await madeUpFolder(), "it's [a] *odd* folder");
  const parts = await writeParts(folder, [{ month: '2026-02', force: 'kent', rows: [{ category: 'Drugs' }] }]);
  const duckDB = queryDuckDB({ folder, limitMs: 30_000, atOnce: 1, memoryLimitMb: 64, threads: 1, idleMs: 60_000 });
  onTestFinished(() => duckDB.close());

  const files = filesOf(folder, parts);

  expect(await duckDB.rows({ sql: `SELECT category FROM ${readFiles(files)}`, files })).toEqual([
    { category: 'Drugs' },
  ]);
});
