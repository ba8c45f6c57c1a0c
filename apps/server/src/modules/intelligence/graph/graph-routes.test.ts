import type { Graph } from '@halyard/contracts/intelligence/entities.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../../../testing/databases.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

describe.each(testDatabases)('the graph on $name', ({ open }) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp(await open());
  });
  afterAll(async () => {
    await app.close();
    await app.database.close();
  });

  type Person = Awaited<ReturnType<TestApp['asPerson']>>;

  /** Records called after the letters, connected as the pairs say; answers their ids by letter. */
  async function draw(person: Person, letters: string, pairs: string): Promise<Record<string, string>> {
    const ids: Record<string, string> = {};
    for (const letter of letters) {
      const payload = { name: letter, type: 'Person', source: 'x', risk: letter === 'r' ? 'High' : null };
      ids[letter] = (await person.ask('POST', '/entities', { payload })).json().entity.id;
    }
    for (const pair of pairs.split(' ')) {
      const payload = { sourceId: ids[pair.charAt(0)], targetId: ids[pair.charAt(1)], type: 'Association' };
      await person.ask('POST', '/connections', { payload });
    }
    return ids;
  }

  const ask = async (person: Person, path: string): Promise<Graph> => (await person.ask('GET', path)).json();
  const namesIn = ({ nodes }: Graph) =>
    nodes
      .map(({ name }) => name)
      .sort()
      .join('');

  test('neighbours are found step by step, in circles too', async () => {
    const analyst = await app.asPerson('analyst');
    const { a } = await draw(analyst, 'abcdef', 'ab bc ca cd de ef');

    const around = (depth: number) => ask(analyst, `/graph?center=${a}&depth=${depth}`);

    expect(namesIn(await around(1))).toBe('abc');
    expect(namesIn(await around(2))).toBe('abcd');
    expect(namesIn(await around(4))).toBe('abcdef');
    const { edges, totalNodes } = await around(1);
    expect([edges.length, totalNodes]).toEqual([3, 3]);
  });

  test('the limit leaves the nearest, and says how many there would be', async () => {
    const analyst = await app.asPerson('analyst');
    const { a = '' } = await draw(analyst, 'abcdef', 'ab ac bd be cf');

    const graph = await ask(analyst, `/graph?center=${a}&depth=2&limit=3`);

    expect([namesIn(graph), graph.totalNodes]).toEqual(['abc', 6]);
    expect(graph.nodes.find(({ id }) => id === a)?.degree).toBe(2);
    expect(await ask(analyst, `/graph?center=${a}&depth=2&limit=3`)).toEqual(graph);
  });

  test('nodes and edges come by id', async () => {
    const analyst = await app.asPerson('analyst');
    const { a } = await draw(analyst, 'abcdef', 'ab ac ad ae af');

    const { nodes, edges } = await ask(analyst, `/graph?center=${a}`);

    for (const list of [nodes.map(({ id }) => id), edges.map(({ id }) => id)]) expect(list).toEqual(list.toSorted());
  });

  test('neighbours that the filter leaves out are not gone through', async () => {
    const analyst = await app.asPerson('analyst');
    const { a } = await draw(analyst, 'abrc', 'ab bc ar');

    expect(namesIn(await ask(analyst, `/graph?center=${a}&depth=4&risk=high`))).toBe('ar');
  });

  test('kind, last activity and last contact come along; what no one stated is null', async () => {
    const analyst = await app.asPerson('analyst');
    const { a = '', b = '' } = await draw(analyst, 'ab', 'ab');
    const lastContact = new Date(app.now()).toISOString();
    await analyst.ask('POST', '/connections', {
      payload: { sourceId: b, targetId: a, type: 'Customer', lastContact },
    });

    const { nodes, edges } = await ask(analyst, `/graph?center=${a}`);

    expect(nodes.map(({ kind, lastActivity }) => [kind, lastActivity])).toEqual([
      ['identity', null],
      ['identity', null],
    ]);
    expect(new Map(edges.map((edge) => [edge.type, edge.lastContact]))).toEqual(
      new Map([
        ['Association', null],
        ['Customer', lastContact],
      ]),
    );
  });

  test('threats are neighbours where everything is shown', async () => {
    const analyst = await app.asPerson('analyst');
    const { a } = await draw(analyst, 'ab', 'ab');
    const { threat } = (
      await analyst.ask('POST', '/threats', {
        payload: {
          name: 't',
          type: 'Phishing',
          severity: 'Low',
          source: 'x',
          timestamp: new Date(app.now()).toISOString(),
        },
      })
    ).json();
    await analyst.ask('POST', '/connections', { payload: { sourceId: a, targetId: threat.id, type: 'Association' } });

    expect(namesIn(await ask(analyst, `/graph?center=${a}`))).toBe('ab');
    expect(namesIn(await ask(analyst, `/graph?center=${a}&show=all`))).toBe('abt');
  });

  test('without a centre everything that matches is there, the best connected first', async () => {
    const analyst = await app.asPerson('analyst');
    const { q = '', p = '' } = await draw(analyst, 'pqqqq', 'pq qp pq');

    const { nodes, edges, totalNodes } = await ask(analyst, '/graph?limit=10000&search=q');
    const few = await ask(analyst, '/graph?limit=1&search=q');

    expect([nodes.length, edges.length, totalNodes]).toEqual([4, 0, 4]);
    expect(few).toMatchObject({ nodes: [{ id: q, degree: 3 }], totalNodes: 4 });
    expect((await ask(analyst, '/graph?limit=10000')).edges.filter(({ source }) => source === p)).toHaveLength(2);
  });

  test('a record that is not there has no neighbours', async () => {
    const analyst = await app.asPerson('analyst');

    expect((await analyst.ask('GET', '/graph?center=identity--nobody')).statusCode).toBe(404);
    expect((await analyst.ask('GET', '/graph/path?from=identity--nobody&to=identity--nobody')).statusCode).toBe(404);
  });

  test('a shortest path is found whichever way the connections point', async () => {
    const analyst = await app.asPerson('analyst');
    const { a, e } = await draw(analyst, 'abcdefg', 'ab cb cd de af fg gc');

    const path = await ask(analyst, `/graph/path?from=${a}&to=${e}`);

    expect(namesIn(path)).toBe('abcde');
    expect([path.edges.length, path.totalNodes]).toEqual([4, 5]);
    expect(await ask(analyst, `/graph/path?from=${a}&to=${e}`)).toEqual(path);
  });

  test('a path has at most eight steps, and none is empty', async () => {
    const analyst = await app.asPerson('analyst');
    const { a, i, j, x } = await draw(analyst, 'abcdefghijx', 'ab bc cd de ef fg gh hi ij');

    expect((await ask(analyst, `/graph/path?from=${a}&to=${i}`)).edges).toHaveLength(8);
    expect(await ask(analyst, `/graph/path?from=${a}&to=${j}`)).toEqual({ nodes: [], edges: [], totalNodes: 0 });
    expect((await ask(analyst, `/graph/path?from=${a}&to=${x}`)).nodes).toEqual([]);
    expect(namesIn(await ask(analyst, `/graph/path?from=${a}&to=${a}`))).toBe('a');
  });

  test('a path does not lead over a removed record', async () => {
    const admin = await app.asPerson('admin');
    const { a, b, c } = await draw(admin, 'abc', 'ab bc');

    await admin.ask('DELETE', `/entities/${b}`);

    expect((await ask(admin, `/graph/path?from=${a}&to=${c}`)).nodes).toEqual([]);
    expect(namesIn(await ask(admin, `/graph?center=${a}&depth=4`))).toBe('a');
  });
});
