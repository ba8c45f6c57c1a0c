import type { SearchKind } from '@halyard/contracts/work/search.ts';
import { type Kysely, sql } from 'kysely';
import { longestKey, sortKey } from '../../database/fold.ts';
import type { Schema } from '../../database/tables/schema.ts';
import type { SearchDocument } from './rank-documents.ts';
import { audienceOf, type Searcher, visibleTo } from './visible-documents.ts';

export const columnsOfDocument = ['d.id', 'd.kind', 'd.record_id', 'd.title', 'd.subtitle', 'd.at'] as const;

/** Those with exactly one of these ids. */
export async function findById(
  db: Kysely<Schema>,
  searcher: Searcher,
  kinds: readonly SearchKind[],
  ids: readonly string[],
) {
  return db
    .selectFrom('search_documents as d')
    .select(columnsOfDocument)
    .where('d.kind', 'in', kinds)
    .where('d.record_id', 'in', ids)
    .where(visibleTo(searcher))
    .execute();
}

// Stands behind every other character.
const last = '\u{10ffff}';
// Leaves room for it in the key.
const mostOfTitle = longestKey - 1;

type Named = { readonly kinds: readonly SearchKind[]; readonly text: string; readonly most: number };

/**
 * Titles that begin with `text`, of each kind the shortest, of equals the newest: a full name is found however many
 * records mention it.
 */
export async function findByTitle(
  db: Kysely<Schema>,
  searcher: Searcher,
  { kinds, text, most }: Named,
): Promise<readonly SearchDocument[]> {
  const begin = [...sortKey(text)].slice(0, mostOfTitle).join('');
  if (begin === '') return [];
  const keyOf = (key: string) => sql<string>`sort_key(cast(${key} as text))`;
  const ofKind = (kind: SearchKind) => {
    const found = db
      .selectFrom('search_documents as d')
      .select(columnsOfDocument)
      .where('d.visible_to', '=', audienceOf(kind, searcher) ?? '')
      .where('d.kind', '=', kind)
      .where('d.title_key', '>=', keyOf(begin))
      .where('d.title_key', '<', keyOf(`${begin}${last}`))
      .where(visibleTo(searcher))
      .orderBy('d.title_key')
      .orderBy(sql`-d.id`)
      .limit(most);
    return db.selectFrom(found.as('found')).selectAll();
  };
  const [first, ...others] = kinds.map(ofKind);
  if (!first) return [];
  return others.reduce((all, one) => all.unionAll(one), first).execute();
}
