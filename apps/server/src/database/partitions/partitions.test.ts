import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { testDatabases } from '../../testing/databases.ts';
import type { Database } from '../database.ts';
import { findPartitionFaults, keepPartitions } from './keep-partitions.ts';
import { partitionedTables } from './partitioned-tables.ts';
import { defaultOf, leastRows, listPartitions } from './partitions.ts';

const now = Date.UTC(2026, 10, 27);
const event = { at: now, kind: 'signed_in', severity: 'low', actor_id: null, audience_id: null } as const;
const rest = { object_type: null, object_id: null, subject: null, sample: 0, details: null, changes: null } as const;

const addEvent = (database: Database, id?: number) =>
  database.write((tx) =>
    tx
      .insertInto('events')
      .values(Object.assign({}, event, rest, id === undefined ? {} : { id }))
      .execute(),
  );
const countIn = async (database: Database, table: string) =>
  (await sql<{ rows: number }>`select count(*) as rows from ${sql.table(table)}`.execute(database.read)).rows[0]?.rows;
const [events, , occurrences] = partitionedTables;

/** What was in a database before its tables were partitioned. */
const before = {
  migration: '0061-search-in-payloads',
  async fill(db: Database['read']) {
    await db
      .insertInto('events')
      .values(Object.assign({}, event, rest))
      .execute();
    await sql`insert into audit (seq, at, action, prev_hash, hash) values (1, 1, 'signed_in', '', 'h')`.execute(db);
    await sql`update audit_head set seq = 1, hash = 'h'`.execute(db);
  },
};

describe.each(testDatabases)('tables that grow without end, on $name', ({ name, open }) => {
  const isSplit = name === 'PostgreSQL';
  let database: Database;
  beforeEach(async () => {
    database = await open(before);
  });
  afterEach(() => database.close());

  const partitionsOf = (of = events) => (isSplit && of ? listPartitions(database.read, of) : []);

  test('rows from before are the first partition as they are, and keys go on', async () => {
    await addEvent(database);

    const ids = await database.read.selectFrom('events').select('id').orderBy('id').execute();
    expect(ids).toEqual([{ id: 1 }, { id: 2 }]);
    const expected = [0, leastRows, 2 * leastRows].map((from) => ({ from, to: from + leastRows }));
    expect(await partitionsOf()).toMatchObject(isSplit ? expected : []);
    expect(isSplit ? await countIn(database, 'events_from_0') : 2).toBe(2);
  });

  test('indexes, foreign keys and the numbering are those of the whole table', async () => {
    if (isSplit) {
      const { rows } = await sql<{ name: string; isValid: boolean }>`select relname as name, indisvalid as "isValid"
        from pg_index join pg_class on oid = indexrelid where indrelid = 'events'::regclass`.execute(database.read);
      expect(rows.map((row) => row.name).sort()).toEqual([
        ...['events_by_age', 'events_by_kind', 'events_of_actor', 'events_of_audience', 'events_of_object'],
        'events_pkey',
      ]);
      expect(rows.every(({ isValid }) => isValid)).toBe(true);
      const { rows: owned } =
        await sql`select pg_get_serial_sequence('events', 'id') like '%events_id_seq' as is_owned`.execute(
          database.read,
        );
      expect(owned).toEqual([{ is_owned: true }]);
    }
    const orphan = { alert_id: 'none', occurrence_key: 'k', at: 1, received_at: 1, state: 'open', delivery_id: null };
    await expect(
      database.write((tx) =>
        tx
          .insertInto('alert_occurrences')
          .values(orphan as never)
          .execute(),
      ),
    ).rejects.toThrow(/foreign key/i);
  });

  test('partitions are made before they are needed, by one of the nodes that look', async () => {
    await addEvent(database, 2 * leastRows + 1);
    if (isSplit) await sql`select setval('events_id_seq', ${2 * leastRows + 1})`.execute(database.read);

    await Promise.all([keepPartitions(database, now), keepPartitions(database, now)]);

    const bounds = (await partitionsOf()).map(({ from }) => from / leastRows);
    expect(bounds).toEqual(isSplit ? [0, 1, 2, 3, 4] : []);
    expect(isSplit ? await findPartitionFaults(database.read) : []).toEqual([]);
  });

  test('what finds no partition is kept, said, and becomes the partition that was missing', async () => {
    await addEvent(database, 7 * leastRows);
    if (isSplit) {
      await sql`select setval('events_id_seq', ${7 * leastRows})`.execute(database.read);
      expect(await findPartitionFaults(database.read)).toEqual([
        'Rows of events lie outside its partitions.',
        'No partition of events is ready for what comes next.',
      ]);
    }

    await keepPartitions(database, now);
    await addEvent(database);

    const ids = await database.read.selectFrom('events').select('id').orderBy('id', 'desc').limit(2).execute();
    expect(ids[isSplit ? 1 : 0]).toMatchObject(isSplit ? { id: 7 * leastRows } : { id: 7 * leastRows + 1 });
    if (!isSplit) return;
    expect(await findPartitionFaults(database.read)).toEqual([]);
    expect(await countIn(database, defaultOf('events'))).toBe(0);
    expect((await partitionsOf()).at(-3)).toMatchObject({ from: 3 * leastRows, to: 8 * leastRows });
  });

  test('a table that is in use is left for the next time', async () => {
    if (isSplit) await sql`select setval('alert_occurrences_id_seq', ${2 * leastRows + 1})`.execute(database.read);
    await database.write(async (tx) => {
      await tx.selectFrom('alert_occurrences').select('id').execute();
      if (isSplit) await keepPartitions(database, now);
    });
    const inUse = (await partitionsOf(occurrences)).length;

    await keepPartitions(database, now);

    expect([inUse, (await partitionsOf(occurrences)).length]).toEqual(isSplit ? [3, 5] : [0, 0]);
  });
});
