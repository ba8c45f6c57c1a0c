import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../../../testing/databases.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

type Person = Awaited<ReturnType<TestApp['asPerson']>>;
type Alert = { readonly id: string; readonly number: number; readonly version: number; readonly title: string };

const anHourMs = 3_600_000;

describe.each(testDatabases)('received alerts on $name', ({ open }) => {
  let app: TestApp;
  let admin: Person;
  let analyst: Person;
  let viewer: Person;
  beforeAll(async () => {
    app = await startTestApp(await open());
    [admin, analyst, viewer] = [
      await app.asPerson('admin'),
      await app.asPerson('analyst'),
      await app.asPerson('viewer'),
    ];
  });
  afterAll(async () => {
    await app.close();
    await app.database.close();
  });

  /** A source of its own, so that a test counts nothing of another. */
  async function addSource(more: Record<string, unknown> = {}) {
    const draft = { name: 'Edge', format: 'generic-json', defaultSeverity: 'Medium', silenceLimitMinutes: null };
    const { source, token } = (await admin.ask('POST', '/sources', { payload: { ...draft, ...more } })).json();
    const send = async (...alerts: readonly Record<string, unknown>[]) => {
      await app.app.inject({
        method: 'POST',
        url: `/api/intake/${source.id}`,
        headers: { authorization: `Bearer ${token}` },
        payload: alerts,
      });
      await app.runJobs();
    };
    const page = async (query = '') =>
      (await analyst.ask('GET', `/received-alerts?source=${source.id}${query}`)).json();
    const alerts = async (query = ''): Promise<Alert[]> => (await page(query)).alerts;
    const first = async (): Promise<Alert> => {
      const [alert] = await alerts();
      if (!alert) throw new Error('There is no alert.');
      return alert;
    };
    const health = async () => (await admin.ask('GET', `/sources/${source.id}`)).json().health;
    return { id: source.id as string, send, page, alerts, first, health };
  }

  const alert = (id: string, more: Record<string, unknown> = {}) => ({
    id,
    title: `Alert ${id}`,
    severity: 'high',
    timestamp: new Date(app.now()).toISOString(),
    ...more,
  });
  const change = (person: Person, alerts: readonly Alert[], what: Record<string, unknown>) =>
    person.ask('POST', '/received-alerts/changes', {
      payload: { alerts: alerts.map(({ id, version }) => ({ id, version })), change: what },
    });
  const detail = async (id: string) => (await analyst.ask('GET', `/received-alerts/${id}`)).json();

  test('an alert shows why its messages were folded, and its observables', async () => {
    const source = await addSource();
    const later = new Date(app.now() + 60_000).toISOString();
    await source.send(alert('a', { source_ip: '203.0.113.47' }), alert('a', { timestamp: later }));

    const found = await detail((await source.first()).id);

    expect(found.alert).toMatchObject({ occurrences: 2, severity: 'High' });
    expect(found.fingerprint.fields).toContainEqual([expect.any(String), 'a']);
    expect(found.occurrences).toHaveLength(2);
    expect(found.deliveryId).toEqual(expect.any(Number));
  });

  test('the most urgent stands first, and pages lose and repeat none', async () => {
    const source = await addSource();
    await source.send(
      ...['low', 'critical', 'medium', 'high', 'critical'].map((severity, place) => alert(`p${place}`, { severity })),
    );

    const all = await source.page('&limit=200');
    const pages: Alert[] = [];
    for (let next: string | null = ''; next !== null; ) {
      const page: { alerts: Alert[]; next: string | null } = await source.page(`&limit=2${next && `&after=${next}`}`);
      pages.push(...page.alerts);
      next = page.next;
    }

    expect(pages).toEqual(all.alerts);
    expect(all.total).toBe(5);
    expect(all.alerts.map(({ severity }: { severity: string }) => severity)).toEqual([
      'Critical',
      'Critical',
      'High',
      'Medium',
      'Low',
    ]);
  });

  test.each(['severity', 'lastSeen', 'occurrences', 'target'])('pages sorted by %s lose none', async (sort) => {
    const source = await addSource();
    await source.send(...Array.from({ length: 5 }, (_, place) => alert(`s${place}`)));

    const pages: Alert[] = [];
    for (let next: string | null = ''; next !== null; ) {
      const page: { alerts: Alert[]; next: string | null } = await source.page(
        `&sort=${sort}&limit=2${next && `&after=${next}`}`,
      );
      pages.push(...page.alerts);
      next = page.next;
    }

    expect(new Set(pages.map(({ id }) => id)).size).toBe(5);
  });

  test('an alert is acknowledged, and that is undone', async () => {
    const source = await addSource();
    await source.send(alert('a'));

    const reply = await change(analyst, [await source.first()], { do: 'acknowledge' });

    expect(reply.json()).toMatchObject({ changed: 1, unchanged: 0, skipped: [] });
    expect(await source.first()).toMatchObject({ workStatus: 'Acknowledged', target: { kind: 'close' } });
    await analyst.ask('POST', `/changes/${reply.json().changeId}/undo`);
    expect(await source.first()).toMatchObject({ workStatus: 'New', target: { kind: 'acknowledge' } });
  });

  test('closing says why; the target stops, and the history tells it', async () => {
    const source = await addSource();
    await source.send(alert('a'));
    const before = await source.first();

    expect((await change(analyst, [before], { do: 'close', note: null })).statusCode).toBe(400);
    await change(analyst, [before], { do: 'close', reason: 'false_positive', note: 'Our own scanner.' });

    const found = await detail(before.id);
    expect(found.alert).toMatchObject({ workStatus: 'Closed', closeReason: 'false_positive', target: null });
    expect(found).toMatchObject({ closeNote: 'Our own scanner.', history: [{ kind: 'alert_closed' }] });
  });

  test('of many alerts those that changed meanwhile are skipped', async () => {
    const source = await addSource();
    await source.send(alert('a'), alert('b'));
    const seen = await source.alerts();
    await change(analyst, seen.slice(0, 1), { do: 'acknowledge' });

    const reply = (await change(analyst, seen, { do: 'assign', owner: analyst.id })).json();

    expect(reply).toMatchObject({ changed: 1, skipped: [seen[0]?.id] });
  });

  test('work is given to staff only', async () => {
    const source = await addSource();
    await source.send(alert('a'));

    expect((await change(analyst, [await source.first()], { do: 'assign', owner: viewer.id })).statusCode).toBe(400);
    expect((await change(viewer, [await source.first()], { do: 'acknowledge' })).statusCode).toBe(403);
  });

  test('a severity set by a person counts as stated and moves the targets', async () => {
    const source = await addSource();
    await source.send(alert('a', { severity: undefined }));
    expect(await source.first()).toMatchObject({ severity: 'Medium', severityStated: false });

    await change(analyst, [await source.first()], { do: 'setSeverity', severity: 'Critical' });

    expect(await source.first()).toMatchObject({
      severity: 'Critical',
      severityStated: true,
      target: { at: new Date(app.now() + anHourMs / 4).toISOString() },
    });
  });

  test('what was closed as fixed is reopened when it happens again, and the history says so', async () => {
    const source = await addSource();
    await source.send(alert('a'));
    await change(analyst, [await source.first()], { do: 'close', reason: 'fixed', note: null });

    await source.send(alert('a', { timestamp: new Date(app.now() + 60_000).toISOString() }));

    const again = await source.first();
    expect(again).toMatchObject({ workStatus: 'New', occurrences: 2 });
    const kinds = (await detail(again.id)).history.map(({ kind }: { kind: string }) => kind);
    expect(kinds).toContain('alert_reopened');
  });

  test('an alert is added to an incident once, and removed by undo', async () => {
    const source = await addSource();
    await source.send(alert('a'));
    const opened = await analyst.ask('POST', '/incidents', {
      payload: { title: 'Beaconing host', severity: 'High', source: 'Manual' },
    });
    expect(opened.statusCode).toBe(201);
    const incident = opened.json().incident.id;
    const { id } = await source.first();
    const link = () => analyst.ask('POST', '/received-alerts/incidents', { payload: { alerts: [id], incident } });

    const reply = (await link()).json();

    expect(reply).toMatchObject({ linked: 1, already: 0 });
    expect((await link()).json()).toMatchObject({ linked: 0, already: 1 });
    expect(await source.first()).toMatchObject({ incidents: [{ id: incident, title: 'Beaconing host' }] });
    await analyst.ask('POST', `/changes/${reply.changeId}/undo`);
    expect(await source.first()).toMatchObject({ incidents: [] });
  });

  test('an alert closed as a duplicate names the other and is named by it; both keep what they have', async () => {
    const source = await addSource();
    await source.send(alert('a', { source_ip: '203.0.113.61' }), alert('b', { source_ip: '203.0.113.62' }));
    const [one, other] = await source.alerts('&sort=lastSeen');
    if (!one || !other) throw new Error('There are no alerts.');
    const closing = { do: 'close', reason: 'duplicate', note: null, duplicateOf: other.id };

    const reply = (await change(analyst, [one], closing)).json();

    expect(reply).toMatchObject({ changed: 1 });
    expect(await detail(one.id)).toMatchObject({ duplicateOf: { id: other.id, occurrences: 1 }, duplicates: [] });
    expect(await detail(other.id)).toMatchObject({ duplicateOf: null, duplicates: [{ id: one.id, title: one.title }] });
    expect((await detail(one.id)).observables).toHaveLength(1);
    expect((await detail(one.id)).occurrences).toHaveLength(1);
    await analyst.ask('POST', `/changes/${reply.changeId}/undo`);
    expect(await detail(one.id)).toMatchObject({ duplicateOf: null, alert: { workStatus: 'New' } });
    expect((await detail(other.id)).duplicates).toEqual([]);
  });

  test('no alert is a duplicate of itself, of a duplicate, or for another reason', async () => {
    const source = await addSource();
    await source.send(alert('a'), alert('b'), alert('c'));
    const [one, other, third] = await source.alerts();
    if (!one || !other || !third) throw new Error('There are no alerts.');
    const close = async (row: Alert, duplicateOf: string, reason = 'duplicate') =>
      (await change(analyst, [row], { do: 'close', reason, note: null, duplicateOf })).statusCode;

    expect(await close(one, one.id)).toBe(400);
    expect(await close(one, other.id, 'fixed')).toBe(400);
    expect(await close(one, other.id)).toBe(200);
    expect(await close(third, one.id)).toBe(400);
    expect(await close(third, 'nothing')).toBe(404);
  });

  test('an incident lists its alerts; one that is removed from it is there again after undo', async () => {
    const source = await addSource();
    await source.send(alert('a'), alert('b'));
    const draft = { title: 'Two alerts', severity: 'High', source: 'Manual' };
    const incident = (await analyst.ask('POST', '/incidents', { payload: draft })).json().incident.id;
    const [one, other] = await source.alerts();
    const payload = { alerts: [one?.id, other?.id], incident };
    await analyst.ask('POST', '/received-alerts/incidents', { payload });
    const total = async () => (await analyst.ask('GET', `/received-alerts?incident=${incident}`)).json().total;
    expect(await total()).toBe(2);

    const removal = { alerts: [one?.id], incident };
    const reply = (await analyst.ask('POST', '/received-alerts/incidents/removals', { payload: removal })).json();

    expect(reply).toMatchObject({ removed: 1, changeId: expect.any(String) });
    expect(await total()).toBe(1);
    expect((await detail(one?.id ?? '')).history.map(({ kind }: { kind: string }) => kind)).toContain('alert_unlinked');
    await analyst.ask('POST', `/changes/${reply.changeId}/undo`);
    expect(await total()).toBe(2);
  });

  test('similar alerts and incidents say what they have in common, most of it first', async () => {
    const source = await addSource();
    await source.send(
      alert('a', { host: 'db-7', source_ip: '198.51.100.77' }),
      alert('b', { host: 'DB-7', source_ip: '198.51.100.77' }),
      alert('c', { host: 'db-8', source_ip: '198.51.100.77' }),
      alert('d', { host: 'db-9', source_ip: '198.51.100.78' }),
    );
    const byTitle = new Map((await source.alerts()).map((one) => [one.title, one.id]));
    const draft = { title: 'Known host', severity: 'High', source: 'Manual' };
    const incident = (await analyst.ask('POST', '/incidents', { payload: draft })).json().incident.id;
    const payload = { alerts: [byTitle.get('Alert c')], incident };
    await analyst.ask('POST', '/received-alerts/incidents', { payload });

    const similar = (await analyst.ask('GET', `/received-alerts/${byTitle.get('Alert a')}/similar`)).json();
    const query = `alerts=${byTitle.get('Alert a')}`;
    const incidents = (await analyst.ask('GET', `/received-alerts/similar-incidents?${query}`)).json();

    expect(similar.map(({ alert: { title } }: { alert: Alert }) => title)).toEqual(['Alert b', 'Alert c']);
    expect(similar[0].shared).toContainEqual({ kind: 'entity', value: 'DB-7' });
    expect(similar[1].shared).toEqual([{ kind: 'observable', value: '198.51.100.77' }]);
    expect(incidents).toEqual([
      expect.objectContaining({ id: incident, shared: [{ kind: 'observable', value: '198.51.100.77' }] }),
    ]);
  });

  test('a row says how often its alert occurred in each hour of the last day', async () => {
    const source = await addSource();
    const at = (hours: number) => ({ timestamp: new Date(app.now() - hours * anHourMs).toISOString() });
    await source.send(alert('a', at(30)), alert('a', at(3)), alert('a', at(3.0001)), alert('a', at(0)));

    const { spark, occurrences } = (await source.page()).alerts[0];

    expect(occurrences).toBe(4);
    expect(spark).toHaveLength(24);
    expect(spark.reduce((sum: number, count: number) => sum + count, 0)).toBe(3);
    expect(spark.at(-1)).toBe(1);
  });

  test('alerts are found by title, number, entity, observable and key', async () => {
    const source = await addSource();
    await source.send(
      alert('seldom', { title: 'Beacon', host: 'fin-ws-014', source_ip: '198.51.100.9' }),
      alert('often', { title: 'Port scan' }),
    );
    const found = async (search: string) =>
      (await source.alerts(`&search=${encodeURIComponent(search)}`)).map(({ title }) => title);
    const number = (await source.alerts()).find(({ title }) => title === 'Beacon')?.number;

    expect(await found('beac')).toEqual(['Beacon']);
    expect(await found(`ALT-${String(number).padStart(6, '0')}`)).toEqual(['Beacon']);
    expect(await found('FIN-WS')).toEqual(['Beacon']);
    expect(await found('198.51.100.9')).toEqual(['Beacon']);
    expect(await found('seldom')).toEqual(['Beacon']);
    expect(await found('100%')).toEqual([]);
  });

  test('an alert is created by hand', async () => {
    const payload = { title: 'Call from the help desk', severity: 'Low', description: null, entity: 'desk-4' };

    const reply = await analyst.ask('POST', '/received-alerts', { payload });

    expect(reply.statusCode).toBe(201);
    expect(reply.json()).toMatchObject({ title: 'Call from the help desk', source: { id: 'manual' }, occurrences: 1 });
  });

  test('the counts of the views are those of their lists', async () => {
    const { views } = (await analyst.ask('GET', '/received-alerts')).json();
    const total = async (query: string) => (await analyst.ask('GET', `/received-alerts?${query}`)).json().total;

    expect(views).toEqual({
      triage: await total('status=New,Acknowledged,In progress&quiet=no'),
      mine: await total('status=New,Acknowledged,In progress&owner=me&quiet=no'),
      overdue: await total('overdue=yes&quiet=no'),
      assumed: await total('status=New,Acknowledged,In progress&assumed=yes&quiet=no'),
      closed: await total('status=Closed'),
      quiet: await total('status=New,Acknowledged,In progress&quiet=yes'),
    });
  });

  test('a source that falls silent is told once, and so is its recovery', async () => {
    const source = await addSource({ name: 'Quiet one', silenceLimitMinutes: 30 });
    await source.send(alert('a'));
    const told = async () => {
      const events = await app.database.read
        .selectFrom('events')
        .select('kind')
        .where('object_id', '=', source.id)
        .where('kind', 'in', ['source_silent', 'source_recovered'])
        .orderBy('id')
        .execute();
      return events.map(({ kind }) => kind);
    };

    app.pass(40 * 60_000);
    await app.runJobs();
    await app.runJobs();
    expect(await told()).toEqual(['source_silent']);

    await source.send(alert('b'));
    await app.runJobs();
    expect(await told()).toEqual(['source_silent', 'source_recovered']);
  });
});
