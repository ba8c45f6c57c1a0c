import { type Insertable, type Kysely, sql } from 'kysely';
import type { Transaction } from '../../../database/database.ts';
import type { IntelligenceTable } from '../../../database/tables/intelligence-schema.ts';
import type { IndicatorIndexTable } from '../../../database/tables/observables-schema.ts';
import type { Schema } from '../../../database/tables/schema.ts';
import { identify, isLive, type NamedObservable, slicesOf } from '../observable-rows.ts';
import { writeObserved } from '../observe-objects.ts';
import { refreshObservables } from '../refresh-counts.ts';
import { type ReadRecord, readKinds, readRecord } from './read-record.ts';

// Written as literals, in the order of the index: SQLite uses a partial index only if it sees its condition.
const isRead = sql<boolean>`kind in (${sql.raw(readKinds.map((kind) => `'${kind}'`).join(', '))})`;
const comparedAtOnce = 1_000;

/** Records, from an id on, whose index is outdated; and the cursor of the next page, null at the end. */
export async function findUnindexed(db: Kysely<Schema>, after: string) {
  const rows = await db
    .selectFrom(
      db
        .selectFrom('intelligence')
        .select(['id', 'version', 'deleted_at'])
        .where(isRead)
        .where('id', '>', after)
        .orderBy('id')
        .limit(comparedAtOnce)
        .as('record'),
    )
    .leftJoin('indicator_index as known', 'known.record_id', 'record.id')
    .select(['record.id', 'record.version', 'record.deleted_at', 'known.version as indexed', 'known.live'])
    .orderBy('record.id')
    .execute();
  const ids = rows
    .filter(({ version, deleted_at, indexed, live }) =>
      deleted_at === null ? live !== 1 || indexed !== version : live === 1,
    )
    .map(({ id }) => id);
  return { ids, next: rows.length < comparedAtOnce ? null : (rows.at(-1)?.id ?? null) };
}

/** Index entries, from an id on, whose record was permanently deleted. */
export async function findOrphans(db: Kysely<Schema>, after: string) {
  const rows = await db
    .selectFrom(
      db
        .selectFrom('indicator_index')
        .select('record_id')
        .where('record_id', '>', after)
        .orderBy('record_id')
        .limit(comparedAtOnce)
        .as('known'),
    )
    .leftJoin('intelligence', 'intelligence.id', 'known.record_id')
    .select(['known.record_id', 'intelligence.id'])
    .orderBy('known.record_id')
    .execute();
  const ids = rows.filter(({ id }) => id === null).map(({ record_id }) => record_id);
  return { ids, next: rows.length < comparedAtOnce ? null : (rows.at(-1)?.record_id ?? null) };
}

type Row = Pick<
  IntelligenceTable,
  'id' | 'kind' | 'stix' | 'version' | 'confidence' | 'created_at' | 'seen_at' | 'deleted_at'
>;

/** Of indicators created by hand: observables added by users. */
async function readOwn(tx: Transaction, recordIds: readonly string[]): Promise<ReadonlyMap<string, string[]>> {
  const rows = await tx
    .selectFrom('observable_uses')
    .select(['object_id', 'observable_id'])
    .where('object_id', 'in', recordIds)
    .where('object_type', '=', 'threat')
    .where('origin', '=', 'hand')
    .where(isLive)
    .execute();
  const found = new Map<string, string[]>();
  for (const { object_id, observable_id } of rows)
    found.set(object_id, [...(found.get(object_id) ?? []), observable_id]);
  return found;
}

type Read = {
  readonly row: Row;
  readonly read: ReadRecord;
  readonly names: readonly NamedObservable[];
  readonly ids: ReadonlySet<string>;
  /** Lookup keys; empty if it is not evaluated. */
  readonly terms: readonly string[];
};

function readOne(row: Row, own: readonly string[]): Read {
  const stated = readRecord(row);
  const isOwn = stated.state === 'no_pattern' && own.length > 0;
  const read: ReadRecord = isOwn ? Object.assign(stated, { state: 'indexed', reason: null, why: null }) : stated;
  const names = read.named.map((one) => Object.assign({ role: 'related', origin: 'field' } as const, one));
  const ids = new Set(identify(names).keys());
  const isSought = row.kind === 'indicator' && read.state === 'indexed';
  return { row, read, names, ids, terms: isSought ? [...(isOwn ? own : ids)] : [] };
}

/** Entries that these versions no longer have. */
async function forgetUses(tx: Transaction, all: readonly Read[]): Promise<void> {
  const named = new Map(all.map(({ row, ids }) => [row.id, ids]));
  const uses = await tx
    .selectFrom('observable_uses')
    .select(['id', 'object_id', 'observable_id'])
    .where('object_id', 'in', [...named.keys()])
    .where('object_type', '=', 'threat')
    .where('origin', '=', 'field')
    .execute();
  const gone = uses.filter(({ object_id, observable_id }) => !named.get(object_id)?.has(observable_id));
  for (const some of slicesOf(gone.map(({ id }) => id)))
    await tx.deleteFrom('observable_uses').where('id', 'in', some).execute();
  await refreshObservables(
    tx,
    gone.map(({ observable_id }) => observable_id),
  );
}

