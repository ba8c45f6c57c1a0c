import { ApiError } from '@halyard/contracts/errors.ts';
import type { QuerySpec } from '@halyard/contracts/query/query-spec.ts';
import { type AssistantReply, answer as answerShape } from '@halyard/contracts/work/assistant.ts';
import type { Kysely } from 'kysely';
import type { Schema } from '../../database/tables/schema.ts';
import type { Caller } from '../../platform/callers/caller.ts';
import { limitQuestions } from './allowance.ts';
import type { AssistantPorts } from './assistant-ports.ts';
import { createChooseEngine } from './choose-engine.ts';
import { findNewest, insertConversation } from './conversations/conversation-store.ts';
import {
  type Answered,
  findAnswered,
  insertExchange,
  lockConversations,
  readUnderstood,
} from './conversations/message-store.ts';
import { requireConversation } from './conversations/require-conversation.ts';
import { makeAsked } from './make-asked.ts';
import { type Listener, type SharedAnswer, shareAnswer } from './share-answer.ts';

type Question = {
  readonly caller: Caller;
  readonly message: string;
  /** A reading that was chosen; the message is empty then. */
  readonly spec?: QuerySpec;
  readonly screen: string;
  /** Undefined: the newest one, or the first. */
  readonly conversationId: string | undefined;
  /** The client's own id of the message: a repeated one is answered from memory. */
  readonly key: string | undefined;
};

type Emit = Listener['onFrame'];

function repeat({ message, reply }: Answered, asked: Question): AssistantReply {
  if (message !== asked.message) throw new ApiError('idempotency_key_reused');
  return reply;
}

/** The requested conversation, or else the newest one, if there is any. Throws `record_not_found`. */
const findConversationOf = (db: Kysely<Schema>, ownerId: string, id: string | undefined) =>
  id === undefined ? findNewest(db, ownerId) : requireConversation(db, ownerId, id);

/**
 * The one path of every question: a stored answer, one in progress, or a new one, which is stored with its question
 * before it is returned. Throws `too_many_requests`, `idempotency_key_reused`, or the engine's error.
 */
export function createAnswerMessage(ports: AssistantPorts) {
  const { database, clock, newId } = ports;
  const chooseEngine = createChooseEngine(ports);
  const allowance = limitQuestions(ports);
  const ongoing = new Map<string, { readonly message: string; readonly shared: SharedAnswer }>();

  async function work(question: Question, onFrame: Emit, stop: AbortSignal): Promise<AssistantReply> {
    const { caller, message, spec, screen, conversationId, key } = question;
    const earlier = key === undefined ? undefined : await findAnswered(database.read, caller.id, key);
    if (earlier) return repeat(earlier, question);
    const current = await findConversationOf(database.read, caller.id, conversationId);
    if (!(await allowance.take(caller.id))) throw new ApiError('too_many_requests');
    const before = current ? await readUnderstood(database.read, current.id) : null;
    const onQuery = (label: string) => onFrame({ frame: 'query', label });
    const asking = { caller, message, screen, before, onQuery, stop };
    const asked = await makeAsked(ports, spec ? { ...asking, spec } : asking);
    const { answer, response, understood, title = message } = await chooseEngine(asked, stop);
    // Fields beyond the contract are dropped here and not stored.
    const content = answerShape.parse(answer);
    stop.throwIfAborted();
    return database.write(async (tx) => {
      await lockConversations(tx, caller.id);
      // Another node may have received the same.
      const answered = key === undefined ? undefined : await findAnswered(tx, caller.id, key);
      if (answered) return repeat(answered, question);
      const conversation =
        (await findConversationOf(tx, caller.id, conversationId)) ??
        (await insertConversation(tx, { id: newId(), ownerId: caller.id, title: '', at: asked.now }));
      return insertExchange(tx, {
        ownerId: caller.id,
        conversationId: conversation.id,
        key: key ?? null,
        question: { id: newId(), at: asked.now, text: title, understood },
        answer: { id: newId(), at: clock(), text: response, content },
      });
    });
  }

  function begin(question: Question): SharedAnswer {
    const { caller, message, key } = question;
    const place = key === undefined ? undefined : `${caller.id} ${key}`;
    const shared: SharedAnswer = shareAnswer(
      (emit, stop) => work(question, emit, stop),
      () => place !== undefined && ongoing.delete(place),
    );
    if (place !== undefined) ongoing.set(place, { message, shared });
    return shared;
  }

  return async (question: Question, listener: Listener): Promise<AssistantReply> => {
    const { caller, message, key } = question;
    // Nothing is awaited between this check and begin(): a repetition either joins or finds the stored answer.
    const running = key === undefined ? undefined : ongoing.get(`${caller.id} ${key}`);
    if (running && running.message !== message) throw new ApiError('idempotency_key_reused');
    return (running?.shared ?? begin(question)).join(listener);
  };
}
