import type { Incident, IncidentPage, Kpis } from '@halyard/contracts/operations/incidents.ts';
import type { IncidentReport } from '@halyard/contracts/operations/reports.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findFactFaults } from '../../event-log/incidents/incident-facts.ts';
import { type ReplayedIncident, replayedKinds, replayIncidents } from '../../event-log/incidents/replay-incidents.ts';
import { testDatabases } from '../../testing/databases.ts';
import { createDice } from '../../testing/dice.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

type Person = Awaited<ReturnType<TestApp['asPerson']>>;

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

const isReplayed = (kind: string) => replayedKinds.some((one) => one === kind);

/** The four figures as the log alone has them. */
function kpisOf(incidents: readonly ReplayedIncident[], now: number) {
  const open = incidents.filter(({ status }) => status === 'Open');
  const resolvedSince = (ms: number) =>
    incidents.filter(({ resolvedAt }) => resolvedAt !== null && resolvedAt >= now - ms);
  const month = resolvedSince(30 * dayMs);
  const took = month.reduce((sum, { resolvedAt, detectedAt }) => sum + (resolvedAt ?? 0) - detectedAt, 0);
  const busy = incidents.filter(({ status }) => status !== 'Resolved' && status !== 'Closed');
  return {
    openIncidents: open.length,
    openCritical: open.filter(({ severity }) => severity === 'Critical').length,
    averageResolution: month.length === 0 ? null : Math.round((took / month.length / hourMs) * 10) / 10,
    averagedOver: month.length,
    resolvedIn24h: resolvedSince(dayMs).length,
    activeAnalysts: new Set(busy.flatMap(({ assignee }) => assignee?.id ?? [])).size,
  };
}

