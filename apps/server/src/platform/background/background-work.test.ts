import { randomUUID } from 'node:crypto';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Database } from '../../database/database.ts';
import { testDatabases } from '../../testing/databases.ts';
import { BackgroundWork } from './background-work.ts';
import type { KindOfWork, WorkHandler } from './work-kind.ts';

const actor = { id: 'admin', address: null, requestId: null };
const untilAborted: WorkHandler = (_work, { signal }) =>
  new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
const done: WorkHandler = async () => undefined;

describe.each(testDatabases)('background work on $name', ({ openNodes }) => {
  async function prepare() {
    const databases = await openNodes();
    const [database] = databases;
    let now = Date.now();
    const clock = () => now;
    const pass = (ms: number) => {
      now += ms;
    };
    const failures: unknown[] = [];
    const nodes: BackgroundWork[] = [];
    /** What a node that died was doing. */
    const lost = Promise.withResolvers<undefined>();
    const never: WorkHandler = () => lost.promise;
    onTestFinished(async () => {
      lost.resolve(undefined);
      await Promise.all(nodes.map((node) => node.stop()));
      await database.close();
    });

    /** Nodes take turns of the databases: two pools where there are two. */
    function startNode(rules: Partial<KindOfWork> = {}, own?: Database) {
      const place = own ?? databases[nodes.length % databases.length] ?? database;
      const node = new BackgroundWork({ database: place, clock, onFailure: (cause) => failures.push(cause) });
      node.define('webhook', { atOnce: 8, attempts: 2, handler: done, ...rules });
      nodes.push(node);
      return node;
    }
    const queue = new BackgroundWork({ database, clock, onFailure: (cause) => failures.push(cause) });
    async function add(personId: string | null = null, id: string = randomUUID()) {
      await database.write((tx) => queue.add(tx, { id, kind: 'webhook', personId, label: id }));
      pass(1);
      return id;
    }
    const rowOf = (id: string) => database.read.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirst();
    const stateOf = async (id: string) => (await rowOf(id))?.state;
    return { database, startNode, never, lost: lost.promise, add, rowOf, stateOf, pass, failures };
  }

  test('work that is done leaves the table; work that asks for it is begun again later', async () => {
    const { startNode, add, rowOf, pass } = await prepare();
    const id = await add();
    let runs = 0;
    const node = startNode({ handler: async () => (++runs === 1 ? { againInMs: 5_000 } : undefined) });

    await node.settle();
    await node.settle();
    const between = await rowOf(id);
    pass(5_000);
    await node.settle();

    expect(between).toMatchObject({ state: 'waiting', attempts: 0, node: null });
    expect(runs).toBe(2);
    expect(await rowOf(id)).toBeUndefined();
  });

  test('the work of a node that died is done by another one once its lease is over, and both are noted', async () => {
    const { database, startNode, never, add, rowOf, stateOf, pass } = await prepare();
    const id = await add();
    const first = startNode({ handler: never });
    await first.takeDue();
    const second = startNode();

    pass(10_000);
    await second.settle();
    const early = await stateOf(id);
    pass(11_000);
    await second.settle();

    expect(early).toBe('running');
    expect(await rowOf(id)).toBeUndefined();
    const noted = await database.read.selectFrom('work_takeovers').select(['job_id', 'from_node', 'to_node']).execute();
    expect(noted).toEqual([{ job_id: id, from_node: first.node, to_node: second.node }]);
  });

  test('after the database was away nothing is taken over before every node had time to speak', async () => {
    const { database, startNode, never, add, stateOf, pass } = await prepare();
    const id = await add();
    await startNode({ handler: never }).takeDue();
    let isAway = true;
    const other = startNode(
      {},
      {
        ...database,
        get read() {
          if (isAway) throw new Error('no one answers');
          return database.read;
        },
      },
    );
    pass(21_000);

    await expect(other.takeDue()).rejects.toThrow('no one answers');
    isAway = false;
    await other.settle();
    const early = await stateOf(id);
    pass(5_000);
    await other.settle();

    expect([early, await stateOf(id)]).toEqual(['running', undefined]);
  });

  test('work whose nodes die each time has failed, and says why', async () => {
    const { startNode, never, add, rowOf, pass } = await prepare();
    const id = await add();
    for (let attempt = 0; attempt < 3; attempt++) {
      await startNode({ handler: never }).takeDue();
      pass(61_000);
    }

    expect(await rowOf(id)).toMatchObject({ state: 'failed', attempts: 2, problem: 'interrupted' });
  });

  test('what throws is tried again after its pause, then has failed with why, and can be retried', async () => {
    const { database, startNode, add, rowOf, stateOf, pass, failures } = await prepare();
    const id = await add();
    let isBroken = true;
    const told: string[] = [];
    const node = startNode({
      retryInMs: () => 2_000,
      handler: async () => {
        if (isBroken) throw new Error('no one answers');
        return undefined;
      },
      onFailed: async (_tx, work) => void told.push(work.id),
    });

    await node.settle();
    const first = await rowOf(id);
    pass(2_000);
    await node.settle();
    const second = await rowOf(id);
    isBroken = false;
    await database.write((tx) => node.retry(tx, id));
    const queued = await stateOf(id);
    await node.settle();

    expect(first).toMatchObject({ state: 'waiting', problem: 'no one answers' });
    expect(second).toMatchObject({ state: 'failed', problem: 'no one answers', attempts: 2 });
    expect(new Set(told)).toEqual(new Set([id]));
    expect(failures).toHaveLength(2);
    expect([queued, await stateOf(id)]).toEqual(['waiting', undefined]);
  });

  test('work that runs is cancelled on its own node at once, and on another with the next heartbeat', async () => {
    const { database, startNode, add, stateOf } = await prepare();
    const told: string[] = [];
    const rules: Partial<KindOfWork> = {
      atOnce: 1,
      handler: untilAborted,
      onCancelled: async (_tx, work, by) => void told.push(`${work.id} ${by.id}`),
    };
    const [first, second] = [startNode(rules), startNode(rules)];
    const [one, other] = [await add(), await add()];
    await first.takeDue();
    await second.takeDue();

    for (const id of [one, other]) {
      await database.write((tx) => first.cancel(tx, id, actor));
      first.interrupt(id);
    }

    for (const id of [one, other]) await expect.poll(() => stateOf(id), { timeout: 15_000 }).toBe('cancelled');
    expect(new Set(told)).toEqual(new Set([`${one} admin`, `${other} admin`]));
    await expect(database.write((tx) => first.cancel(tx, one, actor))).rejects.toMatchObject({
      code: 'work_not_running',
    });
  });

  test('what waits is cancelled and never begun', async () => {
    const { database, startNode, add, stateOf } = await prepare();
    const id = await add();
    const node = startNode();

    await database.write((tx) => node.cancel(tx, id, actor));
    await node.settle();

    expect(await stateOf(id)).toBe('cancelled');
    await expect(database.write((tx) => node.retry(tx, id))).rejects.toMatchObject({ code: 'work_not_retryable' });
  });

  test('a node that stops gives its work back, as if it had not begun', async () => {
    const { startNode, add, rowOf } = await prepare();
    const id = await add();
    const node = startNode({ handler: untilAborted });
    await node.takeDue();

    await node.stop();

    expect(await rowOf(id)).toMatchObject({ state: 'waiting', attempts: 0, node: null });
  });

  test('whoever has least running comes first, however much another one has queued', async () => {
    const { startNode, add } = await prepare();
    const begun: (string | null)[] = [];
    for (let count = 0; count < 5; count++) await add('ada');
    for (const person of ['ben', 'cleo']) await add(person);
    const node = startNode({
      atOnce: 3,
      handler: async ({ personId }) => {
        begun.push(personId);
        return undefined;
      },
    });

    await node.settle();

    expect(begun.slice(0, 3).toSorted()).toEqual(['ada', 'ben', 'cleo']);
    expect(begun).toHaveLength(7);
  });

  test('turns go from person to person where there is room for one over all nodes', async () => {
    const { startNode, add, pass } = await prepare();
    const begun: (string | null)[] = [];
    let [running, most] = [0, 0];
    const rules: Partial<KindOfWork> = {
      atOnce: 1,
      overAllNodes: true,
      async handler({ personId }) {
        most = Math.max(most, ++running);
        begun.push(personId);
        await new Promise((resolve) => setTimeout(resolve, 5));
        pass(1);
        running--;
        return undefined;
      },
    };
    for (const person of ['ada', 'ada', 'ada', 'ben', 'ben']) await add(person);
    const nodes = [startNode(rules), startNode(rules)];

    while (begun.length < 5) await Promise.all(nodes.map((node) => node.settle()));

    expect(most).toBe(1);
    expect(begun).toEqual(['ada', 'ben', 'ada', 'ben', 'ada']);
  });

  test('kinds that stand in one line share its room and its turns', async () => {
    const { database, startNode, add, pass } = await prepare();
    const begun: string[] = [];
    let [running, most] = [0, 0];
    const handler: WorkHandler = async ({ id }) => {
      most = Math.max(most, ++running);
      begun.push(id);
      await new Promise((resolve) => setTimeout(resolve, 5));
      pass(1);
      running--;
      return undefined;
    };
    const node = startNode({ atOnce: 1, overAllNodes: true, handler });
    node.define('import_undo', { atOnce: 1, turnsWith: 'webhook', attempts: 1, handler });
    for (const id of ['a1', 'a2']) await add('ada', id);
    const undo = { id: 'undo', kind: 'import_undo', personId: 'ben', label: '' } as const;
    await database.write((tx) => node.add(tx, undo));
    pass(1);

    await node.settle();

    expect(most).toBe(1);
    expect(begun).toEqual(['a1', 'undo', 'a2']);
  });

  test.each(['cancelled', 'taken over'])(
    'a step of work that was %s is rolled back, and the work ends',
    async (how) => {
      const { database, startNode, add, rowOf, stateOf, pass } = await prepare();
      const step = Promise.withResolvers<void>();
      const id = await add();
      const outcomes: string[] = [];
      const first = startNode({
        async handler(work, { checkpoint, signal }) {
          await database.write((tx) => checkpoint(tx, { done: 1, total: 2 }));
          await step.promise;
          await database
            .write(async (tx) => {
              await tx.updateTable('jobs').set({ label: 'too late' }).where('id', '=', work.id).execute();
              await checkpoint(tx, { done: 2, total: 2 });
            })
            .catch(() => outcomes.push('rolled back'));
          if (signal.aborted) outcomes.push('aborted');
          return undefined;
        },
      });
      await first.takeDue();
      await expect.poll(() => rowOf(id), { timeout: 15_000 }).toMatchObject({ progress_done: 1, progress_total: 2 });
      const second = startNode({ handler: untilAborted });
      if (how === 'cancelled') await database.write((tx) => second.cancel(tx, id, actor));
      else {
        pass(61_000);
        await second.takeDue();
      }

      step.resolve();
      await first.settle();

      expect(outcomes).toEqual(['rolled back', 'aborted']);
      expect(await rowOf(id)).toMatchObject({ label: id, progress_done: 1 });
      expect(await stateOf(id)).toBe(how === 'cancelled' ? 'cancelled' : 'running');
    },
  );

  test.each([
    ['is done', async () => undefined],
    ['asks to be begun again', async () => ({ againInMs: 0 })],
    ['fails', () => Promise.reject(new Error('no one answers'))],
  ])('work that %s after another node was asked to cancel it is cancelled', async (_title, ending) => {
    const { database, startNode, add, stateOf } = await prepare();
    const cancelled = Promise.withResolvers<void>();
    const id = await add();
    const [node, other] = [startNode({ handler: () => cancelled.promise.then(ending) }), startNode()];
    await node.takeDue();

    await database.write((tx) => other.cancel(tx, id, actor));
    cancelled.resolve();
    await node.settle();

    expect(await stateOf(id)).toBe('cancelled');
  });

  test('how far work is, is written down with what it saves', async () => {
    const { startNode, add, rowOf } = await prepare();
    const id = await add();
    let saved = 0;
    const release = Promise.withResolvers<undefined>();
    const node = startNode({
      handler(_work, { report }) {
        report({ done: 3, total: null }, async () => void saved++);
        return release.promise;
      },
    });

    await node.takeDue();

    await expect.poll(() => rowOf(id), { timeout: 15_000 }).toMatchObject({ progress_done: 3, progress_total: null });
    expect(saved).toBeGreaterThan(0);
    release.resolve(undefined);
  });

  test('what must be done to its end is cancelled while it waits, and not once it runs', async () => {
    const { database, startNode, add, stateOf } = await prepare();
    const [first, second] = [await add(), await add()];
    const node = startNode({ atOnce: 1, mustEnd: true, handler: untilAborted });
    await node.takeDue();

    await database.write((tx) => node.cancel(tx, second, actor));

    await expect(database.write((tx) => node.cancel(tx, first, actor))).rejects.toMatchObject({
      code: 'work_not_cancellable',
    });
    expect([await stateOf(first), await stateOf(second)]).toEqual(['running', 'cancelled']);
  });

  test('work that only one process can do waits for its turn there, and has failed when the process dies', async () => {
    const { startNode, lost, rowOf, pass } = await prepare();
    const rules: Partial<KindOfWork> = { atOnce: 1, overAllNodes: true };
    const [first, second] = [startNode(rules), startNode(rules)];
    const draft = (id: string) => ({ id, kind: 'webhook', personId: null, label: id }) as const;
    void first.runHere(draft('lost'), { run: () => lost });
    await expect.poll(async () => (await rowOf('lost'))?.run_at).toBeDefined();
    await first.takeDue();
    const ran: string[] = [];
    const waiting = second.runHere(draft('next'), { run: async () => void ran.push('next') });
    await expect.poll(async () => (await rowOf('next'))?.run_at).toBeDefined();
    await second.takeDue();
    const before = [...ran];

    pass(61_000);
    await expect
      .poll(
        async () => {
          await second.takeDue();
          return ran;
        },
        { timeout: 15_000 },
      )
      .toEqual(['next']);
    await waiting;

    expect([before, ran]).toEqual([[], ['next']]);
    expect(await rowOf('lost')).toMatchObject({ state: 'failed', problem: 'interrupted' });
  });
});
