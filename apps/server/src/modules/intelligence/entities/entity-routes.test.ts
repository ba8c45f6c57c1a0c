import type { Connection, Entity } from '@halyard/contracts/intelligence/entities.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../../../testing/databases.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const dayMs = 86_400_000;

describe.each(testDatabases)('entities and connections on $name', ({ open }) => {
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
  const draft = (more: object = {}) => ({ name: 'Ada Byron', type: 'Person', source: 'Registry', ...more });
  const add = async (person: Person, more: object = {}): Promise<Entity & { changeId: string }> => {
    const { entity, changeId } = (await person.ask('POST', '/entities', { payload: draft(more) })).json();
    return { ...entity, changeId };
  };
  const connect = async (person: Person, sourceId: string, targetId: string, more: object = {}): Promise<Connection> =>
    (await person.ask('POST', '/connections', { payload: { sourceId, targetId, type: 'Association', ...more } })).json()
      .connection;
  const list = async (person: Person, query: string) => (await person.ask('GET', `/entities?${query}`)).json();
  const read = async (person: Person, id: string) => (await person.ask('GET', `/entities/${id}`)).json();
  const namesOf = ({ entities }: { entities: Entity[] }) => entities.map(({ name }) => name);

  test('a person, an organisation and a place are added as what STIX calls them', async () => {
    const analyst = await app.asPerson('analyst');

    const person = await add(analyst, { risk: 'High', lastActivity: ago(dayMs), country: 'GB' });
    const position = await add(analyst, { name: 'Dover', type: 'Location', country: 'GB' });

    expect(person).toMatchObject({
      id: expect.stringMatching(/^identity--/),
      kind: 'identity',
      family: 'entity',
      risk: 'High',
      connections: 0,
      lastActivity: ago(dayMs),
      version: 1,
      sample: false,
    });
    expect(position).toMatchObject({
      id: expect.stringMatching(/^location--/),
      kind: 'location',
      position: { accuracy: 'country' },
      risk: null,
      lastActivity: null,
    });
  });

  test('filters of name, type, risk and last activity', async () => {
    const analyst = await app.asPerson('analyst');
    const mark = `m${analyst.id.slice(0, 8)}`;
    await add(analyst, { name: `${mark} Ada`, risk: 'High', lastActivity: ago(2 * dayMs) });
    await add(analyst, { name: `${mark} Acme`, type: 'Organization', risk: 'Low', lastActivity: ago(20 * dayMs) });
    await add(analyst, { name: `${mark} 50%_\\`, type: 'Location', lastActivity: ago(60 * dayMs) });
    await add(analyst, { name: `${mark} Nobody`, type: 'Person' });

    const totals = async (query: string) => (await list(analyst, `search=${mark}&${query}`)).total;

    expect(await totals('')).toBe(4);
    expect(await totals('type=Person')).toBe(2);
    expect(await totals('type=Location,Organization')).toBe(2);
    expect(await totals('risk=high,low')).toBe(2);
    expect([await totals('range=7d'), await totals('range=30d'), await totals('range=90d')]).toEqual([1, 2, 3]);
    expect(await totals(`range=custom&from=${ago(61 * dayMs)}&to=${ago(20 * dayMs)}`)).toBe(1);
    expect((await list(analyst, `search=${encodeURIComponent(`${mark} 50%_\\`)}`)).total).toBe(1);
    expect((await analyst.ask('GET', '/entities?search=%00')).statusCode).toBe(400);
  });

  test('show=all adds threats and everything else, and the list says how many', async () => {
    const analyst = await app.asPerson('analyst');
    const mark = analyst.id.slice(0, 8);
    await add(analyst, { name: `${mark} Ada` });
    await analyst.ask('POST', '/threats', {
      payload: { name: `${mark} Mail`, type: 'Phishing', severity: 'Low', source: 'x', timestamp: ago(0) },
    });

    expect(await list(analyst, `search=${mark}`)).toMatchObject({ total: 1, others: 1 });
    expect(await list(analyst, `search=${mark}&show=all`)).toMatchObject({ total: 2, others: 0 });
  });

  test.each(['name', 'type', 'risk', 'connections', 'lastActivity'])(
    'sorted by %s, pages leave nothing out',
    async (sort) => {
      const analyst = await app.asPerson('analyst');
      const mark = analyst.id.slice(0, 8);
      const hub = await add(analyst, { name: 'Hub' });
      for (let index = 0; index < 11; index++) {
        const { id } = await add(analyst, {
          name: `${mark} ${'ABC'[index % 3]}`,
          type: index % 2 ? 'Person' : 'Organization',
          risk: ['High', 'Low', null, 'Medium'][index % 4],
          lastActivity: index % 3 ? ago(index * dayMs) : null,
        });
        for (let times = 0; times < index % 3; times++) await connect(analyst, hub.id, id);
      }

      for (const direction of ['asc', 'desc']) {
        const order = `sort=${sort}&direction=${direction}&search=${mark}`;
        const whole: Entity[] = (await list(analyst, order)).entities;
        const ids: string[] = [];
        for (let after = ''; ; ) {
          const page = await list(analyst, `${order}&limit=4${after}`);
          ids.push(...page.entities.map(({ id }: Entity) => id));
          if (page.next === null) break;
          after = `&after=${page.next}`;
        }
        expect(ids).toEqual(whole.map(({ id }) => id));
        expect(new Set(ids).size).toBe(11);
      }
    },
  );

  test('risk goes from high over medium and low to not rated, and those alike stand by name', async () => {
    const analyst = await app.asPerson('analyst');
    const mark = analyst.id.slice(0, 8);
    for (const [name, risk] of [
      ['b', 'Low'],
      ['a', 'Low'],
      ['c', null],
      ['d', 'High'],
      ['e', 'Medium'],
    ] as const)
      await add(analyst, { name: `${mark} ${name}`, risk });

    const names = namesOf(await list(analyst, `sort=risk&direction=desc&search=${mark}`));

    expect(names.map((name) => name.at(-1)).join('')).toBe('deabc');
  });

  test('connections count and show while both ends do, whichever end was removed', async () => {
    const admin = await app.asPerson('admin');
    const [one, two, three] = [await add(admin, { name: 'A1' }), await add(admin, { name: 'A2' }), await add(admin)];
    await connect(admin, one.id, two.id);
    await connect(admin, three.id, one.id);

    const { changeId } = (await admin.ask('DELETE', `/entities/${two.id}`)).json();

    const hidden = await read(admin, one.id);
    expect([hidden.entity.connections, hidden.connections.length]).toEqual([1, 1]);
    expect((await admin.ask('GET', `/connections?of=${one.id}`)).json().total).toBe(1);
    expect((await admin.ask('GET', `/entities/${two.id}`)).statusCode).toBe(404);
    await admin.ask('POST', `/changes/${changeId}/undo`);
    expect((await read(admin, one.id)).entity.connections).toBe(2);
  });

  test('a connection is between two different records that exist', async () => {
    const analyst = await app.asPerson('analyst');
    const { id } = await add(analyst);
    const send = (sourceId: string, targetId: string) =>
      analyst.ask('POST', '/connections', { payload: { sourceId, targetId, type: 'Customer' } });

    expect((await send(id, id)).json().code).toBe('same_record');
    expect((await send(id, 'identity--nobody')).json().code).toBe('record_not_found');
  });

  test('a connection is replaced, removed and brought back, and both ends tell of it', async () => {
    const [analyst, other] = [await app.asPerson('analyst'), await app.asPerson('analyst')];
    const [one, two] = [await add(analyst, { name: 'One' }), await add(analyst, { name: 'Two' })];
    const { id } = await connect(analyst, one.id, two.id);
    const write = (person: Person, version: number) =>
      person.ask('PUT', `/connections/${id}`, { payload: { type: 'Employment', strength: 'Weak', version } });

    expect((await write(other, 1)).json().connection).toMatchObject({
      type: 'Employment',
      strength: 'Weak',
      version: 2,
    });
    expect((await write(analyst, 1)).statusCode).toBe(412);
    expect((await write(analyst, 2)).json().changeId).toBeNull();
    const { changeId } = (await analyst.ask('DELETE', `/connections/${id}`)).json();

    expect((await write(analyst, 3)).statusCode).toBe(404);
    const history = (await read(analyst, two.id)).history;
    expect(history).toMatchObject([
      { kind: 'connection_deleted', details: { name: 'One', otherId: one.id } },
      { kind: 'connection_updated', actorId: other.id, details: { name: 'One', fields: ['type', 'strength'] } },
      { kind: 'connection_added', details: { name: 'One' } },
      { kind: 'entity_added' },
    ]);
    await analyst.ask('POST', `/changes/${changeId}/undo`);
    expect((await read(analyst, one.id)).connections).toMatchObject([{ id, source: { name: 'One' } }]);
  });

  test('all connections are read by last contact in pages that leave nothing out', async () => {
    const analyst = await app.asPerson('analyst');
    const hub = await add(analyst, { name: 'Hub' });
    for (let index = 0; index < 7; index++) {
      const { id } = await add(analyst);
      await connect(analyst, id, hub.id, { lastContact: index < 4 ? ago((index % 2) * dayMs) : null });
    }
    const page = async (query: string) => (await analyst.ask('GET', `/connections?of=${hub.id}&${query}`)).json();

    const whole = await page('limit=100');
    const ids: string[] = [];
    for (let after = ''; ; ) {
      const { connections, next } = await page(`limit=2${after}`);
      ids.push(...connections.map(({ id }: Connection) => id));
      if (next === null) break;
      after = `&after=${next}`;
    }

    expect(ids).toEqual(whole.connections.map(({ id }: Connection) => id));
    expect([new Set(ids).size, whole.total]).toEqual([7, 7]);
    const contacts = whole.connections.map(({ lastContact }: Connection) => lastContact);
    expect(contacts).toEqual([ago(0), ago(0), ago(dayMs), ago(dayMs), null, null, null]);
  });

  test('an entity is replaced by who saw the newest, and the change is undone by who made it', async () => {
    const [analyst, other] = [await app.asPerson('analyst'), await app.asPerson('analyst')];
    const { id } = await add(analyst);
    const write = (person: Person, version: number, more: object) =>
      person.ask('PUT', `/entities/${id}`, { payload: { ...draft(more), version } });

    const first = (await write(analyst, 1, { risk: 'Low', lastActivity: ago(dayMs) })).json();
    expect((await write(other, 1, { risk: 'High' })).statusCode).toBe(412);

    expect(first.entity).toMatchObject({ risk: 'Low', version: 2 });
    expect((await read(analyst, id)).history[0]).toMatchObject({ details: { fields: ['risk', 'lastActivity'] } });
    expect((await other.ask('POST', `/changes/${first.changeId}/undo`)).statusCode).toBe(404);
    expect((await analyst.ask('POST', `/changes/${first.changeId}/undo`)).json()).toMatchObject({
      undone: 1,
      kept: [],
    });
    expect((await read(analyst, id)).entity).toMatchObject({ risk: null, lastActivity: null, version: 3 });
  });

  test('threats are read as nodes of the network, but written as threats only', async () => {
    const admin = await app.asPerson('admin');
    const { threat } = (
      await admin.ask('POST', '/threats', {
        payload: { name: 'Mail', type: 'Phishing', severity: 'Low', source: 'x', timestamp: ago(0) },
      })
    ).json();

    expect((await read(admin, threat.id)).entity).toMatchObject({ family: 'threat', type: 'Phishing' });
    expect((await admin.ask('DELETE', `/entities/${threat.id}`)).statusCode).toBe(404);
    const write = await admin.ask('PUT', `/entities/${threat.id}`, { payload: { ...draft(), version: 1 } });
    expect(write.statusCode).toBe(404);
  });

  test('a viewer sees everything and changes nothing', async () => {
    const [analyst, viewer] = [await app.asPerson('analyst'), await app.asPerson('viewer')];
    const [one, two] = [await add(analyst), await add(analyst)];
    const { id } = await connect(analyst, one.id, two.id);
    const connection = { type: 'Customer', version: 1 };

    expect((await viewer.ask('GET', `/entities/${one.id}`)).statusCode).toBe(200);
    const rejected = [
      await viewer.ask('POST', '/entities', { payload: draft() }),
      await viewer.ask('PUT', `/entities/${one.id}`, { payload: { ...draft(), version: 1 } }),
      await viewer.ask('DELETE', `/entities/${one.id}`),
      await viewer.ask('POST', '/connections', { payload: { sourceId: one.id, targetId: two.id, type: 'Customer' } }),
      await viewer.ask('PUT', `/connections/${id}`, { payload: connection }),
      await viewer.ask('DELETE', `/connections/${id}`),
    ];
    expect(rejected.map(({ statusCode }) => statusCode)).toEqual(rejected.map(() => 403));
  });

  test('files of entities and of the connections among the nodes on screen', async () => {
    const analyst = await app.asPerson('analyst');
    const mark = analyst.id.slice(0, 8);
    const [one, two] = [await add(analyst, { name: `=${mark}` }), await add(analyst, { name: `@${mark}` })];
    const outside = await add(analyst);
    await connect(analyst, one.id, two.id, { strength: 'Strong' });
    await connect(analyst, one.id, outside.id);
    const fileOf = async (format: string) =>
      (await analyst.ask('GET', `/entities/export?format=${format}&search=${mark}`)).json();

    const [csv, json, stix] = [await fileOf('csv'), await fileOf('json'), await fileOf('stix')];
    const edges = (
      await analyst.ask('POST', '/connections/export', { payload: { records: [one.id, two.id, one.id] } })
    ).json();

    expect([csv.rows, csv.total, csv.file.name]).toEqual([2, 2, 'halyard-entities-2026-11-21.csv']);
    expect(csv.file.text).toContain(`\r\n${one.id},entity,"'=${mark}",Person`);
    expect(JSON.parse(json.file.text)).toMatchObject({ entities: [{}, {}], connections: [{ strength: 'Strong' }] });
    expect(JSON.parse(stix.file.text).objects).toHaveLength(3);
    expect(edges).toMatchObject({ rows: 1, total: 1, file: { name: 'halyard-connections-2026-11-21.csv' } });
    expect(edges.file.text).toMatch(/^id,source,target,type,strength,lastContact,description,confidence,tlp,sourceId,/);
    expect(edges.file.text).toContain(`,"'=${mark}","'@${mark}",Association,Strong,,,,,${one.id},${two.id},`);
  });
});
