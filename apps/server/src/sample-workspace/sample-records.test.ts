import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../testing/databases.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { fillIntelligence } from './intelligence/fill-intelligence.ts';
import { rollSample } from './roll-sample.ts';

const dayMs = 86_400_000;

describe.each(testDatabases)('sample data on $name', ({ open }) => {
  let app: TestApp;
  let admin: Awaited<ReturnType<TestApp['asPerson']>>;
  let analyst: Awaited<ReturnType<TestApp['asPerson']>>;
  beforeAll(async () => {
    app = await startTestApp(await open());
    const people = await Promise.all(Array.from({ length: 6 }, () => app.addPerson('analyst')));
    const staff = people.map(({ id }, index) => ({ id, name: `Analyst ${index}` }));
    admin = await app.asPerson('admin');
    analyst = await app.asPerson('analyst');
    await fillIntelligence(app.database, {
      now: app.now(),
      newId: randomUUID,
      staff,
      people: [...people.map(({ id }) => id), analyst.id],
    });
  });
  afterAll(async () => {
    await app.close();
    await app.database.close();
  });

  const ask = async (path: string) => (await analyst.ask('GET', path)).json();

  test('a fresh start shows the specified figures, computed from its records', async () => {
    expect(await ask('/incidents/kpis')).toMatchObject({
      openIncidents: 12,
      averageResolution: 3.2,
      resolvedIn24h: 8,
      activeAnalysts: 6,
    });
    expect((await ask('/incidents?status=open')).total).toBe(12);
    expect((await ask('/incidents?kpi=resolved24h')).total).toBe(8);
  });

  test('every period holds all four severities, each longer one more of them', async () => {
    const totals: number[] = [];
    for (const period of ['24h', '7d', '30d', '90d']) {
      const { counts, total } = await ask(`/threats?period=${period}`);
      for (const severity of ['Critical', 'High', 'Medium', 'Low']) expect(counts[severity]).toBeGreaterThan(0);
      totals.push(total);
    }
    expect(totals).toEqual([14, 46, 96, 160]);
  });

  test('news stand in all three groups, of all four types, some unread', async () => {
    const { notifications, unread } = await ask('/notifications');

    const sample = notifications.filter((item: { sample: boolean }) => item.sample);
    expect(new Set(sample.map(({ type }: { type: string }) => type))).toEqual(
      new Set(['security', 'entity', 'intel', 'system']),
    );
    expect(unread).toBeGreaterThanOrEqual(3);
    const daysAgo = (time: string) => Math.floor((app.now() - (app.now() % dayMs) + dayMs - Date.parse(time)) / dayMs);
    const groups = sample.map(({ time }: { time: string }) => Math.min(2, daysAgo(time)));
    expect(new Set(groups)).toEqual(new Set([0, 1, 2]));
  });

  test('an incident names its records, and a record its incidents', async () => {
    const incident = await ask('/incidents/144');
    const [entity] = incident.entities;

    expect(incident.threats.map(({ type }: { type: string }) => type)).toContain('Credential theft');
    expect((await ask(`/entities/${entity.id}`)).incidents.map(({ id }: { id: string }) => id)).toContain('144');
  });

  test('a demonstration that is rolled forward reads the same a week later', async () => {
    app.pass(7 * dayMs);
    await rollSample(app.database, app.now());
    const headers = { authorization: `Bearer ${await app.signIn(analyst.email)}` };
    const later = async (path: string) => (await analyst.ask('GET', path, { headers })).json();

    expect(await later('/incidents/kpis')).toMatchObject({
      openIncidents: 12,
      averageResolution: 3.2,
      resolvedIn24h: 8,
    });
    expect((await later('/threats?period=24h')).total).toBe(14);
    const span = `from=${new Date(app.now() - 30 * dayMs).toISOString()}&to=${new Date(app.now()).toISOString()}`;
    expect((await later(`/reports/incidents?${span}`)).resolved).toBe(20);
  });

  test('only administrators remove it, and nothing of it stays', async () => {
    const headers = { authorization: `Bearer ${await app.signIn(admin.email)}` };
    const rejected = await analyst.ask('DELETE', '/sample-workspace', {
      headers: { authorization: `Bearer ${await app.signIn(analyst.email)}` },
    });
    expect(rejected.statusCode).toBe(403);

    const before = (await admin.ask('GET', '/sample-workspace', { headers })).json();
    const answer = await admin.ask('DELETE', '/sample-workspace', { headers });

    const total = before.records + before.incidents + before.playbooks + before.tasks + before.schemas;
    expect(before.records).toBeGreaterThan(200);
    expect(answer.json().removed).toBe(total);
    const nothing = { records: 0, incidents: 0, playbooks: 0, tasks: 0, schemas: 0, policeFiles: 0 };
    expect((await admin.ask('GET', '/sample-workspace', { headers })).json()).toMatchObject(nothing);
    expect((await admin.ask('GET', '/incidents', { headers })).json().total).toBe(0);
    expect((await admin.ask('POST', '/audit/verification', { headers })).json().intact).toBe(true);
  });
});
