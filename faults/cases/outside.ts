import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { register } from '../../bench/live-load.ts';
import { createProduct, type Product } from '../../e2e/product.ts';
import { type Fault, judged } from '../harness/fault.ts';
import { withNode } from '../harness/nodes.ts';
import { pace } from '../harness/pace.ts';
import { openProxy, type Way } from '../harness/proxy.ts';
import { bodyOf, send } from '../harness/send.ts';
import { until } from '../harness/service.ts';
import { askAsAdmin } from './load.ts';

const moods = ['well', 'refuses', 'hangs', 'talks garbage', 'sends one byte a second', 'never stops'] as const;
type Mood = (typeof moods)[number];

function answer(mood: Mood, response: ServerResponse, reply: string) {
  response.on('error', () => {});
  if (mood === 'refuses') return response.destroy();
  if (mood === 'hangs') return response;
  if (mood === 'talks garbage') return response.end(`\0{{{"choices":[${'x'.repeat(10_000)}`);
  if (mood === 'well') return response.end(reply);
  const isSlow = mood === 'sends one byte a second';
  const timer = setInterval(() => response.write(isSlow ? ' ' : ' '.repeat(1024 * 1024)), isSlow ? 1_000 : 20);
  response.on('close', () => clearInterval(timer));
  return response;
}

/** A model and a webhook receiver whose mood can be spoilt. */
async function openOutside() {
  let mood: Mood = 'well';
  let asked = 0;
  const message = { role: 'assistant', content: 'Nothing to report.' };
  const choice = { index: 0, message, finish_reason: 'stop' };
  const reply = JSON.stringify({ id: 'a', object: 'chat.completion', created: 1, model: 'm', choices: [choice] });
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/v1')) asked++;
    request.on('error', () => {}).resume();
    response.setHeader('content-type', 'application/json');
    answer(mood, response, reply);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    asked: () => asked,
    turn: (next: Mood) => {
      mood = next;
    },
    close: () => server.close().closeAllConnections(),
  };
}

const timeoutMs = 3_000;

export const outsideDown: Fault = {
  name: 'outside-down',
  figure: 'R12',
  aim: 'everything else p99 ≤ 200 ms; the affected part answers within its time-out and recovers in 10 s',
  explained:
    'The language model and the webhook receiver refuse, hang, talk garbage, send one byte a second, and never stop, one after the other, while someone else works.',
  async run({ isFull }) {
    const outside = await openOutside();
    const origin = `localhost:${outside.port}`;
    return withNode(
      async (node) => {
        const ask = await askAsAdmin(node);
        const settings = bodyOf<{ api: object }>(await ask({ method: 'GET', path: '/users/settings' }));
        const api = { ...settings.api, webhookUrl: `http://${origin}/hook` };
        const saved = await ask({ method: 'PUT', path: '/users/settings', body: { ...settings, api } });
        if (saved?.status !== 200) throw new Error(`The webhook was not saved: ${JSON.stringify(saved)}`);
        const question = () =>
          ask({
            method: 'POST',
            path: '/assistant/query',
            body: { message: 'Please write a short poem about our week' },
          });
        const test = () => ask({ method: 'POST', path: '/users/webhook/test' });
        const found: string[] = [];
        let [slowest, worst] = [0, 0];
        for (const mood of moods.slice(1)) {
          outside.turn(mood);
          const others = pace(() => ask({ method: 'GET', path: '/todos' }), 20);
          for (let turn = 0; turn < (isFull ? 10 : 1); turn++)
            for (const [name, call, within] of [
              ['model', question, 2 * timeoutMs],
              ['webhook', test, 6_000],
            ] as const) {
              const begin = performance.now();
              const said = await call();
              const ms = performance.now() - begin;
              slowest = Math.max(slowest, ms);
              if (!said || said.status >= 500 || ms > within)
                found.push(`${name} ${mood}: ${said?.status ?? 'no answer'} after ${(ms / 1_000).toFixed(1)} s`);
            }
          const { p99, told, failed } = await others.stop();
          worst = Math.max(worst, p99);
          if (failed > 0) found.push(`others while it ${mood}: ${told}`);
          outside.turn('well');
          const before = outside.asked();
          const recovers = async () => (await question()) !== undefined && outside.asked() > before;
          await until('the model is asked again', recovers, 10_000, 500).catch((cause) =>
            found.push(`${mood}: ${cause.message}`),
          );
        }
        outside.close();
        const measured = `others p99 ${worst.toFixed(0)} ms, the affected part answered after ${(slowest / 1_000).toFixed(1)} s`;
        return judged(measured, found, worst <= 200);
      },
      {
        HALYARD_EGRESS_ALLOW: origin,
        HALYARD_ASSISTANT_PROVIDER: 'openai-compatible',
        HALYARD_ASSISTANT_URL: `http://${origin}/v1`,
        HALYARD_ASSISTANT_MODEL: 'm',
        HALYARD_ASSISTANT_KEY: 'key',
        HALYARD_ASSISTANT_TIMEOUT_MS: String(timeoutMs),
      },
    );
  },
};

