import type { Kysely } from 'kysely';
import type { Schema } from '../../database/tables/schema.ts';

const dayMs = 86_400_000;

/** Instants in milliseconds; `to` is excluded, either may be open. */
export type AuditRange = { readonly from?: number | undefined; readonly to?: number | undefined };
type Asked = AuditRange & {
  readonly actions?: readonly string[] | undefined;
  readonly objectType?: string | undefined;
};

/** The days of UTC that the range touches. */
const daysIn = (db: Kysely<Schema>, { from, to }: AuditRange) =>
  db
    .selectFrom('audit_days')
    .$if(from !== undefined, (query) => query.where('day', '>=', Math.floor((from ?? 0) / dayMs)))
    .$if(to !== undefined, (query) => query.where('day', '<=', Math.floor(((to ?? 0) - 1) / dayMs)));

/**
 * Between which numbers all entries of a range lie: those of its days, for the clocks of nodes differ and entries are not
 * in the order of their time.
 */
export async function seqsOf(db: Kysely<Schema>, range: AuditRange): Promise<{ first: number; last: number }> {
  const { first, last } = await daysIn(db, range)
    .select((eb) => [eb.fn.min('first_seq').as('first'), eb.fn.max('last_seq').as('last')])
    .executeTakeFirstOrThrow();
  return { first: Number(first ?? 1), last: Number(last ?? 0) };
}

/** How many entries of these actions and of this type of object are in the database: whole days as they were counted. */
export async function countByDays(db: Kysely<Schema>, { actions, objectType, ...range }: Asked): Promise<number> {
  const { from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY } = range;
  const days = await daysIn(db, range)
    .select((eb) => [
      'day',
      eb.fn.sum('count').as('count'),
      eb.fn.min('first_seq').as('first'),
      eb.fn.max('last_seq').as('last'),
    ])
    .$if(actions !== undefined, (query) => query.where('action', 'in', actions ?? []))
    .$if(objectType !== undefined, (query) => query.where('object_type', '=', objectType ?? ''))
    .groupBy('day')
    .execute();
  // The oldest may have gone with their partition, which tells no trigger.
  const { oldest } = await db
    .selectFrom('audit')
    .select((eb) => eb.fn.min('seq').as('oldest'))
    .executeTakeFirstOrThrow();
  let total = 0;
  for (const { day, count, first, last } of days) {
    const start = Number(day) * dayMs;
    if (oldest === null || Number(last) < Number(oldest)) continue;
    if (start >= from && start + dayMs <= to && Number(first) >= Number(oldest)) total += Number(count);
    else total += await countWithin({ from: Math.max(start, from), to: Math.min(start + dayMs, to) });
  }
  return total;

  async function countWithin(part: { readonly from: number; readonly to: number }): Promise<number> {
    const { count } = await db
      .selectFrom('audit')
      .select((eb) => eb.fn.countAll().as('count'))
      .where('at', '>=', part.from)
      .where('at', '<', part.to)
      .$if(actions !== undefined, (query) => query.where('action', 'in', actions ?? []))
      .$if(objectType !== undefined, (query) => query.where('object_type', '=', objectType ?? ''))
      .executeTakeFirstOrThrow();
    return Number(count);
  }
}
