import { addressKey, networkKey } from '@halyard/observables';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../database/tables/schema.ts';
import { type KnownObservable, slicesOf } from '../observable-rows.ts';

/** The lengths of prefixes that indicators look for; read from the index, one step for each of them. */
async function readLengths(db: Kysely<Schema>): Promise<readonly number[]> {
  const { rows } = await sql<{ length: number }>`
    with recursive used (length) as (
      select min(length) from indicator_networks
      union all
      select (select min(length) from indicator_networks as next where next.length > used.length) from used
        where used.length is not null
    )
    select length from used where length is not null`.execute(db);
  return rows.map(({ length }) => Number(length));
}

/** One value each: fewer, longer statements than of rows. */
const lowsAtOnce = 1_000;

const bitsOf = (key: string) => (key.length - 1) * 4;

export type InNetwork = { readonly recordId: string; readonly observableId: string };

/** Which networks that indicators look for the addresses among some observables are in. */
export async function findNetworks(db: Kysely<Schema>, observables: Iterable<KnownObservable>): Promise<InNetwork[]> {
  const keys = [...observables].flatMap(({ id, type, value }) => {
    const key = type === 'ipv4-addr' || type === 'ipv6-addr' ? addressKey(value) : null;
    return key === null ? [] : [{ id, key }];
  });
  const lengths = keys.length === 0 ? [] : await readLengths(db);
  const byPlace = new Map<string, string[]>();
  for (const { id, key } of keys)
    for (const length of lengths) {
      if (length > bitsOf(key)) continue;
      const place = `${networkKey(key, length)}/${length}`;
      const own = byPlace.get(place);
      if (own) own.push(id);
      else byPlace.set(place, [id]);
    }
  const lows = [...new Set([...byPlace.keys()].map((place) => place.slice(0, place.indexOf('/'))))];
  const found: InNetwork[] = [];
  for (const some of slicesOf(lows, lowsAtOnce)) {
    const rows = await db
      .selectFrom('indicator_networks')
      .select(['record_id', 'low', 'length'])
      .where('low', 'in', some)
      .execute();
    for (const { record_id, low, length } of rows)
      for (const observableId of byPlace.get(`${low}/${length}`) ?? [])
        found.push({ recordId: record_id, observableId });
  }
  return found;
}

/** IDs of the observables by which indicators are looked up: values that they name, and addresses in their networks. */
export const soughtBy = (recordIds: readonly string[]) =>
  sql<string>`(select observable_id from indicator_terms where record_id in (${sql.join(recordIds)})
    union select observables.id from indicator_networks inner join observables
      on observables.address_key between indicator_networks.low and indicator_networks.high
    where indicator_networks.record_id in (${sql.join(recordIds)}))`;
