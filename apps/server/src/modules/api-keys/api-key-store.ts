import { type Kysely, sql } from 'kysely';
import type { Transaction } from '../../database/database.ts';
import type { Schema } from '../../database/tables/schema.ts';

export type ApiKey = { readonly ownerId: string; readonly lastFour: string };

export async function findKeyOwner(db: Kysely<Schema>, hash: string): Promise<string | undefined> {
  const row = await db.selectFrom('api_keys').select('owner_id').where('hash', '=', hash).executeTakeFirst();
  return row?.owner_id;
}

/** The last four characters of the person's key; undefined without a key. */
export async function readLastFour(db: Kysely<Schema>, ownerId: string): Promise<string | undefined> {
  const row = await db.selectFrom('api_keys').select('last_four').where('owner_id', '=', ownerId).executeTakeFirst();
  return row?.last_four;
}

/** One key a person: the new one replaces the one before. */
export async function saveKey(tx: Transaction, ownerId: string, key: { hash: string; lastFour: string }, now: number) {
  const changing = { hash: key.hash, last_four: key.lastFour, created_at: now, last_used_at: null };
  await tx
    .insertInto('api_keys')
    .values({ owner_id: ownerId, ...changing })
    .onConflict((conflict) => conflict.column('owner_id').doUpdateSet(changing))
    .execute();
}

/** False when there was none. */
export async function removeKey(tx: Transaction, ownerId: string): Promise<boolean> {
  const removed = await tx
    .deleteFrom('api_keys')
    .where('owner_id', '=', ownerId)
    .returning('owner_id')
    .executeTakeFirst();
  return removed !== undefined;
}

/** Counts one request and answers this minute's and the last one's; in the database, so that all nodes count together. */
export async function countUse(tx: Transaction, ownerId: string, minute: number) {
  const { rows } = await sql<{ count: number }>`
    insert into api_key_use (owner_id, minute, count) values (${ownerId}, ${minute}, 1)
    on conflict (owner_id, minute) do update set count = api_key_use.count + 1
    returning count`.execute(tx);
  const before = await tx
    .selectFrom('api_key_use')
    .select('count')
    .where('owner_id', '=', ownerId)
    .where('minute', '=', minute - 1)
    .executeTakeFirst();
  return { thisMinute: rows[0]?.count ?? 1, lastMinute: before?.count ?? 0 };
}

export async function noteUse(tx: Transaction, ownerId: string, now: number): Promise<void> {
  await tx.updateTable('api_keys').set({ last_used_at: now }).where('owner_id', '=', ownerId).execute();
}

export async function forgetOldUse(tx: Transaction, beforeMinute: number): Promise<void> {
  await tx.deleteFrom('api_key_use').where('minute', '<', beforeMinute).execute();
}

/** Whether any key that works may be used from pages of this origin. */
export async function isOriginOfAnyKey(db: Kysely<Schema>, origin: string): Promise<boolean> {
  const row = await db
    .selectFrom('api_key_origins')
    .innerJoin('api_keys', 'api_keys.owner_id', 'api_key_origins.owner_id')
    .select('api_key_origins.owner_id')
    .where('origin', '=', origin)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function isOriginOfOwner(db: Kysely<Schema>, ownerId: string, origin: string): Promise<boolean> {
  const row = await db
    .selectFrom('api_key_origins')
    .select('owner_id')
    .where('origin', '=', origin)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
  return row !== undefined;
}
