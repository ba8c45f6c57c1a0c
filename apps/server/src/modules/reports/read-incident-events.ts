import { setImmediate } from 'node:timers/promises';
import type { EventDetails } from '@halyard/contracts/intelligence/intelligence.ts';
import type { Kysely } from 'kysely';
import type { Schema } from '../../database/tables/schema.ts';
import { type IncidentEvent, replayedKinds } from './replay-incidents.ts';

/** From the first instant to before the second, in milliseconds. */
export type Span = { readonly from: number; readonly to: number };

const incidentsAtOnce = 200;

/** Incidents something happened to in the span; nothing else can have been opened or resolved in it. */
async function findTouchedIn(db: Kysely<Schema>, { from, to }: Span): Promise<string[]> {
  const rows = await db
    .selectFrom('events')
    .select('object_id')
    .distinct()
    .where('kind', 'in', ['incident_opened', 'incident_status_changed'])
    .where('at', '>=', from)
    .where('at', '<', to)
    .where('object_type', '=', 'incident')
    .execute();
  return rows.flatMap(({ object_id }) => object_id ?? []);
}

const daysAtOnce = 7 * 86_400_000;

/** A year is asked for by the week, so that no question takes long. */
async function findTouched(db: Kysely<Schema>, { from, to }: Span): Promise<string[]> {
  const touched = new Set<string>();
  for (let start = from; start < to; start += daysAtOnce) {
    for (const id of await findTouchedIn(db, { from: start, to: Math.min(start + daysAtOnce, to) })) touched.add(id);
    await setImmediate();
  }
  return [...touched];
}

async function readEventsOf(db: Kysely<Schema>, incidentIds: readonly string[]): Promise<IncidentEvent[]> {
  const rows = await db
    .selectFrom('events')
    .select(['at', 'kind', 'details', 'object_id'])
    .where('object_type', '=', 'incident')
    .where('object_id', 'in', incidentIds)
    .where('kind', 'in', replayedKinds)
    .orderBy('id')
    .execute();
  return rows.map(({ object_id, at, kind, details }) => ({
    incidentId: object_id ?? '',
    at,
    kind,
    details: details === null ? {} : (JSON.parse(details) as EventDetails),
  }));
}

/**
 * All that ever happened to the incidents of a span, some incidents at a time, each in the order of the log: what was resolved in the span and
 * reopened after it does not count as resolved, just as on the screens.
 */
export async function* readIncidentEvents(db: Kysely<Schema>, span: Span): AsyncGenerator<readonly IncidentEvent[]> {
  const touched = await findTouched(db, span);
  for (let start = 0; start < touched.length; start += incidentsAtOnce) {
    yield readEventsOf(db, touched.slice(start, start + incidentsAtOnce));
    // SQLite answers without a pause; others who ask get their turn between the parts of a long report.
    await setImmediate();
  }
}
