import type { AuditEntry } from '@halyard/contracts/audit.ts';
import type { ExpressionBuilder, Kysely } from 'kysely';
import { containing } from '../../database/containing.ts';
import type { Schema } from '../../database/schema.ts';

/** Which entries; instants are ISO 8601, `to` excluded. */
export type AuditFilter = {
  readonly actor?: string | undefined;
  readonly action?: string | undefined;
  readonly object?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
};

type Builder = ExpressionBuilder<Schema, 'audit'>;

const peopleLike = (text: string) => (eb: Builder) =>
  eb
    .selectFrom('people')
    .select('people.id')
    .where((where) =>
      where.or([containing(where.ref('people.username'), text), containing(where.ref('people.email'), text)]),
    );

function filtered(db: Kysely<Schema>, { actor, action, object, from, to }: AuditFilter) {
  let query = db.selectFrom('audit');
  if (action) query = query.where('action', '=', action);
  if (from) query = query.where('at', '>=', Date.parse(from));
  if (to) query = query.where('at', '<', Date.parse(to));
  if (actor)
    query = query.where((eb) => eb.or([eb('actor_id', '=', actor), eb('actor_id', 'in', peopleLike(actor)(eb))]));
  if (object)
    query = query.where((eb) =>
      eb.or([
        eb('object_id', '=', object),
        eb('object_type', '=', object),
        eb('object_id', 'in', peopleLike(object)(eb)),
      ]),
    );
  return query;
}

export async function countEntries(db: Kysely<Schema>, filter: AuditFilter): Promise<number> {
  const { count } = await filtered(db, filter)
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
  const rows = await filtered(db, filter)
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
    action: row.action,
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
  return rows.map(({ action }) => action);
}
