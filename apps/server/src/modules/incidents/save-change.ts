import type { WorkingHours } from '@halyard/contracts/operations/working-hours.ts';
import type { Kysely } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { IncidentsTable } from '../../database/tables/intelligence-schema.ts';
import type { Schema } from '../../database/tables/schema.ts';
import { keepChange } from '../../event-log/changes.ts';
import type { ChangeContext } from './change-context.ts';
import type { IncidentPorts } from './incident-ports.ts';
import { dueAt } from './incident-rules.ts';
import { type IncidentChange, saveIncident } from './incident-store.ts';
import type { IncidentEvent } from './record-incident.ts';

type EventDraft = Pick<IncidentEvent, 'kind' | 'severity' | 'details' | 'notify'>;

/** The working hours of a queue; null is around the clock. */
export async function readHours(db: Kysely<Schema>, queueId: string): Promise<WorkingHours | null> {
  const row = await db
    .selectFrom('alert_queues')
    .select('hours')
    .where('id', '=', queueId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row?.hours ? (JSON.parse(row.hours) as WorkingHours) : null;
}

const isTimed = (change: IncidentChange) =>
  (['detected_at', 'severity', 'pauses', 'queue_id'] as const).some((column) => column in change);

export type SaveChange = (
  context: ChangeContext,
  row: IncidentsTable,
  change: IncidentChange,
  event: EventDraft,
) => Promise<string | null>;

/**
 * Writes an incident, its target with it, and logs that. Every change of the row is exactly one event: reports undo a
 * change by going one event back.
 */
export function createSaveChange(clock: Clock, { record, newId }: IncidentPorts): SaveChange {
  return async ({ tx, actor, caller }, row, change, event) => {
    const at = clock();
    const timed = { ...row, ...change };
    if (isTimed(change)) Object.assign(timed, { due_at: dueAt(timed, await readHours(tx, timed.queue_id)) });
    const changed = await saveIncident(tx, row, { ...change, due_at: timed.due_at }, at);
    const due = isTimed(change) && { due: new Date(timed.due_at).toISOString() };
    const details = { ...event.details, ...(due && { times: { ...event.details?.times, ...due } }) };
    await record(tx, { ...event, details, at, actor, incident: timed, before: row, after: timed });
    return keepChange(tx, { id: newId(), actorId: caller.id, at, rows: [changed] });
  };
}
