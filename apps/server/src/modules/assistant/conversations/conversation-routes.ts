import { ApiError } from '@halyard/contracts/errors.ts';
import {
  deleteConversation,
  exportConversation,
  getConversation,
  listConversations,
  renameConversation,
  restoreConversation,
  startConversation,
} from '@halyard/contracts/work/conversations.ts';
import { mountChange, mountRead, type Platform } from '../../../platform/mount/mount.ts';
import { insertConversation, listConversationsOf, renameConversationTo, toTitle } from './conversation-store.ts';
import { markDeleted, restoreDeleted } from './delete-conversation.ts';
import { exportAsMarkdown } from './export-conversation.ts';
import { listMessages, lockConversations } from './message-store.ts';
import { requireConversation } from './require-conversation.ts';

export function mountConversations(platform: Platform, { newId }: { readonly newId: () => string }): void {
  const { clock, database } = platform;

  mountRead(platform, listConversations, ({ caller, query }) =>
    listConversationsOf(database.read, caller.id, query.search),
  );

  mountChange(platform, startConversation, async ({ tx, caller, body }) => {
    await lockConversations(tx, caller.id);
    const title = toTitle(body.title ?? '');
    const empty = (await listConversationsOf(tx, caller.id)).find((one) => one.questions === 0 && one.title === '');
    if (empty) await tx.deleteFrom('assistant_conversations').where('id', '=', empty.id).execute();
    return insertConversation(tx, { id: empty?.id ?? newId(), ownerId: caller.id, title, at: clock() });
  });

  mountRead(platform, getConversation, async ({ caller, params }) => {
    const conversation = await requireConversation(database.read, caller.id, params.id);
    return { conversation, messages: await listMessages(database.read, conversation.id) };
  });

  mountChange(platform, renameConversation, async ({ tx, caller, params, body }) => {
    await lockConversations(tx, caller.id);
    const conversation = await requireConversation(tx, caller.id, params.id);
    const title = toTitle(body.title);
    await renameConversationTo(tx, conversation.id, title);
    return { ...conversation, title };
  });

  mountChange(platform, deleteConversation, async ({ tx, caller, params }) => {
    await lockConversations(tx, caller.id);
    const { id } = await requireConversation(tx, caller.id, params.id);
    await markDeleted(tx, id, clock());
    return undefined;
  });

  mountChange(platform, restoreConversation, async ({ tx, caller, params }) => {
    await lockConversations(tx, caller.id);
    const restored = await restoreDeleted(tx, params.id, { ownerId: caller.id, now: clock() });
    if (!restored) throw new ApiError('record_not_found');
    return requireConversation(tx, caller.id, params.id);
  });

  mountRead(platform, exportConversation, async ({ caller, params }) => {
    const conversation = await requireConversation(database.read, caller.id, params.id);
    return { file: exportAsMarkdown(conversation, await listMessages(database.read, conversation.id)) };
  });
}
