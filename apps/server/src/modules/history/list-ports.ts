import type { ViewList } from '@halyard/contracts/work/views.ts';
import type { Kysely, SelectQueryBuilder } from 'kysely';
import type { Schema } from '../../database/tables/schema.ts';
import type { TableName } from './kept-tables.ts';

export type Found = SelectQueryBuilder<Schema, TableName, object>;

/**
 * The rows of a list that match, in whichever database is handed in; with `inColumns`, words are looked for in the rows
 * themselves, because the search index has only what is there today.
 */
export type Match = (db: Kysely<Schema>, inColumns?: boolean) => Found;

/** Reads the query of a list; rejects what the list would reject. */
export type ReadFilter = (
  db: Kysely<Schema>,
  query: Readonly<Record<string, string>>,
  asking: { readonly personId: string; readonly now: number },
) => Promise<Match>;

export type ListFilters = Readonly<Record<ViewList, ReadFilter>>;
