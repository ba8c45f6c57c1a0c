import { setTimeout as wait } from 'node:timers/promises';
import { atMost, type Figure } from './measure.ts';
import { percentile } from './percentile.ts';
import { callIdentity, type Product, signIn } from './product.ts';

const streamsAtOnce = 500;
const streamsOfPerson = 10;
const events = 20;

/** Follows one stream and calls `onChunk` with whatever comes. */
async function follow(url: string, token: string, signal: AbortSignal, onChunk: (text: string) => void): Promise<void> {
  const answer = await fetch(`${url}/api/live`, { headers: { authorization: `Bearer ${token}` }, signal });
  if (!answer.ok || !answer.body) throw new Error(`A stream was answered with ${answer.status}.`);
  const read = async () => {
    const decoder = new TextDecoder();
    for await (const chunk of answer.body ?? []) onChunk(decoder.decode(chunk as Uint8Array, { stream: true }));
  };
  read().catch(() => undefined);
}

const password = 'Night-chart-7781';

/** Registers someone the way everyone registers, with the code of the outbox, and signs in. */
export async function register(product: Product, email: string): Promise<string> {
  const { url } = product;
  const { clientId } = (await (await fetch(`${url}/identity/config.json`)).json()) as { clientId: string };
  const who = { ClientId: clientId, Username: email };
  const attributes = {
    email,
    given_name: 'Jo',
    family_name: 'Vega',
    'custom:company': 'Agency',
    'custom:role': 'user',
  };
  const UserAttributes = Object.entries(attributes).map(([Name, Value]) => ({ Name, Value }));
  await callIdentity(url, 'SignUp', { ...who, Password: password, UserAttributes });
  const outbox = await fetch(`${url}/identity/outbox?to=${encodeURIComponent(email)}`);
  const [letter] = (await outbox.json()) as { code: string }[];
  await callIdentity(url, 'ConfirmSignUp', { ...who, ConfirmationCode: letter?.code });
  return (await signIn(product, { email, password, role: 'user' })).AccessToken;
}

/** A writer, and enough readers: each may have ten streams. */
async function makePeople(product: Product): Promise<{ writer: string; readers: string[] }> {
  const [analyst] = product.accounts().filter(({ role }) => role === 'analyst');
  if (!analyst) throw new Error('The sample workspace has no analyst.');
  const readers: string[] = [];
  for (let index = 0; index < streamsAtOnce / streamsOfPerson; index++) {
    readers.push(await register(product, `bench.${index}@example.com`));
  }
  return { writer: (await signIn(product, analyst)).AccessToken, readers };
}

/** From the answer to a change until the last of the open streams has its event, in milliseconds. */
export async function measureLive(product: Product): Promise<Figure[]> {
  const { writer, readers } = await makePeople(product);
  const ending = new AbortController();
  let heard = 0;
  let last = 0;
  for (let index = 0; index < streamsAtOnce; index++) {
    const token = readers[index % readers.length] ?? '';
    await follow(product.url, token, ending.signal, (text) => {
      if (!text.includes('event: event')) return;
      heard++;
      last = performance.now();
    });
  }
  const times: number[] = [];
  for (let turn = 0; turn < events; turn++) {
    heard = 0;
    const body = JSON.stringify({
      name: `Bench ${turn}`,
      type: 'Malware',
      severity: 'Low',
      source: 'Bench',
      timestamp: new Date().toISOString(),
    });
    const headers = { authorization: `Bearer ${writer}`, 'content-type': 'application/json' };
    const answer = await fetch(`${product.url}/api/threats`, { method: 'POST', headers, body });
    const answered = performance.now();
    if (!answer.ok) throw new Error(`A threat was answered with ${answer.status}.`);
    for (let waited = 0; heard < streamsAtOnce && waited < 500; waited++) await wait(10);
    if (heard < streamsAtOnce) throw new Error(`${heard} of ${streamsAtOnce} streams had the event.`);
    times.push(Math.max(0, last - answered));
  }
  ending.abort();
  return [
    atMost(`a change until all of ${streamsAtOnce} open streams have it, p95`, percentile(times, 0.95), 'ms', 1_000),
  ];
}
