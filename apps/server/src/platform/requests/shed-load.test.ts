import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { createErrorHandler } from '../replies/answer-error.ts';
import { shedLoad } from './shed-load.ts';

async function openServer() {
  const ends: (() => void)[] = [];
  const app = Fastify();
  app.setErrorHandler(createErrorHandler({ onFailure: () => {}, onUndeclared: () => {} }));
  shedLoad(app, 2);
  app.get('/slow', () => new Promise((resolve) => ends.push(() => resolve({ ok: true }))));
  app.get('/api/health', async () => ({ status: 'ok' }));
  app.get('/stream', (_, reply) => {
    reply.hijack();
    reply.raw.writeHead(200).flushHeaders();
    ends.push(() => reply.raw.end());
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const ask = (path: string) => fetch(`${url}${path}`);
  const untilRunning = (count: number) => expect.poll(() => ends.length).toBe(count);
  return { app, ask, ends, untilRunning };
}

test('what comes while too many wait is rejected and says when to come back; liveness and what comes later are answered', async () => {
  const { app, ask, ends, untilRunning } = await openServer();
  const running = [ask('/slow'), ask('/slow')];
  await untilRunning(2);

  const rejected = await ask('/slow');
  expect([rejected.status, Number(rejected.headers.get('retry-after')) > 0]).toEqual([503, true]);
  expect((await ask('/api/health')).status).toBe(200);
  for (const end of ends.splice(0)) end();
  expect((await Promise.all(running)).map(({ status }) => status)).toEqual([200, 200]);

  const later = ask('/slow');
  await untilRunning(1);
  ends[0]?.();
  expect((await later).status).toBe(200);
  await app.close();
});

test('open streams do not count', async () => {
  const { app, ask, ends, untilRunning } = await openServer();
  const streams = await Promise.all([ask('/stream'), ask('/stream')]);
  const running = ask('/slow');
  await untilRunning(3);

  for (const end of ends) end();
  expect((await running).status).toBe(200);
  await Promise.all(streams.map((stream) => stream.text()));
  await app.close();
});