/** One Halyard that keeps the accounts behind a proxy, and one that asks it, as it would ask a cloud user pool. */
async function withPool<T>(
  work: (halyard: Product, pool: Product, turn: (way: Way) => void) => Promise<T>,
): Promise<T> {
  const token = crypto.randomUUID() + crypto.randomUUID();
  const poolId = 'eu-central-1_Faults01';
  const shared = { HALYARD_POOL_ID: poolId, HALYARD_CLIENT_ID: 'faultsclient', HALYARD_IDENTITY_ADMIN_TOKEN: token };
  const pool = await createProduct({ ...shared, HALYARD_SAMPLE_WORKSPACE: 'off' });
  const proxy = await openProxy(Number(new URL(pool.url).port), 'localhost');
  const address = `http://localhost:${proxy.port}/identity`;
  Object.assign(pool.settings, { HALYARD_PUBLIC_URL: `http://localhost:${proxy.port}` });
  const halyard = await createProduct({
    ...shared,
    HALYARD_IDENTITY: 'cognito',
    HALYARD_SAMPLE_WORKSPACE: 'off',
    HALYARD_IDENTITY_ENDPOINT: `${address}/`,
    HALYARD_IDENTITY_ISSUER: `${address}/${poolId}`,
    HALYARD_IDENTITY_ADMIN_ENDPOINT: `${address}/admin/`,
  });
  try {
    await pool.start();
    await halyard.start();
    return await work(halyard, pool, proxy.turn);
  } finally {
    await halyard.remove();
    await pool.remove();
    proxy.close();
  }
}

export const identityDown: Fault = {
  name: 'identity-down',
  figure: 'R12',
  aim: 'signed-in people go on with p99 ≤ 200 ms, the node stays ready; someone new can sign in within 10 s',
  explained:
    'The identity provider is another Halyard, whose network refuses, and then drops everything without a word.',
  run: ({ isFull }) =>
    withPool(async (halyard, pool, turn) => {
      const account = { folder: '', processId: 0, accounts: () => [], stop: async () => {}, url: pool.url };
      const token = await register(account, 'first@example.com');
      const ask = (by = token) => send(halyard.url, by, { method: 'GET', path: '/todos' });
      const found: string[] = [];
      let worst = 0;
      await until('the first person is known', async () => (await ask())?.status === 200);
      for (const way of ['refuse', 'silent'] as const) {
        turn(way);
        const others = pace(() => ask(), 20);
        await wait(isFull ? 60_000 : 8_000);
        const ready = await fetch(`${halyard.url}/readyz`);
        if (ready.status !== 200) found.push(`not ready without the identity provider (${way})`);
        const { p99, told, failed } = await others.stop();
        worst = Math.max(worst, p99);
        if (failed > 0) found.push(`${way}: ${told}`);
        turn('open');
        const newer = await register(account, `${way}@example.com`);
        await until('someone new is known', async () => (await ask(newer))?.status === 200, 10_000).catch((cause) =>
          found.push(`${way}: ${cause.message}`),
        );
      }
      return judged(`p99 ${worst.toFixed(0)} ms`, found, worst <= 200);
    }),
};
