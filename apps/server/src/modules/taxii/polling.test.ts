import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../../testing/databases.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { bring, day, indicator, publish, type TaxiiClient, taxiiClient, uuid } from './testing/taxii-client.ts';

/** What one import writes: numbers of indicators, and the day on which each was written. */
type Batch = readonly { readonly number: number; readonly written: number }[];

const batch: fc.Arbitrary<Batch> = fc.uniqueArray(
  fc.record({ number: fc.integer({ min: 1, max: 12 }), written: fc.integer({ min: 2, max: 27 }) }),
  { minLength: 1, maxLength: 8, selector: ({ number }) => number },
);

describe.each(testDatabases)('clients that poll while imports run on $name', ({ openNodes }) => {
  let nodes: TestApp[];
  let app: TestApp;
  let admin: TaxiiClient;
  beforeAll(async () => {
    nodes = [];
    for (const database of await openNodes()) nodes.push(await startTestApp(database));
    [app] = nodes as [TestApp];
    admin = await taxiiClient(app, 'admin');
  });
  afterAll(async () => {
    for (const node of nodes) await node.close();
    await app.database.close();
  });

  let turns = 0;
  /** Asks the nodes in turn. */
  const get = (url: string) => {
    const node = nodes[turns++ % nodes.length] ?? app;
    const { authorization } = admin;
    return node.app.inject({ method: 'GET', url, headers: { authorization } });
  };

  /** A client that follows pages to their end and continues after the last time, as the standard says. */
  function createClient(url: string, limit: number) {
    const seen: string[] = [];
    let last: string | undefined;
    return {
      seen,
      async poll() {
        const after = last === undefined ? '' : `&added_after=${encodeURIComponent(last)}`;
        for (let next: string | undefined = ''; next !== undefined; ) {
          const answer = await get(`${url}objects/?limit=${limit}${after}${next && `&next=${next}`}`);
          expect(answer.statusCode).toBe(200);
          const { objects = [], more, next: following } = answer.json();
          for (const { id, modified } of objects) seen.push(`${id} ${modified}`);
          last = (answer.headers['x-taxii-date-added-last'] as string | undefined) ?? last;
          next = more ? following : undefined;
        }
      },
    };
  }

  const objectsOf = (written: Batch) =>
    written.map((one) => indicator(one.number, { modified: day(one.written), name: `Written ${one.written}` }));
  const relationships = Array.from({ length: 5 }, (_, at) => ({
    type: 'relationship',
    spec_version: '2.1',
    id: `relationship--${uuid(at + 1)}`,
    created: day(1),
    modified: day(1),
    relationship_type: 'related-to',
    source_ref: indicator(at + 1).id,
    target_ref: indicator(at + 2).id,
  }));
  const ends: Batch = Array.from({ length: relationships.length + 1 }, (_, at) => ({ number: at + 1, written: 28 }));

  test('see every object exactly once in each version that they see, and none is missed', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(batch, { minLength: 1, maxLength: 4 }),
        fc.integer({ min: 1, max: 5 }),
        async (batches, limit) => {
          await app.database.write(async (tx) => {
            for (const table of ['taxii_collections', 'connections', 'record_versions', 'intelligence'] as const)
              await tx.deleteFrom(table).execute();
          });
          const { url } = await publish(admin, 'period=all');
          const clients = [createClient(url, limit), createClient(url, limit + 3)];
          let isOver = false;
          const polling = clients.map(async ({ poll }) => {
            while (!isOver) await poll();
          });

          for (const written of batches) await bring(app, admin, objectsOf(written));
          await bring(app, admin, [...objectsOf(ends), ...relationships]);
          isOver = true;
          await Promise.all(polling);
          // One that joined a refresh under way may have been told before it came to the last import.
          for (const { poll } of clients) for (let time = 0; time < 2; time++) await poll();

          const everything = createClient(url, 1_000);
          await everything.poll();
          for (const { seen } of clients) {
            expect(new Set(seen).size).toBe(seen.length);
            expect(seen).toEqual(expect.arrayContaining(everything.seen));
          }
          expect(everything.seen.length).toBeGreaterThanOrEqual(relationships.length + 6);
        },
      ),
      { numRuns: 3 },
    );
  });

  test('of nodes whose clocks differ, times only grow', async () => {
    const { url } = await publish(admin, 'period=all&search=Clock');
    const client = createClient(url, 10);
    for (const number of [31, 32, 33, 34]) {
      await bring(app, admin, [indicator(number, { name: 'Clock' })]);
      nodes[number % nodes.length]?.pass(number % 2 === 0 ? 5_000 : 0);
      await client.poll();
    }
    expect(client.seen).toHaveLength(4);
  });
});
