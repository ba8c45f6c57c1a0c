import type { Caveat, QueryResult } from '@halyard/contracts/query/query-spec.ts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../../database/tables/schema.ts';
import type { Frame } from './build-conditions.ts';

export type Db = Kysely<Schema>;
export type Cell = string | number | null;

/** Groups that are listed where the question names no number; the rest is counted. */
export const groupsShown = 50;

/** An empty result. */
export const none: QueryResult = {
  total: 0,
  rows: [],
  groups: [],
  groupsTotal: 0,
  points: [],
  value: null,
  over: null,
  caveats: [],
};

export async function readAll<Row>(db: Db, query: RawBuilder<Row>): Promise<readonly Row[]> {
  return (await query.execute(db)).rows;
}

export async function countRows(db: Db, { source }: Frame, where: RawBuilder<boolean>): Promise<number> {
  const [row] = await readAll(db, sql<{ n: number }>`select count(*) as n from ${source.from} where ${where}`);
  return Number(row?.n ?? 0);
}

export const isTrue = (condition: RawBuilder<boolean>) => sql<number>`sum(case when ${condition} then 1 else 0 end)`;

/** The caveats of figures that are said together, each of them once. */
export const mergeCaveats = (one: readonly Caveat[], other: readonly Caveat[]): Caveat[] => [
  ...new Map([...one, ...other].map((caveat) => [JSON.stringify(caveat), caveat])).values(),
];
