import { parentOf } from '@halyard/contracts/intelligence/technique-number.ts';
import type { Kysely } from 'kysely';
import type { Schema } from '../../database/tables/schema.ts';
import { numbersIn, selectLabelled } from '../../database/techniques/naming-technique.ts';
import type { Catalogue } from './catalogue/read-catalogue.ts';

/** Threats last seen from `since` to `until`, both included, in milliseconds; or those of one import. */
export type Which = { readonly since: number; readonly until: number } | { readonly importId: string };

type Sets = Map<string, Set<string>>;

/** Records that name each number, a parent with its sub-techniques, each record once. */
export type Tally = {
  readonly threats: ReadonlyMap<string, ReadonlySet<string>>;
  readonly incidents: ReadonlyMap<string, ReadonlySet<string>>;
  readonly alerts: ReadonlyMap<string, number>;
};

const idsAtOnce = 50;
const partsOf = (ids: readonly string[]) =>
  Array.from({ length: Math.ceil(ids.length / idsAtOnce) }, (_, index) =>
    ids.slice(index * idsAtOnce, (index + 1) * idsAtOnce),
  );

function add(sets: Sets, number: string, id: string): void {
  for (const one of [number, parentOf(number)]) {
    if (one === null) continue;
    const set = sets.get(one);
    if (set) set.add(id);
    else sets.set(one, new Set([id]));
  }
}

// A STIX id begins with its type. ATT&CK entries are not counted as records themselves.
const isTechnique = (id: string) => id.startsWith('attack-pattern--');

const ends = [
  { record: 'source_id', pattern: 'target_id' },
  { record: 'target_id', pattern: 'source_id' },
] as const;

type Visit = (recordId: string, number: string) => void;

/**
 * Every record connected to a technique or naming one in a label, of any type. Connections are read from an index only,
 * and matched with records here: a join in SQL takes a hundred times as long.
 */
async function visitNaming(db: Kysely<Schema>, { numbers }: Catalogue, visit: Visit): Promise<void> {
  for (const part of partsOf([...numbers.keys()]))
    for (const { record, pattern } of ends) {
      const rows = await db
        .selectFrom('connections')
        .select([`${record} as record`, `${pattern} as pattern`])
        .where(pattern, 'in', part)
        .where('deleted_at', 'is', null)
        .execute();
      for (const row of rows) if (!isTechnique(row.record)) visit(row.record, numbers.get(row.pattern) ?? '');
    }
  const labelled = await selectLabelled(db).select(['id', 'labels']).execute();
  for (const { id, labels } of labelled)
    if (!isTechnique(id)) for (const number of numbersIn(labels)) visit(id, number);
}

const rowsAtOnce = 5_000;

/** Ids of threats, page by page from an index alone. */
async function readThreatIds(db: Kysely<Schema>, which: Which): Promise<ReadonlySet<string>> {
  const threats = db
    .selectFrom('intelligence')
    .select(['id', 'seen_at'])
    .where('family', '=', 'threat')
    .where('deleted_at', 'is', null);
  if ('importId' in which) {
    const rows = await threats.where('import_id', '=', which.importId).execute();
    return new Set(rows.map(({ id }) => id));
  }
  const ids = new Set<string>();
  for (let last = { seen: which.since, id: '' }; ; ) {
    const { seen, id } = last;
    const rows = await threats
      .where('seen_at', '>=', seen)
      .where('seen_at', '<=', which.until)
      .where((eb) => eb(eb.refTuple('seen_at', 'id'), '>', eb.tuple(seen, id)))
      .orderBy('seen_at')
      .orderBy('id')
      .limit(rowsAtOnce)
      .execute();
    for (const row of rows) ids.add(row.id);
    const end = rows.at(-1);
    if (!end || rows.length < rowsAtOnce) return ids;
    last = { seen: Number(end.seen_at), id: end.id };
  }
}

/** The incidents opened since, by the records that they are linked to. */
async function readLinks(db: Kysely<Schema>, since: number): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await db
    .selectFrom('incidents')
    .innerJoin('incident_links', 'incident_links.incident_id', 'incidents.id')
    .innerJoin('intelligence', 'intelligence.id', 'incident_links.record_id')
    .select(['incident_id', 'record_id'])
    .where('incidents.created_at', '>=', since)
    .where('incidents.deleted_at', 'is', null)
    .where('incident_links.deleted_at', 'is', null)
    .where('intelligence.deleted_at', 'is', null)
    .execute();
  const links = new Map<string, string[]>();
  for (const { incident_id, record_id } of rows) links.set(record_id, [...(links.get(record_id) ?? []), incident_id]);
  return links;
}

async function addIncidentsOfAlerts(db: Kysely<Schema>, since: number, found: Sets): Promise<void> {
  const rows = await db
    .selectFrom('alert_incidents')
    .innerJoin('alert_techniques', 'alert_techniques.alert_id', 'alert_incidents.alert_id')
    .innerJoin('incidents', 'incidents.id', 'alert_incidents.incident_id')
    .select(['incident_id', 'alert_techniques.number'])
    .where('alert_incidents.deleted_at', 'is', null)
    .where('incidents.deleted_at', 'is', null)
    .where('incidents.created_at', '>=', since)
    .execute();
  for (const { incident_id, number } of rows) add(found, number, incident_id);
}

/** Alerts that name a number, last seen at or after `since` and before `before`. */
export async function countAlerts(
  db: Kysely<Schema>,
  { since, before }: { readonly since: number; readonly before?: number },
): Promise<ReadonlyMap<string, number>> {
  let query = db
    .selectFrom('alert_techniques')
    .select(['number', ({ fn }) => fn.countAll<number>().as('count')])
    .where('last_seen', '>=', since)
    .groupBy('number');
  if (before !== undefined) query = query.where('last_seen', '<', before);
  return new Map((await query.execute()).map(({ number, count }) => [number, Number(count)]));
}

/** Threats that are connected to a technique, or name one in a label. */
export async function findThreats(db: Kysely<Schema>, catalogue: Catalogue, which: Which): Promise<Tally['threats']> {
  const wanted = await readThreatIds(db, which);
  const found: Sets = new Map();
  await visitNaming(db, catalogue, (id, number) => {
    if (wanted.has(id)) add(found, number, id);
  });
  return found;
}

/** Everything of a period that names a technique. */
export async function tallyRecords(
  db: Kysely<Schema>,
  catalogue: Catalogue,
  { since, until }: { readonly since: number; readonly until: number },
): Promise<Tally> {
  const wanted = await readThreatIds(db, { since, until });
  const links = await readLinks(db, since);
  const threats: Sets = new Map();
  const incidents: Sets = new Map();
  await visitNaming(db, catalogue, (id, number) => {
    if (wanted.has(id)) add(threats, number, id);
    for (const incident of links.get(id) ?? []) add(incidents, number, incident);
  });
  for (const [pattern, number] of catalogue.numbers)
    for (const incident of links.get(pattern) ?? []) add(incidents, number, incident);
  await addIncidentsOfAlerts(db, since, incidents);
  return { threats, incidents, alerts: await countAlerts(db, { since }) };
}
