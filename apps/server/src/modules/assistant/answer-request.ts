import { ApiError, apiErrors } from '@halyard/contracts/errors.ts';
import type { QuerySpec } from '@halyard/contracts/query/query-spec.ts';
import type { AssistantReply } from '@halyard/contracts/work/assistant.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../../platform/callers/caller.ts';
import type { Assistant } from './open-assistant.ts';
import { openFrames } from './open-frames.ts';
import { readConversationId, readMessageKey, readScreen, wantsStream } from './read-headers.ts';

type Incoming = {
  readonly caller: Caller;
  readonly message: string;
  readonly spec?: QuerySpec;
  readonly request: FastifyRequest;
  readonly response: FastifyReply;
};

/** Aborted when the connection closes before the answer is sent. */
function eventOfDeleted({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => raw.writableFinished || gone.abort());
  if (raw.destroyed) gone.abort();
  return gone.signal;
}

/** A stream that has begun cannot be rejected anymore: it ends with the error's message. */
const toBrokenReply = (cause: unknown): AssistantReply => ({
  response: cause instanceof ApiError ? cause.message : apiErrors.server_error.message,
  error: true,
});

/** Answers a question as JSON, or frame by frame to who accepts that. */
export async function answerRequest({ answerMessage, onFailure }: Assistant, incoming: Incoming): Promise<unknown> {
  const { caller, message, spec, request, response } = incoming;
  const key = spec ? undefined : readMessageKey(request);
  const conversationId = readConversationId(request);
  const question = { caller, message, screen: readScreen(request), conversationId, key, ...(spec && { spec }) };
  const isStreamed = wantsStream(request);
  const frames = openFrames(response);
  const gone = eventOfDeleted(response);
  try {
    const reply = await answerMessage(question, { onFrame: isStreamed ? frames.send : () => {}, gone });
    if (!isStreamed) return reply;
    frames.send({ frame: 'done', reply });
  } catch (cause) {
    if (gone.aborted) response.hijack();
    else if (!frames.hasBegun()) throw cause;
    else {
      onFailure(cause);
      frames.send({ frame: 'done', reply: toBrokenReply(cause) });
    }
  }
  frames.end();
  return undefined;
}
