import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabases } from '../../../testing/databases.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

type Person = Awaited<ReturnType<TestApp['asPerson']>>;
type Alert = { readonly id: string; readonly version: number; readonly title: string; readonly record: string };

const anHourMs = 3_600_000;
const nothing = { severities: [], types: [], sources: [], words: '', leastConfidence: null };

describe.each(testDatabases)('alerts of our own rules on $name', ({ open }) => {
  let app: TestApp;
  let analyst: Person;
  beforeAll(async () => {
    app = await startTestApp(await open());
    analyst = await app.asPerson('analyst');
  });
  beforeEach(async () => {
    await app.database.write(async (tx) => {
      for (const table of ['alerts', 'connections', 'intelligence'] as const) await tx.deleteFrom(table).execute();
      await tx.deleteFrom('alert_rules').where('id', '<>', 'grave-threats').execute();
    });
    await pass(anHourMs);
  });
  afterAll(async () => {
    await app.close();
    await app.database.close();
  });

  /** Time passes; who was signed in signs in again. */
  const pass = async (ms: number) => {
    app.pass(ms);
    analyst = await app.asPerson('analyst');
  };
  const addThreat = async (more: object = {}) => {
    const draft = { name: 'Beacon', type: 'Malware', severity: 'Critical', source: 'EDR' };
    const payload = { ...draft, timestamp: new Date(app.now()).toISOString(), ...more };
    return (await analyst.ask('POST', '/threats', { payload })).json().threat as { id: string; version: number };
  };
  const list = async (query = '') => {
    await app.runJobs();
    return (await analyst.ask('GET', `/received-alerts?source=rules${query}`)).json();
  };
  const firstAlert = async () => (await list()).alerts[0] as Alert;
  const addRule = async (more: object) =>
    (
      await analyst.ask('POST', '/alert-rules', { payload: { name: 'Mine', enabled: true, ...nothing, ...more } })
    ).json();
  const change = (alert: Alert, what: object) =>
    analyst.ask('POST', '/received-alerts/changes', {
      payload: { alerts: [{ id: alert.id, version: alert.version }], change: what },
    });
  const acknowledge = ({ id, version }: { id: string; version: number }, acknowledged = true) =>
    analyst.ask('POST', '/threats/changes', { payload: { threats: [{ id, version }], acknowledged } });

  test('a threat that a rule matches is in the queue with its rule, as on the list of rules', async () => {
    const threat = await addThreat({ labels: ['c2'], description: 'Calls home.' });
    await addThreat({ name: 'Scan', severity: 'Low' });

    const { alerts, total } = await list();

    expect(total).toBe(1);
    expect(alerts[0]).toMatchObject({
      title: 'Beacon',
      severity: 'Critical',
      source: { id: 'rules', name: 'Rules' },
      record: threat.id,
      rules: [{ id: 'grave-threats' }],
      sourceState: 'firing',
      workStatus: 'New',
      occurrences: 1,
    });
    expect((await analyst.ask('GET', '/alerts')).json().total).toBe(1);
    const detail = (await analyst.ask('GET', `/received-alerts/${alerts[0].id}`)).json();
    expect(detail).toMatchObject({ deliveryId: null, description: 'Calls home.', tags: ['c2'], category: 'Malware' });
  });

  test('nothing that happens twice makes a second alert, and a change of the threat shows', async () => {
    const threat = await addThreat();
    await list();
    await analyst.ask('PUT', `/threats/${threat.id}`, {
      payload: {
        name: 'Beacon, again',
        type: 'Malware',
        severity: 'High',
        source: 'EDR',
        version: threat.version,
        timestamp: new Date(app.now()).toISOString(),
      },
    });
    await pass(anHourMs);

    const { alerts, total } = await list();

    expect(total).toBe(1);
    expect(alerts[0]).toMatchObject({ title: 'Beacon, again', severity: 'High', occurrences: 1 });
  });

  test('whoever acknowledges the alert acknowledges the threat, and both are undone at once', async () => {
    const threat = await addThreat();
    const { changeId } = (await change(await firstAlert(), { do: 'acknowledge' })).json();

    expect((await analyst.ask('GET', '/alerts')).json().total).toBe(0);
    const [done] = (await list()).alerts;
    expect(done).toMatchObject({ workStatus: 'Acknowledged', sourceState: 'resolved', target: null });

    app.pass(1_000);
    const undone = await analyst.ask('POST', `/changes/${changeId}/undo`);
    expect(undone.statusCode).toBe(200);
    const [again] = (await list()).alerts;
    expect(again).toMatchObject({ record: threat.id, workStatus: 'New', sourceState: 'firing' });
    expect((await analyst.ask('GET', '/alerts')).json().total).toBe(1);
  });

  test('a threat that is acknowledged elsewhere is so in the queue, and the other way round', async () => {
    const threat = await addThreat();
    await list();
    await acknowledge(threat);
    expect((await list()).alerts[0]).toMatchObject({ workStatus: 'Acknowledged', sourceState: 'resolved' });

    app.pass(1_000);
    await acknowledge({ id: threat.id, version: threat.version + 1 }, false);
    expect((await list()).alerts[0]).toMatchObject({ workStatus: 'New', sourceState: 'firing', occurrences: 2 });
  });

  test('a rule that is turned off ends its alerts, and what it made is still found by it', async () => {
    const rule = await addRule({ types: ['Phishing'] });
    await addThreat({ name: 'Mail', type: 'Phishing', severity: 'Low' });
    await addThreat();
    expect((await list(`&rule=${rule.id}`)).alerts).toMatchObject([{ title: 'Mail', rules: [{ name: 'Mine' }] }]);

    const { id, version, sample: _, ...body } = rule;
    await analyst.ask('PUT', `/alert-rules/${id}`, { payload: { ...body, enabled: false, version } });

    expect((await list(`&rule=${rule.id}`)).alerts).toMatchObject([{ title: 'Mail', sourceState: 'resolved' }]);
    expect((await list('&state=firing')).alerts).toMatchObject([{ title: 'Beacon' }]);
  });

  test('an alert of a rule names no observable, so that no indicator is sighted by itself', async () => {
    await addThreat({ name: '203.0.113.9', description: 'Seen at 203.0.113.9.' });

    const detail = (await analyst.ask('GET', `/received-alerts/${(await firstAlert()).id}`)).json();

    expect(detail.observables).toEqual([]);
  });

  test('rules ask for the age of a threat, its labels and an entity it is connected to', async () => {
    const old = await addThreat({
      name: 'Old',
      severity: 'Low',
      labels: ['triage'],
      timestamp: new Date(app.now() - 48 * anHourMs).toISOString(),
    });
    await addThreat({ name: 'New', severity: 'Low', labels: ['triaged'] });
    const entity = { name: 'Fin-DB-02', type: 'Person', source: 'CMDB', risk: null };
    const made = (await analyst.ask('POST', '/entities', { payload: entity })).json().entity;
    await analyst.ask('POST', '/connections', {
      payload: { sourceId: made.id, targetId: old.id, type: 'Association' },
    });

    const namesOf = async (conditions: object) => {
      const { id } = await addRule(conditions);
      return (await list(`&rule=${id}`)).alerts.map(({ title }: Alert) => title).toSorted();
    };

    expect(await namesOf({ leastAgeHours: 24 })).toEqual(['Old']);
    expect(await namesOf({ mostAgeHours: 24 })).toEqual(['New']);
    expect(await namesOf({ labels: ['triage'] })).toEqual(['Old']);
    expect(await namesOf({ entity: 'fin-db-02' })).toEqual(['Old']);
    expect(await namesOf({ labels: ['triage', 'triaged'], words: 'new' })).toEqual(['New']);
  });

  test('outside of its hours a rule makes no alerts and says when it resumes; what it made stays', async () => {
    // The hours begin one minute from now, on this day of the week.
    const start = new Date(app.now() + 60_000).toISOString().slice(11, 16);
    const end = new Date(app.now() + 2 * anHourMs).toISOString().slice(11, 16);
    const day = new Date(app.now()).getUTCDay() || 7;
    const schedule = { days: [day], from: start, to: end, timeZone: 'UTC' };
    const { id } = await addRule({ severities: ['Low'], schedule });
    await addThreat({ name: 'Quiet', severity: 'Low' });

    expect((await list(`&rule=${id}`)).total).toBe(0);
    const rules = (await analyst.ask('GET', '/alert-rules')).json();
    expect(rules.find((one: { id: string }) => one.id === id)).toMatchObject({
      matches: 1,
      resumesAt: expect.stringContaining('T'),
    });
    expect((await analyst.ask('GET', '/alerts')).json().total).toBe(0);

    app.pass(2 * 60_000);
    expect((await list(`&rule=${id}`)).total).toBe(1);
    expect((await analyst.ask('GET', '/alerts')).json().total).toBe(1);
    await pass(3 * anHourMs);
    expect((await list(`&rule=${id}`)).alerts).toMatchObject([{ sourceState: 'firing' }]);
  });

  test('what conditions match is shown before they are saved', async () => {
    const threat = await addThreat();
    await acknowledge(threat);
    await addThreat({ name: 'Open' });
    await addThreat({ name: 'Scan', severity: 'Low' });

    const preview = (
      await analyst.ask('POST', '/alert-rules/preview', { payload: { ...nothing, severities: ['Critical'] } })
    ).json();

    expect(preview).toMatchObject({ matches: 1, recent: 2 });
    expect(
      preview.examples.map(({ name, acknowledged }: { name: string; acknowledged: boolean }) => [name, acknowledged]),
    ).toContainEqual(['Beacon', true]);
  });
});
