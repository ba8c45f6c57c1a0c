import { ApiError } from '@halyard/contracts/errors.ts';
import { alertNumber } from '@halyard/contracts/inflow/alert-number.ts';
import { groupLinkMax, linkReceivedAlerts, unlinkReceivedAlerts } from '@halyard/contracts/inflow/received-alerts.ts';
import type { EventDetails } from '@halyard/contracts/intelligence/intelligence.ts';
import type { Kysely } from 'kysely';
import { holdRows } from '../../../database/connections/hold-rows.ts';
import type { Transaction } from '../../../database/database.ts';
import type { AlertsTable } from '../../../database/tables/inflow-schema.ts';
import type { IncidentsTable } from '../../../database/tables/intelligence-schema.ts';
import type { Schema } from '../../../database/tables/schema.ts';
import { type ChangedRow, keepChange } from '../../../event-log/changes.ts';
import type { Actor } from '../../../event-log/event-log.ts';
import { mountChange, type Platform } from '../../../platform/mount/mount.ts';
import { matchingReceived } from './filter-received.ts';
import type { RecordAlert } from './record-alert.ts';
import { requireReceived } from './show-received.ts';

/** What happened to an incident with some of its alerts. */
export type RecordOfIncident = (
  tx: Transaction,
  happening: {
    readonly at: number;
    readonly actor: Actor;
    readonly incident: Pick<IncidentsTable, 'id' | 'title'>;
    readonly kind: 'incident_alerts_added' | 'incident_alerts_removed';
    readonly details: EventDetails;
    readonly before?: unknown;
    readonly after?: unknown;
  },
) => Promise<unknown>;

type Ports = {
  readonly newId: () => string;
  readonly record: RecordAlert;
  readonly recordOfIncident: RecordOfIncident;
  /** An incident that may be worked on. */
  readonly requireWorkable: (db: Kysely<Schema>, id: string) => Promise<IncidentsTable>;
};

// So many are named where an incident tells what was added to it.
const namedMax = 20;

/** One alert is told by its number and title, many by how many and their numbers. */
function detailsOf(alerts: readonly AlertsTable[]): EventDetails {
  const [first] = alerts;
  if (first && alerts.length === 1)
    return { count: 1, name: `${alertNumber(first.number)} ${first.title}`, otherId: first.id };
  const names = alerts.slice(0, namedMax).map(({ number }) => alertNumber(number));
  return { count: alerts.length, name: [...names, ...(alerts.length > namedMax ? ['…'] : [])].join(', ') };
}

/** The alerts that are named, and those of the group that is. */
async function readAlerts(
  tx: Transaction,
  { alerts, group }: { alerts: readonly string[]; group?: string | undefined },
) {
  const ids = new Set(alerts);
  if (group !== undefined) {
    const members = await matchingReceived(tx, { group }, { personId: '', now: 0 })
      .select('alerts.id')
      .limit(groupLinkMax + 1)
      .execute();
    if (members.length === 0) throw new ApiError('record_not_found');
    if (members.length > groupLinkMax)
      throw new ApiError('invalid_input', `At most ${groupLinkMax} alerts of a group can be added at once.`);
    for (const { id } of members) ids.add(id);
  }
  if (ids.size === 0) throw new ApiError('invalid_input', 'Name alerts or a group.');
  return requireReceived(tx, [...ids]);
}

/** Adds alerts to incidents, and removes them. */
export function mountAlertLinks(platform: Platform, { newId, record, recordOfIncident, requireWorkable }: Ports): void {
  const { clock } = platform;

  mountChange(platform, linkReceivedAlerts, async ({ tx, caller, actor, body }) => {
    const at = clock();
    const incident = await requireWorkable(tx, body.incident);
    const rows: ChangedRow[] = [];
    const added: AlertsTable[] = [];
    const alerts = await readAlerts(tx, body);
    for (const alert of alerts) {
      const row = await tx
        .insertInto('alert_incidents')
        .values({
          id: newId(),
          alert_id: alert.id,
          incident_id: incident.id,
          created_at: at,
          version: 1,
          deleted_at: null,
        })
        .onConflict((conflict) =>
          conflict
            .columns(['alert_id', 'incident_id'])
            .doUpdateSet((eb) => ({ deleted_at: null, version: eb('alert_incidents.version', '+', 1) }))
            .where('alert_incidents.deleted_at', 'is not', null),
        )
        .returning(['id', 'version'])
        .executeTakeFirst();
      if (!row) continue;
      added.push(alert);
      rows.push({ table: 'alert_incidents', id: row.id, version: row.version, before: { deleted_at: at } });
      const details = { name: incident.title, otherId: incident.id };
      await record(tx, actor, { kind: 'alert_linked', alert, details, after: incident.id });
    }
    if (added.length > 0) {
      const after = added.map(({ id }) => id);
      const kind = 'incident_alerts_added';
      await recordOfIncident(tx, { at, actor, incident, kind, details: detailsOf(added), after });
    }
    const changeId = await keepChange(tx, { id: newId(), actorId: caller.id, at, rows });
    return { changeId, linked: rows.length, already: alerts.length - rows.length };
  });

  mountChange(platform, unlinkReceivedAlerts, async ({ tx, caller, actor, body }) => {
    const at = clock();
    const incident = await requireWorkable(tx, body.incident);
    const rows: ChangedRow[] = [];
    const removed: AlertsTable[] = [];
    for (const alert of await requireReceived(tx, [...new Set(body.alerts)])) {
      const link = tx
        .selectFrom('alert_incidents')
        .select(['id', 'version'])
        .where('alert_id', '=', alert.id)
        .where('incident_id', '=', incident.id)
        .where('deleted_at', 'is', null);
      const row = await holdRows(tx, link).executeTakeFirst();
      if (!row) continue;
      removed.push(alert);
      const version = row.version + 1;
      await tx.updateTable('alert_incidents').set({ deleted_at: at, version }).where('id', '=', row.id).execute();
      rows.push({ table: 'alert_incidents', id: row.id, version, before: { deleted_at: null } });
      const details = { name: incident.title, otherId: incident.id };
      await record(tx, actor, { kind: 'alert_unlinked', alert, details, before: incident.id });
    }
    if (removed.length > 0) {
      const before = removed.map(({ id }) => id);
      const kind = 'incident_alerts_removed';
      await recordOfIncident(tx, { at, actor, incident, kind, details: detailsOf(removed), before });
    }
    const changeId = await keepChange(tx, { id: newId(), actorId: caller.id, at, rows });
    return { changeId, removed: rows.length };
  });
}
