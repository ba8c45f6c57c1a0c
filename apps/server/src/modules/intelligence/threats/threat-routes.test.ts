import type { Threat } from '@halyard/contracts/intelligence/threats.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../../../testing/databases.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

describe.each(testDatabases)('threats on $name', ({ open }) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp(await open());
  });
  afterAll(async () => {
    await app.close();
    await app.database.close();
  });

  type Person = Awaited<ReturnType<TestApp['asPerson']>>;
  const ago = (ms: number) => new Date(app.now() - ms).toISOString();
  const draft = (more: object = {}) => ({
    name: 'Letter to the board',
    type: 'Phishing',
    severity: 'High',
    source: 'Mail gateway',
    timestamp: ago(hourMs),
    ...more,
  });
  const add = async (person: Person, more: object = {}): Promise<Threat & { changeId: string }> => {
    const { threat, changeId } = (await person.ask('POST', '/threats', { payload: draft(more) })).json();
    return { ...threat, changeId };
  };
  const list = async (person: Person, query: string) => (await person.ask('GET', `/threats?${query}`)).json();
  const namesOf = ({ threats }: { threats: Threat[] }) => threats.map(({ name }) => name);
  const change = (person: Person, payload: object) => person.ask('POST', '/threats/changes', { payload });
  const historyOf = async (person: Person, id: string) => (await person.ask('GET', `/threats/${id}`)).json().history;

  test('a threat that is added is in its list, counted once, and its history begins', async () => {
    const analyst = await app.asPerson('analyst');
    const source = analyst.id;

    const answer = await analyst.ask('POST', '/threats', {
      payload: draft({ source, country: 'GB', labels: ['post'] }),
    });

    expect(answer.statusCode).toBe(201);
    const { threat, changeId } = answer.json();
    expect(changeId).toEqual(expect.any(String));
    expect(threat).toMatchObject({
      kind: 'indicator',
      status: 'Active',
      confidence: null,
      tlp: null,
      acknowledged: null,
      verdict: null,
      country: 'GB',
      position: { accuracy: 'country' },
      incidentIds: [],
      version: 1,
      sample: false,
    });
    const page = await list(analyst, `source=${source}`);
    expect(page).toMatchObject({ total: 1, counts: { Critical: 0, High: 1, Medium: 0, Low: 0 }, next: null });
    expect(page.threats).toEqual([threat]);
    expect(page.types).toContain('Phishing');
    expect(page.sources).toContain(source);
    expect(await historyOf(analyst, threat.id)).toMatchObject([
      { kind: 'threat_added', actorId: analyst.id, actorName: 'Ada Byron' },
    ]);
  });

  test('counters, list, trend, map and export agree whatever is asked', async () => {
    const analyst = await app.asPerson('analyst');
    const source = analyst.id;
    await add(analyst, { source, severity: 'Critical', country: 'FR', timestamp: ago(10 * 60_000) });
    await add(analyst, { source, severity: 'Low', status: 'Mitigated', timestamp: ago(20 * hourMs), type: 'Malware' });
    await add(analyst, { source, severity: 'Medium', country: 'FR', timestamp: ago(6 * dayMs) });
    await add(analyst, { source, timestamp: ago(29 * dayMs), labels: ['50%_off'] });
    await add(analyst, { source, timestamp: ago(80 * dayMs), confidence: 40, tlp: 'TLP:AMBER+STRICT' });

    const expected: [string, number][] = [
      ...([
        ['period=24h', 2],
        ['period=7d', 3],
        ['period=30d', 4],
        ['period=90d', 5],
      ] as [string, number][]),
      ...([
        ['period=90d&group=mitigated', 1],
        ['period=90d&group=active', 4],
      ] as [string, number][]),
      ...([
        ['period=90d&severity=Critical,Low', 2],
        ['period=90d&status=Mitigated', 1],
      ] as [string, number][]),
      ...([
        ['period=90d&type=Malware', 1],
        ['period=90d&country=FR', 2],
      ] as [string, number][]),
      ...([
        ['period=90d&placed=no', 3],
        ['period=90d&acknowledged=yes', 0],
      ] as [string, number][]),
      ...([
        ['period=90d&tlp=TLP:AMBER%2BSTRICT', 1],
        ['period=90d&search=LETTER', 5],
      ] as [string, number][]),
      ...([
        ['period=90d&search=%25_', 1],
        ['period=90d&search=,', 0],
      ] as [string, number][]),
      [`period=90d&from=${ago(7 * dayMs)}&to=${ago(hourMs)}`, 2],
    ];
    for (const [query, total] of expected) {
      const filter = `${query}&source=${source}`;
      const page = await list(analyst, filter);
      const trend = (await analyst.ask('GET', `/threats/trend?${filter}`)).json();
      const map = (await analyst.ask('GET', `/threats/map?${filter}`)).json();
      const file = (await analyst.ask('GET', `/threats/export?format=csv&${filter}`)).json();
      const sum = (counts: object) => Object.values(counts).reduce((one: number, other: number) => one + other, 0);
      expect([query, page.total, page.threats.length, sum(page.counts)]).toEqual([query, total, total, total]);
      const inTrend = trend.points.reduce((all: number, { counts }: { counts: object }) => all + sum(counts), 0);
      expect([query, inTrend, map.total, file.total, file.rows]).toEqual([query, total, total, total, total]);
      expect(map.placed + map.unplaced.reduce((all: number, of: { counts: object }) => all + sum(of.counts), 0)).toBe(
        total,
      );
    }
  });

  test.each(['timestamp', 'severity', 'type', 'source', 'status'])(
    'sorted by %s, pages leave nothing out',
    async (sort) => {
      const analyst = await app.asPerson('analyst');
      const label = analyst.id;
      for (let index = 0; index < 12; index++)
        await add(analyst, {
          name: `T${index}`,
          labels: [label],
          type: `Type ${index % 3}`,
          source: `Source ${index % 2}`,
          severity: ['Low', 'High', 'Critical', 'Medium'][index % 4],
          timestamp: ago((index % 5) * hourMs),
          status: ['Monitoring', 'Active', 'Contained'][index % 3],
        });

      for (const direction of ['asc', 'desc']) {
        const order = `sort=${sort}&direction=${direction}&search=${label}`;
        const whole = await list(analyst, `${order}&limit=500`);
        const names: string[] = [];
        for (let after = ''; ; ) {
          const page = await list(analyst, `${order}&limit=5${after}`);
          names.push(...namesOf(page));
          if (page.next === null) break;
          after = `&after=${page.next}`;
        }
        expect(names).toEqual(namesOf(whole));
        expect(new Set(names).size).toBe(12);
      }
      const [worst] = (await list(analyst, `sort=severity&direction=desc&search=${label}`)).threats;
      const [first] = (await list(analyst, `sort=status&direction=asc&search=${label}`)).threats;
      expect([worst.severity, first.status]).toEqual(['Critical', 'Active']);
    },
  );

  test('a cursor that no list gave out is rejected', async () => {
    const analyst = await app.asPerson('analyst');

    for (const after of ['x', '0~1', '9~~', '0~1~nobody'])
      expect((await analyst.ask('GET', `/threats?sort=type&after=${after}`)).statusCode).toBe(400);
  });

  test('the trend has every hour of a day and every calendar day of the zone, empty ones too', async () => {
    const viewer = await app.asPerson('viewer');
    const trendOf = async (query: string) => (await viewer.ask('GET', `/threats/trend?${query}`)).json();

    const day = await trendOf('period=24h&type=nothing');
    const week = await trendOf('period=7d&type=nothing&timeZone=America/New_York');

    expect(day.bucket).toBe('hour');
    expect([day.points.length, day.points[0].from, day.points.at(-1).from]).toEqual([
      25,
      '2026-11-20T08:00:00.000Z',
      '2026-11-21T08:00:00.000Z',
    ]);
    expect(week.bucket).toBe('day');
    expect([week.points.length, week.points[0].from, week.points.at(-1).to]).toEqual([
      8,
      '2026-11-14T05:00:00.000Z',
      '2026-11-22T05:00:00.000Z',
    ]);
    expect(week.points.every(({ counts }: { counts: object }) => Object.values(counts).join() === '0,0,0,0,0')).toBe(
      true,
    );
  });

  test('a day on which the clocks change has 25 hours, and each threat stands on its own day', async () => {
    const analyst = await app.asPerson('analyst');
    const source = analyst.id;
    // New York set its clocks back on 1 November 2026.
    for (const timestamp of ['2026-11-01T04:30:00.000Z', '2026-11-02T04:30:00.000Z', '2026-11-02T05:30:00.000Z'])
      await add(analyst, { source, timestamp });

    const { points } = (
      await analyst.ask('GET', `/threats/trend?period=30d&timeZone=America/New_York&source=${source}`)
    ).json();

    const busy = points.filter(({ counts }: { counts: { High: number } }) => counts.High > 0);
    expect(busy).toMatchObject([
      { from: '2026-11-01T04:00:00.000Z', to: '2026-11-02T05:00:00.000Z', counts: { High: 2 } },
      { from: '2026-11-02T05:00:00.000Z', to: '2026-11-03T05:00:00.000Z', counts: { High: 1 } },
    ]);
  });

  test('many are changed at once; what changed since, is gone or is so already, is skipped and named', async () => {
    const analyst = await app.asPerson('analyst');
    const [one, two, same] = [await add(analyst), await add(analyst), await add(analyst, { status: 'Contained' })];
    const threats = [
      ...[
        { id: one.id, version: 1 },
        { id: two.id, version: 7 },
        { id: same.id, version: 1 },
      ],
      { id: 'indicator--gone', version: 1 },
    ];

    const answer = (await change(analyst, { threats, status: 'Contained', reason: 'Blocked' })).json();

    expect(answer.changed).toMatchObject([{ id: one.id, status: 'Contained', version: 2 }]);
    expect(answer.skipped).toEqual([
      { id: two.id, reason: 'changed' },
      { id: same.id, reason: 'same' },
      { id: 'indicator--gone', reason: 'gone' },
    ]);
    expect((await historyOf(analyst, one.id))[0]).toMatchObject({
      kind: 'threat_status_changed',
      details: { from: 'Active', to: 'Contained', reason: 'Blocked' },
    });
  });

  test('a severity and a verdict need a reason', async () => {
    const analyst = await app.asPerson('analyst');
    const { id } = await add(analyst);
    const threats = [{ id, version: 1 }];

    for (const what of [{ severity: 'Low' }, { verdict: 'Benign' }, { severity: 'Low', reason: '  ' }])
      expect((await change(analyst, { threats, ...what })).statusCode).toBe(400);
    const { changed } = (
      await change(analyst, { threats, severity: 'Low', verdict: 'Benign', reason: 'A test mail' })
    ).json();

    expect(changed).toMatchObject([{ severity: 'Low', verdict: { verdict: 'Benign', reason: 'A test mail' } }]);
    const kinds = (await historyOf(analyst, id)).map(({ kind }: { kind: string }) => kind);
    expect(kinds).toEqual(['threat_triaged', 'threat_severity_changed', 'threat_added']);
  });

  test('who acknowledged a threat is shown, and it can be undone', async () => {
    const analyst = await app.asPerson('analyst');
    const { id } = await add(analyst);

    const { changed } = (await change(analyst, { threats: [{ id, version: 1 }], acknowledged: true })).json();
    const again = (await change(analyst, { threats: [{ id, version: 2 }], acknowledged: true })).json();
    const back = (await change(analyst, { threats: [{ id, version: 2 }], acknowledged: false })).json();

    expect(changed[0].acknowledged).toEqual({
      at: new Date(app.now()).toISOString(),
      by: analyst.id,
      byName: 'Ada Byron',
    });
    expect(again).toMatchObject({ changed: [], skipped: [{ id, reason: 'same' }], changeId: null });
    expect(back.changed[0].acknowledged).toBeNull();
  });

  test('one undo takes a change of many back, but not what somebody else changed since', async () => {
    const [analyst, other] = [await app.asPerson('analyst'), await app.asPerson('analyst')];
    const [one, two] = [await add(analyst, { name: 'One' }), await add(analyst, { name: 'Two' })];
    const threats = [one, two].map(({ id, version }) => ({ id, version }));
    const { changeId } = (await change(analyst, { threats, status: 'Mitigated' })).json();
    await change(other, { threats: [{ id: two.id, version: 2 }], status: 'Monitoring' });

    const undone = (await analyst.ask('POST', `/changes/${changeId}/undo`)).json();

    expect(undone).toMatchObject({ undone: 1, kept: [{ id: two.id, name: 'Two' }] });
    const statusOf = async (id: string) => (await analyst.ask('GET', `/threats/${id}`)).json().threat.status;
    expect([await statusOf(one.id), await statusOf(two.id)]).toEqual(['Active', 'Monitoring']);
  });

  test('a threat is replaced by who saw the newest; anybody else is told, and nothing is an event without a change', async () => {
    const analyst = await app.asPerson('analyst');
    const { id } = await add(analyst, { country: 'GB' });
    const write = (version: number, more: object = {}) =>
      analyst.ask('PUT', `/threats/${id}`, { payload: { ...draft({ country: 'GB' }), version, ...more } });

    const first = await write(1, { name: 'Letter to the bank', labels: ['a', 'b'] });
    const late = await write(1, { name: 'Late' });
    const same = await write(2, { name: 'Letter to the bank', labels: ['a', 'b'] });

    expect(first.json().threat).toMatchObject({
      name: 'Letter to the bank',
      version: 2,
      position: { accuracy: 'country' },
    });
    expect([late.statusCode, late.json().code]).toEqual([412, 'record_changed']);
    expect(same.json()).toMatchObject({ threat: { version: 2 }, changeId: null });
    expect(await historyOf(analyst, id)).toMatchObject([
      { kind: 'threat_updated', details: { fields: ['name', 'labels'] } },
      { kind: 'threat_added' },
    ]);
    await analyst.ask('POST', `/changes/${first.json().changeId}/undo`);
    expect((await analyst.ask('GET', `/threats/${id}`)).json().threat).toMatchObject({
      name: 'Letter to the board',
      labels: [],
      version: 3,
    });
  });

  test('a removed threat is on no screen until the removal is undone', async () => {
    const admin = await app.asPerson('admin');
    const { id } = await add(admin, { source: admin.id });

    const { changeId } = (await admin.ask('DELETE', `/threats/${id}`)).json();

    expect((await admin.ask('GET', `/threats/${id}`)).statusCode).toBe(404);
    expect((await list(admin, `source=${admin.id}`)).total).toBe(0);
    await admin.ask('POST', `/changes/${changeId}/undo`);
    expect((await list(admin, `source=${admin.id}`)).total).toBe(1);
  });

  test('what is added can be undone', async () => {
    const analyst = await app.asPerson('analyst');
    const { id, changeId } = await add(analyst);

    expect((await analyst.ask('POST', `/changes/${changeId}/undo`)).json()).toMatchObject({ undone: 1, kept: [] });
    expect((await analyst.ask('GET', `/threats/${id}`)).statusCode).toBe(404);
  });

  test('a viewer sees everything and changes nothing; analysts do not remove', async () => {
    const [analyst, viewer] = [await app.asPerson('analyst'), await app.asPerson('viewer')];
    const { id } = await add(analyst);

    expect((await viewer.ask('GET', `/threats/${id}`)).statusCode).toBe(200);
    const rejected = [
      await viewer.ask('POST', '/threats', { payload: draft() }),
      await viewer.ask('PUT', `/threats/${id}`, { payload: { ...draft(), version: 1 } }),
      await change(viewer, { threats: [{ id, version: 1 }], status: 'Contained' }),
      await viewer.ask('DELETE', `/threats/${id}`),
      await analyst.ask('DELETE', `/threats/${id}`),
    ];
    expect(rejected.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403, 403]);
  });

  test('only a critical threat tells the analysts', async () => {
    const [analyst, other] = [await app.asPerson('analyst'), await app.asPerson('analyst')];
    const grave = await add(analyst, { severity: 'Critical' });
    const small = await add(analyst, { severity: 'High' });

    const told = await app.database.read
      .selectFrom('notifications')
      .innerJoin('events', 'events.id', 'notifications.event_id')
      .select(['object_id', 'person_id'])
      .where('object_id', 'in', [grave.id, small.id])
      .execute();

    expect(told).toContainEqual({ object_id: grave.id, person_id: other.id });
    expect(told.some(({ object_id }) => object_id === small.id)).toBe(false);
    expect(told.some(({ person_id }) => person_id === analyst.id)).toBe(false);
  });

  test.each([
    ['no name', { name: ' ' }],
    ['an unknown severity', { severity: 'Huge' }],
    ['NUL', { name: 'a\u0000b' }],
    ['a name of 10 kB', { name: 'x'.repeat(10_000) }],
    ['an impossible country', { country: 'gb' }],
    ['confidence over 100', { confidence: 101 }],
    ['an unknown field', { deleted_at: 0 }],
    ['a time to come', { timestamp: '2027-01-01T00:00:00.000Z' }],
  ])('%s is rejected', async (_what, more) => {
    const analyst = await app.asPerson('analyst');

    expect((await analyst.ask('POST', '/threats', { payload: draft(more) })).statusCode).toBe(400);
  });

  test('files hold text that no spreadsheet runs, and a bundle that holds the connections', async () => {
    const analyst = await app.asPerson('analyst');
    const source = analyst.id;
    const [one, two] = [await add(analyst, { source, name: '=1+1' }), await add(analyst, { source, name: '<b>' })];
    await analyst.ask('POST', '/connections', {
      payload: { sourceId: one.id, targetId: two.id, type: 'Association' },
    });
    const fileOf = async (format: string) =>
      (await analyst.ask('GET', `/threats/export?format=${format}&source=${source}`)).json().file;

    const [csv, json, stix] = [await fileOf('csv'), await fileOf('json'), await fileOf('stix')];

    expect(csv).toMatchObject({ name: 'halyard-threats-2026-11-21.csv', mediaType: 'text/csv' });
    expect(csv.text.split('\r\n')[0]).toBe(
      'id,name,type,severity,source,timestamp,status,risk,confidence,tlp,labels,country,description,latitude,longitude,accuracy,modified,severityAssumed',
    );
    expect(csv.text).toContain("'=1+1");
    expect(JSON.parse(json.text)).toHaveLength(2);
    const kinds = JSON.parse(stix.text).objects.map(({ type }: { type: string }) => type);
    expect(kinds.sort()).toEqual(['indicator', 'indicator', 'relationship']);
    const event = await app.database.read
      .selectFrom('events')
      .select('details')
      .where('actor_id', '=', analyst.id)
      .where('kind', '=', 'records_exported')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(JSON.parse(event.details ?? '')).toMatchObject({ count: 2, name: 'stix' });
  });

  test('the detail names connections in both directions, incidents, and the import that brought the threat', async () => {
    const analyst = await app.asPerson('analyst');
    const [one, two] = [await add(analyst, { name: 'One' }), await add(analyst, { name: 'Two' })];
    await analyst.ask('POST', '/connections', { payload: { sourceId: one.id, targetId: two.id, type: 'Association' } });
    await app.database.write(async (tx) => {
      await tx.updateTable('intelligence').set({ import_id: 'import-7' }).where('id', '=', two.id).execute();
      await app.log.record(tx, {
        at: app.now() - dayMs,
        kind: 'import_finished',
        severity: 'low',
        audienceId: 'everyone',
        subject: 'x.json',
        actor: { id: null, address: null, requestId: null },
        objectType: 'import',
        objectId: 'import-7',
      });
    });
    const { incident } = (
      await analyst.ask('POST', '/incidents', {
        payload: { title: 'Mail wave', severity: 'High', source: 'SOC', recordIds: [two.id] },
      })
    ).json();

    const detail = (await analyst.ask('GET', `/threats/${two.id}`)).json();

    expect(detail.connections).toMatchObject([{ type: 'Association', direction: 'in', record: { name: 'One' } }]);
    expect(detail.incidents).toMatchObject([{ id: incident.id, title: 'Mail wave' }]);
    expect(detail.threat.incidentIds).toEqual([incident.id]);
    expect(detail.history).toMatchObject([
      { kind: 'connection_added', details: { name: 'One', otherId: one.id } },
      { kind: 'threat_added' },
      { kind: 'import_finished', actorName: null },
    ]);
  });
});
