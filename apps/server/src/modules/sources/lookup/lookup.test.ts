import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabases } from '../../../testing/databases.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { type FeedServer, json, startFeedServer } from '../feeds/testing/feed-server.ts';

const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const line = (value: string, number: number) => `${createHash('md5').update(value).digest('hex')},${uuid(number)}\n`;

describe.each(testDatabases)('values that are looked up in a MISP feed on $name', ({ open }) => {
  let app: TestApp;
  let server: FeedServer;
  let files: Record<string, unknown>;
  let analyst: Awaited<ReturnType<TestApp['asPerson']>>;
  let id: string;

  beforeAll(async () => {
    server = await startFeedServer();
    app = await startTestApp(await open(), {
      environment: {
        HALYARD_EGRESS_ALLOW: new URL(server.base).host,
        HALYARD_DATA_DIR: join(tmpdir(), 'halyard-test-lookup'),
      },
    });
    id = await addSource('misp-feed', `${server.base}feed/?key=geheim`);
    analyst = await app.asPerson('analyst');
  });
  beforeEach(() => {
    files = {};
    server.answer((asked, response) => {
      const found = files[asked.url.pathname];
      const headers = { 'last-modified': 'Tue, 24 Nov 2026 08:00:00 GMT' };
      if (found === undefined) json('', {}, 404)(asked, response);
      else json(found, headers)(asked, response);
    });
  });
  afterAll(async () => {
    await app.close();
    await app.database.close();
    await server.close();
  });

  async function addSource(format: string, url: string) {
    const admin = await app.asPerson('admin');
    const pull = { url, everyMinutes: 60, credential: { kind: 'bearer', token: 'very-secret' } };
    const payload = { name: 'Harbour CERT', defaultSeverity: 'Medium', silenceLimitMinutes: null, format, pull };
    return (await admin.ask('POST', '/sources', { payload })).json().source.id;
  }

  const lookUp = (values: readonly string[], source = id, by = analyst) =>
    by.ask('POST', `/sources/${source}/lookup`, { payload: { values } });

  test('come back with the events that know them, the newest first, whether they were defanged or not', async () => {
    files['/feed/hashes.csv'] = [
      line('harbour.example', 1),
      line('harbour.example', 2),
      line('http://Evil.example/A', 3),
      line('http://plain.example', 4),
      line('192.0.2.7', 5),
      line('Night heron', 5),
    ].join('');
    files['/feed/manifest.json'] = {
      [uuid(1)]: { info: 'Phishing', date: '2026-10-01' },
      [uuid(2).toUpperCase()]: { info: 'More phishing', date: '2026-11-01' },
      [uuid(3)]: { info: 7, date: '2026-02-31' },
    };

    const reply = await lookUp([
      ...['Harbour[.]EXAMPLE', 'harbour.example', 'hxxp://Evil[.]example/A', 'hxxp://plain[.]example/'],
      ...['192.0.2[.]7', 'Night heron', 'new.example'],
    ]);

    const unnamed = (number: number) => ({ uuid: uuid(number), info: null, date: null });
    const newest = { uuid: uuid(2), info: 'More phishing', date: '2026-11-01' };
    const older = { uuid: uuid(1), info: 'Phishing', date: '2026-10-01' };
    expect(reply.json().failure).toBeNull();
    expect(reply.json().found).toEqual({
      fileAt: '2026-11-24T08:00:00.000Z',
      manifestFailure: null,
      values: [
        { value: 'harbour.example', type: 'domain-name', events: [newest, older], total: 2 },
        { value: 'http://evil.example/A', type: 'url', events: [unnamed(3)], total: 1 },
        { value: 'http://plain.example/', type: 'url', events: [unnamed(4)], total: 1 },
        { value: '192.0.2.7', type: 'ipv4-addr', events: [unnamed(5)], total: 1 },
        { value: 'Night heron', type: null, events: [unnamed(5)], total: 1 },
        { value: 'new.example', type: 'domain-name', events: [], total: 0 },
      ],
    });
    expect(server.asked.map(({ url }) => url.href)).toEqual([
      'http://feed.test/feed/hashes.csv?key=geheim',
      'http://feed.test/feed/manifest.json?key=geheim',
    ]);
    expect(server.asked.every(({ headers }) => headers.authorization === 'Bearer very-secret')).toBe(true);
  });

  test('that no event knows ask for the hashes alone, and nothing is stored', async () => {
    files['/feed/hashes.csv'] = line('other.example', 1);
    const before = await app.database.read.selectFrom('sources').selectAll().where('id', '=', id).execute();

    const { found } = (await lookUp(['harbour.example'])).json();

    expect(found.values).toEqual([{ value: 'harbour.example', type: 'domain-name', events: [], total: 0 }]);
    expect(server.asked).toHaveLength(1);
    expect(await app.database.read.selectFrom('sources').selectAll().where('id', '=', id).execute()).toEqual(before);
  });

  test('are told by the UUIDs of their events where the manifest cannot be read, with the reason', async () => {
    files['/feed/hashes.csv'] = line('harbour.example', 1);
    files['/feed/manifest.json'] = '<html>Sign in</html>';

    const { found } = (await lookUp(['harbour.example'])).json();

    expect(found.values[0].events).toEqual([{ uuid: uuid(1), info: null, date: null }]);
    expect(found.manifestFailure).toContain('a web page, not JSON');
  });

  test('of more events than are shown are counted all the same', async () => {
    files['/feed/hashes.csv'] = Array.from({ length: 130 }, (_, at) => line('harbour.example', at)).join('');
    files['/feed/manifest.json'] = {};

    const { found } = (await lookUp(['harbour.example'])).json();

    expect([found.values[0].total, found.values[0].events.length]).toEqual([130, 100]);
  });

  test('say why where the feed has no hashes, without what is secret in its address', async () => {
    const reply = await lookUp(['harbour.example']);

    expect(reply.json().found).toBeNull();
    expect(reply.json().failure).toContain('HTTP 404');
    expect(reply.body).not.toContain('geheim');
    expect(reply.body).not.toContain('very-secret');
  });

  test.each([
    ['redirects', 302, 'redirect'],
    ['rejects the credential', 401, 'credential'],
    ['asks to be left alone', 429, 'left alone'],
  ])('say why where the server %s', async (_, status, why) => {
    server.answer(json('', { location: 'http://169.254.169.254/' }, status));

    expect((await lookUp(['harbour.example'])).json()).toMatchObject({
      found: null,
      failure: expect.stringContaining(why),
    });
    expect(server.asked).toHaveLength(1);
  });

  test('are not looked up where the address may no longer be asked', async () => {
    const moved = await addSource('misp-feed', server.base);
    await app.database.write((tx) =>
      tx.updateTable('sources').set({ pull_url: 'https://10.0.0.7/feed/' }).where('id', '=', moved).execute(),
    );

    expect((await lookUp(['harbour.example'], moved)).json()).toEqual({ found: null, failure: 'blocked' });
    expect(server.asked).toEqual([]);
  });

  test('are looked up in no other source, by no viewer, and at most 200 at once', async () => {
    const list = await addSource('csv-feed', `${server.base}list.csv`);
    const many = Array.from({ length: 201 }, (_, at) => `host${at}.example`);

    expect((await lookUp(['a'], list)).json().code).toBe('pull_not_allowed');
    expect((await lookUp(['a'], 'gone')).json().code).toBe('source_not_found');
    expect((await lookUp(['a'], id, await app.asPerson('viewer'))).statusCode).toBe(403);
    expect((await lookUp(many)).statusCode).toBe(400);
    expect((await lookUp([])).statusCode).toBe(400);
    expect(server.asked).toEqual([]);
  });
});
