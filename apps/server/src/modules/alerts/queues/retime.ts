import { threatSeverities } from '@halyard/contracts/intelligence/threats.ts';
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { AlertQueues } from '../../../database/alert-queues.ts';
import type { Transaction } from '../../../database/database.ts';
import type { AlertChangesTable } from '../../../database/tables/inflow-schema.ts';

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

/** The targets of alerts of a queue after a change, or in the queue they move `to`: still from when they came. */
function timesAfter(queue: string, to: string, change: Change) {
  const acknowledge_by = sql<number>`(acknowledge_by + ${later(queue, to, 'acknowledge', change)})`;
  const close_by = sql<number>`(close_by + ${later(queue, to, 'close', change)})`;
  return { acknowledge_by, close_by, due_at: running(acknowledge_by, close_by) };
}

const open = sql<SqlBool>`work_status <> 'Closed' and deleted_at is null`;

/** Open alerts of a queue get the times that apply after a change. Returns how many there are; none where they are the same. */
export async function retime(tx: Transaction, queue: string, change: Change): Promise<number> {
  if (!isChanged(queue, queue, change)) return 0;
  const { numUpdatedRows } = await tx
    .updateTable('alerts')
    .set(Object.assign({ updated_at: change.now }, timesAfter(queue, queue, change)))
    .where('queue_id', '=', queue)
    .where(open)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

type Move = Pick<AlertChangesTable, 'kind' | 'origin_id'> & {
  readonly from: string;
  readonly to: string;
  readonly queues: AlertQueues;
  readonly now: number;
  readonly which?: Expression<SqlBool>;
  /** Null: it follows from an undo. */
  readonly actorId: string | null;
};

const written = (value: RawBuilder<unknown>) => sql`coalesce(cast(${value} as text), 'null')`;

/**
 * Alerts of a queue move to another one, with the times there while they are open. What that changes is kept with each
 * alert. Returns how many they are.
 */
export async function moveAlerts(
  tx: Transaction,
  { from, to, queues, now, which, actorId, ...told }: Move,
): Promise<number> {
  const moving = sql<SqlBool>`queue_id = ${from} and ${which ?? sql`1 = 1`}`;
  const times = timesAfter(from, to, { before: queues, after: queues, now });
  const pairs = Object.entries(times).map(
    ([column, after]) =>
      sql`',' || ${sql.lit(JSON.stringify(column))} || ':[' || ${written(sql.ref(column))} || ',' || ${written(after)} || ']'`,
  );
  const queue = JSON.stringify({ queue_id: [from, to] }).slice(0, -1);
  const kept = sql<string>`cast(${queue} as text)
    || case when ${open} then ${sql.join(pairs, sql` || `)} else '' end || '}'`;
  await tx
    .insertInto('alert_changes')
    .columns(['alert_id', 'at', 'kind', 'origin_id', 'actor_id', 'changes'])
    .expression((eb) =>
      eb
        .selectFrom('alerts')
        .where(moving)
        .select([
          'id as alert_id',
          sql<number>`cast(${now} as bigint)`.as('at'),
          sql<string>`cast(${told.kind} as text)`.as('kind'),
          sql<string>`cast(${told.origin_id} as text)`.as('origin_id'),
          sql<string | null>`cast(${actorId} as text)`.as('actor_id'),
          kept.as('changes'),
        ]),
    )
    .execute();
  await tx
    .updateTable('alerts')
    .set(Object.assign({ updated_at: now }, times))
    .where(moving)
    .where(open)
    .execute();
  const moved = await tx.updateTable('alerts').set({ queue_id: to }).where(moving).executeTakeFirst();
  return Number(moved.numUpdatedRows);
}
