import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { openThrowawaySqlite } from '../../testing/databases.ts';
import type { Database } from '../database.ts';

async function openDatabase(): Promise<Database> {
  const database = await openThrowawaySqlite();
  onTestFinished(() => database.close());
  return database;
}

const rowsOfStep = 200;

/** Threats that share a word, in their own step. */
const addThreats = (database: Database, step: number) =>
  database.writeStep((tx) =>
    sql`
      with recursive numbers(n) as (select 0 union all select n + 1 from numbers where n < ${rowsOfStep - 1})
      insert into intelligence
        (id, kind, family, type, name, description, severity, status, source, labels, version, created_at, updated_at, sample)
      select 'malware--' || cast(${step} * ${rowsOfStep} + n as integer), 'malware', 'threat', 'Malware', 'beacon ' || (${step} * 7919 + n),
        'Kept for comparison.', 'Low', 'Active', 'Desk', '[]', 1, 1, 1, 0 from numbers
    `.execute(tx),
  );

const removeThreats = (database: Database, step: number) =>
  database.writeStep((tx) => {
    const ids = Array.from({ length: rowsOfStep }, (_, n) => `malware--${step * rowsOfStep + n}`);
    return tx.deleteFrom('intelligence').where('id', 'in', ids).execute();
  });

async function countOf(database: Database, from: string): Promise<number> {
  const { rows } = await sql.raw<{ count: number }>(`select count(*) as count from ${from}`).execute(database.read);
  return rows[0]?.count ?? 0;
}

const countSegments = (database: Database) => countOf(database, '(select distinct segid from search_index_idx)');
const countMatches = (database: Database) =>
  countOf(database, `search_documents where id in (select rowid from search_index('beacon'))`);

const steps = Array.from({ length: 100 }, (_, step) => step);

test('the full text is merged beside long work, and every word is found meanwhile', async () => {
  const database = await openDatabase();

  for (const step of steps) {
    await addThreats(database, step);
    expect(await countMatches(database)).toBe((step + 1) * rowsOfStep);
  }

  await expect.poll(() => countSegments(database)).toBeLessThan(20);
  expect(await countMatches(database)).toBe(steps.length * rowsOfStep);
});

test('what is removed is found no more at once, and its words leave the full text later', async () => {
  const database = await openDatabase();
  for (const step of steps) await addThreats(database, step);

  for (const step of steps.slice(1)) await removeThreats(database, step);

  expect(await countMatches(database)).toBe(rowsOfStep);
  await expect.poll(() => countOf(database, `search_index('beacon')`)).toBeLessThan((steps.length * rowsOfStep) / 2);
  expect(await countMatches(database)).toBe(rowsOfStep);
});

test('one transaction may write thousands of rows one by one', async () => {
  const database = await openDatabase();

  await database.write(async (tx) => {
    for (let row = 0; row < 3_000; row++)
      await sql`
        insert into intelligence
          (id, kind, family, type, name, description, severity, status, source, labels, version, created_at, updated_at, sample)
        values ('malware--' || cast(${row} as integer), 'malware', 'threat', 'Malware', 'beacon', '', 'Low', 'Active', 'Desk',
          '[]', 1, 1, 1, 0)
      `.execute(tx);
  });

  expect(await countMatches(database)).toBe(3_000);
  expect(await countSegments(database)).toBeLessThan(500);
});

test('the write-ahead log goes back into the file while steps go on', async () => {
  const database = await openDatabase();
  const readLog = async () => {
    const { rows } = await sql<{ log: number }>`pragma wal_checkpoint(noop)`.execute(database.read);
    return rows[0]?.log ?? 0;
  };

  let longest = 0;
  for (const step of steps) {
    await addThreats(database, step);
    longest = Math.max(longest, await readLog());
  }

  expect(longest).toBeLessThan(8_000);
});

test('closing waits for upkeep that is under way', async () => {
  const database = await openThrowawaySqlite();
  for (const step of steps.slice(0, 10)) await addThreats(database, step);

  await expect(database.close()).resolves.toBeUndefined();
});
