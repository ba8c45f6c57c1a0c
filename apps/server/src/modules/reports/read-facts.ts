import { setImmediate } from 'node:timers/promises';
import { startOfDay } from '@halyard/contracts/format/start-of-day.ts';
import type { IncidentSeverity } from '@halyard/contracts/operations/incidents.ts';
import type { IncidentReport } from '@halyard/contracts/operations/reports.ts';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../database/tables/schema.ts';
import { daysOf, type Span } from './days-of-span.ts';

export const hourMs = 3_600_000;
/** SQLite queries are synchronous: a year is read by the month. */
const pieceMs = 30 * 24 * hourMs;

/** Incidents opened and resolved in a span, of one severity and one assignee under one name. */
export type FactSums = {
  readonly severity: IncidentSeverity;
  readonly assignee: string | null;
  readonly name: string | null;
  /** When the last of them was opened. */
  readonly latest: number;
  readonly opened: number;
  readonly resolved: number;
  /** From detection to resolution, of all that were resolved. */
  readonly tookMs: number;
  /** How many were resolved within their target. */
  readonly kept: number;
  /** The number of their events; those in both counts only once. */
  readonly events: number;
};

const took = sql`(resolved_at - detected_at)`;
const isKept = sql`resolved_at <= due_at`;

const openedIn = ({ from, to }: Span) => sql`opened_at >= ${from} and opened_at < ${to}`;
const resolvedIn = ({ from, to }: Span) => sql`resolved_at >= ${from} and resolved_at < ${to}`;

const sumOpened = (piece: Span) => sql<FactSums>`
  select severity, assignee_id as assignee, assignee_name as name, max(opened_at) as latest,
    count(*) as opened, 0 as resolved, 0 as "tookMs", 0 as kept, sum(events) as events
  from incident_facts where ${openedIn(piece)} group by severity, assignee_id, assignee_name`;

const sumResolved = (piece: Span, span: Span) => sql<FactSums>`
  select severity, assignee_id as assignee, assignee_name as name, max(opened_at) as latest,
    0 as opened, count(*) as resolved, sum(${took}) as "tookMs", sum(case when ${isKept} then 1 else 0 end) as kept,
    sum(case when ${openedIn(span)} then 0 else events end) as events
  from incident_facts where ${resolvedIn(piece)} group by severity, assignee_id, assignee_name`;

export async function readSums(db: Kysely<Schema>, span: Span): Promise<FactSums[]> {
  const sums: FactSums[] = [];
  for (let from = span.from; from < span.to; from += pieceMs) {
    const piece = { from, to: Math.min(from + pieceMs, span.to) };
    for (const query of [sumOpened(piece), sumResolved(piece, span)])
      for (const { severity, assignee, name, ...figures } of (await query.execute(db)).rows) {
        // PostgreSQL writes sums as text.
        const [latest, opened, resolved] = [figures.latest, figures.opened, figures.resolved].map(Number);
        const [tookMs, kept, events] = [figures.tookMs, figures.kept, figures.events].map(Number);
        sums.push({ severity, assignee, name, latest, opened, resolved, tookMs, kept, events } as FactSums);
      }
    await setImmediate();
  }
  return sums;
}

/** How many incidents were reopened in the span: incidents, not reopenings, for the figure opens a list of incidents. */
export async function countReopened(db: Kysely<Schema>, { from, to }: Span): Promise<number> {
  const rows = await db.selectFrom('incident_facts').select('reopened').where('last_reopened_at', '>=', from).execute();
  const isWithin = (at: number) => at >= from && at < to;
  return rows.filter(({ reopened }) => (JSON.parse(reopened) as number[]).some(isWithin)).length;
}

export async function countByDay(db: Kysely<Schema>, span: Span, timeZone: string): Promise<IncidentReport['byDay']> {
  const days = daysOf(span, timeZone);
  if (days.length === 0) return [];
  const starts = days.map((day) => Math.max(span.from, startOfDay(timeZone, day)));
  const rows = days.map((day, index) => {
    const [from, to] = [starts[index], starts[index + 1] ?? span.to];
    return sql`(cast(${day} as text), cast(${from} as bigint), cast(${to} as bigint))`;
  });
  const counted = await sql<IncidentReport['byDay'][number]>`
    select column1 as day,
      (select count(*) from incident_facts where opened_at >= column2 and opened_at < column3) as opened,
      (select count(*) from incident_facts where resolved_at >= column2 and resolved_at < column3) as resolved
    from (values ${sql.join(rows)}) as days order by column1`.execute(db);
  return counted.rows.map(({ day, opened, resolved }) => ({ day, opened: Number(opened), resolved: Number(resolved) }));
}
