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
import type { Kysely } from 'kysely';
import type { Schema } from '../../database/tables/schema.ts';
import { mountChange, mountRead, mountStream, type Platform } from '../../platform/mount/mount.ts';
import { answerRequest } from './answer-request.ts';
import { mountConversations } from './conversations/conversation-routes.ts';
import { findNewest } from './conversations/conversation-store.ts';
import { clearNewest, restoreLast } from './conversations/delete-conversation.ts';
import { listMessages, lockConversations } from './conversations/message-store.ts';
import { makeAsked, readManner } from './make-asked.ts';
import { mountModel } from './model/model-routes.ts';
import type { Assistant } from './open-assistant.ts';
import { mountRatings } from './ratings/rating-routes.ts';
import { mountSavedQuestions } from './saved-questions/saved-question-routes.ts';
import { settleOpenProposal } from './settle-proposal.ts';

export function mountAssistant(platform: Platform, assistant: Assistant): void {
  const { clock, database } = platform;
  const { model, newId, suggest, summarise } = assistant;

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

  const listNewest = async (db: Kysely<Schema>, ownerId: string) => ({
    messages: await listMessages(db, (await findNewest(db, ownerId))?.id),
  });

  mountRead(platform, listChat, ({ caller }) => listNewest(database.read, caller.id));

  mountChange(platform, clearChat, async ({ tx, caller }) => {
    await lockConversations(tx, caller.id);
    await clearNewest(tx, { ownerId: caller.id, now: clock() }, newId);
    return undefined;
  });

  mountChange(platform, restoreChat, async ({ tx, caller }) => {
    await lockConversations(tx, caller.id);
    await restoreLast(tx, { ownerId: caller.id, now: clock() });
    return listNewest(tx, caller.id);
  });

  mountChange(platform, settleProposal, async ({ tx, caller, params, body }) => {
    await lockConversations(tx, caller.id);
    return settleOpenProposal(tx, { ownerId: caller.id, proposalId: params.id, state: body.state });
  });

  mountConversations(platform, { newId });
  mountSavedQuestions(platform, { newId });
  mountRatings(platform);
  mountModel(platform, assistant);

  mountRead(platform, summariseIncident, async ({ caller, params }) => {
    const screen = `/security?incident=${params.id}`;
    const asked = await makeAsked(assistant, { caller, message: '', screen, before: null, onQuery: () => {} });
    const summary = await summarise(asked, params.id);
    return { ...summary, madeAt: new Date(clock()).toISOString() };
  });
}
