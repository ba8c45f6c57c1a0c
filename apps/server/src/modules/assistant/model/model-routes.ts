import { ApiError } from '@halyard/contracts/errors.ts';
import { getModelSettings, saveModelSettings, showOutgoing } from '@halyard/contracts/work/assistant-model.ts';
import { mountChange, mountRead, mountStream, type Platform } from '../../../platform/mount/mount.ts';
import { limitQuestions } from '../allowance.ts';
import type { AssistantPorts } from '../assistant-ports.ts';
import { findNewest } from '../conversations/conversation-store.ts';
import { readUnderstood } from '../conversations/message-store.ts';
import { requireConversation } from '../conversations/require-conversation.ts';
import { makeAsked } from '../make-asked.ts';
import { readConversationId, readScreen } from '../read-headers.ts';
import { findOutgoing } from './find-outgoing.ts';
import { readModelSettings, writeModelSettings } from './model-settings-store.ts';

/** Requests to a language model, and what a user withholds from it. */
export function mountModel(platform: Platform, ports: AssistantPorts): void {
  const { database } = platform;
  const allowance = limitQuestions(ports);

  mountRead(platform, getModelSettings, ({ caller }) => readModelSettings(database.read, caller.id));

  mountChange(platform, saveModelSettings, async ({ tx, caller, body }) => {
    await writeModelSettings(tx, caller.id, body);
    return body;
  });

  async function readBefore(ownerId: string, conversationId: string | undefined): Promise<unknown> {
    const found =
      conversationId === undefined
        ? await findNewest(database.read, ownerId)
        : await requireConversation(database.read, ownerId, conversationId);
    return found ? readUnderstood(database.read, found.id) : null;
  }

  // For its headers: the open screen and the conversation are part of a question.
  mountStream(platform, showOutgoing, async ({ caller, body: { message }, request }) => {
    if (!(await allowance.take(caller.id))) throw new ApiError('too_many_requests');
    const before = await readBefore(caller.id, readConversationId(request));
    const asking = { caller, message, screen: readScreen(request), before, onQuery: () => {} };
    return findOutgoing(ports, await makeAsked(ports, asking));
  });
}
