import {
  listSimilarAlerts,
  listSimilarIncidents,
  type SharedThing,
  similarMax,
} from '@halyard/contracts/inflow/received-alerts.ts';
import type { Kysely } from 'kysely';
import type { Schema } from '../../../database/tables/schema.ts';
import { mountRead, type Platform } from '../../../platform/mount/mount.ts';
import { findByObservables, findSharing, type Shared } from './find-shared.ts';
import { requireReceived, toReceived } from './show-received.ts';

/** How far back alerts are looked for. */
const lookBackMs = 30 * 86_400_000;
const sharedShown = 5;
// Statements take a limited number of values.
const idsMax = 400;

const shownOf = (things: ReadonlyMap<string, SharedThing> | undefined) =>
  [...(things?.values() ?? [])].slice(0, sharedShown);

/** What has most in common stands first. */
const byShared = (shared: Shared) => (one: { readonly id: string }, other: { readonly id: string }) =>
  (shared.get(other.id)?.size ?? 0) - (shared.get(one.id)?.size ?? 0);

/** Incidents with what their own observables, and the alerts that were added to them, share with alerts. */
async function findIncidents(db: Kysely<Schema>, alertIds: readonly string[], now: number): Promise<Shared> {
  const alerts = await requireReceived(db, alertIds);
  const shared = await findByObservables(db, alertIds, 'incident', 0);
  const similar = await findSharing(db, alerts, now - lookBackMs);
  if (similar.size === 0) return shared;
  const links = await db
    .selectFrom('alert_incidents')
    .select(['alert_id', 'incident_id'])
    .where('alert_id', 'in', [...similar.keys()].slice(0, idsMax))
    .where('deleted_at', 'is', null)
    .execute();
  for (const { alert_id, incident_id } of links) {
    const own = shared.get(incident_id) ?? new Map<string, SharedThing>();
    shared.set(incident_id, new Map([...own, ...(similar.get(alert_id) ?? [])]));
  }
  return shared;
}

/** Alerts and incidents that have something in common with an alert. */
export function mountSimilar(platform: Platform): void {
  const { clock, database } = platform;

  mountRead(platform, listSimilarAlerts, async ({ params: { id } }) => {
    const now = clock();
    const [alert] = await requireReceived(database.read, [id]);
    const shared = alert ? await findSharing(database.read, [alert], now - lookBackMs) : new Map();
    if (shared.size === 0) return [];
    const rows = await database.read
      .selectFrom('alerts')
      .selectAll()
      .where('id', 'in', [...shared.keys()].slice(0, idsMax))
      .where('deleted_at', 'is', null)
      .orderBy('last_seen', 'desc')
      .orderBy('number', 'desc')
      .execute();
    const nearest = rows.toSorted(byShared(shared)).slice(0, similarMax);
    const alerts = await toReceived(database.read, nearest, now);
    return alerts.map((one) => ({ alert: one, shared: shownOf(shared.get(one.id)) }));
  });

  mountRead(platform, listSimilarIncidents, async ({ query: { alerts } }) => {
    const shared = await findIncidents(database.read, [...new Set(alerts)], clock());
    if (shared.size === 0) return [];
    const rows = await database.read
      .selectFrom('incidents')
      .select(['id', 'number', 'title', 'severity'])
      .where('id', 'in', [...shared.keys()].slice(0, idsMax))
      .where('status', '<>', 'Closed')
      .where('deleted_at', 'is', null)
      .orderBy('number', 'desc')
      .execute();
    const nearest = rows.toSorted(byShared(shared)).slice(0, similarMax);
    return nearest.map((row) => Object.assign(row, { shared: shownOf(shared.get(row.id)) }));
  });
}
