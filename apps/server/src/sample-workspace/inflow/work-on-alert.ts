import type { AlertChange } from '@halyard/contracts/inflow/received-alerts.ts';
import { readQueues } from '../../database/alert-queues.ts';
import type { Transaction } from '../../database/database.ts';
import type { AlertsTable } from '../../database/tables/inflow-schema.ts';
import { differenceOf } from '../../modules/alerts/received/change-received.ts';
import { sampleId } from '../intelligence/sample-id.ts';
import type { SampleStory, SampleWork } from './sample-story.ts';

type Step = { readonly at: number; readonly change: AlertChange };
type Ports = { readonly now: number; readonly staff: readonly { readonly id: string }[] };

/** When users acknowledge and close an alert: well within its targets, and never later than now. */
function momentsOf(row: AlertsTable, now: number) {
  const age = now - row.created_at;
  const acknowledgedAt = row.created_at + Math.min(0.55 * (row.acknowledge_by - row.created_at), 0.4 * age);
  const closedAt = row.created_at + Math.min(0.4 * (row.close_by - row.created_at), 0.6 * age);
  // An alert closed as fixed did not happen again: it would be open.
  const overAt = Math.max(closedAt, row.last_seen + 0.3 * (now - row.last_seen));
  return {
    acknowledgedAt: Math.round(acknowledgedAt),
    startedAt: Math.round(acknowledgedAt + 0.1 * age),
    closedAt: Math.round(closedAt),
    overAt: Math.round(overAt),
  };
}

function stepsOf(work: SampleWork, row: AlertsTable, { now, staff }: Ports): Step[] {
  if (work.is === 'untouched') return [];
  const { acknowledgedAt, startedAt, closedAt, overAt } = momentsOf(row, now);
  const owner = work.owner === null ? null : (staff[work.owner % staff.length]?.id ?? null);
  const taken: Step[] = [
    { at: acknowledgedAt, change: { do: 'acknowledge' } },
    { at: acknowledgedAt, change: { do: 'assign', owner } },
  ];
  if (work.is === 'acknowledged') return taken;
  if (work.is === 'started') return [...taken, { at: startedAt, change: { do: 'start' } }];
  const { reason, note } = work;
  const at = reason === 'fixed' || reason === 'true_positive' ? overAt : closedAt;
  return [...taken, { at, change: { do: 'close', reason, note } }];
}

async function linkToIncident(tx: Transaction, alertId: string, title: string, at: number): Promise<void> {
  const incident = await tx
    .selectFrom('incidents')
    .select('id')
    .where('sample', '=', 1)
    .where('title', '=', title)
    .executeTakeFirst();
  if (!incident) return;
  await tx
    .insertInto('alert_incidents')
    .values({
      id: sampleId('alert-link', `${alertId} ${incident.id}`),
      alert_id: alertId,
      incident_id: incident.id,
      created_at: at,
      version: 1,
      deleted_at: null,
    })
    .execute();
}

/** Users' work on an alert, by the same rules as on the screen. */
export async function workOnAlert(tx: Transaction, before: AlertsTable, story: SampleStory, ports: Ports) {
  const queues = await readQueues(tx);
  let row = before;
  for (const { at, change } of stepsOf(story.work, before, ports)) {
    const difference = differenceOf(row, change, { queues, now: at });
    if (difference) row = Object.assign({}, row, difference.change, { updated_at: at });
  }
  const { id, work_status, close_reason, close_note, closed_at, acknowledged_at, owner_id, due_at, updated_at } = row;
  await tx
    .updateTable('alerts')
    .set({ work_status, close_reason, close_note, closed_at, acknowledged_at, owner_id, due_at, updated_at })
    .where('id', '=', id)
    .execute();
  if (story.incident !== undefined) await linkToIncident(tx, id, story.incident, updated_at);
}
