import type { Strength } from '@halyard/contracts/intelligence/entities.ts';
import { type Kysely, sql } from 'kysely';
import type { Clock } from '../../../clock.ts';
import { onPrimary } from '../../../database/connections/heavy-reads.ts';
import type { Schema } from '../../../database/tables/schema.ts';
import { createTtlCache } from '../../../platform/ttl-cache.ts';
import type { EntityFilter } from '../entities/filter-entities.ts';
import { readEntityIds } from '../entities/list-entities.ts';
import { inChunks } from '../record-store.ts';
import { type Grouping, groupRecords, type Links } from './group-records.ts';

const idsAtOnce = 500;

/** Everything that matches, by name; in short steps, for it may be very much. */
export async function readMatchingIds(db: Kysely<Schema>, filter: EntityFilter, now: number): Promise<string[]> {
  const asked = { filter, now, sort: 'name', direction: 'asc' } as const;
  const found: string[] = [];
  for (let after: string | undefined | null; after !== null; ) {
    const page: Awaited<ReturnType<typeof readEntityIds>> = await readEntityIds(db, asked, { limit: idsAtOnce, after });
    for (const id of page.ids) found.push(id);
    after = page.next;
  }
  return found;
}

/** Texts that occur often, each kept once under a number. */
function createWords() {
  const numbers = new Map<string, number>();
  const words: string[] = [];
  return {
    words,
    numberOf(word: string): number {
      const number = numbers.get(word) ?? words.push(word) - 1;
      numbers.set(word, number);
      return number;
    },
  };
}

/** All records that match a filter and the links between them, small enough to be kept. */
export type Network = {
  /** By name. */
  readonly ids: readonly string[];
  readonly links: Links;
  readonly types: readonly string[];
  readonly typeOf: Uint16Array;
  readonly kinds: readonly string[];
  readonly kindOf: Uint16Array;
  /** Places in `levels`, the highest first; the number of levels where no one stated any. */
  readonly severityOf: Uint8Array;
  readonly riskOf: Uint8Array;
  /** Groupings that were asked for, by the groups that were opened. */
  readonly groupings: Map<string, Promise<Grouping>>;
};

export const levels = ['Critical', 'High', 'Medium', 'Low'] as const;
const places = new Map<string | null, number>(levels.map((level, place) => [level, place]));
const placeOf = (level: string | null) => places.get(level) ?? levels.length;

/** By their places; null where no one stated one. */
export const strengthsByPlace = [null, 'Weak', 'Medium', 'Strong'] as const satisfies readonly (Strength | null)[];

async function readNetwork(db: Kysely<Schema>, filter: EntityFilter, now: number): Promise<Network> {
  const ids = await readMatchingIds(db, filter, now);
  const placeById = new Map(ids.map((id, place) => [id, place]));
  const [types, kinds] = [createWords(), createWords()];
  const [typeOf, kindOf] = [new Uint16Array(ids.length), new Uint16Array(ids.length)];
  const [severityOf, riskOf] = [new Uint8Array(ids.length), new Uint8Array(ids.length)];
  const [from, to, strengths]: [number[], number[], number[]] = [[], [], []];
  for await (const part of inChunks(ids)) {
    const records = db.selectFrom('intelligence').select(['id', 'kind', 'type', 'severity', 'risk']);
    for (const { id, kind, type, severity, risk } of await records.where('id', 'in', part).execute()) {
      const place = placeById.get(id) ?? 0;
      typeOf[place] = types.numberOf(type);
      kindOf[place] = kinds.numberOf(kind);
      severityOf[place] = placeOf(severity);
      riskOf[place] = placeOf(risk);
    }
    const links = db.selectFrom('connections').select(['source_id', 'target_id', 'strength']);
    const some = links.where('source_id', 'in', part).where('deleted_at', 'is', null);
    for (const { source_id, target_id, strength } of await some.execute()) {
      const [source, target] = [placeById.get(source_id), placeById.get(target_id)];
      if (source === undefined || target === undefined || source === target) continue;
      from.push(source);
      to.push(target);
      strengths.push(strengthsByPlace.indexOf(strength));
    }
  }
  const links = {
    size: ids.length,
    from: Uint32Array.from(from),
    to: Uint32Array.from(to),
    strengths: Uint8Array.from(strengths),
  };
  const known = { types: types.words, kinds: kinds.words, groupings: new Map() };
  return { ids, links, typeOf, kindOf, severityOf, riskOf, ...known };
}

