import type { QueryWord } from '../../database/full-text/split-query.ts';
import type { SearchDocument } from './rank-documents.ts';
import type { Searcher } from './visible-documents.ts';

export type Question = { readonly words: readonly QueryWord[]; readonly searcher: Searcher };

/** Full text, which the two databases ask in different ways. Of very many, some of every kind, as new as can be had quickly. */
export type SearchIndex = { find(question: Question): Promise<readonly SearchDocument[]> };

/** Enough to rank; of frequent words no one reads further. */
export const mostDocuments = 300;
/** The same where only one kind is looked at. */
export const mostOfKind = 50;
