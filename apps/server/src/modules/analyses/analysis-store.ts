import type { AnalysisResult } from '@halyard/contracts/crime/analysis.ts';
import type { AnalysisFacts } from '@halyard/crime-analysis';
import type { Kysely } from 'kysely';
import type { Transaction } from '../../database/database.ts';
import type { AnalysesTable } from '../../database/tables/crime-schema.ts';
import type { Schema } from '../../database/tables/schema.ts';
import { type Page, readPosition, toPage } from '../../platform/replies/newest-first.ts';

const toInstant = (at: number) => new Date(at).toISOString();

const whenAndWhat = ({ id, status, month, created_at, finished_at }: AnalysesTable) => ({
  analysisId: id,
  status,
  timestamp: toInstant(finished_at ?? created_at),
  year: Number(month.slice(0, 4)),
  month: month.slice(5),
});

export function toAnalysis(row: AnalysesTable): AnalysisResult {
  const contents = row.result === null ? {} : (JSON.parse(row.result) as AnalysisFacts);
  return { ...contents, ...whenAndWhat(row), ...(row.error !== null && { error: row.error }) };
}

/** With `ownerId`, only one of theirs. */
export async function findAnalysis(
  db: Kysely<Schema>,
  id: string,
  ownerId?: string,
): Promise<AnalysesTable | undefined> {
  let query = db.selectFrom('analyses').selectAll().where('id', '=', id);
  if (ownerId !== undefined) query = query.where('owner_id', '=', ownerId);
  return query.executeTakeFirst();
}

/** One page, newest first. */
export async function listAnalysisRows(db: Kysely<Schema>, { limit, after }: Page) {
  const place = readPosition(after);
  let query = db
    .selectFrom('analyses')
    .leftJoin('people', 'people.id', 'analyses.owner_id')
    .select(['analyses.id', 'month', 'analyses.status', 'analyses.created_at', 'finished_at', 'people.username'])
    .orderBy('analyses.created_at', 'desc')
    .orderBy('analyses.id');
  if (place)
    query = query.where((eb) =>
      eb.or([
        eb('analyses.created_at', '<', place.at),
        eb.and([eb('analyses.created_at', '=', place.at), eb('analyses.id', '>', place.id)]),
      ]),
    );
  const { rows, next } = toPage(await query.limit(limit + 1).execute(), limit, (row) => ({
    at: row.created_at,
    id: row.id,
  }));
  const analyses = rows.map(({ id, month, status, created_at, finished_at, username }) => ({
    analysisId: id,
    status,
    timestamp: toInstant(finished_at ?? created_at),
    year: Number(month.slice(0, 4)),
    month: month.slice(5),
    by: username,
  }));
  return { analyses, next };
}

export type NewAnalysis = {
  readonly id: string;
  /** `2026-03` */
  readonly month: string;
  readonly cities: readonly string[];
  readonly ownerId: string;
  readonly isSampled?: boolean | undefined;
};

export async function insertAnalysis(
  tx: Transaction,
  { id, month, cities, ownerId, isSampled }: NewAnalysis,
  now: number,
) {
  await tx
    .insertInto('analyses')
    .values({
      id,
      month,
      cities: JSON.stringify(cities),
      status: 'processing',
      owner_id: ownerId,
      created_at: now,
      finished_at: null,
      result: null,
      error: null,
      sampled: isSampled ? 1 : 0,
    })
    .execute();
}

/** A failed analysis is processing again. */
export async function reopenAnalysis(tx: Transaction, id: string): Promise<void> {
  await tx
    .updateTable('analyses')
    .set({ status: 'processing', finished_at: null, error: null })
    .where('id', '=', id)
    .where('status', '=', 'failed')
    .execute();
}

type Ending =
  | { readonly status: 'analyzed'; readonly result: AnalysisFacts }
  | { readonly status: 'failed'; readonly error: string };

/** Ends an analysis that is processing; false when someone else has ended it. */
export async function endAnalysis(tx: Transaction, id: string, ending: Ending, now: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('analyses')
    .set({
      status: ending.status,
      finished_at: now,
      ...(ending.status === 'analyzed' ? { result: JSON.stringify(ending.result) } : { error: ending.error }),
    })
    .where('id', '=', id)
    .where('status', '=', 'processing')
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
