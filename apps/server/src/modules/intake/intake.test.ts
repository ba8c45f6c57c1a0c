import { createHmac } from 'node:crypto';
import { gzipSync, zstdCompressSync } from 'node:zlib';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../../testing/databases.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

type Person = Awaited<ReturnType<TestApp['asPerson']>>;

describe.each(testDatabases)('alerts that come in on $name', ({ open }) => {
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

  async function addSource(more: Record<string, unknown> = {}) {
    const draft = { name: 'Edge', format: 'generic-json', defaultSeverity: 'Medium', silenceLimitMinutes: null };
    const reply = await admin.ask('POST', '/sources', { payload: { ...draft, ...more } });
    expect(reply.statusCode).toBe(201);
    const { source, token } = reply.json() as { source: { id: string }; token: string };
    const send = (payload: string | Buffer | object, headers: Record<string, string> = {}) =>
      app.app.inject({
        method: 'POST',
        url: `/api/intake/${source.id}`,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
        payload,
      });
    const read = async () => (await admin.ask('GET', `/sources/${source.id}`)).json();
    const alerts = async (query = '') =>
      (await admin.ask('GET', `/received-alerts?source=${source.id}${query}`)).json().alerts;
    const deliveries = async (query = '') =>
      (await admin.ask('GET', `/sources/${source.id}/deliveries${query}`)).json().deliveries;
    return { id: source.id, token, send, read, alerts, deliveries };
  }

  const one = (more: Record<string, unknown> = {}) => ({
    id: 'a-1',
    title: 'Beacon to known host',
    severity: 'high',
    host: 'fin-ws-014',
    timestamp: '2026-11-21T08:30:00Z',
    ...more,
  });

  test('a delivery is kept, answered with 202 and becomes an alert', async () => {
    const source = await addSource();

    const reply = await source.send(one());
    await app.runJobs();

    expect(reply.statusCode).toBe(202);
    expect(await source.alerts()).toMatchObject([
      { title: 'Beacon to known host', severity: 'High', severityStated: true, workStatus: 'New', occurrences: 1 },
    ]);
    expect(await source.read()).toMatchObject({ health: 'healthy', counts: { items: 1, created: 1 } });
  });

  test('what comes in is created, updated, folded or rejected, and adds up', async () => {
    const source = await addSource();
    const lines = [
      JSON.stringify(one()),
      JSON.stringify(one({ timestamp: '2026-11-21T08:31:00Z' })),
      JSON.stringify(one({ timestamp: '2026-11-21T08:32:00Z', severity: 'critical' })),
      '{"broken": ',
      '{"nothing": "that names it"}',
    ];

    await source.send(`${lines.join('\n')}\n`, { 'content-type': 'application/x-ndjson' });
    await app.runJobs();

    const { counts } = await source.read();
    expect(counts).toMatchObject({ created: 1, updated: 1, folded: 1, rejected: 2, items: 5 });
    expect(await source.alerts()).toMatchObject([{ severity: 'Critical', occurrences: 3 }]);
    const [delivery] = await source.deliveries();
    expect(delivery).toMatchObject({ state: 'done', counts });
    const detail = (await admin.ask('GET', `/intake-deliveries/${delivery.id}`)).json();
    expect(detail.rejections.map(({ reason }: { reason: string }) => reason).sort()).toEqual([
      'no_title',
      'not_readable',
    ]);
  });

  test('a clock that is set back leaves what was counted readable', async () => {
    const source = await addSource();
    app.pass(86_400_000);
    await source.send(one());
    await app.runJobs();

    app.pass(-86_400_000);

    const { counts, spark } = await source.read();
    expect(counts).toMatchObject({ items: 1, created: 1 });
    expect(spark.at(-1)).toBe(1);
  });

  test('the same delivery twice is kept once', async () => {
    const source = await addSource();

    const [first, second] = [await source.send(one()), await source.send(one())];
    await app.runJobs();

    expect([first.json().repeated, second.json().repeated]).toEqual([false, true]);
    expect(second.json().delivery).toBe(first.json().delivery);
    expect(await source.alerts()).toMatchObject([{ occurrences: 1 }]);
  });

  test('a body that cannot be mapped is a dead letter, and no error of its sender', async () => {
    const source = await addSource();

    const reply = await source.send('this is no JSON at all');
    await app.runJobs();

    expect(reply.statusCode).toBe(202);
    const [delivery] = await source.deliveries('?state=dead');
    expect(delivery.reason).toMatch(/\w/);
    expect(await source.read()).toMatchObject({ deadLetters: 1 });
    const { body } = (await admin.ask('GET', `/intake-deliveries/${delivery.id}`)).json();
    expect(body).toBe('this is no JSON at all');
  });

  test('dead letters become alerts once the mapping is mended and they are replayed', async () => {
    const source = await addSource();
    await source.send({ was: 'Odd sign-in', as: '7' });
    await app.runJobs();
    const before = await source.read();
    expect(before.deadLetters).toBe(1);
    const mapping = '{"title": was, "key": {"ref": as}, "severity": "Low"}';
    const draft = { name: 'Edge', defaultSeverity: 'Medium', silenceLimitMinutes: null, version: before.version };
    await admin.ask('PUT', `/sources/${source.id}`, { payload: { ...draft, mapping } });
    const replay = (dryRun: boolean) =>
      admin.ask('POST', `/sources/${source.id}/replay`, {
        payload: { from: '2026-11-01T00:00:00.000Z', which: 'dead', dryRun },
      });

    expect((await replay(true)).json()).toEqual({
      deliveries: 1,
      counts: { items: 1, created: 1, updated: 0, folded: 0, rejected: 0 },
      stillDead: 0,
    });
    expect(await source.alerts()).toEqual([]);

    await replay(false);
    await app.runJobs();

    expect(await source.alerts()).toMatchObject([{ title: 'Odd sign-in', severity: 'Low' }]);
    expect(await source.read()).toMatchObject({ deadLetters: 0, health: 'healthy' });
  });

  test('a poison delivery stops no other', async () => {
    const source = await addSource();

    await source.send(`${'['.repeat(5_000)}`);
    await source.send(one());
    await app.runJobs();

    expect(await source.alerts()).toHaveLength(1);
    expect(await source.deliveries('?state=waiting')).toEqual([]);
  });

  test('a mapping that would take all memory ends no server, and holds up no other source', async () => {
    const [greedy, other] = [await addSource(), await addSource()];
    const mapping = '$reduce([1..26], function($all, $i) { $append($all, $all) }, ["a", "b", "c"])';
    const { version } = await greedy.read();
    const draft = { name: 'Greedy', defaultSeverity: 'Medium', silenceLimitMinutes: null, version, mapping };
    await admin.ask('PUT', `/sources/${greedy.id}`, { payload: draft });

    const preview = await admin.ask('POST', '/sources/mapping-preview', {
      payload: { format: 'generic-json', mapping, sample: '{}' },
    });
    await greedy.send(one());
    await other.send(one());
    await app.runJobs();

    // Which limit it meets first differs; none of them is ours.
    expect(preview.statusCode).toBeLessThan(500);
    expect(preview.json().alerts ?? []).toEqual([]);
    expect(await greedy.read()).toMatchObject({ deadLetters: 1, counts: { rejected: 1 } });
    expect(await other.alerts()).toHaveLength(1);
  }, 120_000);

  test('what goes beyond the limit of a delivery is counted as rejected', async () => {
    const source = await addSource();

    await source.send('"no object"\n'.repeat(10_050), { 'content-type': 'application/x-ndjson' });
    await app.runJobs();

    expect(await source.read()).toMatchObject({ counts: { items: 10_050, rejected: 10_050 } });
  }, 60_000);

  test.each([
    ['gzip', (text: string) => gzipSync(text)],
    ['zstd', (text: string) => zstdCompressSync(text)],
  ])('%s is decoded', async (encoding, encode) => {
    const source = await addSource();

    const reply = await source.send(encode(JSON.stringify(one())), { 'content-encoding': encoding });
    await app.runJobs();

    expect(reply.statusCode).toBe(202);
    expect(await source.alerts()).toHaveLength(1);
  });

  describe('senders prove themselves', () => {
    const body = JSON.stringify(one());
    const post = (id: string, headers: Record<string, string>) =>
      app.app.inject({
        method: 'POST',
        url: `/api/intake/${id}`,
        headers: { 'content-type': 'application/json', ...headers },
        payload: body,
      });
    const hmac = (token: string) => createHmac('sha256', token).update(body).digest('hex');
    const standard = (token: string, at: Date) => ({
      'webhook-id': 'msg_1',
      'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
      'webhook-signature': new Webhook(token).sign('msg_1', at, body),
    });

    test.each([
      ['a bearer token', (token: string) => ({ authorization: `Bearer ${token}` })],
      ['Basic', (token: string) => ({ authorization: `Basic ${Buffer.from(`any:${token}`).toString('base64')}` })],
      ['a header of its own', (token: string) => ({ 'x-halyard-token': token })],
      ['Standard Webhooks', (token: string) => standard(token, new Date(app.now()))],
      ['a signature in hex', (token: string) => ({ 'x-hub-signature-256': `sha256=${hmac(token)}` })],
    ])('by %s', async (_, headersOf) => {
      const { id, token } = await addSource();

      expect((await post(id, headersOf(token))).statusCode).toBe(202);
      expect((await post(id, headersOf(`${token.slice(0, -6)}AAAAA=`))).statusCode).toBe(401);
    });

    test('an old signature is rejected, and so is a token that was replaced', async () => {
      const { id, token, send } = await addSource();

      expect((await post(id, standard(token, new Date(app.now() - 600_000)))).statusCode).toBe(401);
      await admin.ask('POST', `/sources/${id}/token`);
      expect((await send(one())).statusCode).toBe(401);
      // Whoever does not know the token is not told which sources there are.
      expect((await post('nothing-of-ours', { authorization: `Bearer ${token}` })).statusCode).toBe(401);
    });
  });

  test('credentials of a sender are kept nowhere', async () => {
    const source = await addSource();
    await source.send(one(), { 'x-api-token': 'other-secret' });

    const rows = await app.database.read
      .selectFrom('intake_deliveries')
      .select('headers')
      .where('source_id', '=', source.id)
      .execute();

    expect(JSON.stringify(rows)).not.toContain(source.token);
    expect(JSON.stringify(rows)).not.toContain('other-secret');
  });

  test('what a paused source sends is kept and mapped once it is resumed', async () => {
    const source = await addSource();
    await admin.ask('POST', `/sources/${source.id}/pause`, { payload: { reason: 'Maintenance' } });

    expect((await source.send(one())).statusCode).toBe(202);
    await app.runJobs();
    expect(await source.read()).toMatchObject({ health: 'paused', waiting: 1 });
    expect(await source.alerts()).toEqual([]);

    await admin.ask('POST', `/sources/${source.id}/resume`);
    await app.runJobs();
    expect(await source.alerts()).toHaveLength(1);
  });

  test('clients of TheHive and IRIS work with another address', async () => {
    const hive = await addSource({ format: 'thehive' });
    const iris = await addSource({ format: 'iris' });
    const post = (url: string, token: string, payload: object) =>
      app.app.inject({ method: 'POST', url, headers: { authorization: `Bearer ${token}` }, payload });

    const created = await post(`/api/intake/${hive.id}/api/v1/alert`, hive.token, {
      type: 'external',
      source: 'ids',
      sourceRef: 'ids-17',
      title: 'Exploit attempt',
      description: 'Seen by the IDS.',
      severity: 3,
    });
    const added = await post(`/api/intake/${iris.id}/alerts/add`, iris.token, {
      alert_title: 'Odd process',
      alert_source: 'edr',
      alert_source_ref: 'edr-4',
      alert_severity_id: 6,
      alert_status_id: 2,
      alert_customer_id: 1,
    });
    await app.runJobs();

    expect([created.statusCode, added.statusCode]).toEqual([201, 200]);
    expect(added.json()).toMatchObject({ status: 'success' });
    expect(await hive.alerts()).toMatchObject([{ title: 'Exploit attempt', severity: 'High' }]);
    expect(await iris.alerts()).toMatchObject([{ title: 'Odd process', severity: 'Critical' }]);
  });

  test('a source is deleted with or without its alerts, and comes back', async () => {
    const source = await addSource();
    await source.send(one());
    await app.runJobs();

    const { changeId, removedAlerts } = (await admin.ask('DELETE', `/sources/${source.id}?alerts=remove`)).json();
    expect(removedAlerts).toBe(1);
    expect(await source.alerts()).toEqual([]);
    expect((await source.send(one({ id: 'a-2' }))).statusCode).toBe(401);

    expect((await admin.ask('POST', `/changes/${changeId}/undo`)).json()).toMatchObject({ undone: 2, kept: [] });
    expect(await source.alerts()).toHaveLength(1);
  });

  test('analysts see sources and change none, viewers see none', async () => {
    const [analyst, viewer] = [await app.asPerson('analyst'), await app.asPerson('viewer')];

    expect((await analyst.ask('GET', '/sources')).statusCode).toBe(200);
    expect((await analyst.ask('POST', '/sources', { payload: {} })).statusCode).toBe(403);
    expect((await viewer.ask('GET', '/sources')).statusCode).toBe(403);
    expect((await viewer.ask('GET', '/received-alerts')).statusCode).toBe(200);
  });
});

