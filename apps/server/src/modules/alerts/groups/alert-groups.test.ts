import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../../../testing/databases.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

type Person = Awaited<ReturnType<TestApp['asPerson']>>;
type Alert = {
  readonly id: string;
  readonly number: number;
  readonly title: string;
  readonly group: { readonly id: string; readonly number: number } | null;
};

const minuteMs = 60_000;
const entity = { by: 'entity' } as const;

describe.each(testDatabases)('groups of received alerts on $name', ({ open: openDatabase }) => {
  let app: TestApp;
  let admin: Person;
  let analyst: Person;
  let viewer: Person;
  beforeAll(async () => {
    app = await startTestApp(await openDatabase());
    admin = await app.asPerson('admin');
    analyst = await app.asPerson('analyst');
    viewer = await app.asPerson('viewer');
  });
  afterAll(async () => {
    await app.close();
    await app.database.close();
  });

  async function addSource(name = 'Edge') {
    const payload = { name, format: 'generic-json', defaultSeverity: 'Medium', silenceLimitMinutes: null };
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
    const list = async (query = ''): Promise<Alert[]> =>
      (await analyst.ask('GET', `/received-alerts?source=${id}&${query}`)).json().alerts;
    const titles = async (query = '') => (await list(query)).map(({ title }) => title).sort();
    const groupOf = async (title: string) => (await list()).find((one) => one.title === title)?.group ?? null;
    const events = async (kind: 'alerts_received') =>
      (
        await app.database.read
          .selectFrom('events')
          .select('details')
          .where('object_id', '=', id)
          .where('kind', '=', kind)
          .execute()
      ).map(({ details }) => JSON.parse(details ?? '{}').count);
    return { id, send, list, titles, groupOf, events };
  }

  const at = (minute: number) => new Date(app.now() + minute * minuteMs).toISOString();
  const alert = (id: string, minute = 0, more: Record<string, unknown> = {}) => ({
    id,
    title: `Alert ${id}`,
    severity: 'high',
    timestamp: at(minute),
    host: 'fin-ws-014',
    ...more,
  });
  const draft = (source: string, more: Record<string, unknown> = {}) => ({
    name: 'By entity',
    filter: { source },
    fields: [entity],
    windowMinutes: 30,
    lengthMinutes: 120,
    threshold: 3,
    isActive: true,
    ...more,
  });
  const add = async (source: string, more: Record<string, unknown> = {}) => {
    const reply = await analyst.ask('POST', '/group-rules', { payload: draft(source, more) });
    expect(reply.statusCode).toBe(201);
    return reply.json();
  };
  const group = async (id: string | undefined) => (await analyst.ask('GET', `/alert-groups/${id}`)).json();

  test('alerts with the same values form a group once there are enough of them, case aside', async () => {
    const source = await addSource();
    await add(source.id);
    await source.send(alert('a', 0), alert('b', 10, { host: 'FIN-WS-014' }), alert('x', 10, { host: 'other' }));
    expect(await source.groupOf('Alert a')).toBeNull();

    await source.send(alert('c', 20, { severity: 'critical' }));

    const found = await source.groupOf('Alert a');
    expect(await group(found?.id)).toMatchObject({
      number: found?.number,
      rule: { name: 'By entity', isDeleted: false },
      values: [{ field: entity, value: 'fin-ws-014' }],
      windowMinutes: 30,
      threshold: 3,
      alerts: 3,
      sources: 1,
      occurrences: 3,
      severity: 'Critical',
      firstSeen: at(0),
      lastSeen: at(20),
      openUntil: at(50),
    });
    expect(await source.titles(`group=${found?.id}`)).toEqual(['Alert a', 'Alert b', 'Alert c']);
  });

  test('a gap beyond the window begins another group, and none is longer than the rule allows', async () => {
    const source = await addSource();
    await add(source.id, { threshold: 2, windowMinutes: 30, lengthMinutes: 60 });
    await source.send(...[0, 25, 50, 75, 100, 200, 210].map((minute) => alert(String(minute), minute)));

    const numbers = await Promise.all(
      [0, 25, 50, 75, 100, 200, 210].map(async (minute) => (await source.groupOf(`Alert ${minute}`))?.id),
    );
    expect(new Set(numbers.slice(0, 3)).size).toBe(1);
    expect(numbers[3]).toBe(numbers[4]);
    expect(numbers[5]).toBe(numbers[6]);
    expect(new Set(numbers).size).toBe(3);
  });

  test('an alert that lacks a field is in no group, and one that is only resolved does not count', async () => {
    const source = await addSource();
    await add(source.id, { threshold: 2 });
    await source.send(alert('a', 0, { host: undefined }), alert('b', 1, { host: undefined }));
    await source.send(alert('c', 2), alert('d', 3, { status: 'resolved' }));

    expect((await source.list()).every((one) => one.group === null)).toBe(true);
    await source.send(alert('d', 3, { status: 'firing' }));
    expect(await source.groupOf('Alert d')).not.toBeNull();
    expect(await source.groupOf('Alert a')).toBeNull();
  });

  test('the first rule that matches takes an alert; reordered, another one does', async () => {
    const source = await addSource();
    const first = await add(source.id, { name: 'First', threshold: 2 });
    const second = await add(source.id, { name: 'Second', threshold: 2, fields: [{ by: 'title' }, entity] });
    const ruleOf = async (title: string) => (await group((await source.groupOf(title))?.id)).rule?.name;
    await source.send(alert('a', 0, { title: 'Same' }), alert('b', 1, { title: 'Same' }));
    expect(await ruleOf('Same')).toBe('First');

    const others = (await analyst.ask('GET', '/group-rules')).json().map(({ id }: { id: string }) => id);
    const rules = [second.id, first.id, ...others.filter((id: string) => id !== first.id && id !== second.id)];
    const { changeId } = (await analyst.ask('PUT', '/group-rules/order', { payload: { rules } })).json();
    await source.send(alert('c', 2, { title: 'Later' }), alert('d', 3, { title: 'Later' }));
    expect(await ruleOf('Later')).toBe('Second');
    await analyst.ask('POST', `/changes/${changeId}/undo`);
    const after = (await analyst.ask('GET', '/group-rules')).json().map(({ id }: { id: string }) => id);
    expect(after.indexOf(first.id)).toBeLessThan(after.indexOf(second.id));
  });

  test('a group is announced once, and its alerts are not announced beside it', async () => {
    const source = await addSource();
    await add(source.id, { threshold: 2 });
    await source.send(alert('a', 0), alert('b', 1), alert('x', 1, { host: 'other' }));
    await source.send(alert('c', 2));
    await source.send(alert('d', 3));

    expect(await source.events('alerts_received')).toEqual([1]);
    const formed = await app.database.read
      .selectFrom('events')
      .select(['details', 'severity'])
      .where('kind', '=', 'alert_group_formed')
      .where(
        'object_id',
        'in',
        (await source.list()).map(({ id }) => id),
      )
      .execute();
    const otherId = (await source.groupOf('Alert a'))?.id;
    expect(formed.map(({ details }) => JSON.parse(details ?? '{}'))).toEqual([
      { count: 2, name: 'By entity', otherId },
    ]);
  });

  test('of a group the list shows the foremost alert and the group beside it, over pages; the total counts alerts', async () => {
    const source = await addSource();
    await add(source.id, { threshold: 2 });
    await source.send(...Array.from({ length: 7 }, (_, index) => alert(`g${index}`, index)));
    await source.send(alert('x', 3, { host: 'one' }), alert('y', 4, { host: 'two' }), alert('z', 9, { host: 'three' }));
    const read = async (more: string) =>
      (await analyst.ask('GET', `/received-alerts?source=${source.id}&sort=lastSeen&grouped=yes&${more}`)).json();

    const all = await read('');
    expect(all.alerts.map(({ title }: Alert) => title)).toEqual(['Alert z', 'Alert g6', 'Alert y', 'Alert x']);
    expect(all).toMatchObject({ total: 10, next: null, groups: [{ alerts: 7, occurrences: 7 }] });
    const pages: string[] = [];
    for (let after: string | null = ''; after !== null; ) {
      const page = await read(`limit=1${after === '' ? '' : `&after=${encodeURIComponent(after)}`}`);
      pages.push(...page.alerts.map(({ title }: Alert) => title));
      after = page.next;
    }
    expect(pages).toEqual(['Alert z', 'Alert g6', 'Alert y', 'Alert x']);
  });

  test('a detached alert stays out of its group until that is undone', async () => {
    const source = await addSource();
    await add(source.id, { threshold: 2 });
    await source.send(alert('a', 0), alert('b', 1), alert('c', 2));
    const before = await source.groupOf('Alert a');
    const first = (await source.list()).find(({ title }) => title === 'Alert a');
    const payload = { alerts: [first?.id] };
    const reply = (await analyst.ask('POST', '/received-alerts/detachments', { payload })).json();

    expect(reply.detached).toBe(1);
    expect(await source.groupOf('Alert a')).toBeNull();
    expect(await source.groupOf('Alert b')).toEqual(before);
    await source.send(alert('a', 1, { event: 'again' }), alert('d', 3));
    expect(await source.titles(`group=${before?.id}`)).toEqual(['Alert b', 'Alert c', 'Alert d']);

    await analyst.ask('POST', `/changes/${reply.changeId}/undo`);
    expect(await source.titles(`group=${before?.id}`)).toEqual(['Alert a', 'Alert b', 'Alert c', 'Alert d']);
    expect((await viewer.ask('POST', '/received-alerts/detachments', { payload })).statusCode).toBe(403);
  });

  test('a group of two is gone with one of them, and back with its number when that is undone', async () => {
    const source = await addSource();
    await add(source.id, { threshold: 2 });
    await source.send(alert('a', 0), alert('b', 1));
    const before = await source.groupOf('Alert a');
    const first = (await source.list()).find(({ title }) => title === 'Alert a');
    const payload = { alerts: [first?.id] };
    const { changeId } = (await analyst.ask('POST', '/received-alerts/detachments', { payload })).json();
    expect((await analyst.ask('GET', `/alert-groups/${before?.id}`)).statusCode).toBe(404);

    await analyst.ask('POST', `/changes/${changeId}/undo`);
    expect(await source.groupOf('Alert b')).toEqual(before);
  });

  test('all alerts of a group are added to an incident, and removed again by one undo', async () => {
    const source = await addSource();
    await add(source.id, { threshold: 2 });
    await source.send(alert('a', 0), alert('b', 1), alert('c', 2));
    const found = await source.groupOf('Alert a');
    const opening = { title: 'Intrusion', severity: 'High', source: 'Manual' };
    const incident = (await analyst.ask('POST', '/incidents', { payload: opening })).json().incident.id;
    const payload = { alerts: [], group: found?.id, incident };
    const { linked, changeId } = (await analyst.ask('POST', '/received-alerts/incidents', { payload })).json();

    expect(linked).toBe(3);
    expect(await source.titles(`incident=${incident}`)).toHaveLength(3);
    await analyst.ask('POST', `/changes/${changeId}/undo`);
    expect(await source.titles(`incident=${incident}`)).toEqual([]);
    const gone = await analyst.ask('POST', '/received-alerts/incidents', {
      payload: { alerts: [], group: 'none', incident },
    });
    expect(gone.statusCode).toBe(404);
  });

  test('a changed rule is for what comes; applied, for the last seven days as well', async () => {
    const source = await addSource();
    const rule = await add(source.id, { threshold: 3 });
    await source.send(alert('a', 0), alert('b', 1), alert('c', 2), alert('e', 60), alert('f', 61));
    const before = await source.groupOf('Alert a');
    const { id, groups: _groups, alerts: _alerts, ...rest } = rule;
    const changed = await analyst.ask('PUT', `/group-rules/${id}`, { payload: { ...rest, threshold: 2 } });
    expect(changed.json()).toMatchObject({ threshold: 2, groups: 1, alerts: 3 });
    await source.send(alert('a', 5, { event: 'again' }));
    expect(await source.groupOf('Alert a')).toEqual(before);
    expect(await source.groupOf('Alert e')).toBeNull();

    const applied = (await analyst.ask('POST', `/group-rules/${id}/apply`)).json();

    expect(applied).toMatchObject({ matching: 5, isCut: false, rule: { groups: 2, alerts: 5 } });
    expect(await source.groupOf('Alert e')).not.toBeNull();
  });

  test('a deleted rule leaves its groups, groups no more, and can be restored', async () => {
    const source = await addSource();
    const rule = await add(source.id, { threshold: 2 });
    await source.send(alert('a', 0), alert('b', 1));
    const found = await source.groupOf('Alert a');
    const { changeId } = (await analyst.ask('DELETE', `/group-rules/${rule.id}`)).json();
    await source.send(alert('a', 2, { event: 'again' }), alert('c', 2));

    expect(await source.titles(`group=${found?.id}`)).toEqual(['Alert a', 'Alert b']);
    expect(await group(found?.id)).toMatchObject({ rule: { isDeleted: true } });
    await analyst.ask('POST', `/changes/${changeId}/undo`);
    await source.send(alert('d', 3));
    expect(await source.titles(`group=${found?.id}`)).toEqual(['Alert a', 'Alert b', 'Alert d']);
  });

  test('a preview says what there would be, and its numbers open exactly these alerts', async () => {
    const source = await addSource();
    await source.send(alert('a', -60), alert('b', -50), alert('c', -40), alert('x', -40, { host: 'other' }));
    await source.send(alert('n', -40, { host: undefined }));
    const { name: _name, isActive: _isActive, ...conditions } = draft(source.id);
    const preview = (await analyst.ask('POST', '/group-rules/preview', { payload: conditions })).json();

    expect(preview).toMatchObject({
      matching: 5,
      isCut: false,
      isRejected: false,
      groups: 1,
      grouped: { count: 3 },
      largest: { count: 3 },
      missing: [{ field: entity, count: 1 }],
      examples: [{ values: ['fin-ws-014'], count: 3, first: at(-60), last: at(-40) }],
    });
    expect(await source.titles(`numbers=${preview.grouped.numbers}`)).toEqual(['Alert a', 'Alert b', 'Alert c']);
    expect(await source.titles(`numbers=${preview.missing[0].numbers}`)).toEqual(['Alert n']);
  });

  test('a rule is rejected whose field is missing on more than half of what it is about, with that figure', async () => {
    const source = await addSource();
    await source.send(alert('a', -3, { host: undefined }), alert('b', -2, { host: undefined }), alert('c', -1));
    const reply = await analyst.ask('POST', '/group-rules', { payload: draft(source.id) });

    expect(reply.statusCode).toBe(400);
    expect(JSON.stringify(reply.json())).toContain('entity is missing on 2 of 3 matching alerts');
  });

  test('alerts are grouped by an observable with its role, across sources', async () => {
    const [one, other] = [await addSource('One'), await addSource('Other')];
    const fields = [{ by: 'observable', type: 'ipv4-addr', role: 'source' }];
    await add(one.id, { fields, filter: { tag: 'ids-pair' }, threshold: 2 });
    const told = { source_ip: '203.0.113.77', tags: ['ids-pair'] };
    await one.send(alert('a', 0, told));
    await other.send(alert('b', 1, { ...told, host: 'elsewhere' }));

    const found = await one.groupOf('Alert a');
    expect(await group(found?.id)).toMatchObject({
      sources: 2,
      alerts: 2,
      values: [{ field: fields[0], value: '203.0.113.77' }],
    });
    const { groups } = (await analyst.ask('GET', '/alert-groups?limit=1')).json();
    expect(groups).toMatchObject([{ id: found?.id }]);
  });

  test('an alert that is made by hand joins the group of its like', async () => {
    const source = await addSource();
    await add(source.id, { filter: { title: 'tail-gate' }, threshold: 2 });
    await source.send(alert('a', 0, { title: 'Tail-gate at the door' }));
    const payload = { title: 'tail-gate seen', severity: 'Low', description: null, entity: 'FIN-WS-014' };
    const made = (await analyst.ask('POST', '/received-alerts', { payload })).json();

    expect(made.group).toEqual(await source.groupOf('Tail-gate at the door'));
    expect(made.group).not.toBeNull();
  });

  test('a rule needs one to three different fields and a threshold of two, and is made by staff', async () => {
    const post = async (person: Person, more: Record<string, unknown>) =>
      (await person.ask('POST', '/group-rules', { payload: draft('s', more) })).statusCode;

    expect(await post(analyst, { fields: [] })).toBe(400);
    expect(await post(analyst, { fields: [entity, entity] })).toBe(400);
    expect(await post(analyst, { threshold: 1 })).toBe(400);
    expect(await post(analyst, { windowMinutes: 0 })).toBe(400);
    expect(await post(viewer, {})).toBe(403);
  });
});
