import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../../database/database.ts';
import { testDatabases } from '../../../testing/databases.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const aMinuteMs = 60_000;
const path = '/api1/collections/91a7b528/';

const malware = (number: number) => ({
  type: 'malware',
  spec_version: '2.1',
  id: `malware--00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  is_family: false,
  created: '2026-10-01T00:00:00.000Z',
  modified: '2026-10-01T00:00:00.000Z',
  name: `Malware ${number}`,
});

describe.each(testDatabases)('a feed and the nodes that read it on $name', ({ openNodes }) => {
  let other: Server;
  let host: string;
  let asked: string[];
  let answer: (request: IncomingMessage, response: ServerResponse) => void;
  let databases: readonly [Database, ...Database[]];

  beforeAll(async () => {
    other = createServer((request, response) => {
      asked.push(request.url ?? '');
      answer(request, response);
    });
    await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
    host = `127.0.0.1:${(other.address() as AddressInfo).port}`;
  });
  beforeEach(async () => {
    asked = [];
    databases = await openNodes();
  });
  afterAll(() => {
    other.closeAllConnections();
    other.close();
  });

  const start = (database: Database) =>
    startTestApp(database, {
      environment: { HALYARD_EGRESS_ALLOW: host, HALYARD_DATA_DIR: join(tmpdir(), 'halyard-test-feeds') },
    });

  const page = (objects: readonly object[], next?: string) => (_: IncomingMessage, response: ServerResponse) =>
    response
      .writeHead(200, {
        'content-type': 'application/taxii+json;version=2.1',
        'x-taxii-date-added-last': `2026-11-20T08:00:00.00000${objects.length}Z`,
      })
      .end(JSON.stringify({ more: next !== undefined, ...(next && { next }), objects }));

  async function addFeed(app: TestApp) {
    const admin = await app.asPerson('admin');
    const pull = { url: `http://${host}${path}`, everyMinutes: 60 };
    const draft = { name: 'ISAC', format: 'taxii', defaultSeverity: 'Low', silenceLimitMinutes: null, pull };
    const { id } = (await admin.ask('POST', '/sources', { payload: draft })).json().source;
    return { id, imports: async () => (await admin.ask('GET', `/imports?source=${id}`)).json().imports };
  }

  test('is read by one of them at a time', async () => {
    answer = page([malware(1)]);
    const nodes: TestApp[] = [];
    for (const database of databases) nodes.push(await start(database));
    const [first] = nodes as [TestApp];
    const feed = await addFeed(first);

    await Promise.all(nodes.map((node) => node.runJobs()));
    await Promise.all(nodes.map((node) => node.runJobs()));

    expect(asked).toHaveLength(1);
    expect(await feed.imports()).toMatchObject([{ state: 'finished', created: 1 }]);
    for (const node of nodes) await node.close();
    await databases[0].close();
  });

  test('is read again from its place by the next node when the one that reads it stops', async () => {
    const reached = Promise.withResolvers<void>();
    answer = (request, response) => {
      if (!request.url?.includes('next=')) return void page([malware(1), malware(2)], '2')(request, response);
      // The second page does not come.
      reached.resolve();
    };
    const stopping = await start(databases[0]);
    const feed = await addFeed(stopping);
    const running = stopping.runJobs();
    await reached.promise;
    expect(await feed.imports()).toEqual([]);
    await stopping.close();
    await running;

    answer = (request, response) =>
      request.url?.includes('next=')
        ? page([malware(3)])(request, response)
        : page([malware(1), malware(2)], '2')(request, response);
    const next = await start(databases.at(-1) ?? databases[0]);
    next.pass(aMinuteMs);
    await next.runJobs();

    const admin = await next.asPerson('admin');
    const { imports } = (await admin.ask('GET', `/imports?source=${feed.id}`)).json();
    expect(imports).toMatchObject([{ state: 'finished', objectsIn: 3, created: 3 }]);
    const source = (await admin.ask('GET', `/sources/${feed.id}`)).json();
    expect(source).toMatchObject({ lastFailure: null, pull: { failures: 0, cursor: expect.any(String) } });
    await next.close();
    await databases[0].close();
  });
});
