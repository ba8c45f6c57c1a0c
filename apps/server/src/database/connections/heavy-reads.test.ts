import type { PostgresPool } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { chooseReader, noteWrite, onPrimary, readHeavily, readPiecesHeavily } from './heavy-reads.ts';

type Answer = (sql: string) => { readonly rows: readonly object[] };

/** A pool that says who was asked; `answer` is what its server says. */
function fakePool(answer: Answer) {
  const asked: string[] = [];
  const pool = {
    options: {},
    async connect() {
      return {
        async query(sql: string) {
          asked.push(sql);
          return answer(sql);
        },
        release: () => undefined,
      };
    },
    end: async () => undefined,
  } as unknown as PostgresPool;
  return { pool, asked: () => asked.filter((sql) => !sql.includes('lsn')) };
}

let primaryLsn = 100;
let replicaLsn: number | null = 100;
let fail: Error | undefined;
let told: [boolean, string][] = [];
let setup: ReturnType<typeof open>;

function open() {
  const primary = fakePool(() => ({ rows: [{ lsn: String(primaryLsn) }] }));
  const replica = fakePool((sql) => {
    if (fail && !sql.includes('lsn')) throw fail;
    return { rows: [{ lsn: replicaLsn === null ? null : String(replicaLsn) }] };
  });
  const reader = chooseReader(primary.pool, replica.pool, (isUsed, why) => told.push([isUsed, why]));
  const ask = async (sql: string) => {
    const client = await reader.connect();
    await (client as unknown as { query(sql: string): Promise<unknown> }).query(sql);
    client.release();
  };
  return { primary, replica, reader, ask };
}

beforeEach(() => {
  [primaryLsn, replicaLsn, fail, told] = [100, 100, undefined, []];
  setup = open();
});
afterEach(() => setup.reader.end());

test('heavy reads go to the replica, all others and everything that writes to the primary', async () => {
  const { primary, replica, reader, ask } = setup;
  await reader.measure();

  await ask('light');
  await readHeavily('ada', () => ask('heavy'));
  await readHeavily('ada', () => onPrimary(() => ask('write')));

  expect([primary.asked(), replica.asked()]).toEqual([['light', 'write'], ['heavy']]);
  expect(told).toEqual([[true, expect.stringContaining('behind')]]);
});

test('an export that is read piece by piece stays at the replica', async () => {
  const { replica, reader, ask } = setup;
  await reader.measure();
  async function* pieces() {
    for (const piece of ['one', 'two']) {
      await ask(piece);
      yield piece;
    }
  }

  const read: string[] = [];
  for await (const piece of readPiecesHeavily('ada', pieces())) read.push(piece);

  expect([read, replica.asked()]).toEqual([
    ['one', 'two'],
    ['one', 'two'],
  ]);
});

test('who has just written reads from the primary', async () => {
  const { primary, replica, reader, ask } = setup;
  await reader.measure();
  noteWrite('grace');

  await readHeavily('grace', () => ask('of Grace'));
  await readHeavily('alan', () => ask('of Alan'));

  expect([primary.asked(), replica.asked()]).toEqual([['of Grace'], ['of Alan']]);
});

test('a replica that was never seen at the primary’s place, or does not answer, is left alone, and it is said', async () => {
  const { primary, replica, reader, ask } = setup;
  replicaLsn = 50;
  await reader.measure();
  await readHeavily('ada', () => ask('behind'));
  replicaLsn = 100;
  await reader.measure();
  fail = Object.assign(new Error('canceling statement due to conflict with recovery'), { code: '40001' });
  await readHeavily('ada', () => ask('conflict'));

  expect(primary.asked()).toEqual(['behind', 'conflict']);
  expect(replica.asked()).toEqual(['conflict']);
  expect(told.map(([isUsed]) => isUsed)).toEqual([true, false]);
});

test('an error of the statement itself is not asked twice', async () => {
  const { primary, reader, ask } = setup;
  await reader.measure();
  fail = Object.assign(new Error('division by zero'), { code: '22012' });

  await expect(readHeavily('ada', () => ask('wrong'))).rejects.toThrow('division by zero');

  expect(primary.asked()).toEqual([]);
});

test('a database that is no standby is never behind', async () => {
  const { replica, reader, ask } = setup;
  replicaLsn = null;
  await reader.measure();

  await readHeavily('ada', () => ask('heavy'));

  expect(replica.asked()).toEqual(['heavy']);
});
