import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Schema } from '../../../database/tables/schema.ts';
import type { TaxiiMembersTable } from '../../../database/tables/taxii-schema.ts';
import { levelsUpTo, type WrittenObject, writeObjects } from '../members/shown-rows.ts';
import type { Published } from '../published.ts';
import { type Filters, writeNext } from './filters.ts';

type Db = Kysely<Schema>;

/** A member without what only the upkeep of members needs. */
export type Member = Pick<
  TaxiiMembersTable,
  'object_id' | 'part' | 'spec_version' | 'object_version' | 'row_version' | 'row_updated' | 'date_added'
>;
export type Page = {
  readonly members: readonly Member[];
  /** Null at the end. */
  readonly next: string | null;
};

const shown = [
  ...(['object_id', 'part', 'spec_version', 'object_version', 'row_version', 'row_updated', 'date_added'] as const),
].map((column) => `taxii_members.${column}` as const);

/**
 * Members whose rows are unchanged since they were added. Changed ones are added again, with a later `date_added`, and
 * read then: so no version is read twice.
 */
const selectMembers = (db: Db, { collection }: Published) =>
  db
    .selectFrom('taxii_members')
    .leftJoin('intelligence', (join) =>
      join
        .onRef('intelligence.id', '=', 'taxii_members.object_id')
        .onRef('intelligence.version', '=', 'taxii_members.row_version')
        .onRef('intelligence.updated_at', '=', 'taxii_members.row_updated')
        .on('intelligence.deleted_at', 'is', null),
    )
    .leftJoin('connections', (join) =>
      join
        .onRef('connections.id', '=', 'taxii_members.object_id')
        .onRef('connections.version', '=', 'taxii_members.row_version')
        .onRef('connections.updated_at', '=', 'taxii_members.row_updated')
        .on('connections.deleted_at', 'is', null),
    )
    .select(shown)
    .where('collection_id', '=', collection.id)
    .where(({ eb, or, fn }) => {
      const levels = levelsUpTo(collection.ceiling);
      const tlp = fn.coalesce('intelligence.tlp', 'connections.tlp');
      return or([eb(tlp, 'is', null), eb(tlp, 'in', levels)]);
    })
    .where(({ eb, or }) => or([eb('intelligence.id', 'is not', null), eb('connections.id', 'is not', null)]));

type Query = ReturnType<typeof selectMembers>;

function narrowed(query: Query, { match }: Filters): Query {
  let found = query;
  if (match.id) found = found.where('object_id', 'in', match.id);
  if (match.type) found = found.where('taxii_members.type', 'in', match.type);
  if (match.spec_version) found = found.where('spec_version', 'in', match.spec_version);
  if (match.version) found = found.where('version_at', 'in', match.version);
  return found;
}

/** Members read in one step; it yields between steps. */
export const membersAtOnce = 200;

/** One page of a collection in the order in which its objects were added; with `objectId`, of one object. */
export async function readPage(db: Db, published: Published, filters: Filters, objectId?: string): Promise<Page> {
  const all = selectMembers(db, published);
  const query = narrowed(objectId === undefined ? all : all.where('object_id', '=', objectId), filters);
  const found: Member[] = [];
  for (let after = filters.after, wanted = filters.limit + 1; wanted > 0; await nextTurn()) {
    const limit = Math.min(wanted, membersAtOnce);
    const some = await query.where('date_added', '>', after).orderBy('date_added').limit(limit).execute();
    found.push(...some);
    after = some.at(-1)?.date_added ?? after;
    wanted = some.length < limit ? 0 : wanted - limit;
  }
  const members = found.slice(0, filters.limit);
  const last = found.length > filters.limit ? members.at(-1) : undefined;
  return { members, next: last ? writeNext(filters.key, last.date_added) : null };
}

/** Whether the collection offers the object to its readers. */
export async function findMember(db: Db, published: Published, objectId: string): Promise<Member | undefined> {
  return selectMembers(db, published).where('object_id', '=', objectId).executeTakeFirst();
}

const isEditionOf = ({ row_version, row_updated }: Member, { version, updated_at }: WrittenObject) =>
  row_version === version && row_updated === updated_at;

/** The STIX objects of a page. A concurrently changed one is omitted: it follows later. */
export async function readObjects(
  db: Db,
  { collection }: Published,
  members: readonly Member[],
): Promise<{ readonly member: Member; readonly text: string }[]> {
  const written = new Map<string, WrittenObject>();
  for (const part of ['view', 'relationship', 'reference'] as const) {
    const ids = members.flatMap((member) => (member.part === part ? [member.object_id] : []));
    if (ids.length === 0) continue;
    for (const [id, object] of await writeObjects(db, part, collection.ceiling, ids)) written.set(id, object);
  }
  return members.flatMap((member) => {
    const object = written.get(member.object_id);
    return object && isEditionOf(member, object) ? [{ member, text: object.text }] : [];
  });
}
