import { once } from 'node:events';
import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openThrowawaySqlite } from '../../testing/databases.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
beforeAll(async () => {
  app = await startTestApp(await openThrowawaySqlite());
  await app.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  agent.destroy();
  await app.close();
  await app.database.close();
});

const mebibyte = 1024 * 1024;

/** Sends all of it, whatever is answered meanwhile; tells status and connection, and whether everything was taken. */
async function deliver(bytes: number) {
  const { port } = app.app.server.address() as AddressInfo;
  const sent = request({ port, host: '127.0.0.1', agent, method: 'POST', path: '/api/intake/unknown' });
  const finished = once(sent, 'finish');
  sent.setHeader('content-type', 'application/json');
  sent.end(Buffer.alloc(bytes, ' '));
  const [answer] = await once(sent, 'response');
  await finished;
  answer.resume();
  await once(answer, 'end');
  return { status: answer.statusCode, reused: sent.reusedSocket };
}

test('a delivery that is too large is read to its end and rejected, and its connection goes on', async () => {
  expect(await deliver(4 * mebibyte)).toEqual({ status: 401, reused: false });
  expect(await deliver(12 * mebibyte)).toEqual({ status: 413, reused: true });
  expect(await deliver(30 * mebibyte)).toEqual({ status: 413, reused: true });
  expect(await deliver(1)).toEqual({ status: 401, reused: true });
});

test('one without end is rejected once forty megabytes of it have been read', async () => {
  const { port } = app.app.server.address() as AddressInfo;
  const sent = request({ port, host: '127.0.0.1', method: 'POST', path: '/api/intake/unknown' });
  sent.write(Buffer.alloc(40 * mebibyte + 1, ' '));
  const [answer] = await once(sent, 'response');
  expect([answer.statusCode, answer.headers.connection]).toEqual([413, 'close']);
  sent.on('error', () => {}).destroy();
});
