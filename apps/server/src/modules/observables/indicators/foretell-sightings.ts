import { matchPattern } from '@halyard/detection/stix-pattern';
import type { Kysely } from 'kysely';
import type { IntelligenceTable } from '../../../database/tables/intelligence-schema.ts';
import type { Schema } from '../../../database/tables/schema.ts';
import { identify, isLive, type KnownObservable, slicesOf } from '../observable-rows.ts';
import { readFindList } from '../warning-lists/find-list.ts';
import { lookBackMs, readObserved } from './look-back.ts';
import { patternOf } from './pattern-cache.ts';
import { type ReadRecord, readRecord } from './read-record.ts';

type Row = Pick<IntelligenceTable, 'kind' | 'stix' | 'created_at'>;
type Sought = { readonly read: ReadRecord; readonly ids: Set<string> };

/** Addresses that one network is looked for in at most; more of them are found once it is stored. */
const inNetworkMax = 500;

async function soughtIn(db: Kysely<Schema>, row: Row, now: number): Promise<Sought | null> {
  const read = readRecord(row);
  const isValid = (read.validFrom ?? now) <= now && (read.validUntil === null || read.validUntil > now);
  if (read.state !== 'indexed' || read.isTimed || read.revoked || !isValid) return null;
  const named = read.named.map((one) => Object.assign({ role: 'related', origin: 'field' } as const, one));
  const ids = new Set(identify(named).keys());
  for (const { low, high } of read.networks) {
    const inside = db.selectFrom('observables').select('id').where('address_key', '>=', low);
    const found = await inside.where('address_key', '<=', high).limit(inNetworkMax).execute();
    for (const { id } of found) ids.add(id);
  }
  return { read, ids };
}

async function readUses(db: Kysely<Schema>, observableIds: readonly string[], since: number) {
  const found: { readonly object_type: 'alert' | 'incident' | 'threat'; readonly object_id: string }[] = [];
  for (const some of slicesOf(observableIds))
    found.push(
      ...(await db
        .selectFrom('observable_uses')
        .select(['object_type', 'object_id'])
        .distinct()
        .where('observable_id', 'in', some)
        .where('object_type', 'in', ['alert', 'incident'])
        .where(isLive)
        .where('last_at', '>=', since)
        .execute()),
    );
  return found;
}

/**
 * The number of sightings that unsaved indicators would make in alerts and incidents of the last 90 days, excluding
 * those held back by warning lists. Patterns over several alerts are not included.
 */
export async function foretellSightings(db: Kysely<Schema>, rows: readonly Row[], now: number): Promise<number> {
  const sought: Sought[] = [];
  for (const row of rows) {
    const one = await soughtIn(db, row, now);
    if (one) sought.push(one);
  }
  const uses = await readUses(db, [...new Set(sought.flatMap(({ ids }) => [...ids]))], now - lookBackMs);
  if (uses.length === 0) return 0;
  const findList = await readFindList(db);
  let count = 0;
  for (const objectType of ['alert', 'incident'] as const) {
    const ids = uses.filter((use) => use.object_type === objectType).map(({ object_id }) => object_id);
    for (const { all } of await readObserved(db, objectType, [...new Set(ids)])) {
      const values: readonly KnownObservable[] = [...all.values()];
      for (const { read, ids: own } of sought) {
        const seen = values.filter(({ id }) => own.has(id));
        if (seen.length === 0 || read.pattern === null) continue;
        if (matchPattern(patternOf(read.pattern).pattern, values) !== 'match') continue;
        count += seen.filter((one) => findList(one) === null).length;
      }
    }
  }
  return count;
}
