import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allEndpoints } from '@halyard/contracts/api-document/all-endpoints.ts';
import { alertRulesMax } from '@halyard/contracts/intelligence/alerts.ts';
import { streamLive } from '@halyard/contracts/work/live.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openThrowawaySqlite, testDatabases } from '../../testing/databases.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

type Person = Awaited<ReturnType<TestApp['asPerson']>>;

const pathFor = (path: string) => path.replaceAll(/:\w+/g, 'x');
const threat = {
  name: 'Kit',
  type: 'Phishing',
  severity: 'High',
  source: 'A feed',
  timestamp: '2026-11-20T08:42:00.000Z',
};

describe.each(testDatabases)('HTTP as one expects it ($name)', ({ open }) => {
  let app: TestApp;
  let admin: Person;

  beforeAll(async () => {
    app = await startTestApp(await open());
    admin = await app.asPerson('admin');
  });
  afterAll(async () => {
    await app.close();
    await app.database.close();
  });

  test('a query parameter that an address does not know is rejected, at every address', async () => {
    for (const { method, path, body } of allEndpoints) {
      const answer = await admin.ask(method, `${pathFor(path)}?nobody_knows=1`, body ? { payload: {} } : {});
      expect(answer.statusCode, `${method} ${path}`).toBe(400);
    }
  });

  test('an address that was renamed is served under its former name too', async () => {
    const renamed = allEndpoints.flatMap(({ method, path, formerPath }) =>
      formerPath ? [{ method, path, formerPath }] : [],
    );
    expect(renamed.map(({ formerPath }) => formerPath)).toContain('/people/assignable');

    for (const { method, path, formerPath } of renamed) {
      const [present, former] = [await admin.ask(method, pathFor(path)), await admin.ask(method, pathFor(formerPath))];
      expect([former.statusCode, former.json().code], formerPath).toEqual([present.statusCode, present.json().code]);
      expect(former.json().code, formerPath).not.toBe('not_found');
    }
  });

  test('a body is rejected where none is taken', async () => {
    for (const { method, path } of allEndpoints.filter(({ body, upload }) => !body && !upload)) {
      const answer = await admin.ask(method, pathFor(path), { payload: { a: 1 } });
      expect(answer.json(), `${method} ${path}`).toMatchObject({ message: 'This address takes no request body.' });
    }
  });

  test('another method is rejected with those that an address knows', async () => {
    const allowOf = async (method: string, path: string) => {
      const answer = await admin.ask(method, path);
      return [answer.statusCode, answer.headers.allow];
    };

    expect(await allowOf('PATCH', '/todos')).toEqual([405, 'GET, HEAD, POST']);
    expect(await allowOf('GET', '/todos/x')).toEqual([405, 'PUT, DELETE']);
    expect(await allowOf('OPTIONS', '/health')).toEqual([405, 'GET, HEAD']);
    expect(await allowOf('DELETE', '/nothing')).toEqual([404, undefined]);
  });

  test('HEAD is answered where GET is, with the same status and no body', async () => {
    for (const { path } of allEndpoints.filter(({ method, path: at }) => method === 'GET' && !at.includes(':'))) {
      const head = await admin.ask('HEAD', path);
      expect(head.body, path).toBe('');
      if (path === streamLive.path) continue;
      const get = await admin.ask('GET', path);
      expect([path, head.statusCode]).toEqual([path, get.statusCode]);
    }
    expect((await app.app.inject({ method: 'HEAD', url: '/api/todos' })).statusCode).toBe(401);
  });

  test('HEAD of an export makes none', async () => {
    const exports = () => app.database.read.selectFrom('events').select('id').execute();
    const before = (await exports()).length;

    expect((await admin.ask('HEAD', '/threats/export?format=csv')).statusCode).toBe(200);

    expect(await exports()).toHaveLength(before);
  });

  test('every endpoint that makes a record says where it is', () => {
    const silent = allEndpoints.filter(({ status, location }) => status === 201 && !location);

    expect(silent.map(({ path }) => path)).toEqual([]);
  });

  test('a new record is found at its Location, below the prefix that was asked', async () => {
    const made = await admin.ask('POST', '/threats', { payload: threat });
    const location = String(made.headers.location);

    expect(location).toBe(`/api/threats/${made.json().threat.id}`);
    expect((await admin.ask('GET', location.slice('/api'.length))).json().threat.name).toBe('Kit');
    const below = await app.app.inject({
      method: 'POST',
      url: '/prod/todos',
      payload: { text: 'Look' },
      headers: { authorization: `Bearer ${admin.token}` },
    });
    expect(below.headers.location).toBe(`/prod/todos/${below.json().id}`);
  });

  test('every answer says what is left of the minute, to people and to addresses', async () => {
    const { headers } = await admin.ask('GET', '/todos');
    expect(headers['ratelimit-policy']).toMatch(/^"person";q=\d+;w=60$/);
    expect(headers['ratelimit-remaining']).toBeDefined();

    const anonymous = await app.app.inject('/api/todos');
    expect(anonymous.headers.ratelimit).toMatch(/^"address";r=\d+;t=\d+$/);
    for (const [id, status] of [
      ['%ff', 400],
      ['x'.repeat(400), 414],
    ] as const) {
      const unreadable = await app.app.inject(`/api/users/${id}`);
      expect([unreadable.statusCode, unreadable.headers.ratelimit]).toEqual([
        status,
        expect.stringContaining('address'),
      ]);
    }
  });

  test('JSON of nearly 1 MB is read', async () => {
    const records = Array.from({ length: 50_000 }, (_, index) => `some-record-${index}`);
    const payload = JSON.stringify({ ids: records });

    expect(payload.length).toBeGreaterThan(800_000);
    expect(
      (await admin.ask('POST', '/notifications/restore', { payload, headers: { 'content-type': 'application/json' } }))
        .statusCode,
    ).toBe(200);
  });

  const count = async (path: string) => Object.values((await admin.ask('GET', path)).json() as object).flat().length;
  const bundle = (name: string) =>
    JSON.stringify({
      type: 'bundle',
      id: 'bundle--7b7e9f36-3f1a-4a5c-9d39-1f2f0a6a4f11',
      objects: [{ type: 'identity', name }],
    });
  const schema = JSON.stringify({ type: 'object', properties: { a: { type: 'string' } } });
  test.each([
    ['an import', '/imports?name=a.json', '/imports', bundle('a'), bundle('b')],
    ['an import of police data', '/crime/imports?name=a.csv', '/crime/imports', 'a,b\n1,2\n', 'a,b\n3,4\n'],
    ['a schema', '/schemas?name=a', '/schemas/list', schema, '{"type":"string"}'],
    ['a schema from a sample', '/schemas/infer?name=a.csv', '/schemas/list', 'a,b\n1,2\n', 'a,b\nx,y\n'],
  ])('%s that is sent twice with one key is made once', async (_name, path, list, content, other) => {
    const send = (payload: string, key: string) =>
      admin.ask('POST', path, {
        payload,
        headers: { 'content-type': 'application/octet-stream', 'idempotency-key': key },
      });
    const first = await send(content, `one ${path}`);
    const before = await count(list);

    const again = await send(content, `one ${path}`);

    expect([again.statusCode, again.json()]).toEqual([201, first.json()]);
    expect(again.headers.location).toBe(first.headers.location);
    expect(await count(list)).toBe(before);
    expect((await send(other, `one ${path}`)).json()).toMatchObject({ code: 'idempotency_key_reused' });
    expect((await send(content, `two ${path}`)).json()).not.toEqual(first.json());
  });

  test('work with transactions of its own is done once for one key, and again when it failed', async () => {
    const headers = { 'idempotency-key': 'the same' };
    const verify = () => admin.ask('POST', '/audit/verification', { headers });
    const first = await verify();
    await admin.ask('POST', '/todos', { payload: { text: 'One more link of the chain' } });

    expect((await verify()).json()).toEqual(first.json());

    const undo = () => admin.ask('POST', '/imports/nothing/undo', { headers });
    expect([(await undo()).statusCode, (await undo()).statusCode]).toEqual([404, 404]);
  });

  test('a question asked twice with one key is answered once', async () => {
    const ask = (message: string) =>
      admin.ask('POST', '/assistant/query', { payload: { message }, headers: { 'idempotency-key': 'any text: ü' } });
    const first = await ask('How many tasks do I have?');

    expect((await ask('How many tasks do I have?')).json()).toEqual(first.json());
    expect((await admin.ask('GET', '/assistant/history')).json().messages).toHaveLength(2);
    expect((await ask('How many threats are there?')).json()).toMatchObject({ code: 'idempotency_key_reused' });
  });

  test('lists that grow are read to their end by a cursor', async () => {
    const read = async (after?: string) =>
      (await admin.ask('GET', `/imports?limit=1${after ? `&after=${after}` : ''}`)).json() as {
        imports: { id: string }[];
        next: string | null;
      };
    const whole = (await admin.ask('GET', '/imports')).json().imports.map(({ id }: { id: string }) => id);
    const seen: string[] = [];
    for (let page = await read(); ; page = await read(page.next)) {
      seen.push(...page.imports.map(({ id }) => id));
      if (page.next === null) break;
    }

    expect(whole.length).toBeGreaterThan(1);
    expect(seen).toEqual(whole);
    expect((await admin.ask('GET', '/imports?after=nonsense')).statusCode).toBe(400);
  });

  test('notifications are read to their end by a cursor', async () => {
    const person = await app.asPerson('analyst');
    for (const message of ['One', 'Two', 'Three'])
      await admin.ask('POST', '/notifications/announcements', { payload: { message } });
    type Page = { notifications: { id: string }[]; next: string | null };
    const read = async (query: string) => (await person.ask('GET', `/notifications${query}`)).json() as Page;
    const whole = await read('');

    const first = await read('?limit=2');
    const rest = await read(`?after=${first.next}`);

    expect(whole.notifications.length).toBeGreaterThanOrEqual(3);
    expect([whole.next, rest.next]).toEqual([null, null]);
    expect([...first.notifications, ...rest.notifications]).toEqual(whole.notifications);
  });

  test('a list without pages takes no more than it states', async () => {
    const draft = {
      name: 'Rule',
      enabled: false,
      severities: [],
      types: [],
      sources: [],
      words: '',
      leastConfidence: 1,
    };
    const addRule = () => admin.ask('POST', '/alert-rules', { payload: draft });
    const count = async () => ((await admin.ask('GET', '/alert-rules')).json() as unknown[]).length;
    for (let added = await count(); added < alertRulesMax; added++) expect((await addRule()).statusCode).toBe(201);

    const rejected = await addRule();

    expect([rejected.statusCode, rejected.json().code]).toEqual([409, 'list_full']);
    expect(await count()).toBe(alertRulesMax);
  });
});

