import { threatSeverities } from '@halyard/contracts/intelligence/threats.ts';
import { type RawBuilder, sql } from 'kysely';
import type { AlertQueues } from '../../../database/alert-queues.ts';
import type { Transaction } from '../../../database/database.ts';

type Change = { readonly before: AlertQueues; readonly after: AlertQueues; readonly now: number };

/** How much later a target is, in milliseconds, by severity. */
const later = (queue: string, to: string, target: 'acknowledge' | 'close', { before, after }: Change) =>
  sql<number>`case severity ${sql.join(
    threatSeverities.map((severity) => {
      const ms = after.timesOf(to, severity)[target] - before.timesOf(queue, severity)[target];
      return sql`when ${sql.lit(severity)} then ${sql.lit(ms)}`;
    }),
    sql` `,
  )} else 0 end`;

function isChanged(queue: string, to: string, { before, after }: Change): boolean {
  return threatSeverities.some((severity) => {
    const [was, is] = [before.timesOf(queue, severity), after.timesOf(to, severity)];
    return was.acknowledge !== is.acknowledge || was.close !== is.close;
  });
}

/** The target that runs, by the two that there are. */
const running = (acknowledgeBy: RawBuilder<number>, closeBy: RawBuilder<number>) =>
  sql<number | null>`case when hidden = 1 or source_state in ('resolved', 'suppressed') then null
    when work_status = 'New' then ${acknowledgeBy} else ${closeBy} end`;

/**
 * Open alerts of a queue get the times that apply after a change, or those of the queue they move `to`: still from when
 * they came. Returns how many there are; none where the times are the same.
 */
export async function retime(tx: Transaction, queue: string, change: Change, to = queue): Promise<number> {
  if (!isChanged(queue, to, change)) return 0;
  const acknowledgeBy = sql<number>`acknowledge_by + ${later(queue, to, 'acknowledge', change)}`;
  const closeBy = sql<number>`close_by + ${later(queue, to, 'close', change)}`;
  const { numUpdatedRows } = await tx
    .updateTable('alerts')
    .set({
      acknowledge_by: acknowledgeBy,
      close_by: closeBy,
      due_at: running(acknowledgeBy, closeBy),
      updated_at: change.now,
    })
    .where('queue_id', '=', queue)
    .where('work_status', '<>', 'Closed')
    .where(sql<boolean>`deleted_at is null`)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
