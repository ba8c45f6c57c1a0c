import { ApiError } from '@halyard/contracts/errors.ts';
import {
  type EventEntry,
  type EventKind,
  type EventTick,
  type Severity,
  severities,
} from '@halyard/contracts/events.ts';
import { type ExpressionBuilder, type Kysely, type Selectable, sql } from 'kysely';
import type { Transaction } from '../../database/database.ts';
import type { EventsTable, Schema } from '../../database/tables/schema.ts';
import { everyone } from '../../event-log/event-log.ts';

/** Visible events: the user's own, those for everyone, and for administrators those for all of them. */
export type Audience = { readonly personId: string; readonly isAdmin: boolean };

function concerns({ personId, isAdmin }: Audience) {
  return ({ eb, or }: ExpressionBuilder<Schema, 'events'>) => {
    const own = eb('audience_id', 'in', [personId, everyone]);
    return isAdmin ? or([own, eb('audience_id', 'is', null)]) : own;
  };
}

export async function countEvents(db: Kysely<Schema>, audience: Audience, since: number) {
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

/** The resolution of the strip: 720 marks in a day. */
const tickMs = 120_000;

/** The events of the window in marks of two minutes each, the oldest first. */
export async function countTicks(db: Kysely<Schema>, audience: Audience, since: number): Promise<EventTick[]> {
  // Written as a literal: PostgreSQL treats two parameters as two different expressions.
  const slot = sql<number>`at / ${sql.lit(tickMs)}`;
  const rows = await db
    .selectFrom('events')
    .select([slot.as('slot'), 'severity', (eb) => eb.fn.countAll<number>().as('count')])
    .where(concerns(audience))
    .where('at', '>=', since)
    .groupBy([slot, 'severity'])
    .orderBy(slot)
    .execute();
  const ticks = new Map<number, EventTick>();
  for (const { slot: position, severity: level, count } of rows) {
    const before = ticks.get(position);
    const severity = before ? moreSevere(before.severity, level as Severity) : (level as Severity);
    const at = new Date(Math.max(since, position * tickMs)).toISOString();
    ticks.set(position, { at, severity, count: (before?.count ?? 0) + Number(count) });
  }
  return [...ticks.values()];
}

const moreSevere = (one: Severity, other: Severity) =>
  severities.indexOf(one) < severities.indexOf(other) ? one : other;

type Page = {
  readonly since: number;
  readonly severity?: Severity | undefined;
  readonly limit: number;
  readonly after?: string | undefined;
};

/** The last row of the page before: its instant and id. */
function readPosition(cursor: string) {
  const [, at, id] = /^(\d{1,15})~(\d{1,15})$/.exec(cursor) ?? [];
  if (at === undefined || id === undefined)
    throw new ApiError('invalid_input', 'The query parameter "after" is not one that a page of this list named.');
  return { at: Number(at), id: Number(id) };
}

function pageOf(db: Kysely<Schema>, audience: Audience, { since, severity, after }: Page) {
  let rows = db.selectFrom('events').selectAll().where(concerns(audience)).where('at', '>=', since);
  if (severity) rows = rows.where('severity', '=', severity);
  if (after === undefined) return rows;
  const position = readPosition(after);
  return rows.where((eb) =>
    eb.or([eb('at', '<', position.at), eb.and([eb('at', '=', position.at), eb('id', '<', position.id)])]),
  );
}

const toEventEntry = (row: Selectable<EventsTable>): EventEntry => ({
  id: row.id,
  at: new Date(row.at).toISOString(),
  kind: row.kind as EventKind,
  severity: row.severity as Severity,
  subject: row.subject,
  objectType: row.object_type,
  objectId: row.object_id,
  sample: row.sample === 1,
});

/** A page of the window, the newest first, and where the next one continues. */
export async function readEvents(db: Kysely<Schema>, audience: Audience, page: Page) {
  const rows = await pageOf(db, audience, page)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit + 1)
    .execute();
  const shown = rows.slice(0, page.limit);
  const last = rows.length > shown.length ? shown.at(-1) : undefined;
  return { events: shown.map(toEventEntry), next: last ? `${last.at}~${last.id}` : null };
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

/** Advances the mark; it never moves back. */
export async function advanceMark(tx: Transaction, personId: string, upTo: number): Promise<void> {
  await tx
    .insertInto('signal_marks')
    .values({ person_id: personId, seen_up_to: upTo })
    .onConflict((conflict) =>
      conflict.column('person_id').doUpdateSet({ seen_up_to: upTo }).where('signal_marks.seen_up_to', '<', upTo),
    )
    .execute();
}
