import type { Kysely } from 'kysely';
import { chooseWords } from '../../database/full-text/split-query.ts';
import type { Schema } from '../../database/tables/schema.ts';
import { findById, findByTitle } from './document-store.ts';
import { rankDocuments, shownOfEach } from './rank-documents.ts';
import type { SearchIndex } from './search-index.ts';
import { kindsSeenBy, type Searcher } from './visible-documents.ts';

type Ports = { readonly db: Kysely<Schema>; readonly index: SearchIndex };

/** A pasted id, and the number of an incident however it is written: 142, INC-142, INC-000142. */
function idsIn(query: string): readonly string[] {
  const [, number] = /^(?:inc-?)?0*([1-9]\d{0,8})$/i.exec(query) ?? [];
  return number ? [query, number] : [query];
}

const idKinds = ['incident', 'threat', 'entity'] as const;

/** The records that `query` finds for `asker`, ranked. */
export async function searchRecordsFor({ db, index }: Ports, searcher: Searcher, query: string) {
  const exact = await findById(db, searcher, idKinds, idsIn(query));
  // Among more than can be ranked, and if a name has no words at all, exact names must not be missed.
  const named = await findByTitle(db, searcher, { kinds: kindsSeenBy(searcher), text: query, most: shownOfEach + 1 });
  const words = chooseWords(query);
  const found = words.length === 0 ? [] : await index.find({ words, searcher });
  return rankDocuments(query, [...exact, ...named, ...found]);
}
