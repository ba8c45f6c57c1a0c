import type { SearchDocument } from './rank-documents.ts';
import type { QueryWord } from './split-query.ts';
import type { Asker } from './visible-documents.ts';

export type Question = { readonly words: readonly QueryWord[]; readonly asker: Asker };

/** `isComplete`: there are no others. Where there are, these are some of every kind, as new ones as could be had quickly. */
export type Hits = { readonly documents: readonly SearchDocument[]; readonly isComplete: boolean };

/** Full text: the one thing the two databases do not share. */
export type SearchIndex = { find(question: Question): Promise<Hits> };

/** Enough to rank; of frequent words nobody reads further. */
export const mostDocuments = 300;
/** The same where only one kind is looked at. */
export const mostOfKind = 50;
