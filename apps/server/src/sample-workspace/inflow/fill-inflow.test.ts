import { randomUUID } from 'node:crypto';
import type { AlertChange, ReceivedAlert } from '@halyard/contracts/inflow/received-alerts.ts';
import type { Source } from '@halyard/contracts/inflow/sources.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../../testing/databases.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { fillIntelligence } from '../intelligence/fill-intelligence.ts';
import { rollSample } from '../roll-sample.ts';
import { fillInflow } from './fill-inflow.ts';

const dayMs = 86_400_000;

describe.each(testDatabases)('alerts of the sample workspace on $name', ({ open }) => {
  let app: TestApp;
  let admin: Awaited<ReturnType<TestApp['asPerson']>>;
  let eventsBefore: number;
  beforeAll(async () => {
    app = await startTestApp(await open());
    const people = await Promise.all(Array.from({ length: 6 }, () => app.addPerson('analyst')));
    const staff = people.map(({ id }, index) => ({ id, name: `Analyst ${index}` }));
    admin = await app.asPerson('admin');
    await fillIntelligence(app.database, { now: app.now(), newId: randomUUID, staff, people: [] });
    // Alerts of our own rules would come whenever these are looked at.
    await app.database.write((tx) => tx.updateTable('alert_rules').set({ enabled: 0 }).execute());
    eventsBefore = await countEvents();
    const { makeSourceToken } = app;
    const fill = () => fillInflow(app.database, { now: app.now(), staff, makeSourceToken });
    await fill();
    // A start that was cut off is finished by the next one.
    await fill();
  });
  afterAll(async () => {
    await app.close();
    await app.database.close();
  });

  const ask = async (path: string, token = admin.token) =>
    (await admin.ask('GET', path, { headers: { authorization: `Bearer ${token}` } })).json();
  const countEvents = async () => (await app.database.read.selectFrom('events').select('id').execute()).length;
  const alertsOf = async (query = ''): Promise<ReceivedAlert[]> =>
    (await ask(`/received-alerts?limit=200${query}`)).alerts;
  const readCounts = () =>
    app.database.read.selectFrom('intake_counts').select(['created', 'updated', 'folded', 'rejected']).execute();
  type Counted = Awaited<ReturnType<typeof readCounts>>;
  const sum = (rows: Counted) =>
    rows.reduce(
      (all, row) => ({
        created: all.created + row.created,
        updated: all.updated + row.updated,
        folded: all.folded + row.folded,
        rejected: all.rejected + row.rejected,
      }),
      { created: 0, updated: 0, folded: 0, rejected: 0 },
    );

  test('they come from three sources and say that they are sample data, with nothing of it in the log', async () => {
    const { sources }: { sources: Source[] } = await ask('/sources');
    const alerts = await alertsOf();

    expect(sources.map(({ format }) => format).toSorted()).toEqual(['alertmanager', 'suricata', 'wazuh']);
    expect(sources.every(({ sample, health }) => sample && health === 'healthy')).toBe(true);
    expect(alerts).toHaveLength(60);
    expect(alerts.every(({ sample }) => sample)).toBe(true);
    expect(await countEvents()).toBe(eventsBefore);
  });

  test('every stage of the work on alerts is there', async () => {
    const { views, alerts }: { views: object; alerts: ReceivedAlert[] } = await ask('/received-alerts?limit=200');
    const open = alerts.filter(({ workStatus }) => workStatus !== 'Closed');

    expect(views).toMatchObject({ triage: 23, overdue: 2, assumed: 2, closed: 37 });
    expect(new Set(open.map(({ workStatus }) => workStatus))).toEqual(new Set(['New', 'Acknowledged', 'In progress']));
    expect(new Set(open.map(({ severity }) => severity))).toEqual(new Set(['Critical', 'High', 'Medium', 'Low']));
    expect(new Set(alerts.flatMap(({ closeReason }) => closeReason ?? []))).toEqual(
      new Set(['true_positive', 'false_positive', 'expected', 'duplicate', 'fixed']),
    );
    expect(open.filter(({ sourceState }) => sourceState === 'resolved')).toHaveLength(1);
    expect(alerts.filter(({ workStatus, owner }) => workStatus === 'In progress' && owner === null)).toEqual([]);
    expect(alerts.filter(({ incidents }) => incidents.length > 0)).toMatchObject([
      { title: 'MALWARE Beacon to a parked domain', incidents: [{ title: 'Beacon to a parked domain' }] },
    ]);
  });

  test('what was mended did not happen again, and no one worked before an alert came or after now', async () => {
    const rows = await app.database.read.selectFrom('alerts').selectAll().execute();

    for (const row of rows) {
      const moments = [row.created_at, row.acknowledged_at, row.closed_at, app.now()].filter((at) => at !== null);
      expect(moments, row.title).toEqual(moments.toSorted((one, other) => one - other));
      if (row.close_reason === 'fixed' || row.close_reason === 'true_positive')
        expect(row.last_seen, row.title).toBeLessThan(row.closed_at ?? 0);
    }
  });

  test('deliveries, half hours, alerts and occurrences add up', async () => {
    const { read } = app.database;
    const columns = ['state', 'sample', 'created', 'updated', 'folded', 'rejected'] as const;
    const deliveries = await read.selectFrom('intake_deliveries').select(columns).execute();
    const alerts = await read.selectFrom('alerts').select(['count']).execute();
    const occurrences = await read.selectFrom('alert_occurrences').select('id').execute();

    const total = sum(await readCounts());
    expect(sum(deliveries)).toEqual(total);
    expect(total.created).toBe(alerts.length);
    expect(alerts.reduce((all, { count }) => all + count, 0)).toBe(occurrences.length);
    expect(deliveries.filter(({ state }) => state === 'dead')).toHaveLength(1);
    expect(deliveries.filter(({ state, sample }) => state === 'waiting' || sample === 0)).toEqual([]);
    expect(total.rejected).toBeGreaterThan(1);
  });

  test('an alert shows why its messages were folded', async () => {
    const [alert] = await alertsOf('&search=Beacon');
    const detail = await ask(`/received-alerts/${alert?.id}`);

    expect(detail.alert).toMatchObject({ occurrences: 22, severity: 'High', severityStated: true });
    expect(detail.fingerprint.fields).toContainEqual(['sid', '1000110']);
    expect(detail.techniques).toEqual(['T1071.001']);
    expect(detail.observables).toContainEqual({ type: 'ipv4-addr', value: '203.0.113.77', role: 'destination' });
  });

  test('a demonstration that is rolled forward reads the same, but for what someone changed', async () => {
    const [changed] = await alertsOf('&status=New&severity=Low');
    const change: AlertChange = { do: 'acknowledge' };
    const payload = { alerts: [{ id: changed?.id, version: changed?.version }], change };
    expect((await admin.ask('POST', '/received-alerts/changes', { payload })).statusCode).toBe(200);
    const before = await ask('/sources');
    const total = sum(await readCounts());

    app.pass(9 * dayMs);
    await rollSample(app.database, app.now());

    const token = await app.signIn(admin.email);
    const later = await ask('/sources', token);
    const { views } = await ask('/received-alerts', token);
    // The one that was touched stays where it was, and is late by now.
    expect(views).toMatchObject({ triage: 23, overdue: 3, assumed: 2, closed: 37 });
    expect(sum(await readCounts())).toEqual(total);
    expect(later.counts).toEqual(before.counts);
    expect(later.sources.map(({ health }: Source) => health)).toEqual(['healthy', 'healthy', 'healthy']);
  });
});
