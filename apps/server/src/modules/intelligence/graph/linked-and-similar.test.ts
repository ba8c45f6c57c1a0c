import { type Graph, graph as graphReply, type SimilarEntities } from '@halyard/contracts/intelligence/entities.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../../../testing/databases.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

describe.each(testDatabases)('what is linked and similar on $name', ({ open }) => {
  let app: TestApp;
  let analyst: Awaited<ReturnType<TestApp['asPerson']>>;
  beforeAll(async () => {
    app = await startTestApp(await open());
    analyst = await app.asPerson('analyst');
  });
  afterAll(async () => {
    await app.close();
    await app.database.close();
  });

  const post = async (path: string, payload: object) => (await analyst.ask('POST', path, { payload })).json();
  const get = async (path: string) => (await analyst.ask('GET', path)).json();

  const addPerson = async (name: string): Promise<string> =>
    (await post('/entities', { name, type: 'Person', source: 'x' })).entity.id;
  const addThreat = async (name: string): Promise<string> =>
    (
      await post('/threats', {
        name,
        type: 'Phishing',
        severity: 'Low',
        source: 'x',
        timestamp: new Date(app.now()).toISOString(),
      })
    ).threat.id;
  const connect = (sourceId = '', targetId = '') => post('/connections', { sourceId, targetId, type: 'Association' });

  async function openIncident(title: string, recordIds: readonly string[], observables: string): Promise<string> {
    const payload = { title, severity: 'High', source: 'x', recordIds };
    const { incident } = await post('/incidents', payload);
    await post(`/objects/incident/${incident.id}/observables`, { text: observables });
    return incident.id;
  }

  const linesIn = ({ nodes, edges }: Graph) => {
    const names = new Map(nodes.map(({ id, name }) => [id, name.replace(/^INC-\d+ /, '')]));
    return edges.map(({ source, target, type }) => `${names.get(source)} ${type} ${names.get(target)}`).sort();
  };

  test('an incident is drawn with its records, its observables and what connects them', async () => {
    const [ada, lure, bob] = [await addPerson('ada'), await addThreat('lure'), await addPerson('bob')];
    await connect(ada, lure);
    await connect(ada, bob);
    const incident = await openIncident('quay', [ada, lure], 'Seen: 198.51.100.7 and quay.example.net');
    await post(`/objects/threat/${lure}/observables`, { text: '198.51.100.7' });

    const graph: Graph = await get(`/graph?center=incident--${incident}&show=all`);

    expect(graphReply.safeParse(graph).success).toBe(true);
    expect(linesIn(graph)).toEqual([
      'ada Association lure',
      'lure observed 198.51.100.7',
      'quay linked ada',
      'quay linked lure',
      'quay observed 198.51.100.7',
      'quay observed quay.example.net',
    ]);
    expect(graph.totalNodes).toBe(5);
    const ids = graph.nodes.map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted());
    const middle = graph.nodes.find(({ family }) => family === 'incident');
    expect([middle?.severity, middle?.degree]).toEqual(['High', 4]);
    const further: Graph = await get(`/graph?center=incident--${incident}&show=all&depth=2`);
    expect(further.nodes.map(({ name }) => name)).toContain('bob');
  });

  test('an observable is drawn with the incidents and records that use it', async () => {
    const lure = await addThreat('hook');
    const incident = await openIncident('pier', [], '203.0.113.9');
    await post(`/objects/threat/${lure}/observables`, { text: '203.0.113.9' });
    const { observables } = await get('/observables?search=203.0.113.9');

    const graph: Graph = await get(`/graph?center=${observables[0].id}&show=all`);

    expect(linesIn(graph)).toEqual(['hook observed 203.0.113.9', 'pier observed 203.0.113.9']);
    expect(graph.nodes.map(({ id }) => id)).toContain(`incident--${incident}`);
  });

  test('the limit applies to an incident, too, and says how much there would be', async () => {
    const records = [await addPerson('one'), await addPerson('two'), await addPerson('three')];
    const incident = await openIncident('many', records, 'nothing to see');

    const graph: Graph = await get(`/graph?center=incident--${incident}&show=all&limit=3`);

    expect([graph.nodes.length, graph.edges.length, graph.totalNodes]).toEqual([3, 2, 4]);
  });

  test('an incident that is not there, or was deleted, is not drawn', async () => {
    const admin = await app.asPerson('admin');
    const incident = await openIncident('gone', [], 'nothing');
    await admin.ask('DELETE', `/incidents/${incident}`);

    for (const id of [incident, '999999'])
      expect((await analyst.ask('GET', `/graph?center=incident--${id}`)).statusCode).toBe(404);
  });

  test('records are as similar as they share neighbors, and the shared ones are named', async () => {
    const [a, b, c, x, y, z] = [
      ...[await addPerson('a'), await addPerson('b'), await addPerson('c')],
      ...[await addPerson('x'), await addPerson('y'), await addPerson('z')],
    ];
    // Twice connected is still one neighbor.
    for (const [from, to] of [
      [a, x],
      [y, a],
      [a, y],
      [b, x],
      [b, y],
      [b, z],
      [c, z],
      [c, x],
    ])
      await connect(from, to);

    const { similar, isPartial }: SimilarEntities = await get(`/entities/${a}/similar`);

    expect(similar.map(({ record, score, shared }) => [record.name, score, shared.map(({ name }) => name)])).toEqual([
      ['b', 2 / 3, ['x', 'y']],
      ['c', 1 / 3, ['x']],
    ]);
    expect(isPartial).toBe(false);
    expect(similar[0]?.sharedCount).toBe(2);
  });

  test('who shares nothing has nobody similar; a record that is gone has none at all', async () => {
    const lone = await addPerson('lone');

    expect(await get(`/entities/${lone}/similar`)).toEqual({ similar: [], isPartial: false });
    expect((await analyst.ask('GET', '/entities/identity--nobody/similar')).statusCode).toBe(404);
  });

  test('the first contact is what an imported relationship says', async () => {
    const [malware, actor] = [`malware--${crypto.randomUUID()}`, `threat-actor--${crypto.randomUUID()}`];
    const made = { spec_version: '2.1', created: '2026-01-05T00:00:00.000Z', modified: '2026-01-05T00:00:00.000Z' };
    const relationship = {
      ...made,
      type: 'relationship',
      id: `relationship--${crypto.randomUUID()}`,
      relationship_type: 'uses',
      source_ref: actor,
      target_ref: malware,
      start_time: '2026-01-06T00:00:00.000Z',
      stop_time: '2026-01-09T00:00:00.000Z',
    };
    const objects = [
      { ...made, type: 'malware', id: malware, name: 'Keel', is_family: false },
      { ...made, type: 'threat-actor', id: actor, name: 'Helm' },
      relationship,
    ];
    const payload = JSON.stringify({ type: 'bundle', id: `bundle--${crypto.randomUUID()}`, objects });
    const headers = { 'content-type': 'application/json' };
    const { id } = (await analyst.ask('POST', '/imports?name=contact.json', { headers, payload })).json();
    await expect.poll(async () => (await get(`/imports/${id}`)).import.state).toBe('finished');

    const graph: Graph = await get(`/graph?center=${actor}&show=all`);

    expect(graph.edges.map(({ firstContact, lastContact }) => [firstContact, lastContact])).toEqual([
      ['2026-01-06T00:00:00.000Z', '2026-01-09T00:00:00.000Z'],
    ]);
  });
});
