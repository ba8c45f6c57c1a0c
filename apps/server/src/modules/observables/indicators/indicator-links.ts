import type { Kysely } from 'kysely';
import type { IndicatorIndexTable } from '../../../database/tables/observables-schema.ts';
import type { Schema } from '../../../database/tables/schema.ts';
import { slicesOf } from '../observable-rows.ts';
import { scoreOf } from './score.ts';

type Scored = Pick<IndicatorIndexTable, 'confidence' | 'valid_from' | 'valid_until' | 'last_sighted_at'>;

const numberOrNull = (value: number | null): number | null => (value === null ? null : Number(value));

export const scoreOfRow = ({ confidence, valid_from, valid_until, last_sighted_at }: Scored, now: number) =>
  scoreOf(
    {
      confidence,
      validFrom: numberOrNull(valid_from),
      validUntil: numberOrNull(valid_until),
      lastSightedAt: numberOrNull(last_sighted_at),
    },
    now,
  );

/** Names of records that are on a screen, by id. */
export async function readRecordNames(db: Kysely<Schema>, ids: readonly string[]) {
  const names = new Map<string, string>();
  for (const some of slicesOf([...new Set(ids)])) {
    const rows = await db
      .selectFrom('intelligence')
      .select(['id', 'name'])
      .where('id', 'in', some)
      .where('deleted_at', 'is', null)
      .execute();
    for (const { id, name } of rows) names.set(id, name);
  }
  return names;
}

export type IndicatorLink = { readonly id: string; readonly name: string | null; readonly score: number | null };

/** Link data of an indicator: also of deleted ones, without their name. */
export async function readIndicatorLinks(db: Kysely<Schema>, ids: readonly string[], now: number) {
  const names = await readRecordNames(db, ids);
  const links = new Map<string, IndicatorLink>();
  for (const some of slicesOf([...new Set(ids)])) {
    const rows = await db
      .selectFrom('indicator_index')
      .select(['record_id', 'confidence', 'valid_from', 'valid_until', 'last_sighted_at'])
      .where('record_id', 'in', some)
      .execute();
    const scores = new Map(rows.map((row) => [row.record_id, scoreOfRow(row, now)]));
    for (const id of some) links.set(id, { id, name: names.get(id) ?? null, score: scores.get(id) ?? null });
  }
  return links;
}
