import { type Answer, type AssistantReply, questionHeaders } from '@halyard/contracts/work/assistant.ts';
import type { AskedQuestion } from './asked-question.ts';

type Reply = { readonly statusCode: number; readonly json: () => unknown };

/** Sends one request as the person. */
export type Send = (request: {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly url: string;
  readonly headers?: Record<string, string>;
  readonly payload?: object;
}) => Promise<Reply>;

async function say(send: Send, message: string, screen: string): Promise<Answer | undefined> {
  const headers = { [questionHeaders.screen]: encodeURIComponent(screen) };
  const reply = await send({ method: 'POST', url: '/api/assistant/query', headers, payload: { message } });
  return (reply.json() as AssistantReply).answer;
}

/** Asks a question in its own conversation, after those that go before it; undefined where the product failed. */
export async function askQuestion(send: Send, { ask, after = [], screen = '/dashboard' }: AskedQuestion) {
  await send({ method: 'DELETE', url: '/api/assistant/history' });
  for (const message of [after].flat()) await say(send, message, screen);
  return say(send, ask, screen);
}

/** Repeats the query of a citation, as written there; returns the reply of the API. */
export async function askAgain(send: Send, request: string): Promise<Reply> {
  const path = request.replace(/^GET /, '');
  return send({ method: 'GET', url: `/api${path}` });
}
