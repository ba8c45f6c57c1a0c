import type { Incident, IncidentPage, Kpis } from '@halyard/contracts/operations/incidents.ts';
import type { IncidentReport } from '@halyard/contracts/operations/reports.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findFactFaults, keepIncidentFacts } from '../../../event-log/incidents/incident-facts.ts';
import { testDatabases } from '../../../testing/databases.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

type Person = Awaited<ReturnType<TestApp['asPerson']>>;
type Draft = Readonly<Record<string, unknown>>;
type Changed = { readonly incident: Incident; readonly changeId: string | null };

describe.each(testDatabases)('times of incidents on $name', ({ open }) => {
  let app: TestApp;
  let ada: Person;
  let admin: Person;
  beforeAll(async () => {
    app = await startTestApp(await open());
    ada = await app.asPerson('analyst');
    admin = await app.asPerson('admin');
  });
  afterAll(async () => {
    await app.close();
    await app.database.close();
  });

  const iso = (ms: number) => new Date(ms).toISOString();
  const ago = (ms: number) => iso(app.now() - ms);
  const create = async (draft: Draft = {}): Promise<Incident> => {
    const payload = { title: 'Odd sign-ins', severity: 'High', source: 'Identity logs', ...draft };
    return (await ada.ask('POST', '/incidents', { payload })).json().incident;
  };
  const change = async ({ id, version }: Incident, what: string, body: Draft = {}, method: 'POST' | 'PUT' = 'POST') =>
    ada.ask(method, `/incidents/${id}/${what}`, { payload: { version, ...body } });
  const changed = async (...of: Parameters<typeof change>): Promise<Changed> => (await change(...of)).json();
  const setTimes = (incident: Incident, times: Draft) => change(incident, 'times', { times }, 'PUT');
  const overdue = async (): Promise<IncidentPage> => (await ada.ask('GET', '/incidents?overdue=yes')).json();
  const hoursLeft = ({ dueAt }: Incident) => (Date.parse(dueAt) - app.now()) / hourMs;

  async function receive(...alerts: Draft[]): Promise<string[]> {
    const draft = {
      name: `Source ${app.now()}`,
      format: 'generic-json',
      defaultSeverity: 'High',
      silenceLimitMinutes: null,
    };
    const { source, token } = (await admin.ask('POST', '/sources', { payload: draft })).json();
    const headers = { authorization: `Bearer ${token}` };
    await app.app.inject({ method: 'POST', url: `/api/intake/${source.id}`, headers, payload: alerts });
    await app.runJobs();
    const page = (await ada.ask('GET', `/received-alerts?source=${source.id}`)).json();
    return page.alerts.map(({ id }: { id: string }) => id);
  }

  test('an incident from alerts was detected when the first of them happened, and its target counts from there', async () => {
    const alertIds = await receive(
      { id: 'a', title: 'Late', timestamp: ago(hourMs) },
      { id: 'b', title: 'First', timestamp: ago(3 * hourMs) },
    );

    const incident = await create({ alertIds });

    expect(incident.timeDetected).toBe(ago(3 * hourMs));
    expect(incident.times.detected).toMatchObject({ origin: 'alert', by: null });
    expect(hoursLeft(incident)).toBe(5);
    expect((await create({ alertIds, timeDetected: ago(minuteMs) })).times.detected.origin).toBe('stated');
    expect((await create()).times.detected).toMatchObject({ origin: 'created', at: ago(0) });
  });

  test('a source whose clock is ahead does not put an incident into the future', async () => {
    const alertIds = await receive({ id: 'c', title: 'Ahead', timestamp: ago(-2 * minuteMs) });

    const incident = await create({ alertIds });

    expect(Date.parse(incident.timeDetected)).toBeLessThanOrEqual(app.now());
  });

  test('times are stated in their order and not in the future, and say who stated them', async () => {
    const incident = await create({ timeDetected: ago(2 * hourMs) });

    const reply: Changed = (await setTimes(incident, { started: ago(4 * hourMs), reported: ago(hourMs) })).json();

    expect(reply.incident.times.started).toMatchObject({ at: ago(4 * hourMs), origin: 'stated' });
    expect(reply.incident.times.started?.by).not.toBeNull();
    expect(reply.incident.updates[0]).toMatchObject({
      kind: 'incident_times_set',
      details: { fields: ['started', 'reported'] },
    });
    for (const times of [
      { contained: ago(3 * hourMs) },
      { started: ago(hourMs) },
      { detected: ago(-2 * minuteMs) },
      { reported: ago(-2 * minuteMs) },
      { resolved: ago(0) },
    ]) {
      const rejected = await setTimes(reply.incident, times);
      expect([times, rejected.statusCode, rejected.json().code]).toEqual([times, 400, 'invalid_input']);
    }
    const removed: Changed = (await setTimes(reply.incident, { started: null })).json();
    expect(removed.incident.times.started).toBeNull();
    await ada.ask('POST', `/changes/${removed.changeId}/undo`);
    expect((await ada.ask('GET', `/incidents/${incident.id}`)).json().times.started.origin).toBe('stated');
  });

  test('a status states when it came about: containment, resolution and closing are not the time of typing', async () => {
    const incident = await create({ timeDetected: ago(5 * hourMs) });

    const { incident: mitigated } = await changed(incident, 'status', { status: 'Mitigated', at: ago(3 * hourMs) });
    const { incident: resolved } = await changed(mitigated, 'status', { status: 'Resolved', at: ago(2 * hourMs) });
    const { incident: closed } = await changed(resolved, 'status', { status: 'Closed' });

    expect(closed.times.contained).toMatchObject({ at: ago(3 * hourMs), origin: 'stated' });
    expect(closed).toMatchObject({ resolvedAt: ago(2 * hourMs) });
    expect(closed.times.closed).toMatchObject({ at: ago(0), origin: 'status' });
    const tooEarly = await change(await create(), 'status', { status: 'Resolved', at: ago(hourMs) });
    expect(tooEarly.json().code).toBe('invalid_input');
    const { incident: reopened } = await changed(closed, 'status', { status: 'Investigating' });
    expect([reopened.times.resolved, reopened.times.closed]).toEqual([null, null]);
    expect(reopened.times.contained).not.toBeNull();
  });

  test('closing states how it turned out; reopening clears that, and undoing brings it back', async () => {
    const incident = await create();
    const resolution = { code: 'false_positive', summary: 'A scheduled scan.' };

    const early = await change(incident, 'status', { status: 'Mitigated', resolution });
    const { incident: resolved } = await changed(incident, 'status', { status: 'Resolved', resolution });
    const { incident: closed } = await changed(resolved, 'status', { status: 'Closed' });
    const { incident: open, changeId } = await changed(closed, 'status', { status: 'Open', comment: 'It came back.' });

    expect(early.json().code).toBe('invalid_input');
    expect([resolved.resolution, closed.resolution, open.resolution]).toEqual([resolution, resolution, null]);
    expect(resolved.updates[0]?.details).toMatchObject({ to: 'Resolved', resolution: 'false_positive' });
    await ada.ask('POST', `/changes/${changeId}/undo`);
    expect((await ada.ask('GET', `/incidents/${incident.id}`)).json().resolution).toEqual(resolution);
  });

  test('metrics and reports follow corrected times, and undoing them', async () => {
    const incident = await create({ severity: 'Critical', timeDetected: ago(6 * hourMs) });
    const { incident: resolved } = await changed(incident, 'status', { status: 'Resolved' });
    const report = async (): Promise<IncidentReport> =>
      (await ada.ask('GET', `/reports/incidents?from=${ago(7 * hourMs)}&to=${ago(-minuteMs)}`)).json();
    const kept = async () => {
      const { meanResolutionHours, withinTarget, byDay } = await report();
      return [meanResolutionHours, withinTarget, byDay];
    };
    const before = [await kept(), (await ada.ask('GET', '/incidents/kpis')).json()];

    const { incident: after, changeId } = await changed(
      resolved,
      'times',
      { times: { detected: ago(3 * hourMs), resolved: ago(hourMs) } },
      'PUT',
    );

    expect(after.dueAt).toBe(ago(-hourMs));
    const kpis: Kpis = (await ada.ask('GET', '/incidents/kpis')).json();
    expect([await kept(), kpis]).not.toEqual(before);
    await keepIncidentFacts(app.database);
    expect(await findFactFaults(app.database.read)).toEqual([]);
    await ada.ask('POST', `/changes/${changeId}/undo`);
    expect([await kept(), (await ada.ask('GET', '/incidents/kpis')).json()]).toEqual(before);
  });

  test('a paused target waits: it is not overdue, and moves by as much when work resumes', async () => {
    const incident = await create({ severity: 'Critical' });
    const { incident: paused } = await changed(incident, 'pause', { reason: 'Waiting for the provider' });
    expect(paused).toMatchObject({ pausedAt: ago(0), pauses: [{ to: null, reason: 'Waiting for the provider' }] });
    expect((await change(paused, 'pause', { reason: 'Again' })).statusCode).toBe(400);

    app.pass(5 * hourMs);
    ada = await app.asPerson('analyst');
    expect((await overdue()).incidents.map(({ id }) => id)).not.toContain(incident.id);
    const { incident: resumed, changeId } = await changed(paused, 'resumption');

    expect(hoursLeft(resumed)).toBe(4);
    expect(resumed).toMatchObject({ pausedAt: null, pauses: [{ to: ago(0) }] });
    await ada.ask('POST', `/changes/${changeId}/undo`);
    expect((await ada.ask('GET', `/incidents/${incident.id}`)).json()).toMatchObject({ pausedAt: paused.pausedAt });
    const again: Incident = (await ada.ask('GET', `/incidents/${incident.id}`)).json();
    const { incident: over } = await changed(again, 'status', { status: 'Resolved' });
    expect(over).toMatchObject({ pausedAt: null, pauses: [{ to: ago(0) }] });
  });

  test('targets count in the working hours of their queue, without its holidays', async () => {
    admin = await app.asPerson('admin');
    const nine = { from: 9 * 60, to: 17 * 60 };
    const today = iso(app.now()).slice(0, 10);
    const hours = { timeZone: 'UTC', days: [nine, nine, nine, nine, nine, nine, nine], holidays: [today] };
    const payload = { name: 'Fraud', severities: [], targets: null, hours };
    const queue = (await admin.ask('POST', '/alert-queues', { payload })).json();
    const incident = await create({ severity: 'Critical' });

    const { incident: moved, changeId } = await changed(incident, 'queue', { queueId: queue.id });

    const tomorrow = Date.parse(`${today}T00:00:00Z`) + 24 * hourMs;
    expect(moved).toMatchObject({ queue: { name: 'Fraud' }, dueAt: iso(tomorrow + 13 * hourMs) });
    await keepIncidentFacts(app.database);
    expect(await findFactFaults(app.database.read)).toEqual([]);
    await ada.ask('POST', `/changes/${changeId}/undo`);
    expect((await ada.ask('GET', `/incidents/${incident.id}`)).json().dueAt).toBe(incident.dueAt);
    const noHours = { ...payload, name: 'Never', hours: { ...hours, days: Array(7).fill(null) } };
    expect((await admin.ask('POST', '/alert-queues', { payload: noHours })).statusCode).toBe(400);
    expect((await change(incident, 'queue', { queueId: 'nowhere' })).json().code).toMatch(
      /queue_not_found|record_changed/,
    );
  });

  test('a missed target is logged once, notifies the assignee, and is logged again when a new one is missed', async () => {
    const { id } = await create({ severity: 'Critical', assigneeId: ada.id });
    const read = async (): Promise<Incident> => (await ada.ask('GET', `/incidents/${id}`)).json();
    const misses = async () => (await read()).updates.filter(({ kind }) => kind === 'incident_target_missed').length;
    app.pass(4 * hourMs + minuteMs);
    ada = await app.asPerson('analyst');
    await app.runJobs();
    await app.runJobs();
    expect(await misses()).toBe(1);

    await setTimes(await read(), { detected: ago(hourMs) });
    await app.runJobs();
    expect(await misses()).toBe(1);
    app.pass(4 * hourMs);
    ada = await app.asPerson('analyst');
    await app.runJobs();
    expect(await misses()).toBe(2);
  });
});
