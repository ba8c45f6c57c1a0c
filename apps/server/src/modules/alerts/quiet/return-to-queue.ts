import { alertTargetsMs } from '@halyard/contracts/inflow/received-alerts.ts';
import { threatSeverities } from '@halyard/contracts/intelligence/threats.ts';
import { type Expression, type SqlBool, sql } from 'kysely';
import type { Transaction } from '../../../database/database.ts';

const after = (now: number, target: 'acknowledge' | 'close') =>
  sql<number>`case severity ${sql.join(
    threatSeverities.map(
      (severity) => sql`when ${sql.lit(severity)} then ${sql.lit(now + alertTargetsMs[severity][target])}`,
    ),
    sql` `,
  )} end`;

/**
 * Open alerts that were held back stand in the queue again; their targets count from now, for no one could have met
 * them. Returns how many there are.
 */
export async function returnToQueue(tx: Transaction, which: Expression<SqlBool>, now: number): Promise<number> {
  const acknowledgeBy = after(now, 'acknowledge');
  const closeBy = after(now, 'close');
  const { numUpdatedRows } = await tx
    .updateTable('alerts')
    .set({
      hidden: 0,
      acknowledge_by: acknowledgeBy,
      close_by: closeBy,
      due_at: sql<number | null>`case when source_state = 'resolved' then null
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

/** What an undone change would hide again stays in the queue where its rule has ended since. */
export async function afterAlertUndo(tx: Transaction, id: string, now: number): Promise<void> {
  const ended = sql<SqlBool>`id = ${id} and suppressed_by in (select id from quiet_rules where ended_at is not null)`;
  await returnToQueue(tx, ended, now);
}
