import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { healthBlocks, type SystemHealth } from '@halyard/contracts/server/system-health.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../../testing/databases.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const token = 'a-token-for-scrapers';
const examples = fileURLToPath(new URL('../../../../../docs/examples/monitoring/', import.meta.url));
const dayMs = 86_400_000;

describe.each(testDatabases)('system health on $name', ({ name, openNodes }) => {
  const folder = mkdtempSync(join(tmpdir(), 'halyard-health-'));
  const environment = { HALYARD_METRICS_TOKEN: token, HALYARD_DATA_DIR: folder };
  let app: TestApp;
  let other: TestApp | undefined;
  let admin: Awaited<ReturnType<TestApp['asPerson']>>;
  beforeAll(async () => {
    const [database, second] = await openNodes();
    app = await startTestApp(database, { environment });
    other = second && (await startTestApp(second, { environment }));
    admin = await app.asPerson('admin');
  });
  afterAll(async () => {
    await other?.close();
    await app.close();
    await app.database.close();
    rmSync(folder, { recursive: true });
  });

  const scrape = async (headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
    app.app.inject({ url: '/metrics', headers, remoteAddress });
  const read = async (block?: string): Promise<SystemHealth> => {
    const answer = await admin.ask('GET', `/system-health${block ? `?block=${block}` : ''}`);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json();
  };

  test('metrics exist for this machine without a proxy and for whoever has the token, and for no one else', async () => {
    const far = '203.0.113.9';
    const status = async (...given: Parameters<typeof scrape>) => (await scrape(...given)).statusCode;

    expect(await status()).toBe(200);
    expect(await status({ authorization: `Bearer ${token}` }, far)).toBe(200);
    expect(await status({}, far)).toBe(404);
    expect(await status({ authorization: `Bearer ${token}s` }, far)).toBe(404);
    expect(await status({ 'x-forwarded-for': far })).toBe(404);
    expect(await status({ forwarded: `for=${far}` })).toBe(404);
  });

  test('requests are counted by route and answer, and no label says what came from outside', async () => {
    await admin.ask('GET', '/incidents/secret-4711?search=word-0815');
    await app.app.inject({ url: '/nowhere-1234', remoteAddress: '203.0.113.77' });
    const { body } = await scrape();
    expect(body).toMatch(/halyard_http_requests_total\{route="GET \/api[^"]*\/incidents\/:id",status="4xx"\} \d/);
    expect(body).toMatch(/halyard_http_request_duration_seconds_count\{route="GET \/api[^"]*\/incidents\/:id"\} \d/);
    expect(body).toMatch(/halyard_http_requests_in_flight 1/);
    expect(body).toMatch(/halyard_database_up 1/);
    expect(body).not.toMatch(/secret-4711|word-0815|nowhere-1234|203\.0\.113/);
    expect(body).not.toContain(admin.id);
  });

  test('only counters are named like counters, as promtool wants it', async () => {
    const { body } = await scrape();
    const kinds = [...body.matchAll(/^# TYPE (\S+_total) (\w+)$/gm)].map(([, name, kind]) => [name, kind]);
    expect(kinds.length).toBeGreaterThan(0);
    expect(kinds.filter(([, kind]) => kind !== 'counter')).toEqual([]);
  });

  test('every metric that the dashboard and the alert rules name exists', async () => {
    const { body } = await scrape();
    // Without a row to count there is nothing to say of it.
    const bare = [
      'halyard_background_job',
      'halyard_disk_growth',
      'halyard_disk_warning',
      'halyard_imports',
      'halyard_backup_last',
      'halyard_database_connections',
    ];
    const known = new Set([...body.matchAll(/^# TYPE (\S+)/gm)].map(([, metric]) => metric));
    const named = readdirSync(examples)
      .flatMap((file) => [...readFileSync(join(examples, file), 'utf8').matchAll(/\b(?:halyard|nodejs|process)_\w+/g)])
      .map(([metric]) => metric.replace(/_(bucket|count|sum)$/, ''))
      .filter((metric) => metric !== 'halyard_token');

    expect(new Set(named).size).toBeGreaterThan(15);
    for (const metric of named.filter((one) => !bare.some((begin) => one.startsWith(begin))))
      expect(known, metric).toContain(metric);
  });

  test('administrators read every block, alone and together; others read none', async () => {
    const all = await read();
    expect(all.failed).toEqual([]);
    for (const block of healthBlocks) {
      expect(all[block], block).toBeDefined();
      const alone = await read(block);
      expect(Object.keys(alone).sort()).toEqual(['at', 'failed', block].sort());
    }
    const analyst = await app.asPerson('analyst');
    expect((await analyst.ask('GET', '/system-health')).statusCode).toBe(403);
    expect((await analyst.ask('GET', '/system-health/checks')).statusCode).toBe(403);
  });

  test('each node says that it lives; one that stopped stays to be seen for a day, one that is silent is told', async () => {
    const nodes = async () => (await read('nodes')).nodes ?? [];
    const before = await nodes();
    expect(before.filter(({ state }) => state === 'running')).toHaveLength(name === 'SQLite' ? 1 : 2);
    expect(before[0]?.measures.memoryBytes).toBeGreaterThan(1_000_000);

    await app.database.write(async (tx) => {
      const row = await tx.selectFrom('nodes').selectAll().limit(1).executeTakeFirstOrThrow();
      const made = { ...row, started_at: app.now() - dayMs };
      const stopped = { ...made, id: 'stopped', stopped_at: app.now() - 1_000, beat_at: app.now() - 1_000 };
      const silent = { ...made, id: 'silent', stopped_at: null, beat_at: app.now() - 60_000 };
      const longGone = { ...stopped, id: 'gone', beat_at: app.now() - dayMs - 1 };
      await tx.insertInto('nodes').values([stopped, silent, longGone]).execute();
    });
    const after = new Map((await nodes()).map(({ id, state }) => [id, state]));

    expect(after.get('stopped')).toBe('stopped');
    expect(after.get('silent')).toBe('silent');
    expect(after.has('gone')).toBe(false);
  });

  test('a node that was killed is not silent once another one runs in its place', async () => {
    await app.database.write(async (tx) => {
      const row = await tx.selectFrom('nodes').selectAll().limit(1).executeTakeFirstOrThrow();
      const killed = { ...row, id: 'killed', place: 'here', stopped_at: null, beat_at: app.now() - 60_000 };
      await tx.insertInto('nodes').values(killed).execute();
    });
    const next = await startTestApp(app.database, { environment, place: 'here' });

    await expect
      .poll(async () => (await read('nodes')).nodes?.find(({ id }) => id === 'killed')?.state)
      .toBe('stopped');
    await next.close();
  });

  test('a slow statement is shown with its route and without its values', async () => {
    const slow =
      name === 'SQLite'
        ? sql`
      with recursive n(x) as (select 1 union all select x + 1 from n where x < ${2_500_000}) select max(x) from n`
        : sql`select pg_sleep(${0.3})`;
    await slow.execute(app.database.read);
    const found = (await read('database')).database?.slow ?? [];

    expect(found[0]?.slowestMs).toBeGreaterThanOrEqual(200);
    expect(found[0]?.route).toBeNull();
    expect(found[0]?.sql).not.toMatch(/2500000|0\.3/);
  });

  test('dead webhooks are counted and listed with a reason, what was sent and what came back, without secrets', async () => {
    const delivery = {
      id: 'd1',
      owner_id: admin.id,
      event: 'signed_in',
      body: '{"type":"signed_in","token":"what it carried"}',
      created_at: app.now(),
    };
    const tried = {
      attempts: 5,
      last_tried_at: app.now(),
      next_try_at: null,
      last_status: 410,
      last_error: null,
      last_reply: 'gone: secret=abc',
    };
    await app.database.write((tx) =>
      tx
        .insertInto('webhook_deliveries')
        .values({ ...delivery, ...tried, state: 'dead' })
        .execute(),
    );
    const { outbox } = await read('outbox');

    expect(outbox?.channels.find(({ channel }) => channel === 'webhook')?.dead).toBe(1);
    const { body } = await admin.ask('GET', '/system-health/messages?channel=webhook&state=dead');
    expect(JSON.parse(body)).toMatchObject({
      total: 1,
      messages: [{ id: 'd1', about: 'signed_in', attempts: 5, reason: 'HTTP 410', canReplay: true }],
    });
    expect(JSON.parse(body).messages[0].content).toEqual({
      sent: '{"type":"signed_in","token":"********"}',
      status: 410,
      reply: 'gone: secret=********',
    });
  });

  const change = async (payload: object) =>
    (await admin.ask('POST', '/system-health/dead-letters', { payload })).json() as { ids: string[] };
  const dead = async (channel: string) =>
    (await admin.ask('GET', `/system-health/messages?channel=${channel}&state=dead`)).json().total as number;

  test('a dead webhook is discarded, brought back and replayed, once each, and the audit log says so', async () => {
    const [gone, left] = [await change({ channel: 'webhook', change: 'discard', ids: ['d1'] }), await dead('webhook')];
    const again = await change({ channel: 'webhook', change: 'discard', ids: ['d1'] });
    const back = await change({ channel: 'webhook', change: 'restore', ids: ['d1'] });
    const replayed = await change({ channel: 'webhook', change: 'replay' });

    expect([gone.ids, left, again.ids, back.ids, replayed.ids]).toEqual([['d1'], 0, [], ['d1'], ['d1']]);
    await app.runJobs();
    // Nobody has a webhook here any more: it is dead again after this try, and its owner sees that.
    expect(await dead('webhook')).toBe(1);
    const { entries } = (await admin.ask('GET', '/audit?action=dead_letters_replayed')).json();
    expect(entries).toHaveLength(1);
    const analyst = await app.asPerson('analyst');
    const refused = await analyst.ask('POST', '/system-health/dead-letters', {
      payload: { channel: 'webhook', change: 'replay' },
    });
    expect(refused.statusCode).toBe(403);
  });

  test('what one node took over from another is listed with both names, and counted at the one that left it', async () => {
    const [own] = (await read('nodes')).nodes ?? [];
    await app.database.write(async (tx) => {
      const row = await tx.selectFrom('nodes').selectAll().limit(1).executeTakeFirstOrThrow();
      await tx
        .insertInto('nodes')
        .values({ ...row, id: 'gone-node', name: 'halyard-9', stopped_at: app.now() })
        .execute();
      const kind = 'webhook' as const;
      const taken = { job_id: 'j1', kind, label: 'signed_in', at: app.now() };
      await tx
        .insertInto('work_takeovers')
        .values({ ...taken, from_node: 'gone-node', to_node: own?.id ?? '' })
        .execute();
    });
    const { work } = await read('work');

    expect(work).toMatchObject({ takenOver: 1, takeovers: [{ id: 'j1', from: 'halyard-9', to: own?.name }] });
    expect((await read('nodes')).nodes?.find(({ id }) => id === 'gone-node')?.takenOver).toBe(1);
  });

  test('a break of the audit log stays until two administrators have acknowledged it, each once', async () => {
    const acknowledge = (by = admin) => by.ask('POST', '/system-health/audit-break/acknowledgement');
    expect((await acknowledge()).json().code).toBe('audit_not_broken');
    await app.database.write((tx) =>
      tx.updateTable('audit').set({ actor_id: 'mallory' }).where('seq', '=', 2).execute(),
    );
    await admin.ask('POST', '/audit/verification');
    await admin.ask('POST', '/audit/verification');
    const found = (await read('audit')).audit?.broken;

    expect(found).toMatchObject({ at: 2, reason: 'entry_changed', acknowledged: [] });
    const [once, twice] = [await acknowledge(), await acknowledge()];
    expect([once.statusCode, twice.json().code]).toEqual([204, 'audit_break_acknowledged']);
    expect((await read('audit')).audit?.broken?.acknowledged.map(({ id }) => id)).toEqual([admin.id]);
    const second = await app.asPerson('admin');
    expect((await acknowledge(second)).statusCode).toBe(204);
    expect((await read('audit')).audit?.broken).toBeNull();
    const kinds = await app.database.read
      .selectFrom('events')
      .select(['kind', 'actor_id'])
      .where('kind', 'in', ['audit_broken', 'audit_break_acknowledged'])
      .orderBy('id')
      .execute();
    expect(kinds.map(({ kind, actor_id }) => [kind, actor_id])).toEqual([
      ['audit_broken', null],
      ['audit_break_acknowledged', admin.id],
      ['audit_break_acknowledged', second.id],
    ]);
    const told = await app.database.read
      .selectFrom('notifications')
      .innerJoin('events', 'events.id', 'notifications.event_id')
      .select('notifications.person_id')
      .where('kind', '=', 'audit_broken')
      .execute();
    expect(told.map(({ person_id }) => person_id)).toContain(admin.id);
  });

  test('a credential that ends within 90 days is listed, and the parts of the disk add up', async () => {
    const { disk } = await read('disk');
    const sum = disk?.parts.reduce((total, { bytes }) => total + bytes, 0);

    expect(sum).toBe(disk?.usedBytes);
    expect(disk?.forecast).toBeNull();
    expect((await read('expiring')).expiring?.every(({ kind }) => kind === 'signing_key')).toBe(true);
  });

  test('many errors of the server make one notification a minute at most', async () => {
    app.app.log.level = 'silent';
    const failed = () =>
      app.database.read.selectFrom('events').select('id').where('kind', '=', 'server_failed').execute();
    const before = (await failed()).length;
    // The address of a person that is not a uuid is its own fault in no version; a table that is away is one.
    await app.database.write((tx) => sql`alter table saved_views rename to saved_views_away`.execute(tx));
    await Promise.all([admin.ask('GET', '/views?list=threats'), admin.ask('GET', '/views?list=network')]);
    await app.database.write((tx) => sql`alter table saved_views_away rename to saved_views`.execute(tx));

    await expect.poll(async () => (await failed()).length).toBe(before + 1);
  });
});
