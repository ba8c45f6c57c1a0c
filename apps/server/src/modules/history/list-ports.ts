import type { ViewList } from '@halyard/contracts/work/views.ts';
import type { Kysely, SelectQueryBuilder } from 'kysely';
import type { Schema } from '../../database/tables/schema.ts';
import type { TableName } from './kept-tables.ts';

export type Found = SelectQueryBuilder<Schema, TableName, object>;

/**
 * The matching rows of a list, in the given database; with `inColumns`, words are searched in the rows themselves,
 * because the search index only has current data.
 */
export type Match = (db: Kysely<Schema>, inColumns?: boolean) => Found;

/** Reads the query of a list; rejects what the list would reject. */
export type ReadFilter = (
  db: Kysely<Schema>,
  query: Readonly<Record<string, string>>,
  asking: { readonly personId: string; readonly now: number },
) => Promise<Match>;

export type ListFilters = Readonly<Record<ViewList, ReadFilter>>;
