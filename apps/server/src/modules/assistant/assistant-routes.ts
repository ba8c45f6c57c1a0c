import { ApiError } from '@halyard/contracts/errors.ts';
import { problemOfSpec } from '@halyard/contracts/query/query-spec.ts';
import {
  askAssistant,
  askChat,
  clearChat,
  getAssistant,
  listChat,
  restoreChat,
  runReading,
  settleProposal,
  summariseIncident,
} from '@halyard/contracts/work/assistant.ts';
import { mountChange, mountRead, mountStream, type Platform } from '../../platform/mount/mount.ts';
import { answerRequest } from './answer-request.ts';
import { clearMessages, restoreMessages } from './clear-messages.ts';
import { makeAsked, readManner } from './make-asked.ts';
import { listMessages, lockConversation } from './message-store.ts';
import type { Assistant } from './open-assistant.ts';
import { settleOpenProposal } from './settle-proposal.ts';

export function mountAssistant(platform: Platform, assistant: Assistant): void {
  const { clock, database } = platform;
  const { model, suggest, summarise } = assistant;

  for (const endpoint of [askAssistant, askChat])
    mountStream(platform, endpoint, ({ caller, body, request, response }) =>
      answerRequest(assistant, { caller, message: body.message, request, response }),
    );

  mountStream(platform, runReading, ({ caller, body: { spec }, request, response }) => {
    const problem = problemOfSpec(spec);
    if (problem) throw new ApiError('invalid_input', problem);
    return answerRequest(assistant, { caller, message: '', spec, request, response });
  });

  mountRead(platform, getAssistant, async ({ caller, query }) => ({
    model: model ? { name: model.name, host: model.host } : null,
    suggestions: [...(await suggest(query.screen, caller.role, (await readManner(assistant, caller.id)).language))],
  }));

  mountRead(platform, listChat, async ({ caller }) => ({ messages: await listMessages(database.read, caller.id) }));

  mountChange(platform, clearChat, async ({ tx, caller }) => {
    await lockConversation(tx, caller.id);
    await clearMessages(tx, caller.id, clock());
    return undefined;
  });

  mountChange(platform, restoreChat, async ({ tx, caller }) => {
    await lockConversation(tx, caller.id);
    await restoreMessages(tx, caller.id, clock());
    return { messages: await listMessages(tx, caller.id) };
  });

  mountChange(platform, settleProposal, async ({ tx, caller, params, body }) => {
    await lockConversation(tx, caller.id);
    return settleOpenProposal(tx, { ownerId: caller.id, proposalId: params.id, state: body.state });
  });

  mountRead(platform, summariseIncident, async ({ caller, params }) => {
    const screen = `/security?incident=${params.id}`;
    const asked = await makeAsked(assistant, { caller, message: '', screen, before: null, onQuery: () => {} });
    const summary = await summarise(asked, params.id);
    return { ...summary, madeAt: new Date(clock()).toISOString() };
  });
}
