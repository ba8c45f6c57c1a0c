import { historyMax } from '@halyard/contracts/work/assistant.ts';
import { conversationsMax } from '@halyard/contracts/work/conversations.ts';
import type { Transaction } from '../../../database/database.ts';
import { restorableForMs } from './delete-conversation.ts';

/**
 * Permanently removes conversations deleted more than a day ago, each user's beyond the newest 200, and messages beyond
 * the newest 200 of each conversation.
 */
export async function purgeConversations(tx: Transaction, now: number): Promise<void> {
  await tx
    .deleteFrom('assistant_conversations')
    .where('deleted_at', '<', now - restorableForMs)
    .execute();
  await tx
    .deleteFrom('assistant_conversations')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom(({ selectFrom }) =>
          selectFrom('assistant_conversations')
            .select([
              'id',
              (of) =>
                of.fn
                  .agg<number>('row_number')
                  .over((w) => w.partitionBy('owner_id').orderBy('updated_at', 'desc').orderBy('id', 'desc'))
                  .as('age'),
            ])
            .where('deleted_at', 'is', null)
            .as('aged'),
        )
        .select('aged.id')
        .where('aged.age', '>', conversationsMax),
    )
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
                  .over((w) => w.partitionBy('conversation_id').orderBy('position', 'desc'))
                  .as('age'),
            ])
            .as('aged'),
        )
        .select('aged.id')
        .where('aged.age', '>', historyMax),
    )
    .execute();
}
