import type { EventKind, Severity } from '@halyard/contracts/events.ts';
import type { EventDetails } from '@halyard/contracts/intelligence/intelligence.ts';
import type { Transaction } from '../../database/database.ts';
import { readNames } from '../../database/person-names.ts';
import type { IncidentsTable } from '../../database/tables/intelligence-schema.ts';
import { type Actor, type EventLog, everyone, type Recipients } from '../../event-log/event-log.ts';

/** An event of an incident, before it is logged. */
export type IncidentEvent = {
  readonly at: number;
  readonly actor: Actor;
  readonly incident: Pick<IncidentsTable, 'id' | 'title'>;
  readonly kind: EventKind;
  /** `low` unless said otherwise. */
  readonly severity?: Severity;
  readonly details?: EventDetails;
  readonly notify?: Recipients;
  readonly before?: unknown;
  readonly after?: unknown;
};
export type RecordIncident = (tx: Transaction, event: IncidentEvent) => Promise<number>;

/** Writes to the timeline of an incident, which is the log; the author stays readable when the account is deleted. */
export function createIncidentRecorder(log: EventLog): RecordIncident {
  return async (tx, { incident, details, severity = 'low', ...event }) => {
    const by = event.actor.id === null ? undefined : (await readNames(tx, [event.actor.id])).get(event.actor.id);
    return log.record(tx, {
      ...event,
      severity,
      audienceId: everyone,
      objectType: 'incident',
      objectId: incident.id,
      subject: incident.title,
      details: { ...details, ...(by !== undefined && { by }) },
    });
  };
}
