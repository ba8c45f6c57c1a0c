import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Settings } from '@halyard/contracts/accounts/settings.ts';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabases } from '../../testing/databases.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

type Received = { readonly headers: IncomingMessage['headers']; readonly body: string };

const port = (server: Server) => (server.address() as AddressInfo).port;

describe.each(testDatabases)('webhooks on $name', ({ open }) => {
  let app: TestApp;
  let target: Server;
  let received: Received[];
  let answer: (response: ServerResponse) => void;

  beforeAll(async () => {
    target = createServer((request, response) => {
      let body = '';
      request.on('data', (part) => {
        body += part;
      });
      request.on('end', () => {
        received.push({ headers: request.headers, body });
        answer(response);
      });
    });
    await new Promise<void>((done) => target.listen(0, '127.0.0.1', done));
    app = await startTestApp(await open(), {
      environment: { HALYARD_EGRESS_ALLOW: `127.0.0.1:${port(target)}` },
    });
  });
  beforeEach(() => {
    received = [];
    answer = (response) => response.writeHead(204).end();
  });
  afterAll(async () => {
    await app.close();
    await app.database.close();
    target.closeAllConnections();
    target.close();
  });

  type Person = Awaited<ReturnType<TestApp['asPerson']>>;

  async function withWebhook(role: 'admin' | 'viewer' = 'admin', webhookUrl = `http://127.0.0.1:${port(target)}/hook`) {
    const person = await app.asPerson(role);
    const before = (await person.ask('GET', '/users/settings')).json() as Settings;
    const payload = { ...before, api: { ...before.api, webhookUrl } };
    expect((await person.ask('PUT', '/users/settings', { payload })).statusCode).toBe(200);
    const secret = (await person.ask('POST', '/users/webhook/secret')).json().secret as string;
    return { person, secret };
  }
  const logOf = async (person: Person) => (await person.ask('GET', '/users/webhook')).json().deliveries;
  /** Asked of the database: while an hour passes the person's token expires. */
  async function nextTryOf(ownerId: string): Promise<number | null> {
    const rows = app.database.read
      .selectFrom('webhook_deliveries')
      .select('next_try_at')
      .where('owner_id', '=', ownerId);
    return (await rows.executeTakeFirstOrThrow()).next_try_at;
  }
  /** Something severe that concerns this person. */
  const happenTo = (personId: string) =>
    app.database.write((tx) =>
      app.log.record(tx, {
        at: app.now(),
        kind: 'sign_in_locked',
        severity: 'high',
        audienceId: personId,
        subject: 'ada',
        objectType: 'person',
        objectId: personId,
        actor: { id: null, address: null, requestId: null },
      }),
    );

  test('Send test delivers at once, signed as Standard Webhooks say', async () => {
    const { person, secret } = await withWebhook();

    const sent = await person.ask('POST', '/users/webhook/test');

    expect(sent.json()).toMatchObject({
      event: 'test',
      state: 'delivered',
      attempts: 1,
      lastStatus: 204,
      lastError: null,
    });
    const [message] = received;
    // The library checks the timestamp by the system's clock; the test's clock stands elsewhere.
    const at = new Date(Number(message?.headers['webhook-timestamp']) * 1000);
    const signature = new Webhook(secret).sign(String(message?.headers['webhook-id']), at, message?.body ?? '');
    expect(message?.headers['webhook-signature']).toBe(signature);
    expect(JSON.parse(message?.body ?? '')).toMatchObject({ type: 'test' });
  });

  test('a grave event reaches those it concerns who have a webhook, once', async () => {
    const { person } = await withWebhook('viewer');
    const other = await withWebhook('viewer');

    await happenTo(person.id);
    await app.runJobs();
    await app.runJobs();

    expect(received).toHaveLength(1);
    expect(JSON.parse(received[0]?.body ?? '')).toMatchObject({ type: 'sign_in_locked', data: { severity: 'high' } });
    expect(await logOf(person)).toMatchObject([{ event: 'sign_in_locked', state: 'delivered' }]);
    expect(await logOf(other.person)).toEqual([]);
  });

  test('a target that answers 500 is tried again with growing pauses, then the delivery is dead and its owner told', async () => {
    const { person } = await withWebhook('viewer');
    answer = (response) => response.writeHead(500).end('broken '.repeat(1_000));
    await happenTo(person.id);

    const pauses: number[] = [];
    for (let attempt = 0; attempt < 6; attempt++) {
      await app.runJobs();
      const nextTryAt = await nextTryOf(person.id);
      if (nextTryAt === null) break;
      pauses.push(nextTryAt - app.now());
      app.pass(nextTryAt - app.now());
    }

    expect(received).toHaveLength(6);
    for (const [index, expected] of [1_000, 5_000, 30_000, 300_000, 3_600_000].entries()) {
      expect(pauses[index]).toBeGreaterThanOrEqual(expected * 0.8);
      expect(pauses[index]).toBeLessThanOrEqual(expected * 1.2);
    }
    const token = await app.signIn(person.email);
    const headers = { authorization: `Bearer ${token}` };
    const [dead] = (await person.ask('GET', '/users/webhook', { headers })).json().deliveries;
    expect(dead).toMatchObject({ state: 'dead', attempts: 6, lastStatus: 500, lastError: 'rejected', nextTryAt: null });
    const kept = app.database.read.selectFrom('webhook_deliveries').select('last_reply').where('id', '=', dead.id);
    expect((await kept.executeTakeFirstOrThrow()).last_reply).toBe('broken '.repeat(1_000).slice(0, 2_048));
    const { events } = (await person.ask('GET', '/events', { headers })).json();
    expect(events.map(({ kind }: { kind: string }) => kind)).toContain('webhook_failed');

    answer = (response) => response.writeHead(200).end();
    const again = await person.ask('POST', `/users/webhook/deliveries/${dead.id}/retry`, { headers });
    expect(again.json()).toMatchObject({ state: 'delivered', attempts: 7 });
  });

  test('a redirect is not followed, wherever it leads', async () => {
    const { person } = await withWebhook('viewer');
    answer = (response) => response.writeHead(302, { location: `http://127.0.0.1:${port(target)}/inner` }).end();

    const sent = await person.ask('POST', '/users/webhook/test');

    expect(sent.json()).toMatchObject({ state: 'dead', lastStatus: 302, lastError: 'redirected' });
    expect(received).toHaveLength(1);
  });

  test('a target that never answers is given up after five seconds', { timeout: 15_000 }, async () => {
    const { person } = await withWebhook('viewer');
    answer = () => {};
    const begin = performance.now();

    const sent = await person.ask('POST', '/users/webhook/test');

    expect(sent.json()).toMatchObject({ state: 'dead', lastStatus: null, lastError: 'timeout' });
    expect(performance.now() - begin).toBeLessThan(8_000);
  });

  test('a reserved name is kept and never called', async () => {
    const { person } = await withWebhook('viewer', 'https://example.com/webhook');

    expect((await person.ask('POST', '/users/webhook/test')).json()).toMatchObject({ lastError: 'blocked' });
  });

  test('without an address there is nothing to test, and nobody retries what belongs to another', async () => {
    const person = await app.asPerson('viewer');
    const { person: owner } = await withWebhook('viewer');
    const { id } = (await owner.ask('POST', '/users/webhook/test')).json();

    expect((await person.ask('POST', '/users/webhook/test')).json()).toMatchObject({ code: 'no_webhook' });
    expect((await person.ask('POST', `/users/webhook/deliveries/${id}/retry`)).statusCode).toBe(404);
  });

  test('the signing secret is sealed in the database', async () => {
    const { secret } = await withWebhook('viewer');

    const rows = await app.database.read.selectFrom('webhook_secrets').selectAll().execute();

    expect(JSON.stringify(rows)).not.toContain(secret);
  });
});
