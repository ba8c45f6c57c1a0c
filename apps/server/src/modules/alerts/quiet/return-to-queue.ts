import { mainQueueId } from '@halyard/contracts/inflow/alert-queues.ts';
import { threatSeverities } from '@halyard/contracts/intelligence/threats.ts';
import { type Expression, type SqlBool, sql } from 'kysely';
import { type AlertQueues, readQueues } from '../../../database/alert-queues.ts';
import type { Transaction } from '../../../database/database.ts';

const after = (queues: AlertQueues, now: number, target: 'acknowledge' | 'close') => {
  const ofQueue = (queue: string) =>
    sql<number>`case severity ${sql.join(
      threatSeverities.map(
        (severity) => sql`when ${sql.lit(severity)} then ${sql.lit(now + queues.timesOf(queue, severity)[target])}`,
      ),
      sql` `,
    )} end`;
  const others = queues.ids.filter((id) => id !== mainQueueId);
  if (others.length === 0) return ofQueue(mainQueueId);
  const cases = others.map((queue) => sql`when ${sql.lit(queue)} then ${ofQueue(queue)}`);
  return sql<number>`case queue_id ${sql.join(cases, sql` `)} else ${ofQueue(mainQueueId)} end`;
};

/**
 * Open alerts that were held back stand in the queue again; their targets count from now, for no one could have met
 * them. Returns how many there are.
 */
export async function returnToQueue(tx: Transaction, which: Expression<SqlBool>, now: number): Promise<number> {
  const queues = await readQueues(tx);
  const acknowledgeBy = after(queues, now, 'acknowledge');
  const closeBy = after(queues, now, 'close');
  const { numUpdatedRows } = await tx
    .updateTable('alerts')
    .set({
      hidden: 0,
      acknowledge_by: acknowledgeBy,
      close_by: closeBy,
      due_at: sql<number | null>`case when source_state in ('resolved', 'suppressed') then null
        when work_status = 'New' then ${acknowledgeBy} else ${closeBy} end`,
      updated_at: now,
    })
    .where(which)
    .where('work_status', '<>', 'Closed')
    // The condition of an index: written out, not handed in.
    .where(sql<boolean>`hidden = 1`)
    .where(sql<boolean>`deleted_at is null`)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/**
 * What an undone change would hide again stays in the queue where its rule has ended since; an alert that would return
 * to a queue that was deleted is in the main queue.
 */
export async function afterAlertUndo(tx: Transaction, id: string, now: number): Promise<void> {
  const queues = await readQueues(tx);
  await tx
    .updateTable('alerts')
    .set({ queue_id: mainQueueId })
    .where('id', '=', id)
    .where('queue_id', 'not in', queues.ids)
    .execute();
  const ended = sql<SqlBool>`id = ${id} and suppressed_by in (select id from quiet_rules where ended_at is not null)`;
  await returnToQueue(tx, ended, now);
}
