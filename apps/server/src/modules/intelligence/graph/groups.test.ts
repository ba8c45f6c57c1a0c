import type { EntityPage, Graph, GraphNode } from '@halyard/contracts/intelligence/entities.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../../../testing/databases.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const limit = 10;

describe.each(testDatabases)('groups of the graph on $name', ({ open }) => {
  let app: TestApp;
  let analyst: Awaited<ReturnType<TestApp['asPerson']>>;
  let ids: Record<string, string>;

  const ask = async <T>(path: string) => (await analyst.ask('GET', path)).json() as T;
  const grouped = (more = '') => ask<Graph>(`/graph?limit=${limit}&grouped=yes${more}`);
  const listed = (more: string) => ask<EntityPage>(`/entities?${more}`);
  const countOf = ({ group }: GraphNode) => group?.count ?? 1;
  const sum = ({ nodes }: Graph) => nodes.reduce((all, node) => all + countOf(node), 0);
  const named = ({ nodes }: Graph, name: string) => nodes.find((node) => node.name === name);

  const add = async (name: string, type = 'Person', risk: string | null = null) => {
    const payload = { name, type, risk, source: 'x' };
    ids[name] = (await analyst.ask('POST', '/entities', { payload })).json().entity.id;
  };
  const connect = (one: string, other: string, strength: string | null = null) =>
    analyst.ask('POST', '/connections', {
      payload: { sourceId: ids[one], targetId: ids[other], type: 'Association', strength },
    });

  // Two hubs with thirteen and three of their own, one of these with another two behind, and three whom no one knows.
  beforeAll(async () => {
    app = await startTestApp(await open());
    analyst = await app.asPerson('analyst');
    ids = {};
    await add('Hub');
    await add('Firm', 'Organization');
    for (let index = 0; index < 12; index++) {
      await add(`h${index}`, index === 0 ? 'Location' : 'Person', index === 5 ? 'High' : 'Low');
      await connect('Hub', `h${index}`);
    }
    for (const name of ['f0', 'f1', 'f2']) {
      await add(name);
      await connect('Firm', name);
    }
    await connect('Firm', 'Hub', 'Weak');
    await add('behind', 'Location');
    await connect('behind', 'f0');
    for (const name of ['alone', 'nobody']) await add(name);
    await add('nowhere', 'Location');
  });
  afterAll(async () => {
    await app.close();
    await app.database.close();
  });

  test('every record is in one group: around the best connected, or by type', async () => {
    const graph = await grouped();

    expect(graph.groups).toEqual({ around: 3, path: [] });
    expect([graph.totalNodes, sum(graph)]).toEqual([21, 21]);
    expect(named(graph, 'Hub')).toMatchObject({ id: ids.Hub, risk: 'High', degree: 1, group: { count: 13 } });
    expect(named(graph, 'Firm')?.group).toEqual({ count: 3, kinds: [{ kind: 'identity', count: 3 }] });
    expect(named(graph, 'f0')?.group?.kinds).toEqual([
      { kind: 'identity', count: 1 },
      { kind: 'location', count: 1 },
    ]);
    expect(named(graph, 'Person')).toMatchObject({ id: 'type--Person', risk: null, group: { count: 2 } });
    expect(named(graph, 'Location')).toMatchObject({ id: 'type--Location', group: { count: 1 } });
    const between = graph.edges.find(
      ({ source, target }) => [source, target].sort().join() === [ids.Hub, ids.Firm].sort().join(),
    );
    expect(between).toMatchObject({ count: 1, strength: 'Weak' });
  });

  test('a group opens into its records, or into groups again where these are too many', async () => {
    const few = await grouped(`&within=${ids.Firm}`);
    expect(few.nodes.map(({ name }) => name).sort()).toEqual(['Firm', 'f1', 'f2']);
    expect(few.groups).toEqual({ around: null, path: [{ id: ids.Firm, name: 'Firm', count: 3 }] });

    const many = await grouped(`&within=${ids.Hub}`);
    expect(many.groups?.path).toEqual([{ id: ids.Hub, name: 'Hub', count: 13 }]);
    expect([sum(many), many.totalNodes]).toEqual([13, 13]);
    const rest = await grouped(`&within=${ids.Hub}~type--Person`);
    // Nothing tells these apart any more: the best connected are drawn, and the total says so.
    expect([rest.nodes.length, rest.totalNodes, rest.groups?.around]).toEqual([limit, 11, null]);
  });

  test('the list narrows to exactly the records of each group, with the filter that made it', async () => {
    for (const filter of ['', '&type=Person', '&type=Person,Location', '&search=h']) {
      const graph = await grouped(filter);
      expect(graph.groups?.path).toEqual([]);
      expect(sum(graph)).toBe((await listed(filter.slice(1))).total);
      for (const { id, group } of graph.nodes) {
        if (!group) continue;
        const { total, entities } = await listed(`within=${encodeURIComponent(id)}${filter}`);
        expect([total, entities.length]).toEqual([group.count, group.count]);
      }
    }
    const { rows, total } = await ask<{ rows: number; total: number }>(
      `/entities/export?format=csv&within=${ids.Firm}`,
    );
    expect([rows, total]).toEqual([3, 3]);
  });

  test('whoever is added or removed is counted at once; a group that is gone is not found', async () => {
    const before = await grouped();
    await add('newcomer');
    await connect('newcomer', 'Firm');
    const after = await grouped();
    expect([sum(after), countOf(named(after, 'Firm') as GraphNode)]).toEqual([sum(before) + 1, 4]);

    await (await app.asPerson('admin')).ask('DELETE', `/entities/${ids.newcomer}`);
    expect(await grouped()).toEqual(before);
    expect((await analyst.ask('GET', '/graph?grouped=yes&within=type--Nothing')).statusCode).toBe(404);
    expect((await analyst.ask('GET', '/entities?within=type--Nothing')).statusCode).toBe(404);
  });

  test('few records are drawn as they are', async () => {
    const graph = await ask<Graph>('/graph?grouped=yes');
    expect([graph.nodes.length, graph.groups]).toEqual([21, undefined]);
  });
});