async function writeTerms(tx: Transaction, all: readonly Read[]): Promise<void> {
  const ids = all.map(({ row }) => row.id);
  await tx.deleteFrom('indicator_terms').where('record_id', 'in', ids).execute();
  await tx.deleteFrom('indicator_networks').where('record_id', 'in', ids).execute();
  const networks = all.flatMap(({ row, read }) =>
    read.networks.map(({ low, high, length }) => ({ record_id: row.id, low, high, length })),
  );
  for (const some of slicesOf(networks))
    await tx
      .insertInto('indicator_networks')
      .values(some)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  const terms = all.flatMap(({ row, terms: own }) => own.map((id) => ({ record_id: row.id, observable_id: id })));
  for (const some of slicesOf(terms))
    await tx
      .insertInto('indicator_terms')
      .values(some)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

function toEntry({ row, read, terms }: Read, now: number): Insertable<IndicatorIndexTable> {
  const isActive = terms.length + read.networks.length > 0 && !read.revoked;
  return {
    record_id: row.id,
    kind: row.kind,
    version: row.version,
    live: 1,
    state: read.state,
    reason: read.reason,
    why: read.why,
    detail: read.detail,
    pattern: read.pattern,
    confidence: row.confidence,
    revoked: read.revoked ? 1 : 0,
    valid_from: read.validFrom,
    valid_until: read.validUntil,
    active: isActive ? 1 : 0,
    sightings: 0,
    held_back: 0,
    last_sighted_at: null,
    indexed_at: now,
    look_back_at: isActive ? now : null,
    timed: read.isTimed ? 1 : 0,
    timed_asked: 0,
    timed_done: 0,
  };
}

const writtenAnew = [
  ...(['version', 'live', 'state', 'reason', 'why', 'detail', 'pattern', 'confidence', 'revoked'] as const),
  ...(['valid_from', 'valid_until', 'active', 'timed', 'indexed_at', 'look_back_at'] as const),
] as const;

async function writeEntries(tx: Transaction, all: readonly Read[], now: number): Promise<void> {
  for (const some of slicesOf(all))
    await tx
      .insertInto('indicator_index')
      .values(some.map((one) => toEntry(one, now)))
      .onConflict((conflict) =>
        conflict
          .column('record_id')
          .doUpdateSet((eb) => Object.fromEntries(writtenAnew.map((name) => [name, eb.ref(`excluded.${name}`)]))),
      )
      .execute();
}

/** Indexes records in their current state; stored data is searched afterwards. */
async function indexLive(tx: Transaction, rows: readonly Row[], now: number): Promise<void> {
  if (rows.length === 0) return;
  const own = await readOwn(
    tx,
    rows.map(({ id }) => id),
  );
  const all = rows.map((row) => readOne(row, own.get(row.id) ?? []));
  await writeTerms(tx, all);
  await forgetUses(tx, all);
  const objects = all.map(({ row, names }) => {
    // An indicator valid from a future day was not seen on that day.
    const at = Math.min(Number(row.seen_at ?? row.created_at), now);
    const times = { firstAt: at, lastAt: at, byId: null, isNew: false };
    return Object.assign({ objectType: 'threat' as const, objectId: row.id, observables: names }, times);
  });
  await writeObserved(tx, objects, now);
  await writeEntries(tx, all, now);
}

/** Updates the entries of some records, at most 200: deleted ones no longer match, and keep their sightings. */
export async function indexRecords(tx: Transaction, ids: readonly string[], now: number): Promise<void> {
  const rows = await tx
    .selectFrom('intelligence')
    .select(['id', 'kind', 'stix', 'version', 'confidence', 'created_at', 'seen_at', 'deleted_at'])
    .where('id', 'in', ids)
    .where(isRead)
    .orderBy('id')
    .execute();
  await indexLive(
    tx,
    rows.filter(({ deleted_at }) => deleted_at === null),
    now,
  );
  const gone = rows.filter(({ deleted_at }) => deleted_at !== null).map(({ id }) => id);
  if (gone.length > 0)
    await tx
      .updateTable('indicator_index')
      .set({ live: 0, active: 0, look_back_at: null })
      .where('record_id', 'in', gone)
      .execute();
}

/** Removes permanently deleted records and their sightings: nothing references them anymore. */
export async function forgetRecords(tx: Transaction, ids: readonly string[]): Promise<void> {
  const sightings = await tx
    .deleteFrom('sightings')
    .where('indicator_id', 'in', ids)
    .returning('observable_id')
    .execute();
  const uses = await tx
    .deleteFrom('observable_uses')
    .where('object_id', 'in', ids)
    .where('object_type', '=', 'threat')
    .returning('observable_id')
    .execute();
  await tx.deleteFrom('indicator_terms').where('record_id', 'in', ids).execute();
  await tx.deleteFrom('indicator_networks').where('record_id', 'in', ids).execute();
  await tx.deleteFrom('indicator_index').where('record_id', 'in', ids).execute();
  await refreshObservables(
    tx,
    [...sightings, ...uses].map(({ observable_id }) => observable_id),
  );
}
