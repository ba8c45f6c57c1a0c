import type { AuditEntry } from '@halyard/contracts/server/audit.ts';
import { quoted, quotedList } from '@halyard/crime-analysis';
import type { Expression, ExpressionBuilder, Kysely, SqlBool } from 'kysely';
import { personNamed } from '../../database/full-text/person-named.ts';
import type { AuditTable, Schema } from '../../database/tables/schema.ts';
import { currentAction, namesOfAction } from '../../event-log/audit-actions.ts';
import { type ArchiveFilter, type AuditArchive, everything } from '../../event-log/audit-archive.ts';
import { type AuditRange, countByDays, seqsOf } from './audit-days.ts';

/** Which entries; instants are ISO 8601, `to` excluded. */
export type AuditFilter = {
  readonly actor?: string | undefined;
  readonly action?: string | undefined;
  readonly object?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
};

type Builder = ExpressionBuilder<Schema, 'audit'>;

type Condition = (eb: Builder) => Expression<SqlBool>;

/** Of so many at most their entries are found by an index. */
const fewPeople = 300;

/** The condition that a column is the id `text`, or that of someone who is called like it. */
async function naming(db: Kysely<Schema>, column: 'actor_id' | 'object_id', text: string): Promise<Condition> {
  const isNamed = await personNamed(db, text, ({ ref }) => [ref('people.username'), ref('people.email')]);
  const people = db.selectFrom('people').select('people.id').where(isNamed);
  const few = await people.limit(fewPeople + 1).execute();
  if (few.length <= fewPeople) return (eb) => eb(column, 'in', [text, ...few.map(({ id }) => id)]);
  return (eb) => eb.or([eb(column, '=', text), eb(column, 'in', people)]);
}

const rangeOf = ({ from, to }: AuditFilter): AuditRange => ({
  ...(from && { from: Date.parse(from) }),
  ...(to && { to: Date.parse(to) }),
});

/** The condition that every entry which is looked for fulfils, besides the one about its object. */
async function matching(db: Kysely<Schema>, { actor, action, ...asked }: AuditFilter) {
  const isActor = actor ? await naming(db, 'actor_id', actor) : undefined;
  const { from, to } = rangeOf(asked);
  const seqs = from === undefined && to === undefined ? undefined : await seqsOf(db, { from, to });
  return (eb: Builder) => {
    const all: Expression<SqlBool>[] = [];
    if (action) all.push(eb('action', 'in', namesOfAction(action)));
    if (from !== undefined) all.push(eb('at', '>=', from));
    if (to !== undefined) all.push(eb('at', '<', to));
    if (seqs) all.push(eb('seq', '>=', seqs.first), eb('seq', '<=', seqs.last));
    if (isActor) all.push(isActor(eb));
    return eb.and(all);
  };
}

/** The ways in which an object may be meant: by its id or the name of a person, and by its type. */
async function meaning(db: Kysely<Schema>, object: string): Promise<readonly [Condition, Condition]> {
  return [await naming(db, 'object_id', object), (eb) => eb('object_type', '=', object)];
}

/** The same condition for the archive. */
async function inArchive(db: Kysely<Schema>, { actor, action, object, from, to }: AuditFilter): Promise<ArchiveFilter> {
  const idsLike = async (text: string) => {
    const isNamed = await personNamed(db, text, ({ ref }) => [ref('people.username'), ref('people.email')]);
    const rows = await db.selectFrom('people').select('id').where(isNamed).execute();
    return quotedList([text, ...rows.map(({ id }) => id)]);
  };
  const all: string[] = [];
  const range = rangeOf({ from, to });
  if (action) all.push(`action IN ${quotedList(namesOfAction(action))}`);
  if (range.from !== undefined) all.push(`"at" >= ${range.from}`);
  if (range.to !== undefined) all.push(`"at" < ${range.to}`);
  if (actor) all.push(`actor_id IN ${await idsLike(actor)}`);
  if (object) all.push(`(object_type = ${quoted(object)} OR object_id IN ${await idsLike(object)})`);
  return Object.assign(range, { where: all.join(' AND ') || everything });
}

/** Where entries are: in the database, and the older ones in the archive. */
export type AuditPlaces = { readonly db: Kysely<Schema>; readonly archive: AuditArchive };

/** The newest entry of the archive; null while it is empty. */
export async function readArchivedUpTo({ archive }: AuditPlaces): Promise<number | null> {
  return (await archive.listFiles()).at(-1)?.to_key ?? null;
}

