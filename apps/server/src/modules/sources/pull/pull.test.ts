import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabases } from '../../../testing/databases.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { testVault } from '../../../testing/test-vault.ts';

const aMinuteMs = 60_000;

describe.each(testDatabases)('sources that are asked on $name', ({ open }) => {
  let app: TestApp;
  let other: Server;
  let base: string;
  let asked: IncomingMessage[];
  let answer: (request: IncomingMessage, response: ServerResponse) => void;
  let admin: Awaited<ReturnType<TestApp['asPerson']>>;

  beforeAll(async () => {
    other = createServer((request, response) => {
      asked.push(request);
      answer(request, response);
    });
    await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
    const host = `127.0.0.1:${(other.address() as AddressInfo).port}`;
    base = `http://${host}`;
    app = await startTestApp(await open(), { environment: { HALYARD_EGRESS_ALLOW: host } });
    admin = await app.asPerson('admin');
  });
  beforeEach(() => {
    asked = [];
    answer = (_, response) => response.end('[]');
  });
  afterAll(async () => {
    await app.close();
    await app.database.close();
    other.closeAllConnections();
    other.close();
  });

  const says =
    (status: number, body: unknown = '', headers: Record<string, string> = {}) =>
    (_: IncomingMessage, response: ServerResponse) =>
      response.writeHead(status, headers).end(typeof body === 'string' ? body : JSON.stringify(body));

  const firing = (name: string) => ({
    fingerprint: name,
    status: { state: 'active' },
    labels: { alertname: name, severity: 'critical' },
    annotations: {},
    startsAt: '2026-11-21T08:00:00.000Z',
    endsAt: '2026-11-21T09:00:00.000Z',
  });

  async function addSource(pull: Record<string, unknown> = {}) {
    const draft = { name: 'Core', format: 'alertmanager', defaultSeverity: 'Medium', silenceLimitMinutes: null };
    const payload = { ...draft, pull: { url: `${base}/api/v2/alerts`, everyMinutes: 5, ...pull } };
    const reply = await admin.ask('POST', '/sources', { payload });
    expect(reply.statusCode).toBe(201);
    const { id } = reply.json().source;
    const read = async () => (await admin.ask('GET', `/sources/${id}`)).json();
    const alerts = async () => (await admin.ask('GET', `/received-alerts?source=${id}`)).json().alerts;
    const pullNow = async () => {
      await admin.ask('POST', `/sources/${id}/pull`);
      await app.runJobs();
    };
    return { id, read, alerts, pullNow };
  }

  test('are asked at once and then when they are due, and their answer becomes alerts', async () => {
    answer = says(200, [firing('NodeDown')]);
    const source = await addSource();

    await app.runJobs();
    expect(await source.alerts()).toMatchObject([{ title: 'NodeDown', severity: 'Critical', sourceState: 'firing' }]);
    await app.runJobs();
    expect(asked).toHaveLength(1);

    app.pass(5 * aMinuteMs);
    admin = await app.asPerson('admin');
    await app.runJobs();
    expect(asked).toHaveLength(2);
    expect(await source.read()).toMatchObject({ health: 'healthy', counts: { created: 1 } });
  });

  test('end an alert that is listed no longer, once its last known end has passed, and never before', async () => {
    const seenAt = Date.parse((await admin.ask('GET', '/sources')).json().at);
    const instant = (minutes: number) => new Date(seenAt + minutes * aMinuteMs).toISOString();
    const one = { ...firing('DiskFull'), startsAt: instant(-60), endsAt: instant(7) };
    const silenced = { ...firing('Noisy'), status: { state: 'suppressed', silencedBy: ['s'] }, endsAt: instant(600) };
    answer = says(200, [one, silenced]);
    const source = await addSource();
    await app.runJobs();
    const states = async () => {
      admin = await app.asPerson('admin');
      return Object.fromEntries(
        (await source.alerts()).map((alert: { title: string; sourceState: string; target: object | null }) => [
          alert.title,
          [alert.sourceState, alert.target !== null],
        ]),
      );
    };
    expect(await states()).toEqual({ DiskFull: ['firing', true], Noisy: ['suppressed', false] });

    answer = says(200, [silenced]);
    await source.pullNow();
    expect((await states()).DiskFull).toEqual(['firing', true]);

    app.pass(8 * aMinuteMs);
    answer = says(500, '[]');
    await app.runJobs();
    answer = says(200, '[{"labels": ');
    await source.pullNow();
    expect((await states()).DiskFull).toEqual(['firing', true]);

    answer = says(200, []);
    await source.pullNow();
    expect(await states()).toEqual({ DiskFull: ['resolved', false], Noisy: ['suppressed', false] });
    const [{ lastSeen }] = (await source.alerts()).filter(({ title }: { title: string }) => title === 'DiskFull');
    expect(lastSeen).toBe(instant(7));
  });

  test('are asked with their credential, which is kept encrypted and shown nowhere', async () => {
    const source = await addSource({ credential: { kind: 'bearer', token: 'very-secret-1' } });

    await app.runJobs();

    expect(asked[0]?.headers.authorization).toBe('Bearer very-secret-1');
    const row = await app.database.read.selectFrom('sources').selectAll().where('id', '=', source.id).execute();
    expect(JSON.stringify([row, await source.read()])).not.toContain('very-secret-1');
    expect((await source.read()).pull).toMatchObject({ credentialKind: 'bearer' });
  });

  test('are asked with the API key in its header', async () => {
    answer = says(401);
    const source = await addSource({ credential: { kind: 'apiKey', header: 'X-Api-Key', value: 'very-secret-2' } });

    await app.runJobs();

    expect(asked.find(({ headers }) => headers['x-api-key'] === 'very-secret-2')).toBeDefined();
    const { pull } = await source.read();
    expect(pull.lastExchange.request).toContain('x-api-key: ••••••••');
  });

  test.each([
    ['host', 'elsewhere.example.org'],
    ['X-Key', 'two\r\nlines'],
  ])('take no key as the header %s: %j', async (header, value) => {
    const pull = { url: `${base}/x`, everyMinutes: 5, credential: { kind: 'apiKey', header, value } };
    const draft = { name: 'X', format: 'alertmanager', defaultSeverity: 'Low', silenceLimitMinutes: null, pull };

    expect((await admin.ask('POST', '/sources', { payload: draft })).statusCode).toBe(400);
  });

  test('keep the bare header that an earlier release has stored', async () => {
    const source = await addSource();
    const location = { table: 'sources', column: 'pull_auth_sealed', id: source.id };
    const sealed = testVault.seal(location, 'Bearer from-before');
    await app.database.write((tx) =>
      tx
        .updateTable('sources')
        .set({ pull_auth_sealed: sealed, pull_auth_kind: 'header' })
        .where('id', '=', source.id)
        .execute(),
    );

    await source.pullNow();

    expect(asked.some(({ headers }) => headers.authorization === 'Bearer from-before')).toBe(true);
  });

  test('say that nothing is new, and nothing is kept', async () => {
    answer = (request, response) =>
      request.headers['if-none-match'] === '"one"'
        ? response.writeHead(304).end()
        : response.writeHead(200, { etag: '"one"' }).end(JSON.stringify([firing('NodeDown')]));
    const source = await addSource();
    await app.runJobs();

    await source.pullNow();

    expect((await source.read()).pull.lastExchange).toMatchObject({ status: 304, problem: null });
    expect((await admin.ask('GET', `/sources/${source.id}/deliveries`)).json().total).toBe(1);
  });

  test('that reject three times in a row are failing, and show word for word what they said', async () => {
    answer = says(401, '<h1>Account expired</h1>', { 'content-type': 'text/html' });
    const source = await addSource({ credential: { kind: 'basic', user: 'reader', password: 'secret' } });
    await app.runJobs();

    await source.pullNow();
    await source.pullNow();

    const { health, lastFailure, pull } = await source.read();
    expect({ health, reason: lastFailure.reason }).toEqual({ health: 'failing', reason: 'HTTP 401' });
    expect(pull.lastExchange).toMatchObject({ status: 401, body: '<h1>Account expired</h1>', problem: 'rejected' });
    expect(pull.lastExchange.request).toContain('authorization: Basic ••••••••');
  });

  test('that ask to wait are left alone until then, and are not failing', async () => {
    answer = says(429, 'slow down', { 'retry-after': '900' });
    const source = await addSource({ url: `${base}/that-waits`, everyMinutes: 1 });
    await app.runJobs();

    app.pass(10 * aMinuteMs);
    admin = await app.asPerson('admin');
    await app.runJobs();

    // Those of other tests are due as well.
    expect(asked.filter(({ url }) => url === '/that-waits')).toHaveLength(1);
    expect(await source.read()).toMatchObject({ health: 'waiting', pull: { waitsUntil: expect.any(String) } });
  });

  test('that refuse three times in a row are failing, and are asked before the time only by force', async () => {
    answer = says(503, '', { 'retry-after': '900' });
    const source = await addSource({ everyMinutes: 1_440 });
    const ask = (query = '') => admin.ask('POST', `/sources/${source.id}/pull${query}`);
    await app.runJobs();
    expect(await source.read()).toMatchObject({ health: 'waiting', pull: { failures: 1 } });

    const before = asked.length;
    const early = await ask();
    expect([early.statusCode, early.json().code]).toEqual([409, 'conflict']);
    expect(early.json().message).toContain('left alone until 20');
    expect(asked).toHaveLength(before);

    expect((await ask('?force=true')).statusCode).toBe(200);
    await ask('?force=true');
    const { health, lastFailure, pull } = await source.read();
    expect({ health, reason: lastFailure.reason, failures: pull.failures }).toEqual({
      health: 'failing',
      reason: 'HTTP 503',
      failures: 3,
    });
    expect(Date.parse(pull.nextAt)).toBeGreaterThanOrEqual(Date.parse(pull.waitsUntil));
  });

  test('that fail for a moment are asked again sooner than the interval, later each time', async () => {
    answer = says(500);
    const source = await addSource({ everyMinutes: 1_440 });
    await app.runJobs();
    const waits: number[] = [];
    for (let at = 0; at < 5; at++) {
      const { pull } = await source.read();
      waits.push(Math.floor((Date.parse(pull.nextAt) - Date.parse(pull.lastExchange.at)) / aMinuteMs));
      await source.pullNow();
    }

    expect(waits[0]).toBe(1);
    expect(waits[1]).toBe(5);
    for (const [at, least] of [15, 60, 60].entries()) {
      expect(waits[at + 2]).toBeGreaterThanOrEqual(least);
      expect(waits[at + 2]).toBeLessThanOrEqual(least * 1.1);
    }

    answer = says(404);
    await source.pullNow();
    const { pull } = await source.read();
    expect(Date.parse(pull.nextAt) - Date.parse(pull.lastExchange.at)).toBeGreaterThanOrEqual(1_440 * aMinuteMs);
  });

  test('that send a web page have failed, and it is no delivery', async () => {
    answer = says(200, '<!-- proxy -->\n<!DOCTYPE html><html>Sign in</html>', { 'content-type': 'application/json' });
    const source = await addSource();
    await app.runJobs();

    const { deadLetters, lastFailure, lastDeliveryAt, pull } = await source.read();
    expect({ deadLetters, lastDeliveryAt, failures: pull.failures }).toEqual({
      deadLetters: 0,
      lastDeliveryAt: null,
      failures: 1,
    });
    expect(lastFailure.reason).toContain('returned a web page, not JSON.');
  });

  test('whose response ends in the middle say that it broke off', async () => {
    answer = (_, response) => {
      response.writeHead(200, { 'content-length': '5000' });
      response.write('[{"labels":', () => response.destroy());
    };
    const source = await addSource();
    await app.runJobs();

    const { lastFailure, pull } = await source.read();
    expect(lastFailure.reason).toBe('cut_off');
    expect(pull.lastExchange).toMatchObject({ status: 200, problem: 'cut_off' });
    expect(await source.alerts()).toEqual([]);
  });

  test.each([
    ['redirects elsewhere', says(302, '', { location: 'http://169.254.169.254/' }), 'redirected'],
    ['breaks off', (_: IncomingMessage, response: ServerResponse) => response.destroy(), 'unreachable'],
    ['says more than is kept', says(200, 'x'.repeat(6_000_000)), 'too_large'],
  ])('that %s bring nothing', async (_, says, problem) => {
    answer = says;
    const source = await addSource();

    await app.runJobs();

    expect((await source.read()).pull.lastExchange).toMatchObject({ problem });
    expect(asked).toHaveLength(1);
    expect(await source.alerts()).toEqual([]);
  });

  test('answer nonsense: it is a dead letter, and the next pull goes on', async () => {
    answer = says(200, '{"half": ');
    const source = await addSource();
    await app.runJobs();
    expect(await source.read()).toMatchObject({ deadLetters: 1 });

    answer = says(200, [firing('Later')]);
    await source.pullNow();
    expect(await source.alerts()).toMatchObject([{ title: 'Later' }]);
  });

  test('are tested before they are saved, and inner addresses are not asked', async () => {
    answer = says(200, [firing('NodeDown')]);
    const tryOut = (url: string) =>
      admin.ask('POST', '/sources/pull-test', { payload: { url, credential: { kind: 'header', value: 'Token x-1' } } });

    const shown = (await tryOut(`${base}/api/v2/alerts`)).json();
    expect(shown).toMatchObject({ exchange: { status: 200, problem: null }, preview: null });
    expect(JSON.stringify(shown)).not.toContain('x-1');
    for (const url of ['http://169.254.169.254/latest', 'https://10.0.0.7/', 'file:///etc/passwd', 'no address'])
      expect((await tryOut(url)).json().code).toBe('pull_not_allowed');
    expect(asked).toHaveLength(1);
  });

  test('send their credential nowhere else, and analysts see no query of their address', async () => {
    const source = await addSource({
      url: `${base}/x?key=in-the-query`,
      credential: { kind: 'bearer', token: 'kept-1' },
    });
    await app.runJobs();
    const elsewhere = { url: 'https://other.example.org/x', everyMinutes: 5 };
    const { version, name, defaultSeverity, silenceLimitMinutes, mapping } = await source.read();
    const draft = { name, defaultSeverity, silenceLimitMinutes, mapping, version, pull: elsewhere };

    const moved = await admin.ask('PUT', `/sources/${source.id}`, { payload: draft });
    const tried = await admin.ask('POST', '/sources/pull-test', {
      payload: { url: elsewhere.url, source: source.id },
    });
    const analyst = await app.asPerson('analyst');
    const seen = JSON.stringify([
      (await analyst.ask('GET', `/sources/${source.id}`)).json(),
      (await analyst.ask('GET', '/sources')).json(),
    ]);

    expect([moved.json().code, tried.json().code]).toEqual(['invalid_input', 'invalid_input']);
    expect(seen).not.toContain('in-the-query');
    expect(JSON.stringify(await source.read())).toContain('in-the-query');
  });
});
