import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createSharedClock } from '../../database/clock/shared-clock.ts';
import { testDatabases } from '../../testing/databases.ts';
import { BackgroundWork } from './background-work.ts';

const leaseMs = 20_000;

type Step =
  | { readonly do: 'add'; readonly inMs: number }
  | { readonly do: 'look'; readonly node: number }
  | { readonly do: 'end'; readonly node: number }
  | { readonly do: 'die'; readonly node: number }
  | { readonly do: 'pass'; readonly ms: number };

const node = fc.integer({ min: 0, max: 2 });
const step = fc.oneof<fc.Arbitrary<Step>[]>(
  fc.record({ do: fc.constant('add' as const), inMs: fc.constantFrom(0, 0, 5_000, 60_000) }),
  fc.record({ do: fc.constant('look' as const), node }),
  fc.record({ do: fc.constant('look' as const), node }),
  fc.record({ do: fc.constant('end' as const), node }),
  fc.record({ do: fc.constant('die' as const), node }),
  fc.record({ do: fc.constant('pass' as const), ms: fc.integer({ min: 1, max: 15_000 }) }),
);

describe.each(testDatabases)('nodes whose clocks differ, on $name', ({ openNodes }) => {
  test('do all work, none of it twice at once or before it is due', async () => {
    const databases = await openNodes();
    const [database] = databases;
    const failures: unknown[] = [];
    const offset = fc.integer({ min: -600_000, max: 600_000 });
    const offsets = fc.tuple(offset, offset, offset);

    await fc.assert(
      fc.asyncProperty(offsets, fc.array(step, { maxLength: 25 }), async (ownOffsets, steps) => {
        let truth = Date.parse('2026-11-21T08:42:00.000Z');
        const dueAt = new Map<string, number>();
        const ended = new Map<string, number>();
        const running = new Map<string, number>();
        const problems: string[] = [];

        async function startNode(place: number, ownOffset: number) {
          const clock = createSharedClock({
            wall: () => truth + ownOffset,
            elapsed: () => truth,
            askTime: async () => truth,
          });
          await clock.measure();
          const at = databases[place % databases.length] ?? database;
          const work = new BackgroundWork({
            database: at,
            clock: clock.now,
            onFailure: (cause) => failures.push(cause),
          });
          const open = new Map<string, PromiseWithResolvers<undefined>>();
          let isDead = false;
          work.define('webhook', {
            atOnce: 2,
            attempts: 1_000,
            async handler({ id }) {
              if (truth < (dueAt.get(id) ?? 0)) problems.push('begun before it was due');
              running.set(id, (running.get(id) ?? 0) + 1);
              if ((running.get(id) ?? 0) > 1) problems.push('runs twice at once');
              const end = Promise.withResolvers<undefined>();
              open.set(id, end);
              await end.promise;
              if (!isDead) running.set(id, (running.get(id) ?? 0) - 1);
              if (!isDead) ended.set(id, (ended.get(id) ?? 0) + 1);
              return undefined;
            },
          });
          return {
            /** A node looks every second and speaks for what it runs. */
            async look() {
              if (isDead) return;
              for (const id of open.keys())
                await at.write((tx) =>
                  tx
                    .updateTable('jobs')
                    .set({ lease_until: clock.now() + leaseMs })
                    .where('id', '=', id)
                    .execute(),
                );
              await work.takeDue();
            },
            async end() {
              for (const [id, { resolve }] of open) {
                resolve(undefined);
                open.delete(id);
              }
              if (!isDead) await work.settle();
            },
            /** What it ran runs no more; its rows stay as they are. */
            die() {
              isDead = true;
              for (const id of open.keys()) running.set(id, 0);
            },
            isDead: () => isDead,
          };
        }
        const nodes = await Promise.all(ownOffsets.map((own, place) => startNode(place, own)));
        const queue = new BackgroundWork({ database, clock: () => truth, onFailure: (cause) => failures.push(cause) });

        for (const one of steps) {
          if (one.do === 'add') {
            const id = randomUUID();
            dueAt.set(id, truth + one.inMs);
            await database.write((tx) =>
              queue.add(tx, { id, kind: 'webhook', personId: null, label: id }, truth + one.inMs),
            );
          } else if (one.do === 'look') await nodes[one.node]?.look();
          else if (one.do === 'end') await nodes[one.node]?.end();
          else if (one.do === 'die' && nodes.filter((each) => !each.isDead()).length > 1) nodes[one.node]?.die();
          else if (one.do === 'pass')
            // The living speak more often than a lease lasts.
            for (let left = one.ms; left > 0; left -= 5_000) {
              truth += Math.min(left, 5_000);
              for (const each of nodes) await each.look();
            }
        }
        const [last] = nodes.filter((each) => !each.isDead());
        for (let round = 0; round < 40; round++) {
          truth += 5_000;
          for (const each of nodes) await each.look();
          for (const each of nodes.filter((every) => !every.isDead())) await each.end();
        }

        expect(last).toBeDefined();
        expect(problems).toEqual([]);
        expect([...ended.keys()].toSorted()).toEqual([...dueAt.keys()].toSorted());
        expect(new Set(ended.values())).toEqual(new Set(ended.size > 0 ? [1] : []));
        expect(await database.read.selectFrom('jobs').select('id').execute()).toEqual([]);
        for (const each of nodes) if (each.isDead()) await each.end();
      }),
      { numRuns: 12 },
    );
    expect(failures).toEqual([]);
    await database.close();
  });
});
