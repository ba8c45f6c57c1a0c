import type { QuerySpec } from '@halyard/contracts/query/query-spec.ts';
import {
  type AssistantReply,
  askAssistant,
  askChat,
  questionHeaders,
  runReading,
} from '@halyard/contracts/work/assistant.ts';
import { conversationHeader } from '@halyard/contracts/work/conversations.ts';
import * as z from 'zod/mini';
import { apiAddress, createNamedClient } from '../create-call.ts';
import { readError } from '../errors/read-error.ts';
import { requestIdOf } from '../errors/request-id-of.ts';
import { TransportError } from '../errors/transport-error.ts';
import { UnusableReply } from '../errors/unusable-reply.ts';
import { readAssistantReply } from './assistant-reply.ts';
import { type ProgressFrame, readAssistantStream } from './assistant-stream.ts';

export type Question = {
  /** The client's own: three attempts with one id are one question (decision G-070). */
  readonly id: string;
  readonly message: string;
  /** A selected reading: queried instead of the message. */
  readonly spec?: QuerySpec;
  /** The address of the open screen with its parameters. */
  readonly screen: string;
  /** The conversation it belongs to; without it the newest one. */
  readonly conversationId?: string | undefined;
  /** The user has canceled the answer. */
  readonly signal: AbortSignal;
  readonly onFrame: (frame: ProgressFrame) => void;
};

/** Asks, and resolves with the answer; rejects with the error of the last attempt. */
export type AskAssistant = (question: Question) => Promise<AssistantReply>;

export type AskPorts = {
  readonly getAccessToken: () => Promise<string | undefined>;
  readonly fetch?: typeof fetch;
};

/** The first attempt is aborted after this long without data; a model may think for a while. */
export const silenceMs = 60_000;

/** The context of a question: the open screen and the conversation. */
export const placeHeaders = ({ screen, conversationId }: Pick<Question, 'screen' | 'conversationId'>) => ({
  // Headers are Latin letters only.
  [questionHeaders.screen]: encodeURIComponent(screen),
  ...(conversationId !== undefined && { [conversationHeader]: conversationId }),
});
const ownHeaders = (question: Question) => ({ [questionHeaders.id]: question.id, ...placeHeaders(question) });

/** Aborts after a period without data, or when the user cancels. */
function watchSilence(signal: AbortSignal) {
  const silence = new AbortController();
  const start = () => setTimeout(() => silence.abort(), silenceMs);
  let timer = start();
  return {
    signal: AbortSignal.any([signal, silence.signal]),
    onAlive() {
      clearTimeout(timer);
      timer = start();
    },
    stop: () => clearTimeout(timer),
  };
}

async function readJson(response: Response): Promise<AssistantReply> {
  const text = await response.text();
  try {
    return readAssistantReply(text === '' ? {} : JSON.parse(text));
  } catch (cause) {
    throw cause instanceof SyntaxError ? new UnusableReply('invalid', cause) : cause;
  }
}

const isOurs = (error: unknown): error is TransportError | UnusableReply =>
  error instanceof TransportError || error instanceof UnusableReply;

/** The same error with the request id of the original, if it has none. */
function withRequestId(error: TransportError | UnusableReply, requestId: string | undefined) {
  if (requestId === undefined || requestIdOf(error) !== undefined) return error;
  if (error instanceof UnusableReply) return new UnusableReply(error.fault, error, requestId);
  return new TransportError({ problem: error.problem, status: error.status, requestId, cause: error });
}

/** The first step: a request of the browser, answered immediately or in frames. */
async function askDirectly({ fetch: request, getAccessToken }: Required<AskPorts>, question: Question) {
  const silence = watchSilence(question.signal);
  let requestId: string | undefined;
  try {
    const token = await getAccessToken();
    const response = await request(`${apiAddress}${askAssistant.path}`, {
      method: askAssistant.method,
      credentials: 'include',
      headers: {
        accept: 'text/event-stream, application/json',
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
        ...ownHeaders(question),
      },
      body: JSON.stringify({ message: question.message }),
      signal: silence.signal,
    });
    requestId = response.headers.get('x-request-id') ?? undefined;
    if (!response.ok) throw await readError(response);
    silence.onAlive();
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
    if (!isStream || !response.body) return await readJson(response);
    return await readAssistantStream(response.body, { onFrame: question.onFrame, onAlive: silence.onAlive });
  } catch (cause) {
    if (isOurs(cause)) throw withRequestId(cause, requestId);
    throw new TransportError({ problem: silence.signal.aborted ? 'cancelled' : 'unreachable', requestId, cause });
  } finally {
    silence.stop();
  }
}

// The reply is read here: an empty one and one that is not an object have their own texts.
const clientSteps = [
  { client: 'api', endpoint: { ...askAssistant, reply: z.unknown() } },
  { client: 'fallback', endpoint: { ...askChat, reply: z.unknown() } },
] as const;

type ClientStep = (typeof clientSteps)[number];

/**
 * The second and the third step: a client of the specification, which does not redirect to the sign-in (decision
 * G-072).
 */
async function askThrough(ports: Required<AskPorts>, { client, endpoint }: ClientStep, question: Question) {
  const nothing = () => {};
  const call = createNamedClient(client, {
    ...ports,
    onUnauthorized: nothing,
    onForbidden: nothing,
    headers: ownHeaders(question),
  });
  const { message, signal } = question;
  const body = await call(endpoint, { query: {}, body: { message }, signal }).catch((error: unknown) => {
    const isNoJson = error instanceof TransportError && error.cause instanceof SyntaxError;
    throw isNoJson ? new UnusableReply('invalid', error) : error;
  });
  return readAssistantReply(body ?? {});
}

/** A selected reading has one endpoint: it is not one of the specification's questions. */
async function runDirectly(ports: Required<AskPorts>, spec: QuerySpec, question: Question): Promise<AssistantReply> {
  const nothing = () => {};
  const headers = placeHeaders(question);
  const call = createNamedClient('api', { ...ports, onUnauthorized: nothing, onForbidden: nothing, headers });
  return call(runReading, { query: {}, body: { spec }, signal: question.signal });
}

/** The chain of the specification: a plain request, then the API client, then the fallback client at `/ai/chat`. */
export function createAskAssistant(given: AskPorts): AskAssistant {
  const ports = { fetch: (...request: Parameters<typeof fetch>) => fetch(...request), ...given };
  return async (question) => {
    const { signal, onFrame, spec } = question;
    if (spec) return runDirectly(ports, spec, question);
    const attempts = [
      () => askDirectly(ports, question),
      ...clientSteps.map((step) => () => askThrough(ports, step, question)),
    ];
    let last: unknown;
    for (const attempt of attempts) {
      try {
        return await attempt();
      } catch (error) {
        if (signal.aborted) throw error;
        last = error;
        onFrame({ frame: 'restart' });
      }
    }
    throw last;
  };
}
