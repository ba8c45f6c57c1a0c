import { hoursInMs, retention } from '@halyard/contracts/server/retention.ts';
import { historyMax } from '@halyard/contracts/work/assistant.ts';
import type { Transaction } from '../../database/database.ts';

const restorableForMs = hoursInMs(retention.clearedMessageHours);

export async function clearMessages(tx: Transaction, ownerId: string, now: number): Promise<void> {
  await tx
    .updateTable('assistant_messages')
    .set({ cleared_at: now })
    .where('owner_id', '=', ownerId)
    .where('cleared_at', 'is', null)
    .execute();
}

/** Brings back what was cleared last, unless that is more than a day ago. */
export async function restoreMessages(tx: Transaction, ownerId: string, now: number): Promise<void> {
  const { last } = await tx
    .selectFrom('assistant_messages')
    .select((eb) => eb.fn.max('cleared_at').as('last'))
    .where('owner_id', '=', ownerId)
    .where('cleared_at', '>=', now - restorableForMs)
    .executeTakeFirstOrThrow();
  if (last === null) return;
  await tx
    .updateTable('assistant_messages')
    .set({ cleared_at: null })
    .where('owner_id', '=', ownerId)
    .where('cleared_at', '=', last)
    .execute();
}

/** Removes for good what was cleared more than a day ago, and of every conversation what is older than its newest 200. */
export async function purgeOldMessages(tx: Transaction, now: number): Promise<void> {
  await tx
    .deleteFrom('assistant_messages')
    .where('cleared_at', '<', now - restorableForMs)
    .execute();
  await tx
    .deleteFrom('assistant_messages')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom(({ selectFrom }) =>
          selectFrom('assistant_messages')
            .select([
              'id',
              (of) =>
                of.fn
                  .agg<number>('row_number')
                  .over((w) => w.partitionBy('owner_id').orderBy('position', 'desc'))
                  .as('age'),
            ])
            .where('cleared_at', 'is', null)
            .as('aged'),
        )
        .select('aged.id')
        .where('aged.age', '>', historyMax),
    )
    .execute();
}