async function countRows(db: Kysely<Schema>, filter: AuditFilter, most?: number) {
  const { action, actor, object } = filter;
  const matches = await matching(db, filter);
  let totalIsAtLeast = false;
  async function count(meant?: Condition): Promise<number> {
    const query = db.selectFrom('audit').where(matches).select('seq');
    const found = (meant ? query.where(meant) : query).$if(most !== undefined, (all) => all.limit((most ?? 0) + 1));
    const counted = db.selectFrom(found.as('found')).select((eb) => eb.fn.countAll().as('rows'));
    const rows = Number((await counted.executeTakeFirstOrThrow()).rows);
    if (most === undefined || rows <= most) return rows;
    totalIsAtLeast = true;
    return most;
  }
  // Of all, of an action and of a type there may be very many, which the days have counted.
  const days = { ...rangeOf(filter), ...(action && { actions: namesOfAction(action) }) };
  if (!object) {
    const total = await (actor ? count() : countByDays(db, days));
    return { total, totalIsAtLeast };
  }
  const [byId, byType] = await meaning(db, object);
  const untyped: Condition = (eb) => eb.or([eb('object_type', 'is', null), eb('object_type', '<>', object)]);
  const others = await count((eb) => eb.and([byId(eb), untyped(eb)]));
  const typed = await (actor ? count(byType) : countByDays(db, { ...days, objectType: object }));
  return { total: others + typed, totalIsAtLeast };
}

/** How many there are; those that have to be counted one by one are counted up to `most`. */
export async function countEntries({ db, archive }: AuditPlaces, filter: AuditFilter, most?: number) {
  const { total, totalIsAtLeast } = await countRows(db, filter, most);
  return { total: total + (await archive.count(await inArchive(db, filter))), totalIsAtLeast };
}

async function namesOf(db: Kysely<Schema>, ids: readonly (string | null)[]): Promise<ReadonlyMap<string, string>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  if (wanted.length === 0) return new Map();
  const rows = await db.selectFrom('people').select(['id', 'username']).where('id', 'in', wanted).execute();
  return new Map(rows.map(({ id, username }) => [id, username]));
}

type Page = { readonly before: number | undefined; readonly limit: number };

/** Newest first, older than `before`. */
export async function listEntries(places: AuditPlaces, filter: AuditFilter, page: Page): Promise<AuditEntry[]> {
  const { db, archive } = places;
  const newer = await findRows(db, filter, page);
  const left = { before: newer.at(-1)?.seq ?? page.before, limit: page.limit - newer.length };
  const older = left.limit > 0 ? await archive.find(await inArchive(db, filter), left) : [];
  return nameRows(db, [...newer, ...older]);
}

async function findRows(db: Kysely<Schema>, { object, ...filter }: AuditFilter, { before, limit }: Page) {
  const matches = await matching(db, filter);
  const find = (meant?: Condition) => {
    const query = db.selectFrom('audit').selectAll('audit').where(matches);
    return (meant ? query.where(meant) : query)
      .$if(before !== undefined, (older) => older.where('seq', '<', before ?? 0))
      .orderBy('seq', 'desc')
      .limit(limit)
      .execute();
  };
  if (!object) return find();
  // Each by an index of its own; all of them at once would be sorted first.
  const found = await Promise.all((await meaning(db, object)).map((meant) => find(meant)));
  const rows = new Map(found.flat().map((row) => [row.seq, row]));
  return [...rows.values()].sort((one, other) => other.seq - one.seq).slice(0, limit);
}

async function nameRows(db: Kysely<Schema>, rows: readonly AuditTable[]): Promise<AuditEntry[]> {
  const names = await namesOf(
    db,
    rows.flatMap(({ actor_id, object_id }) => [actor_id, object_id]),
  );
  const nameOf = (id: string | null) => (id === null ? null : (names.get(id) ?? null));
  return rows.map((row) => ({
    seq: row.seq,
    at: new Date(row.at).toISOString(),
    action: currentAction(row.action),
    hash: row.hash,
    actorId: row.actor_id,
    actorName: nameOf(row.actor_id),
    objectType: row.object_type,
    objectId: row.object_id,
    objectName: nameOf(row.object_id),
    address: row.address,
    requestId: row.request_id,
  }));
}

export async function listActions({ db, archive }: AuditPlaces): Promise<string[]> {
  const rows = await db.selectFrom('audit_days').select('action').distinct().where('count', '>', 0).execute();
  const archived = (await archive.listFiles()).flatMap(({ facts }) => JSON.parse(facts).actions as string[]);
  return [...new Set([...rows.map(({ action }) => action), ...archived].map(currentAction))].toSorted();
}
