import type { EventLog } from '../event-log/event-log.ts';
import { readObjectHistory } from '../event-log/read-object-history.ts';
import { mountReceivedAlerts } from '../modules/alerts/received/received-routes.ts';
import { requireWorkable } from '../modules/incidents/incident-store.ts';
import { requireAssignable } from '../modules/incidents/staff.ts';
import { readBody } from '../modules/intake/delivery-store.ts';
import { mountIntake } from '../modules/intake/intake-routes.ts';
import { mountDeliveries } from '../modules/sources/delivery-routes.ts';
import { mountSources } from '../modules/sources/source-routes.ts';
import type { Platform } from '../platform/mount/mount.ts';
import type { Inflow } from './open-inflow.ts';

type Ports = {
  readonly log: EventLog;
  readonly newId: () => string;
  readonly random: (bytes: number) => Uint8Array;
  readonly inflow: Inflow;
};

/** How alerts come in from the tools of a team, and what becomes of them. */
export function mountInflow(platform: Platform, { log, newId, random, inflow }: Ports): void {
  const { vault } = platform;
  const { map, puller, wake } = inflow;
  mountSources(platform, { log, newId, random, vault, puller, wake });
  mountDeliveries(platform, { log, newId, random, vault, puller, wake, readBody, map });
  mountIntake(platform, { vault, wake });
  mountReceivedAlerts(platform, {
    log,
    newId,
    readHistory: readObjectHistory,
    requireWorkable,
    requireAssignable,
  });
}