describe('the console', () => {
  test('pages with a dot are pages, files that are missing are not', async () => {
    const consoleFolder = mkdtempSync(join(tmpdir(), 'halyard-console-'));
    writeFileSync(join(consoleFolder, 'index.html'), '<!doctype html><title>Halyard</title>');
    writeFileSync(join(consoleFolder, 'favicon.svg'), '<svg/>');
    const app = await startTestApp(await openThrowawaySqlite(), { consoleFolder });
    const statusOf = async (url: string, headers = {}) => (await app.app.inject({ url, headers })).statusCode;

    for (const page of [
      '/',
      '/threats/a.b',
      '/schemas/v1.2',
      '/users/ada.byron',
      '/reset.password',
      `/${'a'.repeat(300)}`,
    ])
      expect([page, await statusOf(page)]).toEqual([page, 200]);
    expect(await statusOf('/favicon.svg')).toBe(200);
    expect(await statusOf('/favicon.svg', { range: 'bytes=900-' })).toBe(416);
    for (const file of ['/assets/gone.js', '/assets/%00', '/robots.txt', '/.env', '/%00', '//api/todos', '/a%5cb'])
      expect([file, await statusOf(file)]).toEqual([file, 404]);

    await app.close();
    await app.database.close();
    rmSync(consoleFolder, { recursive: true });
  });
});

describe('limits', () => {
  test('whoever is turned away is counted, too', async () => {
    const app = await startTestApp(await openThrowawaySqlite(), {
      environment: { HALYARD_RATE_LIMIT_FACTOR: '0.005' },
    });

    const statuses: number[] = [];
    for (let index = 0; index < 8; index++) statuses.push((await app.app.inject('/api/todos')).statusCode);

    expect(statuses).toEqual([401, 401, 401, 401, 401, 401, 429, 429]);
    await app.close();
    await app.database.close();
  });
});
