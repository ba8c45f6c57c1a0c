import type { Severity, Signal, SignalKind } from '@halyard/contracts/signals.ts';
import type { ExpressionBuilder, Kysely } from 'kysely';
import type { Transaction } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';
import { everyone } from '../../event-log/event-log.ts';

/** Whose events: the person's own, those that concern everybody, and for administrators those that concern all of them. */
export type Audience = { readonly personId: string; readonly isAdmin: boolean };

function concerns({ personId, isAdmin }: Audience) {
  return ({ eb, or }: ExpressionBuilder<Schema, 'events'>) => {
    const own = eb('audience_id', 'in', [personId, everyone]);
    return isAdmin ? or([own, eb('audience_id', 'is', null)]) : own;
  };
}

export async function countSignals(db: Kysely<Schema>, audience: Audience, since: number) {
  const rows = await db
    .selectFrom('events')
    .select(['severity', (eb) => eb.fn.countAll<number>().as('count')])
    .where(concerns(audience))
    .where('at', '>=', since)
    .groupBy('severity')
    .execute();
  const counts: Record<Severity, number> = { critical: 0, high: 0, medium: 0, low: 0 };
  for (const { severity, count } of rows) counts[severity] = Number(count);
  return counts;
}

export async function readSignals(
  db: Kysely<Schema>,
  audience: Audience,
  since: number,
  limit: number,
): Promise<Signal[]> {
  const rows = await db
    .selectFrom('events')
    .selectAll()
    .where(concerns(audience))
    .where('at', '>=', since)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    at: new Date(row.at).toISOString(),
    kind: row.kind as SignalKind,
    severity: row.severity as Severity,
    subject: row.subject,
    objectType: row.object_type,
    objectId: row.object_id,
    sample: row.sample === 1,
  }));
}

export async function readMark(db: Kysely<Schema>, personId: string): Promise<number> {
  const row = await db
    .selectFrom('signal_marks')
    .select('seen_up_to')
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return row?.seen_up_to ?? 0;
}

export async function countUnseen(
  db: Kysely<Schema>,
  audience: Audience,
  since: number,
  mark: number,
): Promise<number> {
  const { count } = await db
    .selectFrom('events')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(concerns(audience))
    .where('at', '>=', since)
    .where('id', '>', mark)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Moves the mark forward; it never moves back. */
export async function advanceMark(tx: Transaction, personId: string, upTo: number): Promise<void> {
  await tx
    .insertInto('signal_marks')
    .values({ person_id: personId, seen_up_to: upTo })
    .onConflict((conflict) =>
      conflict.column('person_id').doUpdateSet({ seen_up_to: upTo }).where('signal_marks.seen_up_to', '<', upTo),
    )
    .execute();
}
