import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { testDatabases } from '../testing/databases.ts';
import { openStream } from '../testing/open-stream.ts';
import { startTestApp } from '../testing/test-app.ts';

const drainQuietMs = 1_500;
const at = '2026-11-20T10:00:00.000Z';
const headersOf = (token: string) => ({ authorization: `Bearer ${token}`, 'content-type': 'application/json' });

type Answer = { readonly status: number; readonly connection: string | undefined; readonly onKeptSocket: boolean };

/** What one client is answered, and whether the server was told to stop. */
type Course = { readonly isStopping: () => boolean; readonly answers: Answer[] };

/** Sends one request over the connection that `agent` keeps; rejects with what cut it. */
function ask(agent: Agent, port: number, headers: Record<string, string>, body?: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const method = body === undefined ? 'GET' : 'POST';
    const sent = request(
      { agent, port, host: '127.0.0.1', path: '/api/todos', method, headers },
      (reply: IncomingMessage) => {
        reply.resume();
        const { statusCode: status = 0, headers: own } = reply;
        reply.on('end', () => resolve({ status, connection: own.connection, onKeptSocket: sent.reusedSocket }));
        reply.on('error', reject);
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

const keptAtMost = 10;

describe.each(testDatabases)('a node that stops, on $name', ({ openNodes }) => {
  async function start() {
    const databases = await openNodes();
    const [database, next = database] = databases;
    const app = await startTestApp(database, { drainQuietMs });
    await app.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.app.server.address() as AddressInfo;
    const { token } = await app.asPerson('analyst');
    onTestFinished(() => database.close());
    return { app, port, token, next };
  }

  /** A client of one connection that asks again and again until the server closes it. */
  async function askOn(port: number, token: string, place: number, { isStopping, answers }: Course) {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const texts: string[] = [];
    // The server begins to drain a moment after it was asked to stop.
    let keptMeanwhile = 0;
    for (let count = 0; ; count++) {
      const text = `Client ${place}, task ${count}`;
      const body = count % 2 === 0 ? undefined : JSON.stringify({ text, priority: 'low' });
      const before = isStopping();
      const answer = await ask(agent, port, headersOf(token), body);
      answers.push(answer);
      if (answer.status === 201) texts.push(text);
      if (answer.connection === 'close') break;
      if (before && ++keptMeanwhile > keptAtMost) throw new Error('A connection was kept while the server stopped.');
      await wait(Math.random() * 40);
    }
    agent.destroy();
    return { answers, texts };
  }

  test('the second address of localhost is drained as well', async () => {
    const [database] = await openNodes();
    const app = await startTestApp(database, { drainQuietMs });
    onTestFinished(() => database.close());
    await app.app.listen({ port: 0, host: 'localhost' });
    const { address, port } = app.app.server.address() as AddressInfo;
    const second = (app.app.addresses() as AddressInfo[]).find((one) => one.address !== address);
    // A machine without IPv6 has one.
    if (!second) return app.close();
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const host = second.address;
    const askSecond = () =>
      new Promise<string | undefined>((resolve, reject) => {
        const sent = request({ agent, host, port, path: '/health' }, (reply) =>
          reply.resume().on('end', () => resolve(reply.headers.connection)),
        );
        sent.on('error', reject).end();
      });

    expect(await askSecond()).toBe('keep-alive');
    const closed = app.close();
    await wait(drainQuietMs / 3);
    expect(await askSecond()).toBe('close');
    await closed;
    agent.destroy();
  });

  test('answers every request on kept connections, says that they close, and resets none', async () => {
    const { app, port, token } = await start();
    let isStopping = false;
    const courses = Array.from({ length: 12 }, () => ({ isStopping: () => isStopping, answers: [] as Answer[] }));
    const clients = courses.map((course, place) => askOn(port, token, place, course));
    await expect.poll(() => courses.every(({ answers }) => answers.length > 3), { timeout: 15_000 }).toBe(true);

    isStopping = true;
    const closed = app.close();
    const outcomes = await Promise.all(clients);
    await closed;

    for (const { answers } of outcomes) {
      expect(answers.filter(({ status }) => status !== 200 && status !== 201)).toEqual([]);
      expect(answers.at(-1)).toMatchObject({ connection: 'close', onKeptSocket: true });
    }
    const kept = await app.database.read.selectFrom('todos').select('text').execute();
    expect(kept.map(({ text }) => text).toSorted()).toEqual(outcomes.flatMap(({ texts }) => texts).toSorted());
  });

  test('serves new connections until a balancer has heard from /readyz that the node leaves', async () => {
    const [database] = await openNodes();
    const app = await startTestApp(database, { leaveMs: 1_000 });
    onTestFinished(() => database.close());
    await app.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.app.server.address() as AddressInfo;
    const { token } = await app.asPerson('analyst');

    const closed = app.close();
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(503);
    const agent = new Agent({ keepAlive: true });
    expect(await ask(agent, port, headersOf(token), '{"text":"Late","priority":"low"}')).toMatchObject({ status: 201 });
    agent.destroy();
    await closed;

    await expect(fetch(`http://127.0.0.1:${port}/readyz`)).rejects.toThrow();
  });

  test('closes connections that ask nothing, and does not wait for them any longer', async () => {
    const { app, port, token } = await start();
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    await ask(agent, port, headersOf(token));
    const [socket] = Object.values(agent.freeSockets).flat();
    const ended = new Promise((resolve) => socket?.once('close', resolve));

    const begun = performance.now();
    await app.close();
    await ended;

    expect(performance.now() - begun).toBeGreaterThan(drainQuietMs / 2);
    expect(socket?.destroyed).toBe(true);
  });

  test('takes in an upload that is on its way, which another node carries out', async () => {
    const { app, port, token, next } = await start();
    const name = 'Loader 7';
    const malware = { type: 'malware', spec_version: '2.1', name, is_family: false, created: at, modified: at };
    const objects = [{ ...malware, id: 'malware--00000000-0000-4000-8000-000000000007' }];
    const body = JSON.stringify({ type: 'bundle', id: 'bundle--00000000-0000-4000-8000-000000000999', objects });
    const half = Math.floor(body.length / 2);
    const headers = { ...headersOf(token), 'content-length': String(body.length) };
    const path = '/api/imports?name=late.json';
    const upload = request({ port, host: '127.0.0.1', path, method: 'POST', headers });
    const answered = once(upload, 'response') as Promise<[IncomingMessage]>;
    upload.write(body.slice(0, half));
    await wait(200);

    const closed = app.close();
    await wait(200);
    upload.end(body.slice(half));
    const [reply] = await answered;
    reply.resume();
    await closed;
    const other = await startTestApp(next);
    await other.runJobs();

    expect([reply.statusCode, reply.headers.connection]).toEqual([201, 'close']);
    const rows = await other.database.read.selectFrom('intelligence').select('name').execute();
    expect(rows).toEqual([{ name }]);
    await other.close();
  });

  test('ends streams with the time after which to come back', async () => {
    const { app, token } = await start();
    const stream = await openStream(app, token);

    await app.close();

    expect(await stream.ended).toBe('ended');
    expect(stream.retries().map((ms) => ms >= 500 && ms <= 1_000)).toEqual([true]);
  });
});
