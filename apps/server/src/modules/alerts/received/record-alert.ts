import type { EventKind, Severity } from '@halyard/contracts/events.ts';
import type { EventDetails } from '@halyard/contracts/intelligence/intelligence.ts';
import type { Clock } from '../../../clock.ts';
import type { Transaction } from '../../../database/database.ts';
import { readNames } from '../../../database/person-names.ts';
import type { AlertsTable } from '../../../database/tables/inflow-schema.ts';
import { type Actor, type EventLog, everyone } from '../../../event-log/event-log.ts';

type Happening = {
  readonly kind: EventKind;
  readonly alert: Pick<AlertsTable, 'id' | 'title'>;
  readonly severity?: Severity;
  readonly details?: EventDetails;
  readonly before?: unknown;
  readonly after?: unknown;
};

/** Writes what someone did with an alert into the log, with their name. */
export function createAlertRecorder(log: EventLog, clock: Clock) {
  return async (
    tx: Transaction,
    actor: Actor,
    { kind, alert, severity = 'low', details, before, after }: Happening,
  ): Promise<number> => {
    const by = actor.id === null ? undefined : (await readNames(tx, [actor.id])).get(actor.id);
    const told = Object.assign({}, details, by === undefined ? {} : { by });
    return log.record(tx, {
      at: clock(),
      kind,
      severity,
      actor,
      audienceId: everyone,
      objectType: 'alert',
      objectId: alert.id,
      subject: alert.title,
      details: told,
      before,
      after,
    });
  };
}
export type RecordAlert = ReturnType<typeof createAlertRecorder>;
