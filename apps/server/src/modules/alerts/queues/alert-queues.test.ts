import type { AlertQueue } from '@halyard/contracts/inflow/alert-queues.ts';
import { shippedTargets } from '@halyard/contracts/inflow/alert-queues.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabases } from '../../../testing/databases.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

type Person = Awaited<ReturnType<TestApp['asPerson']>>;
type Alert = { readonly id: string; readonly version: number; readonly target: { readonly at: string } };

const aMinuteMs = 60_000;
const noConditions = { severities: [], types: [], sources: [], words: '', leastConfidence: null };

describe.each(testDatabases)('alert queues on $name', ({ open }) => {
  let app: TestApp;
  let admin: Person;
  beforeAll(async () => {
    app = await startTestApp(await open());
    admin = await app.asPerson('admin');
  });
  beforeEach(() =>
    app.database.write(async (tx) => {
      for (const table of ['alerts', 'intelligence'] as const) await tx.deleteFrom(table).execute();
      await tx.deleteFrom('alert_queues').where('id', '<>', 'main').execute();
      await tx.updateTable('alert_queues').set({ targets: null, severities: '[]' }).execute();
    }),
  );
  afterAll(async () => {
    await app.close();
    await app.database.close();
  });

  const queues = async (): Promise<AlertQueue[]> => (await admin.ask('GET', '/alert-queues')).json();
  const queue = async (id: string) => (await queues()).find((one) => one.id === id);
  let made = 0;
  const postQueue = (more: object = {}) => {
    const payload = { name: `Network ${++made}`, severities: [], targets: null, ...more };
    return admin.ask('POST', '/alert-queues', { payload });
  };
  const addQueue = async (more: object = {}): Promise<AlertQueue> => (await postQueue(more)).json();
  const update = (id: string, draft: object) => admin.ask('PUT', `/alert-queues/${id}`, { payload: draft });
  const addSource = async (more: object = {}) => {
    const draft = { name: 'Edge', format: 'generic-json', defaultSeverity: 'Medium', silenceLimitMinutes: null };
    const { source, token } = (await admin.ask('POST', '/sources', { payload: { ...draft, ...more } })).json();
    return async (...alerts: object[]) => {
      await app.app.inject({
        method: 'POST',
        url: `/api/intake/${source.id}`,
        headers: { authorization: `Bearer ${token}` },
        payload: alerts,
      });
      await app.runJobs();
    };
  };
  const alert = (id: string, severity = 'high', more: object = {}) => ({
    id,
    title: `Alert ${id}`,
    severity,
    timestamp: new Date(app.now()).toISOString(),
    ...more,
  });
  const list = async (query: string) => (await admin.ask('GET', `/received-alerts?${query}`)).json();
  const move = (alerts: readonly Alert[], to: string) =>
    admin.ask('POST', '/received-alerts/changes', {
      payload: { alerts: alerts.map(({ id, version }) => ({ id, version })), change: { do: 'move', queue: to } },
    });
  const times = (minutes: number) => {
    const both = { acknowledge: minutes, close: minutes * 2 };
    return { Critical: both, High: both, Medium: both, Low: both };
  };

  test('a queue is created with its address, and no two are called the same, whatever the case', async () => {
    const reply = await postQueue({ name: 'Endpoint' });
    expect([reply.statusCode, reply.headers.location]).toEqual([201, expect.stringMatching(/\/alert-queues\/.+/)]);
    const again = await postQueue({ name: 'endpoint' });
    expect([again.statusCode, again.json().code]).toEqual([409, 'name_taken']);
    const own = reply.json() as AlertQueue;
    const draft = { name: 'ENDPOINT', severities: [], targets: null, version: own.version };
    expect((await update(own.id, draft)).statusCode).toBe(200);
    await admin.ask('DELETE', `/alert-queues/${own.id}`);
  });

  test('an alert comes to the queue of its source, else of its severity, else to the main one', async () => {
    const network = await addQueue();
    const urgent = await addQueue({ name: 'Urgent', severities: ['Critical'] });
    const plain = await addSource();
    await plain(alert('a', 'high'), alert('b', 'critical'));
    const edge = await addSource({ queue: network.id });
    await edge(alert('c', 'critical'));

    const inQueue = async (id: string) =>
      (await list(`queue=${id}`)).alerts.map(({ title }: { title: string }) => title);
    expect(await inQueue('main')).toEqual(['Alert a']);
    expect(await inQueue(urgent.id)).toEqual(['Alert b']);
    expect(await inQueue(network.id)).toEqual(['Alert c']);
    expect(await queue(network.id)).toMatchObject({ open: 1, unacknowledged: 1, overdue: 0 });
  });

  test('the queue that a rule names goes before all others', async () => {
    const hunt = await addQueue({ name: 'Hunt' });
    await admin.ask('POST', '/alert-rules', {
      payload: { name: 'Low ones', enabled: true, ...noConditions, severities: ['Low'], queue: hunt.id },
    });
    await admin.ask('POST', '/threats', {
      payload: {
        name: 'Scan',
        type: 'Probe',
        severity: 'Low',
        source: 'IDS',
        timestamp: new Date(app.now()).toISOString(),
      },
    });
    await app.runJobs();

    expect((await list(`queue=${hunt.id}`)).alerts).toMatchObject([{ title: 'Scan', queue: { name: 'Hunt' } }]);
  });

  test('alerts move together with the due times of their new queue, and that is undone', async () => {
    const network = await addQueue({ targets: times(30) });
    const send = await addSource();
    await send(alert('a'), alert('b'));
    const before = (await list('queue=main')).alerts as Alert[];

    const reply = (await move(before, network.id)).json();

    expect(reply).toMatchObject({ changed: 2, skipped: [] });
    const moved = (await list(`queue=${network.id}`)).alerts as Alert[];
    const earlier = Date.parse(before[0]?.target.at ?? '') - Date.parse(moved[0]?.target.at ?? '');
    expect(earlier).toBe((shippedTargets.High.acknowledge - 30) * aMinuteMs);
    const history = (await admin.ask('GET', `/received-alerts/${moved[0]?.id}`)).json().history;
    expect(history[0]).toMatchObject({ kind: 'alert_moved', details: { to: expect.stringContaining('Network') } });

    await admin.ask('POST', `/changes/${reply.changeId}/undo`);
    const back = (await list('queue=main')).alerts as Alert[];
    expect(back.map(({ target }) => target.at).toSorted()).toEqual(before.map(({ target }) => target.at).toSorted());
    expect((await move(back, 'nowhere')).json()).toMatchObject({ code: 'queue_not_found' });
  });

  test('new due times act on open alerts, say how many, and leave what has ended alone', async () => {
    const network = await addQueue();
    const send = await addSource({ queue: network.id });
    await send(alert('a'), alert('b', 'high', { status: 'resolved' }));
    const [main] = await queues();
    if (!main) throw new Error('There is no main queue.');

    const reply = (
      await update('main', { name: 'Main', severities: [], targets: times(5), version: main.version })
    ).json();

    expect(reply).toMatchObject({ retimed: 2, queue: { inForce: times(5) } });
    expect(await queue(network.id)).toMatchObject({ targets: null, inForce: times(5), overdue: 0 });
    app.pass(6 * aMinuteMs);
    admin = await app.asPerson('admin');
    expect(await queue(network.id)).toMatchObject({ open: 2, overdue: 1 });
    expect((await list(`queue=${network.id}&overdue=yes`)).alerts).toMatchObject([{ title: 'Alert a' }]);
  });

  test('a severity leads to one queue, and acknowledging is not due after closing', async () => {
    await addQueue({ severities: ['High'] });

    const taken = await admin.ask('POST', '/alert-queues', {
      payload: { name: 'Other', severities: ['High'], targets: null },
    });
    expect(taken.statusCode).toBe(400);
    const wrong = { ...times(30), Low: { acknowledge: 60, close: 30 } };
    const late = await admin.ask('POST', '/alert-queues', {
      payload: { name: 'Late', severities: [], targets: wrong },
    });
    expect(late.statusCode).toBe(400);
  });

  test('what was in a deleted queue is in the main one; that one stays', async () => {
    const network = await addQueue({ targets: times(30) });
    const send = await addSource({ queue: network.id });
    await send(alert('a'));

    expect((await admin.ask('DELETE', `/alert-queues/${network.id}`)).json()).toMatchObject({ moved: 1 });
    await send(alert('b'));

    const { alerts } = await list('queue=main');
    expect(alerts).toHaveLength(2);
    expect(alerts[0].target.at).toBe(alerts[1].target.at);
    expect((await admin.ask('DELETE', '/alert-queues/main')).statusCode).toBe(404);
  });

  test('a deleted queue comes back with its source, and with its alerts that no one has moved since', async () => {
    const network = await addQueue({ targets: times(30), severities: ['Low', 'High'] });
    const other = await addQueue({ name: 'Other' });
    const send = await addSource({ queue: network.id });
    await send(alert('a'), alert('b'), alert('c', 'high'));
    const before = (await list(`queue=${network.id}`)).alerts as (Alert & { title: string })[];
    const remove = async () => (await admin.ask('DELETE', `/alert-queues/${network.id}`)).json();
    const undone = async () =>
      (await admin.ask('POST', `/changes/${(await remove()).changeId}/undo`)).json() as { undone: number };

    expect(await undone()).toEqual({ undone: 2, kept: [] });
    const titles = async () => ((await list(`queue=${network.id}`)).alerts as { title: string }[]).map((a) => a.title);
    expect(await titles()).toHaveLength(3);
    const { changeId } = await remove();
    const inMain = (await list('queue=main')).alerts as (Alert & { title: string })[];
    await move(
      inMain.filter(({ title }) => title === 'Alert c'),
      other.id,
    );
    await update(other.id, { name: 'Other', severities: ['High'], targets: null, version: other.version });
    await admin.ask('POST', `/changes/${changeId}/undo`);

    expect((await titles()).toSorted()).toEqual(['Alert a', 'Alert b']);
    const back = (await list(`queue=${network.id}`)).alerts as (Alert & { title: string })[];
    for (const one of back) expect(one.target.at).toBe(before.find(({ title }) => title === one.title)?.target.at);
    expect(await queue(network.id)).toMatchObject({ severities: ['Low'], open: 2 });
    await send(alert('d'));
    expect(await titles()).toHaveLength(3);
  });

  test('only administrators change queues', async () => {
    const analyst = await app.asPerson('analyst');
    expect((await analyst.ask('GET', '/alert-queues')).statusCode).toBe(200);
    const reply = await analyst.ask('POST', '/alert-queues', { payload: { name: 'x', severities: [], targets: null } });
    expect(reply.statusCode).toBe(403);
  });
});
