import { randomUUID } from 'node:crypto';
import { CorruptPart, EngineUnavailable, QueryTooSlow } from '@halyard/crime-analysis';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createEventLog } from '../../event-log/event-log.ts';
import { BackgroundWork } from '../../platform/background/background-work.ts';
import { testDatabases } from '../../testing/databases.ts';
import { findAnalysis, insertAnalysis } from './analysis-store.ts';
import { type Analyse, createAnalysisRunner } from './create-analysis-runner.ts';
import { queueAnalysis, workIdOf } from './queue-analysis.ts';

const untilAborted: Analyse = (_month, _cities, signal) =>
  new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

describe.each(testDatabases)('the runner of analyses on $name', ({ open }) => {
  async function prepare() {
    const database = await open();
    const log = createEventLog({ dialect: database.dialect, key: new Uint8Array(32) }, async () => undefined);
    let now = Date.now();
    const failures: unknown[] = [];
    const clock = () => now;
    const onFailure = (cause: unknown) => failures.push(cause);
    onTestFinished(() => database.close());

    /** A node, of which a test says when it looks for work. */
    function startNode(analyse: Analyse, limitMs?: number) {
      const work = new BackgroundWork({ database, clock, onFailure });
      work.define(
        'analysis',
        createAnalysisRunner({ database, clock, log, analyse, onFailure, ...(limitMs && { limitMs }) }),
      );
      return work;
    }

    const queue = new BackgroundWork({ database, clock, onFailure });
    async function request() {
      const id = randomUUID();
      await database.write(async (tx) => {
        await insertAnalysis(tx, { id, month: '2026-03', cities: ['london'], ownerId: 'ada' }, now);
        await queueAnalysis(tx, queue, { id, month: '2026-03', ownerId: 'ada' });
      });
      return id;
    }
    const rowOf = (id: string) => findAnalysis(database.read, id);
    const attemptsOf = async (id: string) =>
      (await database.read.selectFrom('jobs').select('attempts').where('id', '=', workIdOf(id)).executeTakeFirst())
        ?.attempts;
    const statusOf = async (id: string) => (await rowOf(id))?.status;
    const pass = (ms: number) => {
      now += ms;
    };
    return { database, startNode, request, rowOf, statusOf, attemptsOf, pass, failures };
  }

  test('an analysis ends as analyzed with what was computed, and the log says so', async () => {
    const { startNode, request, rowOf, statusOf, database } = await prepare();
    const id = await request();
    const node = startNode(async (month, cities) => ({ note: `${month} ${cities}` }));

    await node.takeDue();

    await expect.poll(() => statusOf(id)).toBe('analyzed');
    expect(JSON.parse((await rowOf(id))?.result ?? '')).toEqual({ note: '2026-03 london' });
    const event = await database.read.selectFrom('events').selectAll().executeTakeFirstOrThrow();
    expect(event).toMatchObject({ kind: 'analysis_finished', subject: 'March 2026', object_id: id, actor_id: 'ada' });
  });

  test('two run at once, the third waits for its turn', async () => {
    const { startNode, request, statusOf, pass } = await prepare();
    const releases: (() => void)[] = [];
    const node = startNode(() => new Promise((resolve) => releases.push(() => resolve({}))));
    const ids = [await request(), await request(), await request()];

    await node.takeDue();
    await expect.poll(() => releases.length).toBe(2);
    releases[0]?.();
    releases[1]?.();
    await expect.poll(async () => (await Promise.all(ids.map(statusOf))).sort().join()).toMatch(/analyzed,analyzed/);
    const atOnce = releases.length;
    pass(1_000);
    await node.takeDue();
    await expect.poll(() => releases.length).toBe(3);
    releases[2]?.();

    expect(atOnce).toBe(2);
    for (const id of ids) await expect.poll(() => statusOf(id)).toBe('analyzed');
  });

  test('what was running when its node died is tried once more and then failed', async () => {
    const { startNode, request, rowOf, attemptsOf, statusOf, pass } = await prepare();
    const id = await request();
    await startNode(() => new Promise(() => undefined)).takeDue();

    pass(61_000);
    await startNode(() => new Promise(() => undefined)).takeDue();
    const attempts = await attemptsOf(id);
    pass(61_000);
    await startNode(async () => ({})).takeDue();

    expect(attempts).toBe(2);
    expect(await statusOf(id)).toBe('failed');
    expect((await rowOf(id))?.error).toBe('The analysis was interrupted.');
  });

  test('a restart of the only node goes on with what waits and repeats what ran, each once', async () => {
    const { startNode, request, statusOf, pass } = await prepare();
    const first = startNode(untilAborted);
    const ran = await request();
    await first.takeDue();
    const waited = await request();
    await first.stop();
    pass(1_000);
    const runs: string[] = [];

    const next = startNode(async (month) => {
      runs.push(month);
      return {};
    });
    await next.takeDue();

    for (const id of [ran, waited]) await expect.poll(() => statusOf(id)).toBe('analyzed');
    expect(runs).toHaveLength(2);
  });

  test('what takes longer than the limit is stopped and failed', async () => {
    const { startNode, request, rowOf, statusOf } = await prepare();
    const id = await request();

    await startNode(untilAborted, 50).takeDue();

    await expect.poll(() => statusOf(id)).toBe('failed');
    expect((await rowOf(id))?.error).toContain('longer than 30 seconds');
  });

  test.each([
    [new QueryTooSlow('slow'), 'longer than 30 seconds'],
    [new CorruptPart('parts/x.parquet', null), 'could not be read'],
    [new Error('a bug'), 'unexpected error'],
  ])('%s fails the analysis in words', async (cause, words) => {
    const { startNode, request, rowOf, statusOf } = await prepare();
    const id = await request();

    await startNode(() => Promise.reject(cause)).takeDue();

    await expect.poll(() => statusOf(id)).toBe('failed');
    expect((await rowOf(id))?.error).toContain(words);
  });

  test('when the engine dies the analysis is tried again, and fails the second time', async () => {
    const { startNode, request, rowOf, statusOf, attemptsOf } = await prepare();
    const id = await request();
    const node = startNode(() => Promise.reject(new EngineUnavailable('killed')));

    await node.settle();

    expect(await statusOf(id)).toBe('failed');
    expect(await attemptsOf(id)).toBe(2);
    expect((await rowOf(id))?.error).toBe('The analysis was interrupted.');
  });
});
