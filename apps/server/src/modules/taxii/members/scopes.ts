import type { Kysely } from 'kysely';
import type { Schema } from '../../../database/tables/schema.ts';
import type { TaxiiCollectionsTable, TaxiiMembersTable } from '../../../database/tables/taxii-schema.ts';
import type { ThreatViews } from '../taxii-ports.ts';

type Db = Kysely<Schema>;
export type Part = TaxiiMembersTable['part'];

/** One part of a collection: which objects may belong to it, and which of some do. */
export type Scope = {
  readonly part: Part;
  readonly candidates: (db: Db) => AsyncIterable<readonly string[]>;
  readonly among: (db: Db, ids: readonly string[]) => Promise<ReadonlySet<string>>;
};

const rowsAtOnce = 500;

const viewMembers = (db: Db, collectionId: string) =>
  db
    .selectFrom('taxii_members')
    .select('object_id')
    .where('collection_id', '=', collectionId)
    .where('part', '=', 'view');

const related = (db: Db, collectionId: string) =>
  db
    .selectFrom('connections')
    .select('id')
    .where('source_id', 'in', viewMembers(db, collectionId))
    .where('target_id', 'in', viewMembers(db, collectionId));

/** Every connection is examined in order: a short range takes as long however few of it belong. */
async function* connectionPages(db: Db, collectionId: string): AsyncGenerator<readonly string[]> {
  for (let after: string | undefined = ''; after !== undefined; ) {
    const stretch: { id: string }[] = await db
      .selectFrom('connections')
      .select('id')
      .where('id', '>', after)
      .orderBy('id')
      .limit(rowsAtOnce)
      .execute();
    const last = stretch.at(-1)?.id;
    if (last === undefined) return;
    const rows = await related(db, collectionId).where('id', '>', after).where('id', '<=', last).execute();
    yield rows.map(({ id }) => id);
    after = stretch.length === rowsAtOnce ? last : undefined;
  }
}

/** References of members, collected from the few distinct lists that they have. */
async function referred(db: Db, collectionId: string): Promise<ReadonlySet<string>> {
  const lists = await db
    .selectFrom('taxii_members')
    .select('refs')
    .distinct()
    .where('collection_id', '=', collectionId)
    .where('part', '<>', 'reference')
    .execute();
  return new Set(lists.flatMap(({ refs }) => JSON.parse(refs) as string[]));
}

const idsOf = (rows: readonly { readonly id: string }[]) => new Set(rows.map(({ id }) => id));

/** The parts of a collection, in the order in which each rests on those before it. */
export const scopesOf = ({ id }: TaxiiCollectionsTable, query: string, views: ThreatViews): readonly Scope[] => [
  {
    part: 'view',
    candidates: (db) => views.pages(db, query),
    among: (db, ids) => views.among(db, query, ids),
  },
  {
    part: 'relationship',
    candidates: (db) => connectionPages(db, id),
    among: async (db, ids) => idsOf(await related(db, id).where('id', 'in', ids).execute()),
  },
  {
    part: 'reference',
    async *candidates(db) {
      const ids = [...(await referred(db, id))];
      for (let start = 0; start < ids.length; start += rowsAtOnce) yield ids.slice(start, start + rowsAtOnce);
    },
    among: (db) => referred(db, id),
  },
];
