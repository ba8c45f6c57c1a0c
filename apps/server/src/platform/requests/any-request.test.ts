import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { allEndpoints } from '@halyard/contracts/api-document/all-endpoints.ts';
import { apiErrors } from '@halyard/contracts/errors.ts';
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ArbitraryRequest, anyRequest, anyTarget } from '../../testing/arbitrary-requests.ts';
import { testDatabases } from '../../testing/databases.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

type Answer = { readonly status: number; readonly headers: Record<string, unknown>; readonly body: string };

// The publisher of police data is away: that is said, and is no one's fault here.
const notOurs = ['archive_unavailable'];

/** The one rule for every answer, whatever was asked. */
function check({ status, headers, body }: Answer): void {
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  if (status < 400) return;
  if (body === '') return;
  const error = JSON.parse(body) as Record<string, unknown>;
  expect(Object.keys(error).sort()).toEqual(['code', 'message', 'requestId']);
  expect(Object.keys(apiErrors)).toContain(error.code);
  expect(error.requestId).toBe(headers['x-request-id']);
  if (!notOurs.includes(String(error.code))) expect(status, body).toBeLessThan(500);
}

/** Sends bytes as they are and reads what comes back until the connection ends. */
function sendRaw(port: number, bytes: Buffer): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.setEncoding('latin1');
    socket.on('data', (piece: string) => {
      answer += piece;
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(answer));
  });
}

function parseRaw(text: string): Answer {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const [line = '', ...fields] = head.split('\r\n');
  const pairs = fields.map((field) => [
    field.slice(0, field.indexOf(':')).toLowerCase(),
    field.slice(field.indexOf(':') + 1).trim(),
  ]);
  return { status: Number(line.split(' ')[1]), headers: Object.fromEntries(pairs), body: rest.join('\r\n\r\n') };
}

