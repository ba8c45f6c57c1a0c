import { hoursInMs, retention } from '@halyard/contracts/server/retention.ts';
import type { Transaction } from '../../../database/database.ts';
import { findNewest, insertConversation, touchConversation } from './conversation-store.ts';

/** How long a deleted conversation can be restored. */
export const restorableForMs = hoursInMs(retention.deletedConversationHours);

type Given = { readonly ownerId: string; readonly now: number };

export async function markDeleted(tx: Transaction, id: string, now: number): Promise<void> {
  await tx.updateTable('assistant_conversations').set({ deleted_at: now }).where('id', '=', id).execute();
}

/** Returns whether there was something to restore: a conversation of this person, deleted less than a day ago. */
export async function restoreDeleted(tx: Transaction, id: string, { ownerId, now }: Given): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('assistant_conversations')
    .set({ deleted_at: null })
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .where('deleted_at', '>=', now - restorableForMs)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Deletes the newest conversation and starts an empty one in its place, so that no older one is shown instead. */
export async function clearNewest(tx: Transaction, { ownerId, now }: Given, newId: () => string): Promise<void> {
  const newest = await findNewest(tx, ownerId);
  if (!newest || newest.questions === 0) return;
  await markDeleted(tx, newest.id, now);
  await insertConversation(tx, { id: newId(), ownerId, title: '', at: now });
}

/** Restores the last deleted one, as the newest conversation, unless it was deleted more than a day ago. */
export async function restoreLast(tx: Transaction, { ownerId, now }: Given): Promise<void> {
  const last = await tx
    .selectFrom('assistant_conversations')
    .select(['id', 'title'])
    .where('owner_id', '=', ownerId)
    .where('deleted_at', '>=', now - restorableForMs)
    .orderBy('deleted_at', 'desc')
    .orderBy('updated_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!last) return;
  const newest = await findNewest(tx, ownerId);
  if (newest?.questions === 0 && newest.title === '')
    await tx.deleteFrom('assistant_conversations').where('id', '=', newest.id).execute();
  await restoreDeleted(tx, last.id, { ownerId, now });
  await touchConversation(tx, last.id, { title: last.title, at: now });
}
