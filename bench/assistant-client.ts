import { register } from './live-load.ts';
import { timeMs } from './measure.ts';
import type { Product } from './product.ts';

/** Somebody who asks, in their own conversation. */
export type Person = { readonly headers: Readonly<Record<string, string>>; readonly url: string };

export async function makePerson(product: Product, email: string): Promise<Person> {
  const { url } = product;
  const authorization = `Bearer ${await register(product, email)}`;
  const type = 'application/json';
  const headers = { authorization, 'content-type': type };
  const started = await fetch(`${url}/api/assistant/conversations`, { method: 'POST', headers, body: '{}' });
  if (!started.ok) throw new Error(`A conversation was answered with ${started.status}.`);
  const { id } = (await started.json()) as { id: string };
  return { url, headers: { authorization, 'content-type': type, 'x-conversation': id } };
}

async function send({ url, headers }: Person, message: string, accept: string): Promise<Response> {
  const request = new Request(`${url}/api/assistant/query`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ message }),
  });
  request.headers.set('accept', accept);
  return fetch(request);
}

/** How long a whole answer took; undefined where there was none, which is counted and not timed. */
export async function ask(person: Person, message: string): Promise<number | undefined> {
  let isAnswered = false;
  const time = await timeMs(async () => {
    const answer = await send(person, message, 'application/json');
    const reply = (await answer.json()) as { error?: boolean };
    isAnswered = answer.ok && !reply.error;
  });
  return isAnswered ? time : undefined;
}

/** Milliseconds until the first frame of a streamed answer and until its end. */
export async function askStreamed(person: Person, message: string): Promise<{ first: number; whole: number }> {
  const begin = performance.now();
  const { ok, status, body } = await send(person, message, 'text/event-stream');
  if (!ok) throw new Error(`“${message}” was answered with ${status}.`);
  let first: number | undefined;
  for await (const _ of body ?? []) first ??= performance.now() - begin;
  const whole = performance.now() - begin;
  return { first: first ?? whole, whole };
}
