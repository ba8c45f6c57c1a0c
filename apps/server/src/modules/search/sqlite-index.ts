import { type Kysely, sql } from 'kysely';
import type { QueryWord } from '../../database/full-text/split-query.ts';
import { type KnownTerms, writeFtsMatch } from '../../database/full-text/write-match.ts';
import type { Schema } from '../../database/tables/schema.ts';
import { columnsOfDocument } from './document-store.ts';
import { shownOfEach } from './rank-documents.ts';
import { mostDocuments, mostOfKind, type SearchIndex } from './search-index.ts';
import { kindsSeenBy, type Searcher, visibleTo } from './visible-documents.ts';

// The index knows the beginnings of up to five characters by heart (migrations/search/sqlite.ts).
const longestKnown = 5;
// Of a longer one FTS5 would first gather all matches. Where it stands for a few words only, these are asked for.
const mostTerms = 100;

/** The words of the index that begin so, found by leaping from one to the next; undefined where they are too many. */
async function findTerms(db: Kysely<Schema>, begin: string): Promise<readonly string[] | undefined> {
  const end = `${begin}\u{10ffff}`;
  const after = (place: ReturnType<typeof sql>) =>
    sql`(select term from search_terms where term >= ${place} and term < ${end} limit 1)`;
  const { rows } = await sql<{ term: string }>`
    with recursive found(term) as (
      select ${after(sql`${begin}`)}
      union all select ${after(sql`found.term || char(1)`)} from found where found.term is not null limit ${mostTerms + 1}
    ) select term from found where term is not null`.execute(db);
  return rows.length === 0 || rows.length > mostTerms ? undefined : rows.map(({ term }) => term);
}

async function lookUp(db: Kysely<Schema>, words: readonly QueryWord[]): Promise<KnownTerms> {
  const known = new Map<string, readonly string[] | undefined>();
  for (const { is, word } of words)
    if (is === 'beginning' && word.length > longestKnown) known.set(word, await findTerms(db, word));
  return known;
}

/** FTS5 walks its matches from the newest backwards and stops when it has enough. */
export function createSqliteIndex(db: Kysely<Schema>): SearchIndex {
  async function findNewest(match: string, searcher: Searcher, most: number) {
    return (
      db
        // A cross join is done in the order it is written: from the words to the documents.
        .selectFrom('search_index')
        .crossJoin('search_documents as d')
        .select(columnsOfDocument)
        .where(sql<boolean>`search_index match ${match}`)
        .whereRef('d.id', '=', 'search_index.rowid')
        .where(visibleTo(searcher))
        .orderBy('search_index.rowid', 'desc')
        .limit(most)
        .execute()
    );
  }

  return {
    async find({ words, searcher }) {
      const known = await lookUp(db, words);
      const documents = await findNewest(writeFtsMatch(words, known), searcher, mostDocuments);
      if (documents.length < mostDocuments) return documents;
      for (const kind of kindsSeenBy(searcher)) {
        const isMissing = documents.filter((document) => document.kind === kind).length <= shownOfEach;
        if (isMissing) documents.push(...(await findNewest(writeFtsMatch(words, known, kind), searcher, mostOfKind)));
      }
      return documents;
    },
  };
}