describe.each(testDatabases)('whatever a client sends ($name)', ({ open }) => {
  let app: TestApp;
  let admin: Awaited<ReturnType<TestApp['asPerson']>>;
  let ids: string[];
  let port: number;

  beforeAll(async () => {
    // Nothing listens at the archive's address.
    const environment = { HALYARD_CRIME_ARCHIVE_URL: 'http://127.0.0.1:9', HALYARD_EGRESS_ALLOW: '127.0.0.1:9' };
    app = await startTestApp(await open(), { environment });
    await app.app.listen({ port: 0, host: '127.0.0.1' });
    port = (app.app.server.address() as { port: number }).port;
    admin = await app.asPerson('admin');
    const other = await app.asPerson('analyst');
    const make = async (path: string, payload: object) => (await admin.ask('POST', path, { payload })).json();
    const [source, timestamp] = ['A feed', '2026-11-20T08:42:00.000Z'];
    const { threat } = await make('/threats', { name: 'Kit', type: 'Phishing', severity: 'High', source, timestamp });
    const { entity } = await make('/entities', { name: 'Ada', type: 'Person', source });
    const { incident } = await make('/incidents', { title: 'A leak', severity: 'High', source });
    const { id: task } = await make('/todos', { text: 'Look' });
    ids = ['latest', 'x', other.id, threat.id, entity.id, incident.id, task];
  });
  afterAll(async () => {
    await app.close();
    await app.database.close();
  });

  async function send({ method, path, headers, payload }: ArbitraryRequest): Promise<Answer> {
    const answer = await app.app.inject({
      method: method as InjectOptions['method'] & string,
      url: `/api${path}`,
      headers: { authorization: `Bearer ${admin.token}`, ...headers },
      ...(payload && { payload }),
    } as InjectOptions);
    const isEncoded = answer.headers['content-encoding'] !== undefined || method === 'HEAD';
    return { status: answer.statusCode, headers: answer.headers, body: isEncoded ? '' : answer.body };
  }

  const writes = allEndpoints.filter(({ method, body, upload }) => method !== 'GET' && (body || upload));
  test.each(['gzip', 'br', 'deflate', 'zstd', 'compress', 'gzip, gzip', '*'])(
    'no write falls over a body that is not encoded as %s',
    async (encoding) => {
      for (const { method, path, query } of writes) {
        const name = query && path !== '/assistant/query' && path !== '/ai/chat' ? '?name=x' : '';
        const answer = await send({
          method,
          path: `${path.replaceAll(/:\w+/g, 'x')}${name}`,
          payload: Buffer.from('{"a":1}'),
          headers: { 'content-type': 'application/json', 'content-encoding': encoding },
        });
        check(answer);
        expect([400, 404, 415], path).toContain(answer.status);
      }
    },
  );

  test('an answer is 2xx to 4xx in the declared form, for any request to any operation', async () => {
    const property = fc.asyncProperty(anyRequest(ids), async (request) => check(await send(request)));

    await fc.assert(property, { numRuns: 1_500 });
  });

  test('so is the answer to any bytes on the connection', async () => {
    const methods = fc.constantFrom('GET', 'GET', 'HEAD', 'POST', 'PUT', 'OPTIONS', 'TRACE', 'CONNECT', 'get', 'X');
    const lines = fc.constantFrom('', 'Range: bytes=9-', 'Content-Length: x', 'Expect: x', 'Upgrade: y', 'a b', ': z');
    const requests = fc.record({ method: methods, target: anyTarget, line: lines, hasHost: fc.boolean() });
    const property = fc.asyncProperty(requests, async ({ method, target, line, hasHost }) => {
      const fields = [...(hasHost ? ['host: x'] : []), ...(line ? [line] : []), 'connection: close'];
      const answer = await sendRaw(port, Buffer.from(`${method} ${target} HTTP/1.1\r\n${fields.join('\r\n')}\r\n\r\n`));
      expect(answer).toMatch(/^HTTP\/1\.1 [234]/);
      const parsed = parseRaw(answer);
      if (method !== 'HEAD' && parsed.status >= 400 && parsed.headers['transfer-encoding'] === undefined) check(parsed);
    });

    await fc.assert(property, { numRuns: 400 });
  });

  test('a body that grows beyond measure is rejected before it is written', async () => {
    const bomb = gzipSync(Buffer.alloc(64 * 1_048_576, ' '));
    for (const path of ['/imports?name=a.json', '/crime/imports?name=a.csv', '/schemas?name=a']) {
      const answer = await admin.ask('POST', path, {
        headers: { 'content-encoding': 'gzip', 'content-type': 'application/octet-stream' },
        payload: bomb,
      });
      expect(answer.json(), path).toMatchObject({ code: 'body_too_large' });
    }
  });

  test('nor does one end the server after its reader has had enough of it, whoever sent it', async () => {
    const faults: unknown[] = [];
    const note = (fault: unknown) => faults.push(fault);
    process.prependListener('uncaughtException', note);
    const url = `http://127.0.0.1:${port}`;
    for (const megabytes of [2, 8, 80])
      for (const path of ['/api/todos', '/identity/']) {
        const answer = await fetch(`${url}${path}`, {
          method: 'POST',
          headers: {
            authorization: `Bearer ${admin.token}`,
            'content-encoding': 'gzip',
            'content-type': path === '/identity/' ? 'application/x-amz-json-1.1' : 'application/json',
          },
          body: gzipSync(Buffer.alloc(megabytes * 1_048_576, ' ')),
        });
        expect(answer.status, path).toBeOneOf([400, 413]);
        await answer.text();
      }
    // Answered by now is everything that was decoded before.
    expect((await fetch(`${url}/api/health`)).status).toBe(200);
    process.off('uncaughtException', note);

    expect(faults).toEqual([]);
  });

  test('none of it was told to the administrators as a fault', async () => {
    const told = await app.database.read.selectFrom('events').selectAll().where('kind', '=', 'server_failed').execute();

    expect(told).toEqual([]);
  });
});
