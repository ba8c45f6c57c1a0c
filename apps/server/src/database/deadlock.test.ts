import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../testing/databases.ts';
import { takeOnceIn } from './connections/attempts.ts';
import type { Database, Transaction } from './database.ts';

describe.each(testDatabases)('changes at the same time on $name', ({ open }) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  const put = (tx: Transaction, key: string, value: string) =>
    tx
      .insertInto('workspace')
      .values({ key, value })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
      .execute();

  test('two that wait for each other are both done in the end, and what they do elsewhere is done once', async () => {
    await database.write(async (tx) => {
      for (const key of ['one', 'other']) await put(tx, key, 'before');
    });
    const letters: string[] = [];
    const change = (first: string, second: string) =>
      database.write(async (tx) => {
        await takeOnceIn(tx)('a letter', async () => letters.push(first));
        await put(tx, first, `after ${first}`);
        await pause(100);
        await put(tx, second, `after ${first}`);
      });

    await Promise.all([change('one', 'other'), change('other', 'one')]);

    const rows = await database.read
      .selectFrom('workspace')
      .select('value')
      .where('key', 'in', ['one', 'other'])
      .execute();
    expect(new Set(rows.map(({ value }) => value)).size).toBe(1);
    expect(rows[0]?.value).toMatch(/^after /);
    expect(letters.toSorted()).toEqual(['one', 'other']);
  });
});
