import type { AuditEntry } from '@halyard/contracts/server/audit.ts';
import type { Expression, ExpressionBuilder, Kysely, SqlBool } from 'kysely';
import { personNamed } from '../../database/full-text/person-named.ts';
import type { Schema } from '../../database/tables/schema.ts';
import { currentAction, namesOfAction } from '../../event-log/audit-actions.ts';

/** Which entries; instants are ISO 8601, `to` excluded. */
export type AuditFilter = {
  readonly actor?: string | undefined;
  readonly action?: string | undefined;
  readonly object?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
};

type Builder = ExpressionBuilder<Schema, 'audit'>;

/** The ids of the people who are called like `text`, as a subquery. */
async function peopleLike(db: Kysely<Schema>, text: string) {
  const isNamed = await personNamed(db, text, ({ ref }) => [ref('people.username'), ref('people.email')]);
  return (eb: Builder) => eb.selectFrom('people').select('people.id').where(isNamed);
}

/** The condition that every entry which is looked for fulfils. */
async function matching(db: Kysely<Schema>, { actor, action, object, from, to }: AuditFilter) {
  const actors = actor ? await peopleLike(db, actor) : undefined;
  const objects = object ? await peopleLike(db, object) : undefined;
  return (eb: Builder) => {
    const all: Expression<SqlBool>[] = [];
    if (action) all.push(eb('action', 'in', namesOfAction(action)));
    if (from) all.push(eb('at', '>=', Date.parse(from)));
    if (to) all.push(eb('at', '<', Date.parse(to)));
    if (actor && actors) all.push(eb.or([eb('actor_id', '=', actor), eb('actor_id', 'in', actors(eb))]));
    if (object && objects)
      all.push(
        eb.or([eb('object_id', '=', object), eb('object_type', '=', object), eb('object_id', 'in', objects(eb))]),
      );
    return eb.and(all);
  };
}

export async function countEntries(db: Kysely<Schema>, filter: AuditFilter): Promise<number> {
  const { count } = await db
    .selectFrom('audit')
    .where(await matching(db, filter))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function namesOf(db: Kysely<Schema>, ids: readonly (string | null)[]): Promise<ReadonlyMap<string, string>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  if (wanted.length === 0) return new Map();
  const rows = await db.selectFrom('people').select(['id', 'username']).where('id', 'in', wanted).execute();
  return new Map(rows.map(({ id, username }) => [id, username]));
}

/** Newest first, older than `before`. */
export async function listEntries(
  db: Kysely<Schema>,
  filter: AuditFilter,
  { before, limit }: { readonly before: number | undefined; readonly limit: number },
): Promise<AuditEntry[]> {
  const rows = await db
    .selectFrom('audit')
    .where(await matching(db, filter))
    .selectAll('audit')
    .$if(before !== undefined, (query) => query.where('seq', '<', before ?? 0))
    .orderBy('seq', 'desc')
    .limit(limit)
    .execute();
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

export async function listActions(db: Kysely<Schema>): Promise<string[]> {
  const rows = await db.selectFrom('audit').select('action').distinct().orderBy('action').execute();
  return [...new Set(rows.map(({ action }) => currentAction(action)))].toSorted();
}
