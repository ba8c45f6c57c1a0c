import { type Outgoing, showOutgoing } from '@halyard/contracts/work/assistant-model.ts';
import { createNamedClient } from '../create-call.ts';
import { type AskPorts, placeHeaders, type Question } from './ask-assistant.ts';

export type UnsentQuestion = Pick<Question, 'message' | 'screen' | 'conversationId'>;

/** Fetches the request that a question would send to the language model; nothing is sent to it. */
export function fetchOutgoing(given: AskPorts, question: UnsentQuestion, signal: AbortSignal): Promise<Outgoing> {
  const nothing = () => {};
  const ports = { fetch: (...request: Parameters<typeof fetch>) => fetch(...request), ...given };
  const headers = placeHeaders(question);
  const call = createNamedClient('api', { ...ports, onUnauthorized: nothing, onForbidden: nothing, headers });
  return call(showOutgoing, { query: {}, body: { message: question.message }, signal });
}
