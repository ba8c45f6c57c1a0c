import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { testDatabases } from '../../testing/databases.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { createSharedCounts, forgetOldCounts } from './shared-counts.ts';

const minuteMs = 60_000;

describe.each(testDatabases)('limits over nodes on $name', ({ openNodes }) => {
  async function prepare() {
    const databases = await openNodes();
    let now = Date.parse('2026-11-21T08:42:00.000Z');
    let writes = 0;
    const startNode = (place: number) => {
      const database = databases[place % databases.length] ?? databases[0];
      const write: typeof database.write = (work) => {
        writes++;
        return database.write(work);
      };
      return createSharedCounts({ database: { write }, clock: () => now });
    };
    return {
      database: databases[0],
      nodes: [startNode(0), startNode(1)] as const,
      writes: () => writes,
      pass: (ms: number) => {
        now += ms;
      },
      now: () => now,
    };
  }

  test('let one node through exactly to the limit, and write once for a twentieth of it', async () => {
    const { database, nodes, writes, pass, now } = await prepare();
    const [count] = nodes;
    const places: number[] = [];
    for (let asked = 0; asked < 250; asked++) places.push((await count('ada', 200)).current);
    const written = writes();
    pass(minuteMs);
    const next = await count('ada', 200);

    expect(places.filter((place) => place <= 200)).toHaveLength(200);
    expect(written).toBe(20);
    expect(next.current).toBe(1);
    pass(2 * minuteMs);
    await database.write((tx) => forgetOldCounts(tx, now()));
    expect(await database.read.selectFrom('request_counts').selectAll().execute()).toEqual([]);
    await database.close();
  });

  test('are passed by less than a twentieth for each node, however requests fall on them', async () => {
    const { database, nodes } = await prepare();
    const max = 100;
    let run = 0;
    const requests = fc.array(
      fc.record({ node: fc.integer({ min: 0, max: 1 }), together: fc.integer({ min: 1, max: 30 }) }),
      { minLength: 10, maxLength: 20 },
    );
    await fc.assert(
      fc.asyncProperty(requests, async (bursts) => {
        const key = `person ${run++}`;
        let [asked, passed] = [0, 0];
        for (const { node, together } of bursts) {
          const uses = await Promise.all(Array.from({ length: together }, () => nodes[node === 0 ? 0 : 1](key, max)));
          asked += together;
          passed += uses.filter(({ current }) => current <= max).length;
        }

        expect(passed).toBeLessThan(max + nodes.length * Math.ceil(max / 20));
        expect(passed).toBeGreaterThanOrEqual(Math.min(asked, max));
      }),
      { numRuns: 25 },
    );
    await database.close();
  });

  test('are one limit for an address, whichever node it asks', async () => {
    const databases = await openNodes();
    const environment = { HALYARD_RATE_LIMIT_FACTOR: '0.005' };
    const nodes = [await startTestApp(databases[0], { environment })];
    if (databases[1]) nodes.push(await startTestApp(databases[1], { environment }));

    const statuses: number[] = [];
    for (let asked = 0; asked < 10; asked++)
      statuses.push((await nodes[asked % nodes.length]?.app.inject('/api/todos'))?.statusCode ?? 0);

    expect(statuses.filter((status) => status === 401)).toHaveLength(6);
    expect(statuses.filter((status) => status === 429)).toHaveLength(4);
    for (const node of nodes) await node.close();
    await databases[0].close();
  });
});