describe.each(testDatabases)('alerts that come in at the nodes of one $name', ({ openNodes }) => {
  test('are each written once, whichever node maps them', async () => {
    const databases = await openNodes();
    const nodes = await Promise.all(databases.map((database) => startTestApp(database)));
    const [first] = nodes;
    if (!first) throw new Error('There is at least one node.');
    const admin = await first.asPerson('admin');
    const draft = { name: 'Edge', format: 'generic-json', defaultSeverity: 'Medium', silenceLimitMinutes: null };
    const { source, token } = (await admin.ask('POST', '/sources', { payload: draft })).json();
    const send = (place: number) =>
      nodes[place % nodes.length]?.app.inject({
        method: 'POST',
        url: `/api/intake/${source.id}`,
        headers: { authorization: `Bearer ${token}` },
        payload: { id: `a${place % 7}`, title: 'Beacon', timestamp: first.now() + place },
      });

    await Promise.all(Array.from({ length: 70 }, (_, place) => send(place)));
    await Promise.all(nodes.map((node) => node.runJobs()));
    await Promise.all(nodes.map((node) => node.runJobs()));

    const { alerts } = (await admin.ask('GET', `/received-alerts?source=${source.id}`)).json();
    expect(alerts).toHaveLength(7);
    expect(alerts.map(({ occurrences }: { occurrences: number }) => occurrences)).toEqual(Array(7).fill(10));
    const { counts, waiting } = (await admin.ask('GET', `/sources/${source.id}`)).json();
    expect({ items: counts.items, created: counts.created, waiting }).toEqual({ items: 70, created: 7, waiting: 0 });
    for (const node of nodes) await node.close();
    await databases[0].close();
  }, 60_000);
});
