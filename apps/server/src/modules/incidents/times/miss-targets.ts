import { unresolvedStatuses } from '@halyard/contracts/operations/incidents.ts';
import { sql } from 'kysely';
import type { Clock } from '../../../clock.ts';
import type { Database } from '../../../database/database.ts';
import { eventSeverity } from '../incident-rules.ts';
import type { RecordIncident } from '../record-incident.ts';

type Ports = { readonly database: Database; readonly clock: Clock; readonly record: RecordIncident };

const itself = { id: null, address: null, requestId: null };
const atOnce = 100;
const isNews = sql<boolean>`(breached_at is null or breached_at <> due_at)`;

/** Logs each target that passes without a resolution once, and again when a new target passes; called from time to time. */
export const createMissTargets =
  ({ database, clock, record }: Ports) =>
  async (): Promise<void> => {
    const now = clock();
    const missed = await database.read
      .selectFrom('incidents')
      .select('id')
      .where('status', 'in', [...unresolvedStatuses])
      .where('deleted_at', 'is', null)
      .where('paused_at', 'is', null)
      .where('due_at', '<', now)
      .where(isNews)
      .limit(atOnce)
      .execute();
    for (const { id } of missed)
      await database.write(async (tx) => {
        // Of several nodes that see it, one logs it. The version stays: nothing that people edit changed.
        const incident = await tx
          .updateTable('incidents')
          .set({ breached_at: sql.ref<number>('due_at') })
          .where('id', '=', id)
          .where('due_at', '<', now)
          .where('paused_at', 'is', null)
          .where(isNews)
          .returningAll()
          .executeTakeFirst();
        if (!incident) return;
        await record(tx, {
          at: now,
          actor: itself,
          incident,
          kind: 'incident_target_missed',
          severity: eventSeverity(incident.severity),
          details: { times: { due: new Date(incident.due_at).toISOString() } },
          notify: { assigned: incident.assignee_id, administrators: true },
        });
      });
  };
