import { type Kysely, sql } from 'kysely';
import { findKnownTerms } from '../../database/full-text/known-terms.ts';
import { writeFtsMatch } from '../../database/full-text/write-match.ts';
import type { Schema } from '../../database/tables/schema.ts';
import { columnsOfDocument } from './document-store.ts';
import { shownOfEach } from './rank-documents.ts';
import { mostDocuments, mostOfKind, type SearchIndex } from './search-index.ts';
import { kindsSeenBy, type Searcher, visibleTo } from './visible-documents.ts';

/** FTS5 scans its matches from the newest backwards and stops when it has enough. */
export function createSqliteIndex(db: Kysely<Schema>): SearchIndex {
  async function findNewest(match: string, searcher: Searcher, most: number) {
    return (
      db
        // A cross join is executed in the written order: from the words to the documents.
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
      const known = await findKnownTerms(db, words);
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
