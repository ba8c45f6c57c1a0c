import type { SearchKind } from '@halyard/contracts/search.ts';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import type { SearchDocument } from './rank-documents.ts';
import { type Asker, audienceOf, visibleTo } from './visible-documents.ts';

export const columnsOfDocument = ['d.id', 'd.kind', 'd.record_id', 'd.title', 'd.subtitle', 'd.at'] as const;

/** Those with exactly one of these ids. */
export async function findById(db: Kysely<Schema>, asker: Asker, kinds: readonly SearchKind[], ids: readonly string[]) {
  return db
    .selectFrom('search_documents as d')
    .select(columnsOfDocument)
    .where('d.kind', 'in', kinds)
    .where('d.record_id', 'in', ids)
    .where(visibleTo(asker))
    .execute();
}

// Stands behind every other character.
const last = '\u{10ffff}';

type Named = { readonly kinds: readonly SearchKind[]; readonly text: string; readonly most: number };

/**
 * Those whose title begins with `text`, of each kind the shortest: whoever types a whole name finds it, however many
 * records mention it.
 */
export async function findByTitle(
  db: Kysely<Schema>,
  asker: Asker,
  { kinds, text, most }: Named,
): Promise<readonly SearchDocument[]> {
  const begin = sql<string>`lower(cast(${text.slice(0, 100)} as text))`;
  const ofKind = (kind: SearchKind) => {
    const found = db
      .selectFrom('search_documents as d')
      .select(columnsOfDocument)
      .where('d.visible_to', '=', audienceOf(kind, asker) ?? '')
      .where('d.kind', '=', kind)
      .where('d.title_key', '>=', begin)
      .where('d.title_key', '<', sql<string>`${begin} || cast(${last} as text)`)
      .where(visibleTo(asker))
      .orderBy('d.title_key')
      .limit(most);
    return db.selectFrom(found.as('found')).selectAll();
  };
  const [first, ...others] = kinds.map(ofKind);
  if (!first) return [];
  return others.reduce((all, one) => all.unionAll(one), first).execute();
}
