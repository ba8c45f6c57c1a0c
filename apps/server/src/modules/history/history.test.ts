import type { ImportChanges, ListChanges, RecordChanges, SourceChanges } from '@halyard/contracts/work/history.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../../testing/databases.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

type Person = Awaited<ReturnType<TestApp['asPerson']>>;
const anHourMs = 3_600_000;
const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

describe.each(testDatabases)('what changed between two instants on $name', ({ open }) => {
  let app: TestApp;
  let admin: Person;
  let analyst: Person;
  beforeAll(async () => {
    app = await startTestApp(await open());
    [admin, analyst] = [await app.asPerson('admin'), await app.asPerson('analyst')];
  });
  afterAll(async () => {
    await app.close();
    await app.database.close();
  });

  const read = async (path: string) => (await analyst.ask('GET', path)).json();
  const iso = (at: number) => new Date(at).toISOString();
  const span = (from: number, to: number) => `from=${iso(from)}&to=${iso(to)}`;
  /** Lets some time pass and returns the middle of it. */
  function later(): number {
    app.pass(20_000);
    return app.now() - 10_000;
  }

  const draft = (name: string, more: object = {}) => ({
    name,
    type: 'Phishing',
    severity: 'Low',
    status: 'Active',
    source: 'Desk',
    description: '',
    timestamp: iso(app.now()),
    confidence: null,
    tlp: null,
    labels: [],
    country: null,
    ...more,
  });
  async function addThreat(name: string, more: object = {}) {
    const { threat } = (await analyst.ask('POST', '/threats', { payload: draft(name, more) })).json();
    const put = (change: object) => {
      const payload = { ...draft(name, more), timestamp: threat.timestamp, version: threat.version, ...change };
      return analyst.ask('PUT', `/threats/${threat.id}`, { payload }).then((answer) => answer.json());
    };
    return { id: threat.id as string, put };
  }
  const ofThreat = (id: string, from: number, to: number): Promise<RecordChanges> =>
    read(`/history/records/threat/${id}?${span(from, to)}`);
  const compare = (list: string, filter: string, from: number, to: number, what = ''): Promise<ListChanges> =>
    read(`/history/lists/${list}?filter=${encodeURIComponent(filter)}&${span(from, to)}${what && `&what=${what}`}`);

  async function upload(objects: readonly object[]): Promise<string> {
    const bundle = JSON.stringify({ type: 'bundle', id: `bundle--${uuid(999)}`, objects });
    const headers = { 'content-type': 'application/json' };
    const { id } = (await analyst.ask('POST', '/imports?name=feed.json', { headers, payload: bundle })).json();
    for (;;) {
      const { import: found } = await read(`/imports/${id}`);
      if (found.state === 'finished') return id;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
  const malware = (number: number, more: object = {}) => ({
    type: 'malware',
    spec_version: '2.1',
    id: `malware--${uuid(number)}`,
    is_family: false,
    created: '2016-11-20T10:00:00.000Z',
    modified: '2016-11-20T10:00:00.000Z',
    name: `malware ${number}`,
    ...more,
  });

  test('a record is shown field by field, with who changed it, and as it was', async () => {
    const begin = app.now() - 1;
    const threat = await addThreat('Lure', { labels: ['old'] });
    const between = later();
    await threat.put({ name: 'Lure two', labels: ['old', 'new'], severity: 'High' });
    later();

    const { name, changes, states } = await ofThreat(threat.id, begin, app.now());
    expect(name).toBe('Lure two');
    expect(changes.map(({ kind, by }) => [kind, by.kind, by.id])).toEqual([
      ['threat_updated', 'person', analyst.id],
      ['threat_added', 'person', analyst.id],
    ]);
    expect(changes[0]?.fields).toEqual([
      { field: 'name', before: 'Lure', after: 'Lure two', isKept: true },
      { field: 'severity', before: 'Low', after: 'High', isKept: true },
      { field: 'labels', before: 'old', after: 'old, new', isKept: true },
    ]);
    expect([states.from.isThere, states.to.isThere]).toEqual([false, true]);

    const then = (await ofThreat(threat.id, between, app.now())).states.from;
    expect(then.isThere).toBe(true);
    expect(then.fields).toContainEqual({ field: 'name', value: 'Lure', isKnown: true });
    expect(then.fields).toContainEqual({ field: 'labels', value: 'old', isKnown: true });
  });

  test('undoing is a change of its own, with the values that came back', async () => {
    const threat = await addThreat('Undone');
    const begin = later();
    const { changeId } = await threat.put({ name: 'Renamed' });
    app.pass(1_000);
    await analyst.ask('POST', `/changes/${changeId}/undo`);

    const { changes, states } = await ofThreat(threat.id, begin, app.now());
    expect(changes.map(({ kind, fields }) => [kind, fields])).toEqual([
      ['change_undone', [{ field: 'name', before: 'Renamed', after: 'Undone', isKept: true }]],
      ['threat_updated', [{ field: 'name', before: 'Undone', after: 'Renamed', isKept: true }]],
    ]);
    expect(states.to.fields).toContainEqual({ field: 'name', value: 'Undone', isKnown: true });
  });

  test('what the log does not say is unknown, not unchanged', async () => {
    const threat = await addThreat('Silent');
    const begin = later();
    await threat.put({ name: 'Silent two', type: 'Malware' });
    const middle = later();
    await app.database.write(async (tx) => {
      await tx.updateTable('events').set({ changes: null }).where('object_id', '=', threat.id).execute();
      await tx.updateTable('intelligence').set({ source: 'Elsewhere' }).where('id', '=', threat.id).execute();
    });

    const { changes, states } = await ofThreat(threat.id, begin, app.now());
    expect(changes[0]?.fields).toContainEqual({ field: 'name', before: null, after: null, isKept: false });
    expect(states.from.fields).toContainEqual({ field: 'name', value: null, isKnown: false });
    expect(states.to.fields).toContainEqual({ field: 'name', value: 'Silent two', isKnown: true });
    const lists = await compare('threats', 'period=all&search=Silent', begin, middle, 'unknown');
    expect(lists.counts).toMatchObject({ unknown: 1, changed: 0, left: 0 });
    expect(lists.rows).toMatchObject([{ id: threat.id, fields: ['name', 'type'] }]);
  });

  test('a change that the log does not have makes the earlier value unknown', async () => {
    const threat = await addThreat('Drifted');
    await threat.put({ source: 'Stated' });
    const middle = later();
    await app.database.write((tx) =>
      tx.updateTable('intelligence').set({ source: 'Unlogged' }).where('id', '=', threat.id).execute(),
    );

    const { states } = await ofThreat(threat.id, middle, app.now());
    expect(states.from.fields).toContainEqual({ field: 'source', value: null, isKnown: false });
  });

  test('a list says what came, entered, changed, left and was removed, and each count opens its rows', async () => {
    const high = { severity: 'High', type: 'Compared' };
    const stays = await addThreat('Stays', high);
    const leaves = await addThreat('Leaves', high);
    const enters = await addThreat('Enters', { severity: 'Low', type: 'Compared' });
    const goes = await addThreat('Goes', high);
    await addThreat('Untouched', high);
    const begin = later();
    await addThreat('Comes', high);
    await addThreat('Comes outside', { severity: 'Low', type: 'Compared' });
    await stays.put({ description: 'more' });
    await leaves.put({ severity: 'Low' });
    await enters.put({ severity: 'High' });
    await admin.ask('DELETE', `/threats/${goes.id}`);
    const end = later();
    await stays.put({ description: 'after the period', version: 2 });

    const filter = 'period=all&type=Compared&severity=High';
    const { counts } = await compare('threats', filter, begin, end);
    expect(counts).toEqual({ added: 1, entered: 1, changed: 1, left: 1, removed: 1, unknown: 0 });
    for (const [what, name] of Object.entries({
      added: 'Comes',
      entered: 'Enters',
      changed: 'Stays',
      left: 'Leaves',
      removed: 'Goes',
    }))
      expect((await compare('threats', filter, begin, end, what)).rows.map((row) => row.name)).toEqual([name]);
  });

  test('a search finds what a record was called then, and what was deleted since', async () => {
    const begin = later();
    await addThreat('Lantern one');
    const renamed = await addThreat('Lantern two');
    const gone = await addThreat('Lantern three');
    const middle = later();
    await admin.ask('DELETE', `/threats/${gone.id}`);
    await renamed.put({ name: 'Beacon two' });
    const end = later();

    const first = await compare('threats', 'period=all&search=lant', begin, middle);
    const second = await compare('threats', 'period=all&search=lant', middle, end);

    expect(first.counts).toMatchObject({ added: 3, removed: 0, left: 0 });
    expect(second.counts).toMatchObject({ added: 0, removed: 1, left: 1 });
    expect(first.gaps).not.toContain('present_links');
    const parts = await compare('threats', 'period=all&markedAbove=TLP:AMBER', begin, end);
    expect(parts.counts).toMatchObject({ added: 0 });
  });

  test('imports are part of the history of the records that they bring and update', async () => {
    const begin = later();
    const first = await upload([malware(1), malware(2)]);
    const between = later();
    const second = await upload([
      malware(1, { modified: '2016-11-21T10:00:00.000Z', description: 'New' }),
      ...[malware(2), malware(3)],
    ]);
    later();

    const { changes, states } = await ofThreat(`malware--${uuid(1)}`, begin, app.now());
    expect(changes.map(({ kind, by }) => [kind, by])).toEqual([
      ['import_updated', { kind: 'import', id: second, name: 'feed.json' }],
      ['import_created', { kind: 'import', id: first, name: 'feed.json' }],
    ]);
    expect(changes[0]?.fields).toContainEqual({ field: 'description', before: null, after: 'New', isKept: true });
    expect(states.from.isThere).toBe(false);

    const { counts } = await compare('threats', `period=all&search=malware`, between, app.now());
    expect(counts).toMatchObject({ added: 1, changed: 1, left: 0 });
    const whole = await compare('threats', `period=all&search=malware`, begin, app.now());
    expect(whole.counts).toMatchObject({ added: 3, changed: 0 });
    const ofImport: ImportChanges = await read(`/history/imports/${second}`);
    expect(ofImport).toMatchObject({ created: 1, changed: 1, unchanged: 1, rejected: 0, next: null });
    expect(ofImport.records).toMatchObject([{ object: 'threat', name: 'malware 1' }]);
    expect(ofImport.records[0]?.fields).toContainEqual({
      field: 'description',
      before: null,
      after: 'New',
      isKept: true,
    });
  });

  test('incidents and received alerts are compared the same way', async () => {
    const opened = (
      await analyst.ask('POST', '/incidents', { payload: { title: 'Case', severity: 'Low', source: 'Desk' } })
    ).json();
    const { id, version } = opened.incident;
    const begin = later();
    await analyst.ask('POST', `/incidents/${id}/escalation`, { payload: { version, reason: 'Spreading' } });
    const escalated = await read(`/incidents/${id}`);
    later();
    const { counts } = await compare('incidents', 'severity=Low', begin, app.now());
    const incident: RecordChanges = await read(`/history/records/incident/${id}?${span(begin, app.now())}`);

    expect(escalated.severity).toBe('Medium');
    expect(counts).toMatchObject({ left: 1, changed: 0 });
    expect(incident.changes[0]?.fields).toContainEqual({
      field: 'severity',
      before: 'Low',
      after: 'Medium',
      isKept: true,
    });

    const made = (
      await analyst.ask('POST', '/received-alerts', {
        payload: { title: 'By hand', severity: 'High', description: null, entity: null },
      })
    ).json();
    const after = later();
    await analyst.ask('POST', '/received-alerts/changes', {
      payload: { alerts: [{ id: made.id, version: made.version }], change: { do: 'acknowledge' } },
    });
    later();
    const alerts = await compare('receivedAlerts', 'status=New', after, app.now(), 'left');
    expect(alerts.counts).toMatchObject({ left: 1 });
    expect(alerts.rows).toMatchObject([{ object: 'alert', id: made.id, number: made.number }]);
    expect(alerts.gaps).toEqual(['repetitions']);
    expect((await compare('receivedAlerts', 'owner=me', after, app.now())).counts?.added).toBe(0);
  });

  test('what a source changed in an alert, and moves between queues, are kept alert by alert', async () => {
    [admin, analyst] = [await app.asPerson('admin'), await app.asPerson('analyst')];
    const { source, token } = (
      await admin.ask('POST', '/sources', {
        payload: { name: 'Sensor', format: 'generic-json', defaultSeverity: 'Low', silenceLimitMinutes: null },
      })
    ).json();
    const send = async (more: object) => {
      const payload = [{ id: 'disk', title: 'Disk full', timestamp: iso(app.now()), ...more }];
      const headers = { authorization: `Bearer ${token}` };
      await app.app.inject({ method: 'POST', url: `/api/intake/${source.id}`, headers, payload });
      await app.runJobs();
    };
    await send({ severity: 'low', status: 'firing' });
    const begin = later();
    await send({ severity: 'high', status: 'firing' });
    later();
    await send({ severity: 'high', status: 'firing' });
    const repeated = later();
    await send({ severity: 'high', status: 'resolved' });
    const resolved = later();
    const queue = (
      await admin.ask('POST', '/alert-queues', { payload: { name: 'Disks', severities: [], targets: null } })
    ).json();
    const [alert] = (await read('/received-alerts?search=Disk')).alerts;
    await analyst.ask('POST', '/received-alerts/changes', {
      payload: { alerts: [{ id: alert.id, version: alert.version }], change: { do: 'move', queue: queue.id } },
    });
    const moved = later();
    await admin.ask('DELETE', `/alert-queues/${queue.id}`);
    later();

    const own: RecordChanges = await read(`/history/records/alert/${alert.id}?${span(begin, app.now())}`);
    const fieldsOf = (field: string) =>
      own.changes.flatMap(({ by, fields }) =>
        fields.flatMap((one) => (one.field === field ? [[by.kind, by.name, one.before, one.after]] : [])),
      );
    expect(fieldsOf('sourceState')).toEqual([['source', 'Sensor', 'firing', 'resolved']]);
    expect(fieldsOf('severity')).toEqual([['source', 'Sensor', 'Low', 'High']]);
    expect(fieldsOf('queue').map(([kind, , ...both]) => [kind, ...both])).toEqual([
      ['person', 'Disks', 'Main'],
      ['person', 'Main', 'Disks'],
    ]);
    expect(fieldsOf('occurrences').at(-1)?.slice(2, 3)).toEqual(['1']);
    expect(own.states.from.fields).toContainEqual({ field: 'sourceState', value: 'firing', isKnown: true });
    expect(own.states.from.fields).toContainEqual({ field: 'severity', value: 'Low', isKnown: true });
    expect(own.states.from.fields).toContainEqual({ field: 'occurrences', value: '1', isKnown: true });
    expect(own.states.to.fields).toContainEqual({ field: 'queue', value: 'Main', isKnown: true });

    const list = (filter: string, from: number, to: number) =>
      compare('receivedAlerts', `search=Disk&${filter}`, from, to);
    expect((await list('severity=High', begin, app.now())).counts).toMatchObject({ entered: 1, unknown: 0, added: 0 });
    expect((await list('state=firing', repeated, resolved)).counts).toMatchObject({ left: 1, unknown: 0 });
    expect((await list(`queue=${queue.id}`, moved, app.now())).counts).toMatchObject({ left: 1, unknown: 0 });
    expect((await list('queue=main', resolved, moved)).counts).toMatchObject({ left: 1, unknown: 0 });
    expect((await list('', begin, app.now())).counts).toMatchObject({ changed: 1 });
  });

  test('a source says what it brought, half hour by half hour', async () => {
    const payload = { name: 'Edge', format: 'generic-json', defaultSeverity: 'Medium', silenceLimitMinutes: null };
    const { source, token } = (await (await app.asPerson('admin')).ask('POST', '/sources', { payload })).json();
    const begin = later();
    const alert = { id: 'a', title: 'Alert', severity: 'high', timestamp: iso(app.now()) };
    const headers = { authorization: `Bearer ${token}` };
    await app.app.inject({ method: 'POST', url: `/api/intake/${source.id}`, headers, payload: [alert, alert] });
    await app.runJobs();
    later();

    const brought: SourceChanges = await read(`/history/sources/${source.id}?${span(begin, app.now())}`);
    expect(brought).toMatchObject({ name: 'Edge', imports: [], total: { imports: 0 } });
    expect(brought.alerts).toMatchObject({ created: 1, folded: 1, rejected: 0 });
    const { counts } = await compare('receivedAlerts', `source=${source.id}`, begin, app.now());
    expect(counts?.added).toBe(1);
    const none: SourceChanges = await read(
      `/history/sources/${source.id}?${span(begin - 90 * anHourMs, begin - 80 * anHourMs)}`,
    );
    expect(none.alerts).toBeNull();
  });

  test('a period before the log says so, one that is turned round is rejected, and so is an unknown filter', async () => {
    const { gaps, logSince } = await compare('threats', 'period=all', 0, app.now());
    expect(gaps).toContain('before_log');
    expect(logSince).not.toBeNull();
    expect((await analyst.ask('GET', `/history/lists/threats?${span(app.now(), 1)}`)).statusCode).toBe(400);
    expect(
      (await analyst.ask('GET', `/history/lists/threats?filter=nothing%3D1&${span(1, app.now())}`)).statusCode,
    ).toBe(400);
    expect((await analyst.ask('GET', `/history/records/threat/gone?${span(1, app.now())}`)).statusCode).toBe(404);
  });
});
