import { addressKey } from '@halyard/observables';
import { type Kysely, SqliteAdapter, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const rowsAtOnce = 1_000;

type Old = { id: string; value: string };

/** Addresses that are stored get their key; new ones have it from the start. */
async function fillKeys(db: Kysely<unknown>): Promise<void> {
  for (let after = ''; ; ) {
    const { rows } = await sql<Old>`select id, value from observables
      where type in ('ipv4-addr', 'ipv6-addr') and id > ${after} order by id limit ${rowsAtOnce}`.execute(db);
    for (const { id, value } of rows)
      await sql`update observables set address_key = ${addressKey(value)} where id = ${id}`.execute(db);
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
  }
}

async function createNetworks(db: Kysely<unknown>, asBytes: string): Promise<void> {
  await sql
    .raw(
      `create table indicator_networks (record_id text not null, low text ${asBytes} not null, high text ${asBytes} not null,
        length integer not null, primary key (record_id, low, length))`,
    )
    .execute(db);
  await sql.raw('create index indicator_networks_by_low on indicator_networks (low, length)').execute(db);
  await sql.raw('create index indicator_networks_by_length on indicator_networks (length)').execute(db);
}

/**
 * Networks of indicators, by address ranges; patterns over several alerts; and for sightings count, author, and a note.
 * All indicators are read again, since more of them can be evaluated.
 */
export const patternPlansMigration: Migration = {
  async up(db) {
    // Ordered by bytes, whatever the locale of the server.
    const asBytes = db.getExecutor().adapter instanceof SqliteAdapter ? '' : 'collate "C"';
    await sql.raw(`alter table observables add column address_key text ${asBytes}`).execute(db);
    await fillKeys(db);
    await sql
      .raw('create index observables_by_address on observables (address_key) where address_key is not null')
      .execute(db);
    await createNetworks(db, asBytes);
    for (const column of [
      'why text',
      'detail text',
      'timed_asked integer not null default 0',
      'timed_done integer not null default 0',
      'timed integer not null default 0',
    ])
      await sql.raw(`alter table indicator_index add column ${column}`).execute(db);
    await sql
      .raw('create index indicator_index_asked on indicator_index (record_id) where timed_asked > timed_done')
      .execute(db);
    await sql
      .raw('create index indicator_index_timed on indicator_index (record_id) where timed = 1 and active = 1')
      .execute(db);
    for (const column of ['count integer not null default 1', 'note text', 'seen_by text'])
      await sql.raw(`alter table sightings add column ${column}`).execute(db);
    await sql`update indicator_index set version = -1 where kind = 'indicator'`.execute(db);
  },
};
