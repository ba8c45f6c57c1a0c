import { ApiError } from '@halyard/contracts/errors.ts';
import { groupLinkMax, linkReceivedAlerts, unlinkReceivedAlerts } from '@halyard/contracts/inflow/received-alerts.ts';
import type { Kysely } from 'kysely';
import { holdRows } from '../../../database/connections/hold-rows.ts';
import type { Transaction } from '../../../database/database.ts';
import type { IncidentsTable } from '../../../database/tables/intelligence-schema.ts';
import type { Schema } from '../../../database/tables/schema.ts';
import { type ChangedRow, keepChange } from '../../../event-log/changes.ts';
import { mountChange, type Platform } from '../../../platform/mount/mount.ts';
import { matchingReceived } from './filter-received.ts';
import type { RecordAlert } from './record-alert.ts';
import { requireReceived } from './show-received.ts';

type Ports = {
  readonly newId: () => string;
  readonly record: RecordAlert;
  /** An incident that may be worked on. */
  readonly requireWorkable: (db: Kysely<Schema>, id: string) => Promise<IncidentsTable>;
};

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
export function mountAlertLinks(platform: Platform, { newId, record, requireWorkable }: Ports): void {
  const { clock } = platform;

  mountChange(platform, linkReceivedAlerts, async ({ tx, caller, actor, body }) => {
    const at = clock();
    const incident = await requireWorkable(tx, body.incident);
    const rows: ChangedRow[] = [];
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
      rows.push({ table: 'alert_incidents', id: row.id, version: row.version, before: { deleted_at: at } });
      const details = { name: incident.title, otherId: incident.id };
      await record(tx, actor, { kind: 'alert_linked', alert, details, after: incident.id });
    }
    const changeId = await keepChange(tx, { id: newId(), actorId: caller.id, at, rows });
    return { changeId, linked: rows.length, already: alerts.length - rows.length };
  });

  mountChange(platform, unlinkReceivedAlerts, async ({ tx, caller, actor, body }) => {
    const at = clock();
    const incident = await requireWorkable(tx, body.incident);
    const rows: ChangedRow[] = [];
    for (const alert of await requireReceived(tx, [...new Set(body.alerts)])) {
      const link = tx
        .selectFrom('alert_incidents')
        .select(['id', 'version'])
        .where('alert_id', '=', alert.id)
        .where('incident_id', '=', incident.id)
        .where('deleted_at', 'is', null);
      const row = await holdRows(tx, link).executeTakeFirst();
      if (!row) continue;
      const version = row.version + 1;
      await tx.updateTable('alert_incidents').set({ deleted_at: at, version }).where('id', '=', row.id).execute();
      rows.push({ table: 'alert_incidents', id: row.id, version, before: { deleted_at: null } });
      const details = { name: incident.title, otherId: incident.id };
      await record(tx, actor, { kind: 'alert_unlinked', alert, details, before: incident.id });
    }
    const changeId = await keepChange(tx, { id: newId(), actorId: caller.id, at, rows });
    return { changeId, removed: rows.length };
  });
}
