import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import type { EventLog } from '../../event-log/event-log.ts';
import { createGroupAlerts } from '../../modules/alerts/groups/group-alerts.ts';
import { holdBack } from '../../modules/alerts/quiet/hold-back.ts';
import { createIntakeWorker, type DeadDelivery } from '../../modules/intake/intake-worker.ts';
import type { MapDeliveries } from '../../modules/intake/mapping-threads.ts';
import { createObserveAlerts } from '../../modules/observables/objects/observe-alerts.ts';
import { noteMatches } from '../../modules/sigma/note-matches.ts';
import type { RunTraced } from '../../platform/observe/tracing/tracing.ts';

type Options = {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: EventLog;
  readonly newId: () => string;
  readonly map: MapDeliveries;
  readonly onFailure: (cause: unknown) => void;
  readonly onDead?: ((delivery: DeadDelivery) => void) | undefined;
  readonly trace?: RunTraced | undefined;
};

/** The worker that turns waiting deliveries into alerts, wherever it runs. */
export const openIntake = ({ database, clock, log, newId, map, ...others }: Options) =>
  createIntakeWorker({
    database,
    clock,
    log,
    newId,
    map,
    noteRules: noteMatches,
    observe: createObserveAlerts(log),
    holdBack,
    group: createGroupAlerts({ log, newId }),
    ...others,
  });
