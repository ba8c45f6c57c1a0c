import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { testDatabases } from '../../testing/databases.ts';
import { openStream } from '../../testing/open-stream.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const alertOf = (number: number) => ({
  id: `a-${number}`,
  title: `Beacon ${number} to a known host`,
  severity: 'high',
  host: `fin-ws-${number}`,
  src_ip: `198.18.4.${number % 250}`,
  timestamp: '2026-11-21T08:30:00Z',
});

const setups = testDatabases.flatMap(({ name, open }) => [
  { name, open, place: 'a thread', hasIntakeThread: true },
  { name, open, place: 'the server itself', hasIntakeThread: false },
]);

describe.each(setups)('alerts that $place makes on $name', ({ open, hasIntakeThread }) => {
  let app: TestApp;
  let admin: Awaited<ReturnType<TestApp['asPerson']>>;
  beforeAll(async () => {
    app = await startTestApp(await open(), { hasIntakeThread });
    admin = await app.asPerson('admin');
  });
  afterAll(async () => {
    await app.close();
    await app.database.close();
  });

  async function addSource() {
    const draft = { name: 'Edge', format: 'generic-json', defaultSeverity: 'Medium', silenceLimitMinutes: null };
    const { source, token } = (await admin.ask('POST', '/sources', { payload: draft })).json();
    const send = (payload: object) =>
      app.app.inject({
        method: 'POST',
        url: `/api/intake/${source.id}`,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        payload,
      });
    const read = async () => (await admin.ask('GET', `/sources/${source.id}`)).json();
    const alerts = async () => (await admin.ask('GET', `/received-alerts?source=${source.id}`)).json();
    return { id: source.id as string, send, read, alerts };
  }

  test('a delivery becomes an alert without being asked for', async () => {
    const source = await addSource();

    await source.send(alertOf(1));

    await vi.waitFor(async () => expect((await source.alerts()).alerts).toHaveLength(1), { timeout: 20_000 });
    const { observables } = (await admin.ask('GET', '/observables?search=198.18.4.1')).json();
    expect(observables).toMatchObject([{ value: '198.18.4.1' }]);
  });

  test('whoever follows live hears of the alert', async () => {
    const source = await addSource();
    await app.app.listen({ port: 0, host: '127.0.0.1' });
    const stream = await openStream(app, admin.token);

    await source.send(alertOf(2));
    await app.runJobs();

    await vi.waitFor(() => expect(stream.kinds()).toContain('alerts_received'));
    await stream.stop();
  });

  test('people write while alerts come in, and nothing is lost on either side', async () => {
    const source = await addSource();
    const numbers = Array.from({ length: 120 }, (_, index) => 1_000 + index);

    const replies = await Promise.all(
      numbers.flatMap((number) => [
        source.send(alertOf(number)),
        admin.ask('POST', '/todos', { payload: { text: `Look at ${number}`, priority: 'low' } }),
      ]),
    );
    await app.runJobs();

    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([202, 201]));
    expect((await source.read()).counts).toMatchObject({ items: 120, created: 120, rejected: 0 });
    expect((await source.alerts()).total).toBe(120);
  });
});
