import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { exportsOfPersonMax } from '@halyard/contracts/intelligence/intelligence.ts';
import { exportThreats } from '@halyard/contracts/intelligence/threats.ts';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { Database } from '../../database/database.ts';
import { testDatabases } from '../../testing/databases.ts';
import { BackgroundWork } from '../background/background-work.ts';
import { createExportGate } from './export-gate.ts';
import type { Platform } from './mount.ts';
import { mountExport } from './mount-export.ts';

/** For a busy machine; what comes at once is seen at once. */
const patience = { timeout: 15_000 };
const actor = { id: 'admin', address: null, requestId: null };

/** A node with one file that never ends by itself. */
async function startEndless(database: Database, stalledMs?: number) {
  const app = fastify();
  app.decorateRequest('caller', null);
  const work = new BackgroundWork({ database, clock: Date.now, onFailure: () => {} });
  const exports = createExportGate({ viewerRows: 0, work });
  const made = { parts: 0, isOver: false };
  async function* parts() {
    try {
      for (;;) {
        made.parts++;
        yield 'x'.repeat(100_000);
      }
    } finally {
      made.isOver = true;
    }
  }
  const platform = { app, exports } as unknown as Platform;
  const file = async () => ({ name: 'endless.csv', mediaType: 'text/csv', parts: parts() });
  mountExport(platform, exportThreats, file, stalledMs);
  onTestFinished(async () => {
    await work.stop();
    await app.close();
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;

  /** Asks, and never reads. */
  function ask() {
    const socket = connect(port, '127.0.0.1');
    socket.pause();
    socket.on('error', () => undefined);
    socket.write('GET /threats/export?format=csv HTTP/1.1\r\nhost: a\r\n\r\n');
    return socket;
  }
  return { app, work, made, ask };
}

describe.each(testDatabases)('exports on $name', ({ openNodes }) => {
  let nodes: readonly [Database, ...Database[]];
  let database: Database;
  beforeAll(async () => {
    nodes = await openNodes();
    [database] = nodes;
  });
  afterAll(() => database.close());
  const listed = () => database.read.selectFrom('jobs').selectAll().where('kind', '=', 'export').execute();

  test('a file is made no faster than it is read, and a reader who takes nothing is cut off', async () => {
    const { made, ask } = await startEndless(database, 300);

    ask();

    await expect.poll(() => made.isOver, { timeout: 10_000 }).toBe(true);
    // What fits into the buffers of two sockets, of a file without an end.
    expect(made.parts).toBeLessThan(200);
  });

  test('a person reads only a few files at a time, and one that ends makes room', async () => {
    const { app, made, ask } = await startEndless(database);
    const sockets = Array.from({ length: exportsOfPersonMax }, ask);
    await expect.poll(() => made.parts).toBeGreaterThanOrEqual(exportsOfPersonMax);

    const rejected = await app.inject('/threats/export?format=csv');
    for (const socket of sockets) socket.destroy();
    await expect.poll(() => made.isOver).toBe(true);

    expect(rejected.statusCode).not.toBe(200);
    const next = ask();
    const before = made.parts;
    await expect.poll(() => made.parts).toBeGreaterThan(before);
    next.destroy();
  });

  test('an export that lasts is listed with how much of it is sent, and leaves the list when its reader goes', async () => {
    const { work, made, ask } = await startEndless(database);
    const socket = ask();
    const short = work.follow({ id: 'short', kind: 'export', personId: null, label: 'short.csv' }, () => {});
    short.end();

    // What was over before that is not written down.
    await expect.poll(listed, patience).toMatchObject([{ label: 'endless.csv', state: 'running', bound: 1 }]);
    await expect.poll(async () => (await listed())[0]?.progress_done, patience).toBeGreaterThan(100_000);
    socket.destroy();

    await expect.poll(listed, patience).toEqual([]);
    expect(made.isOver).toBe(true);
  });

  test('an export that is cancelled on another node is cut off, and makes room', async () => {
    const { made, ask } = await startEndless(database);
    const other = new BackgroundWork({ database: nodes.at(-1) ?? database, clock: Date.now, onFailure: () => {} });
    const gone = once(ask().resume(), 'close');
    await expect.poll(listed, patience).toHaveLength(1);
    const [{ id = '' } = {}] = await listed();

    await database.write((tx) => other.cancel(tx, id, actor));

    await gone;
    await expect.poll(() => made.isOver, patience).toBe(true);
    await expect.poll(listed, patience).toMatchObject([{ state: 'cancelled' }]);
    await database.write((tx) => tx.deleteFrom('jobs').execute());
  });

  test('a node that stops takes its exports off the list', async () => {
    const { work, ask } = await startEndless(database);
    const socket = ask();
    await expect.poll(listed, patience).toHaveLength(1);

    await work.stop();

    expect(await listed()).toEqual([]);
    socket.destroy();
  });
});