describe.each(testDatabases)('reports on $name', ({ open }) => {
  let app: TestApp;
  let ada: Person;
  let max: Person;
  let viewer: Person;
  beforeAll(async () => {
    app = await startTestApp(await open());
    ada = await app.asPerson('admin');
    max = await app.asPerson('analyst');
    viewer = await app.asPerson('viewer');
  });
  afterAll(async () => {
    await app.close();
    await app.database.close();
  });

  const iso = (at: number) => new Date(at).toISOString();
  const span = (from = app.now() - 7 * dayMs, to = app.now() + hourMs) => `from=${iso(from)}&to=${iso(to)}`;
  const report = async (query: string): Promise<IncidentReport> =>
    (await viewer.ask('GET', `/reports/incidents?${query}`)).json();
  const start = async (more: object = {}): Promise<Incident> => {
    const payload = { title: 'x', severity: 'Low', source: 'x', ...more };
    return (await ada.ask('POST', '/incidents', { payload })).json().incident;
  };
  const setStatus = ({ id, version }: Incident, status: string) =>
    ada.ask('POST', `/incidents/${id}/status`, { payload: { version, status } });

  test('a week without incidents has zeros, every day, and no means', async () => {
    const { byDay, ...empty } = await report(span());

    expect(empty).toMatchObject({
      opened: 0,
      resolved: 0,
      meanResolutionHours: null,
      withinTarget: null,
      reopened: 0,
      byAssignee: [],
      events: 0,
    });
    expect(byDay.map(({ day }) => day)).toEqual(
      Array.from({ length: 8 }, (_, index) => `2026-11-${String(14 + index)}`),
    );
  });

  test('after whatever happened, figures, report, list and log say the same', async () => {
    const dice = createDice(20_261_121);
    const people = [ada, max];
    const pick = <T>(from: readonly T[]): T => from[dice(from.length)] as T;
    const incidents: string[] = [];
    const changes: { by: Person; id: string }[] = [];
    const read = async (id: string): Promise<Incident | undefined> => {
      const answer = await ada.ask('GET', `/incidents/${id}`);
      return answer.statusCode === 200 ? answer.json() : undefined;
    };
    const draftOf = () => ({
      title: 'x',
      severity: pick(['Critical', 'High', 'Medium', 'Low']),
      source: 'x',
    });
    const assigneeOf = () => pick([ada.id, max.id, null]);

    for (let round = 0; round < 250; round++) {
      const by = pick(people);
      app.pass(dice(3_000));
      const id = incidents.length === 0 ? undefined : pick(incidents);
      const incident = id === undefined ? undefined : await read(id);
      const version = incident?.version ?? 1;
      const at = `/incidents/${id}`;
      const what = dice(10);
      if (what <= 1 || !incident) {
        const timeDetected = iso(app.now() - dice(40 * hourMs));
        const payload = { ...draftOf(), timeDetected, assigneeId: assigneeOf() };
        const { incident: opened, changeId } = (await by.ask('POST', '/incidents', { payload })).json();
        incidents.push(opened.id);
        changes.push({ by, id: changeId });
        continue;
      }
      const status = pick(['Open', 'Investigating', 'Mitigated', 'Resolved', 'Closed']);
      const last = changes.at(-1);
      const answer =
        what <= 4
          ? await by.ask('POST', `${at}/status`, { payload: { version, status } })
          : what === 5
            ? await by.ask('POST', `${at}/escalation`, {
                payload: { version, reason: 'x', ...(dice(2) && { assigneeId: assigneeOf() }) },
              })
            : what === 6
              ? await by.ask('POST', `${at}/assignee`, { payload: { version, assigneeId: assigneeOf() } })
              : what === 7
                ? await by.ask('PUT', at, { payload: { ...draftOf(), version } })
                : what === 8 && dice(3) === 0
                  ? await ada.ask('DELETE', at)
                  : last && (await last.by.ask('POST', `/changes/${last.id}/undo`));
      const changeId = answer?.json().changeId;
      if (changeId) changes.push({ by: what === 8 ? ada : by, id: changeId });
    }

    const now = app.now();
    const events = await app.database.read
      .selectFrom('events')
      .select(['at', 'kind', 'details', 'object_id'])
      .where('object_type', '=', 'incident')
      .orderBy('id')
      .execute();
    const told = events.map(({ object_id, details, ...event }) => ({
      ...event,
      incidentId: object_id ?? '',
      details: JSON.parse(details ?? '{}'),
    }));
    const replayed = [...replayIncidents(told.filter(({ kind }) => isReplayed(kind))).values()];
    const kpis: Kpis = (await ada.ask('GET', '/incidents/kpis')).json();
    const made = await report(span());
    const list = async (query: string): Promise<IncidentPage> => (await ada.ask('GET', `/incidents?${query}`)).json();

    expect(await findFactFaults(app.database.read)).toEqual([]);
    expect(kpis).toMatchObject(kpisOf(replayed, now));
    expect(replayed.length).toBe((await list('')).total);
    expect(made.opened).toBe((await list(`opened=yes&${span()}`)).total);
    expect(made.resolved).toBe((await list(`resolved=yes&${span()}`)).total);
    for (const { severity, opened, resolved } of made.bySeverity) {
      expect(opened).toBe((await list(`opened=yes&severity=${severity}&${span()}`)).total);
      expect(resolved).toBe((await list(`resolved=yes&severity=${severity}&${span()}`)).total);
    }
    for (const { id, opened, resolved } of made.byAssignee) {
      expect(opened).toBe((await list(`opened=yes&assignee=${id ?? 'nobody'}&${span()}`)).total);
      expect(resolved).toBe((await list(`resolved=yes&assignee=${id ?? 'nobody'}&${span()}`)).total);
    }
    expect(made.byDay.reduce((sum, { resolved }) => sum + resolved, 0)).toBe(made.resolved);
    expect(Math.min(made.resolved, made.reopened, made.opened)).toBeGreaterThan(0);
  });

  test('the target counts from the detection, by the severity', async () => {
    app.pass(1_000);
    const from = app.now();
    const kept = await start({ severity: 'Critical', timeDetected: iso(from - 4 * hourMs) });
    const missed = await start({ severity: 'Critical', timeDetected: iso(from - 4 * hourMs - 1) });
    await setStatus(kept, 'Resolved');
    await setStatus(missed, 'Closed');

    expect(await report(span(from))).toMatchObject({
      resolved: 2,
      withinTarget: 0.5,
      meanResolutionHours: 4,
      events: 4,
    });
  });

  test('days are those of the zone that was asked for', async () => {
    const { byDay } = await report('from=2026-11-20T23:00:00.000Z&to=2026-11-21T23:00:00.000Z&timeZone=Europe/Berlin');

    expect(byDay.map(({ day }) => day)).toEqual(['2026-11-21']);
  });

  test('a period that ends before it begins, or is longer than 366 days, is rejected', async () => {
    const ask = async (from: string, to: string) =>
      (await viewer.ask('GET', `/reports/incidents?from=${from}&to=${to}`)).json().code;

    expect(await ask('2026-11-21T00:00:00.000Z', '2026-11-20T00:00:00.000Z')).toBe('bad_period');
    expect(await ask('2025-11-01T00:00:00.000Z', '2026-11-21T00:00:00.000Z')).toBe('bad_period');
    expect(await ask('today', '2026-11-21T00:00:00.000Z')).toBe('invalid_input');
  });

  test('the page stands alone, runs nothing, says what it rests on, and shows names as text', async () => {
    await app.database.write((tx) =>
      tx.updateTable('people').set({ first_name: '<img src=x onerror=alert(1)>' }).where('id', '=', max.id).execute(),
    );
    app.pass(1_000);
    await start({ assigneeId: max.id });

    const { file } = (await viewer.ask('GET', `/reports/incidents/export?${span()}&format=html`)).json();

    expect(file).toMatchObject({ name: 'incidents-2026-11-14-to-2026-11-21.html', mediaType: 'text/html' });
    expect(file.text).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(file.text).not.toMatch(/<img|<script|<link|https?:/);
    expect(file.text).toContain('2026-11-14 08:');
    expect(file.text).toMatch(/Computed from \d+ events of the event log/);
    expect(file.text).toContain('@media print');
  });

  test('a name that a spreadsheet would run is plain text in the rows', async () => {
    await app.database.write((tx) =>
      tx.updateTable('people').set({ first_name: '=HYPERLINK("x")' }).where('id', '=', max.id).execute(),
    );
    app.pass(1_000);
    const from = app.now();
    await start({ assigneeId: max.id });

    const { file } = (await viewer.ask('GET', `/reports/incidents/export?${span(from)}&format=csv`)).json();

    expect(file.mediaType).toBe('text/csv');
    expect(file.text.split('\r\n')[0]).toBe('part,name,opened,resolved,meanResolutionHours,reopened,withinTarget');
    expect(file.text).toContain(`"'=HYPERLINK(""x"") Byron"`);
  });

  test('who took a report away stands in the audit log', async () => {
    await viewer.ask('GET', `/reports/incidents/export?${span()}&format=csv`);

    const row = await app.database.read
      .selectFrom('audit')
      .select(['action', 'actor_id'])
      .orderBy('seq', 'desc')
      .limit(1)
      .executeTakeFirst();

    expect(row).toEqual({ action: 'report_exported', actor_id: viewer.id });
  });
});
