import { mainQueueId } from '@halyard/contracts/inflow/alert-queues.ts';
import { type SqlBool, sql } from 'kysely';
import { readQueueRows, readQueues } from '../../../database/alert-queues.ts';
import type { Transaction } from '../../../database/database.ts';
import { moveAlerts } from './retime.ts';

/**
 * A deleted queue is back: the alerts that left with it return, but for those that someone has moved since. Severities
 * that another queue takes by now stay with that one.
 */
export async function afterQueueUndo(tx: Transaction, id: string, now: number): Promise<void> {
  const rows = await readQueueRows(tx);
  const severitiesOf = (isOwn: boolean) =>
    rows.filter((row) => (row.id === id) === isOwn).flatMap(({ severities }) => JSON.parse(severities) as string[]);
  const taken = severitiesOf(false);
  const severities = JSON.stringify(severitiesOf(true).filter((severity) => !taken.includes(severity)));
  await tx.updateTable('alert_queues').set({ severities }).where('id', '=', id).execute();
  const left = sql`from alert_changes where kind = 'queue_deleted' and origin_id = ${id}`;
  const which = sql<SqlBool>`id in (select alert_id ${left} and at = (select max(at) ${left}))
    and not exists (select 1 from events where object_type = 'alert' and object_id = alerts.id
      and kind = 'alert_moved' and at >= (select max(at) ${left}))`;
  const queues = await readQueues(tx);
  await moveAlerts(tx, {
    from: mainQueueId,
    to: id,
    queues,
    now,
    which,
    kind: 'queue_restored',
    origin_id: id,
    actorId: null,
  });
}