/** The grouping of some records of a network, worked out once; `key` stands for the records. */
export function groupOnce(network: Network, key: string, members: Uint32Array, passed: ReadonlySet<number>) {
  const grouping =
    network.groupings.get(key) ?? groupRecords(network.links, { members, passed, typeOf: network.typeOf });
  network.groupings.set(key, grouping);
  return grouping;
}

/** What events about these do leaves records and connections as they are; the most frequent of them. */
const aside = ['person', 'todo', 'audit', 'request', 'webhook_delivery', 'alert', 'incident'] as const;

/**
 * The last event of the log, and whether any after `since` may have changed records or connections; events have their
 * numbers in the order of their commits. Null while records change in steps that no event tells of.
 */
async function readLastChange(db: Kysely<Schema>, since: number): Promise<{ last: number; changed: boolean } | null> {
  const moving = await db
    .selectFrom('imports')
    .select('id')
    .where('state', 'in', ['storing', 'undoing'])
    .limit(1)
    .executeTakeFirst();
  const rules = await db.selectFrom('severity_rules').select(['version', 'applied_version']).executeTakeFirst();
  if (moving || (rules && rules.version !== rules.applied_version)) return null;
  const { last, touching } = await db
    .selectFrom('events')
    .select(({ fn }) => [
      fn.max('id').as('last'),
      sql<number>`count(case when coalesce(object_type, '') not in (${sql.join(aside)}) then 1 end)`.as('touching'),
    ])
    .where('id', '>', since)
    .executeTakeFirstOrThrow();
  return { last: Math.max(since, Number(last ?? 0)), changed: Number(touching) > 0 };
}

async function readLastEvent(db: Kysely<Schema>): Promise<number> {
  const { last } = await db
    .selectFrom('events')
    .select(({ fn }) => fn.max('id').as('last'))
    .executeTakeFirstOrThrow();
  return Number(last ?? 0);
}

// About 150 bytes for each record and 10 for each connection.
const networksKept = 3;
const keepMs = 600_000;
const minute = 60_000;

/** Networks as they were read, kept until a record or a connection changes. */
export function createNetworks(db: Kysely<Schema>, clock: Clock) {
  const begin = () => createTtlCache<Network>({ keepMs, limit: networksKept, clock });
  let kept = begin();
  const reading = new Map<string, Promise<Network>>();
  let seen: number | undefined;

  async function read(filter: EntityFilter): Promise<Network> {
    const now = clock();
    // A span that ends now moves on.
    const key = JSON.stringify([filter, filter.range ? Math.floor(now / minute) : 0]);
    seen ??= await readLastEvent(db);
    const change = await readLastChange(db, seen);
    if (!change) return readNetwork(db, filter, now);
    if (change.changed) {
      kept = begin();
      reading.clear();
    }
    seen = Math.max(seen, change.last);
    const known = kept.get(key) ?? reading.get(key);
    if (known) return known;
    const begun = readNetwork(db, filter, now);
    reading.set(key, begun);
    try {
      const network = await begun;
      // What changed meanwhile may be in it or not.
      if (reading.get(key) === begun) kept.set(key, network);
      return network;
    } finally {
      if (reading.get(key) === begun) reading.delete(key);
    }
  }

  /** All that matches a filter; the same as before where nothing has changed, whoever it was. */
  return (filter: EntityFilter): Promise<Network> => onPrimary(() => read(filter));
}

export type ReadNetworkOf = ReturnType<typeof createNetworks>;
