import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../../../testing/databases.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

type Person = Awaited<ReturnType<TestApp['asPerson']>>;
type Alert = {
  readonly id: string;
  readonly version: number;
  readonly title: string;
  readonly quiet: { readonly rule: string; readonly isHidden: boolean } | null;
  readonly target: unknown;
};

const anHourMs = 3_600_000;
const open = 'status=New,Acknowledged,In progress';

describe.each(testDatabases)('quiet rules on $name', ({ open: openDatabase }) => {
  let app: TestApp;
  let admin: Person;
  let analyst: Person;
  let viewer: Person;
  const signIn = async () => {
    [admin, analyst, viewer] = [
      await app.asPerson('admin'),
      await app.asPerson('analyst'),
      await app.asPerson('viewer'),
    ];
  };
  beforeAll(async () => {
    app = await startTestApp(await openDatabase());
    await signIn();
  });
  afterAll(async () => {
    await app.close();
    await app.database.close();
  });

  async function addSource() {
    const payload = { name: 'Edge', format: 'generic-json', defaultSeverity: 'Medium', silenceLimitMinutes: null };
    const { source, token } = (await admin.ask('POST', '/sources', { payload })).json();
    const id: string = source.id;
    const send = async (...alerts: readonly Record<string, unknown>[]) => {
      await app.app.inject({
        method: 'POST',
        url: `/api/intake/${id}`,
        headers: { authorization: `Bearer ${token}` },
        payload: alerts,
      });
      await app.runJobs();
    };
    const titles = async (query: string) => {
      const reply = await analyst.ask('GET', `/received-alerts?source=${id}&sort=severity&${query}`);
      return reply.json().alerts.map(({ title }: Alert) => title);
    };
    const find = async (title: string): Promise<Alert> => {
      const { alerts } = (await analyst.ask('GET', `/received-alerts?source=${id}`)).json();
      return alerts.find((one: Alert) => one.title === title);
    };
    const events = async (kind: 'alerts_received' | 'alert_reopened') =>
      app.database.read.selectFrom('events').selectAll().where('object_id', '=', id).where('kind', '=', kind).execute();
    return { id, send, titles, find, events };
  }

  const alert = (id: string, more: Record<string, unknown> = {}) => ({
    id,
    title: `Alert ${id}`,
    severity: 'high',
    timestamp: new Date(app.now()).toISOString(),
    ...more,
  });
  const later = (ms: number) => new Date(app.now() + ms).toISOString();
  const draft = (filter: Record<string, unknown>, more: Record<string, unknown> = {}) => ({
    filter,
    mode: 'hide',
    reason: 'The scanner runs',
    owner: analyst.id,
    until: later(4 * anHourMs),
    ...more,
  });
  const add = async (filter: Record<string, unknown>, more: Record<string, unknown> = {}) => {
    const reply = await analyst.ask('POST', '/quiet-rules', { payload: draft(filter, more) });
    expect([reply.statusCode, reply.headers.location]).toEqual([201, expect.stringMatching(/\/quiet-rules\/.+/)]);
    return reply.json();
  };
  const rule = async (id: string) =>
    (await analyst.ask('GET', '/quiet-rules')).json().find((one: { id: string }) => one.id === id);
  const end = (id: string) => analyst.ask('POST', `/quiet-rules/${id}/end`);

  test('what a rule hides is in a view of its own and in no other, is counted, and no one is notified of it', async () => {
    const source = await addSource();
    const made = await add({ source: source.id, title: 'SCAN' });
    await source.send(alert('a', { title: 'Port scan' }), alert('b', { title: 'Beacon' }));

    expect(await source.titles(`${open}&quiet=no`)).toEqual(['Beacon']);
    expect(await source.titles(`${open}&quiet=yes`)).toEqual(['Port scan']);
    expect(await source.titles(`quietRule=${made.id}`)).toEqual(['Port scan']);
    expect(await rule(made.id)).toMatchObject({ state: 'active', held: 1, hidden: 1 });
    expect(await source.find('Port scan')).toMatchObject({ target: null, quiet: { rule: made.id, isHidden: true } });
    const [event] = await source.events('alerts_received');
    expect(JSON.parse(event?.details ?? '{}')).toMatchObject({ count: 1 });
  });

  test('where a rule keeps all of a delivery quiet, no event says that alerts came', async () => {
    const source = await addSource();
    await add({ source: source.id });
    await source.send(alert('a', { severity: 'critical' }));

    expect(await source.events('alerts_received')).toEqual([]);
  });

  test('without notification an alert is in the queue; marked only, it is announced as well', async () => {
    const source = await addSource();
    await add({ source: source.id, title: 'silent' }, { mode: 'no_notification' });
    await add({ source: source.id, title: 'marked' }, { mode: 'tag' });
    await source.send(alert('a', { title: 'Silent one' }));
    expect(await source.events('alerts_received')).toEqual([]);
    await source.send(alert('b', { title: 'Marked one' }));

    expect(await source.events('alerts_received')).toHaveLength(1);
    expect((await source.titles(`${open}&quiet=no`)).toSorted()).toEqual(['Marked one', 'Silent one']);
    expect((await source.find('Marked one')).quiet).toMatchObject({ isHidden: false });
  });

  test.each([
    ['severity', { severity: ['High'] }, { severity: 'high' }, { severity: 'low' }],
    ['entity', { entity: 'FIN-WS-014' }, { host: 'fin-ws-014' }, { host: 'fin-ws-015' }],
    ['observable', { observable: '203.0.113[.]99' }, { source_ip: '203.0.113.99' }, { source_ip: '203.0.113.9' }],
    ['technique', { technique: 'T1059' }, { techniques: ['T1059.001'] }, { techniques: ['T1021'] }],
    ['tag', { tag: 'lab' }, { tags: ['lab'] }, { tags: ['labour'] }],
  ])('a rule by %s holds what the list with that filter shows', async (_, filter, matching, other) => {
    const source = await addSource();
    await source.send(alert('before', matching), alert('other', other));
    const query = new URLSearchParams(Object.entries(filter).map(([name, value]) => [name, String(value)]));
    expect(await source.titles(`${query}`)).toEqual(['Alert before']);
    const made = await add(Object.assign({ source: source.id }, filter));

    await source.send(alert('yes', matching), alert('no', other));

    expect(await source.titles(`quietRule=${made.id}`)).toEqual(['Alert yes']);
  });

  test('ended early, the open alerts of a rule return to the queue with new targets; nothing is deleted', async () => {
    const source = await addSource();
    const made = await add({ source: source.id });
    await source.send(alert('a'), alert('b'));
    const closing = [await source.find('Alert b')].map(({ id, version }) => ({ id, version }));
    await analyst.ask('POST', '/received-alerts/changes', {
      payload: { alerts: closing, change: { do: 'close', reason: 'expected', note: null } },
    });
    app.pass(2 * anHourMs);
    await signIn();

    expect((await end(made.id)).json()).toMatchObject({ returned: 1, rule: { state: 'ended', endedEarly: true } });

    expect(await source.titles(`${open}&quiet=no`)).toEqual(['Alert a']);
    expect(await source.find('Alert a')).toMatchObject({
      target: { kind: 'acknowledge', at: later(anHourMs) },
      quiet: { isHidden: false },
    });
    expect(await rule(made.id)).toMatchObject({ held: 2, hidden: 0 });
    expect((await end(made.id)).statusCode).toBe(404);
  });

  test('a rule expires and says so once; what still fires returns then, the rest when it happens again', async () => {
    const source = await addSource();
    const made = await add({ source: source.id }, { until: later(anHourMs) });
    await source.send(alert('fires', { status: 'firing' }), alert('over'));
    app.pass(2 * anHourMs);
    await signIn();
    await app.runJobs();
    await app.runJobs();

    expect(await rule(made.id)).toMatchObject({ state: 'ended', endedEarly: false, held: 2, hidden: 1 });
    const ended = app.database.read.selectFrom('events').select('id').where('object_id', '=', made.id);
    expect(await ended.where('kind', '=', 'quiet_rule_ended').execute()).toHaveLength(1);
    expect(await source.titles(`${open}&quiet=no`)).toEqual(['Alert fires']);

    await source.send(alert('over'));
    expect((await source.titles(`${open}&quiet=no`)).toSorted()).toEqual(['Alert fires', 'Alert over']);
  });

  test('a message that no longer matches brings its alert back', async () => {
    const source = await addSource();
    await add({ source: source.id, severity: ['Low'] });
    await source.send(alert('a', { severity: 'low' }));
    expect(await source.titles('quiet=yes')).toEqual(['Alert a']);

    await source.send(alert('a', { severity: 'critical', timestamp: later(60_000) }));

    expect(await source.titles('quiet=no')).toEqual(['Alert a']);
  });

  test('whether an alert is held back does not depend on the order in which its messages come', async () => {
    const source = await addSource();
    await add({ source: source.id, severity: ['Low'] });
    const mild = (id: string) => alert(id, { severity: 'low', timestamp: later(0) });
    const bad = (id: string) => alert(id, { severity: 'critical', timestamp: later(60_000) });
    for (const message of [mild('a'), bad('a'), bad('b'), mild('b')]) await source.send(message);

    expect((await source.titles('quiet=no')).toSorted()).toEqual(['Alert a', 'Alert b']);
    expect(await source.titles('quiet=yes')).toEqual([]);
  });

  test('an alert that someone takes up is back in the queue, and no rule takes it away again', async () => {
    const source = await addSource();
    await add({ source: source.id });
    await source.send(alert('a'));
    const { id, version } = await source.find('Alert a');
    await analyst.ask('POST', '/received-alerts/changes', {
      payload: { alerts: [{ id, version }], change: { do: 'acknowledge' } },
    });
    await source.send(alert('a', { timestamp: later(60_000) }));

    expect(await source.titles('quiet=no')).toEqual(['Alert a']);
  });

  test('an undone change does not hide an alert again whose rule has ended since', async () => {
    const source = await addSource();
    const made = await add({ source: source.id });
    await source.send(alert('a'));
    const { id, version } = await source.find('Alert a');
    const payload = { alerts: [{ id, version }], change: { do: 'acknowledge' } };
    const { changeId } = (await analyst.ask('POST', '/received-alerts/changes', { payload })).json();
    await end(made.id);
    await analyst.ask('POST', `/changes/${changeId}/undo`);

    expect(await source.titles('status=New&quiet=no')).toEqual(['Alert a']);
  });

  test('a rule that is yet to begin holds nothing', async () => {
    const source = await addSource();
    const made = await add({ source: source.id }, { from: later(anHourMs) });
    await source.send(alert('a'));

    expect(await rule(made.id)).toMatchObject({ state: 'scheduled', held: 0 });
    expect(await source.titles('quiet=no')).toEqual(['Alert a']);
  });

  test('a rule must state something, expire within 90 days, and be made by staff', async () => {
    const post = async (person: Person, payload: Record<string, unknown>) =>
      (await person.ask('POST', '/quiet-rules', { payload })).statusCode;
    const filter = { title: 'scan' };

    expect(await post(analyst, draft({}))).toBe(400);
    expect(await post(analyst, draft(filter, { until: later(anHourMs).replace(/\.\d+Z$/, 'Z') }))).toBe(201);
    expect(await post(analyst, draft(filter, { until: undefined }))).toBe(400);
    expect(await post(analyst, draft(filter, { until: later(-1) }))).toBe(400);
    expect(await post(analyst, draft(filter, { until: later(91 * 24 * anHourMs) }))).toBe(400);
    expect(await post(analyst, draft(filter, { owner: viewer.id }))).toBe(400);
    expect(await post(viewer, draft(filter))).toBe(403);
  });
});
