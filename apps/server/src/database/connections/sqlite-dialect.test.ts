import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { openThrowawaySqlite } from '../../testing/databases.ts';
import type { Database, Transaction } from '../database.ts';

/** How often others had their turn while something continued. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  let isOver = false;
  const count = async () => {
    for (; !isOver; turns++) await nextTurn();
  };
  const counting = count();
  await work();
  isOver = true;
  await counting;
  return turns;
}

/** About a millisecond of work each; none of them waits for anything. */
async function askManyTimes(db: Database['read'] | Transaction) {
  for (let turn = 0; turn < 200; turn++)
    await sql`
      with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < 5000)
      select sum(n) from numbers
    `.execute(db);
}

for (const place of ['read', 'write', 'writeStep'] as const)
  test(`a loop of statements leaves others their turns (${place})`, async () => {
    const database = await openThrowawaySqlite();
    onTestFinished(() => database.close());

    const turns = await turnsDuring(() =>
      place === 'read' ? askManyTimes(database.read) : database[place]((tx) => askManyTimes(tx)),
    );

    expect(turns).toBeGreaterThan(3);
  });
