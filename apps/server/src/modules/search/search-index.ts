import type { QueryWord } from '../../database/full-text/split-query.ts';
import type { SearchDocument } from './rank-documents.ts';
import type { Searcher } from './visible-documents.ts';

export type Question = { readonly words: readonly QueryWord[]; readonly searcher: Searcher };

/**
 * Full text, in a different form for each database. For many matches, some of every kind, as new as can be found
 * quickly.
 */
export type SearchIndex = { find(question: Question): Promise<readonly SearchDocument[]> };

/** Enough for ranking; frequent words are not read further. */
export const mostDocuments = 300;
/** The same for only one kind. */
export const mostOfKind = 50;
