import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../../testing/databases.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

type Person = Awaited<ReturnType<TestApp['asPerson']>>;

describe.each(testDatabases)('observables on $name', ({ open }) => {
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

  const get = async (path: string) => (await analyst.ask('GET', path)).json();
  const post = async (path: string, payload?: object) =>
    (await analyst.ask('POST', path, payload ? { payload } : {})).json();

  async function addSource() {
    const payload = { name: 'Edge', format: 'generic-json', defaultSeverity: 'Medium', silenceLimitMinutes: null };
    const { source, token } = (await admin.ask('POST', '/sources', { payload })).json();
    const send = async (...alerts: readonly Record<string, unknown>[]) => {
      await app.app.inject({
        method: 'POST',
        url: `/api/intake/${source.id}`,
        headers: { authorization: `Bearer ${token}` },
        payload: alerts,
      });
      await app.runJobs();
    };
    const alertId = async (): Promise<string> =>
      (await get(`/received-alerts?source=${source.id}`)).alerts[0].id as string;
    return { id: source.id as string, version: source.version as number, send, alertId };
  }

  const alert = (id: string, more: Record<string, unknown> = {}) => ({
    id,
    title: `Alert ${id}`,
    severity: 'high',
    timestamp: new Date(app.now()).toISOString(),
    ...more,
  });
  const find = (search: string, more = '') => get(`/observables?search=${encodeURIComponent(search)}${more}`);
  const of = (type: string, id: string) => get(`/objects/${type}/${id}/observables`);
  const openIncident = async (title: string): Promise<string> =>
    (await post('/incidents', { title, severity: 'High', source: 'Manual' })).incident.id;

  test('an alert has the observables of its fields, then those that its texts name', async () => {
    const source = await addSource();
    await source.send(
      alert('a', {
        source_ip: '198.51.100.21',
        description: 'Fetched hxxp://drop[.]a-shop[.]example[.]net/x.bin v1.2.3.4',
      }),
    );

    const { observables, total } = await of('alert', await source.alertId());

    const told = observables.map(
      ({ observable, role, origin }: { observable: { value: string }; role: string; origin: string }) => [
        observable.value,
        role,
        origin,
      ],
    );
    expect(told).toContainEqual(['198.51.100.21', 'source', 'field']);
    expect(told).toContainEqual(['http://drop.a-shop.example.net/x.bin', 'related', 'text']);
    expect(told.map(([value]: [string]) => value)).not.toContain('1.2.3.4');
    expect(total).toBe(observables.length);
    const detail = await get(`/received-alerts/${await source.alertId()}`);
    expect(detail.observables).toContainEqual({ type: 'ipv4-addr', value: '198.51.100.21', role: 'source' });
  });

  test('the list finds a value, its beginning, and what lies below a domain, defanged or not', async () => {
    const source = await addSource();
    await source.send(
      alert('b', { description: 'mail.evil-corp.org and https://cdn.evil-corp.org/a plus ops@evil-corp.org' }),
    );
    const values = async (search: string) =>
      (await find(search)).observables.map(({ value }: { value: string }) => value).toSorted();

    expect(await values('evil-corp[.]org')).toEqual(
      ['cdn.evil-corp.org', 'https://cdn.evil-corp.org/a', 'mail.evil-corp.org', 'ops@evil-corp.org'].toSorted(),
    );
    expect(await values('mail.evil')).toEqual(['mail.evil-corp.org']);
    expect(await values('cdn.evil-corp.org/a')).toEqual(['https://cdn.evil-corp.org/a']);
    expect(await values('evil-corp.or')).toEqual([]);
    expect(await values('%')).toEqual([]);
  });

  test('pages lose none, and each count opens what it counts', async () => {
    const source = await addSource();
    await source.send(
      ...Array.from({ length: 7 }, (_, place) => alert(`p${place}`, { source_ip: `203.0.113.${place + 1}` })),
    );

    const all = await find('203.0.113.', '&limit=500');
    const found: { id: string; uses: { alerts: number } }[] = [];
    for (let next: string | null = ''; next !== null; ) {
      const page: { observables: typeof found; next: string | null } = await find(
        '203.0.113.',
        `&limit=3${next && `&after=${next}`}`,
      );
      found.push(...page.observables);
      next = page.next;
    }

    expect(found).toEqual(all.observables);
    expect(all.total).toBe(7);
    for (const { id, uses } of found) {
      const opened = await get(`/observables/${id}/uses?in=alert`);
      expect(opened.total).toBe(uses.alerts);
      expect(opened.uses).toHaveLength(uses.alerts);
      const elsewhere = await get(`/observables/${id}/uses?in=alert&except=${opened.uses[0].objectId}`);
      expect(elsewhere.total).toBe(uses.alerts - 1);
      expect(elsewhere.uses).toEqual(opened.uses.slice(1));
    }
    expect((await find('203.0.113.', '&seenIn=incident')).total).toBe(0);
    expect((await find('203.0.113.', '&type=url')).total).toBe(0);
  });

  test('repetitions change nothing but when it was seen last', async () => {
    const source = await addSource();
    await source.send(alert('r', { source_ip: '198.51.100.77' }));
    const [before] = (await find('198.51.100.77')).observables;

    await source.send(
      alert('r', { source_ip: '198.51.100.77', timestamp: new Date(app.now() + 600_000).toISOString() }),
    );

    const [after] = (await find('198.51.100.77')).observables;
    expect(after.uses).toEqual({ alerts: 1, incidents: 0, threats: 0 });
    expect(Date.parse(after.lastSeen) - Date.parse(before.lastSeen)).toBe(600_000);
    expect(after.firstSeen).toBe(before.firstSeen);
  });

  test('people add observables of a text, hear what was none, and remove them; both can be undone', async () => {
    const incident = await openIncident('Beaconing host');
    const source = await addSource();
    await source.send(alert('e', { source_ip: '198.51.100.30' }));

    const added = await post(`/objects/incident/${incident}/observables`, {
      text: 'beacon 198[.]51[.]100[.]30 and c2[.]bad-host[.]org\nnothing here\n',
      role: 'attacker',
    });

    expect(added.added.map(({ value }: { value: string }) => value).toSorted()).toEqual([
      '198.51.100.30',
      'c2.bad-host.org',
    ]);
    expect(added.rejected).toEqual([{ text: 'nothing here', reason: 'not_an_observable' }]);
    const { observables } = await of('incident', incident);
    const shared = observables.find(
      ({ observable }: { observable: { value: string } }) => observable.value === '198.51.100.30',
    );
    expect(shared).toMatchObject({
      role: 'attacker',
      origin: 'hand',
      addedBy: { id: analyst.id },
      elsewhere: { alerts: 1, incidents: 0, threats: 0 },
    });
    const again = await post(`/objects/incident/${incident}/observables`, { text: 'c2.bad-host.org' });
    expect(again).toMatchObject({ changeId: null, added: [], already: [{ value: 'c2.bad-host.org' }] });

    const removal = await post(`/objects/incident/${incident}/observables/removals`, {
      observables: [shared.observable.id],
    });
    expect(removal.removed).toBe(1);
    expect((await of('incident', incident)).total).toBe(1);
    expect((await find('198.51.100.30', '&seenIn=incident')).total).toBe(0);
    await post(`/changes/${removal.changeId}/undo`);
    expect((await of('incident', incident)).total).toBe(2);
    expect((await find('198.51.100.30', '&seenIn=incident')).total).toBe(1);
    await post(`/changes/${added.changeId}/undo`);
    expect((await of('incident', incident)).total).toBe(1);
    expect((await find('c2.bad-host.org')).total).toBe(0);
  });

  test('a line is one value of the type that is chosen', async () => {
    const incident = await openIncident('Odd names');

    const { added, rejected } = await post(`/objects/incident/${incident}/observables`, {
      text: 'FIN-WS-014\nhr-db-2',
      type: 'host',
    });

    expect(added.map(({ type, value }: { type: string; value: string }) => [type, value])).toEqual([
      ['host', 'fin-ws-014'],
      ['host', 'hr-db-2'],
    ]);
    expect(rejected).toEqual([]);
  });

  test('what a person removed from an alert stays removed when the message comes again', async () => {
    const source = await addSource();
    await source.send(alert('k', { source_ip: '198.51.100.40' }));
    const id = await source.alertId();
    const [{ observable }] = (await of('alert', id)).observables;
    await post(`/objects/alert/${id}/observables/removals`, { observables: [observable.id] });

    await source.send(
      alert('k', { source_ip: '198.51.100.40', timestamp: new Date(app.now() + 120_000).toISOString() }),
    );

    expect((await of('alert', id)).total).toBe(0);
    expect((await get(`/received-alerts/${id}`)).observables).toEqual([]);
    expect((await find('198.51.100.40')).total).toBe(0);
  });

  test('viewers read and change nothing; a closed incident takes none', async () => {
    const incident = await openIncident('Closed one');
    const add = (person: Person) =>
      person.ask('POST', `/objects/incident/${incident}/observables`, { payload: { text: '198.51.100.50' } });
    expect((await add(viewer)).statusCode).toBe(403);
    expect((await viewer.ask('GET', '/observables')).statusCode).toBe(200);
    expect((await viewer.ask('GET', `/objects/incident/none/observables`)).statusCode).toBe(404);

    await app.database.write((tx) =>
      tx.updateTable('incidents').set({ status: 'Closed' }).where('id', '=', incident).execute(),
    );

    const reply = await add(analyst);
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'incident_closed']);
  });

  test('a deleted source takes the observables of its alerts off the lists, and undo brings them back', async () => {
    const source = await addSource();
    await source.send(alert('g', { source_ip: '198.51.100.60' }));
    expect((await find('198.51.100.60')).total).toBe(1);

    const reply = (await admin.ask('DELETE', `/sources/${source.id}?alerts=remove`)).json();
    await app.runJobs();

    expect((await find('198.51.100.60')).total).toBe(0);
    await admin.ask('POST', `/changes/${reply.changeId}/undo`);
    await app.runJobs();
    expect((await find('198.51.100.60')).observables).toMatchObject([{ uses: { alerts: 1 } }]);
  });

  test('what is gone for good leaves nothing behind', async () => {
    const source = await addSource();
    await source.send(alert('h', { source_ip: '198.51.100.61' }));
    const id = await source.alertId();

    await app.database.write((tx) => tx.deleteFrom('alerts').where('id', '=', id).execute());
    await app.runJobs();

    const { read } = app.database;
    expect(await read.selectFrom('observable_uses').select('id').where('object_id', '=', id).execute()).toEqual([]);
    expect(await read.selectFrom('observables').select('id').where('value', '=', '198.51.100.61').execute()).toEqual(
      [],
    );
  });

  test('alerts that were stored before are taken in, once', async () => {
    const source = await addSource();
    await source.send(alert('old', { source_ip: '198.51.100.70' }));
    const id = await source.alertId();
    await app.database.write(async (tx) => {
      await tx.deleteFrom('observable_uses').where('object_id', '=', id).execute();
      await tx.deleteFrom('observables').where('value', '=', '198.51.100.70').execute();
      await tx.updateTable('counters').set({ value: 0 }).where('name', '=', 'observed_alerts').execute();
    });

    await app.runJobs();

    expect((await find('198.51.100.70')).observables).toMatchObject([{ uses: { alerts: 1 } }]);
  });

  test('lists go out as text, CSV and STIX, the same each time', async () => {
    const incident = await openIncident('To be shared');
    await post(`/objects/incident/${incident}/observables`, {
      text: 'b.bad-host.org 198.51.100.80 CVE-2026-12345',
    });
    const file = async (query: string) =>
      (await get(`/objects/incident/${incident}/observables/export?${query}`)).file.text as string;

    expect(await file('format=text&defanged=yes')).toBe('CVE-2026-12345\nb.bad-host[.]org\n198.51.100[.]80\n');
    expect((await file('format=csv')).split('\n')[1]).toContain('CVE-2026-12345');
    const bundle = JSON.parse(await file('format=stix'));
    expect(bundle.objects.map(({ type }: { type: string }) => type)).toEqual([
      'vulnerability',
      'domain-name',
      'ipv4-addr',
    ]);
    expect(bundle).toEqual(JSON.parse(await file('format=stix')));
    const { rows, total } = await get('/observables/export?format=text&search=b.bad-host.org');
    expect([rows, total]).toEqual([1, 1]);
  });
});
