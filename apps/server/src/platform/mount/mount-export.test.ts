import { type AddressInfo, connect } from 'node:net';
import { exportsOfPersonMax } from '@halyard/contracts/intelligence.ts';
import { exportThreats } from '@halyard/contracts/threats.ts';
import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { createExportGate } from './export-gate.ts';
import type { Platform } from './mount.ts';
import { mountExport } from './mount-export.ts';

/** A server with one file that never ends by itself. */
async function startEndless(stalledMs?: number) {
  const app = fastify();
  app.decorateRequest('caller', null);
  const exports = createExportGate({ viewerRows: 0 });
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
  onTestFinished(() => app.close());
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
  return { app, made, ask };
}

test('a file is made no faster than it is read, and a reader who takes nothing is cut off', async () => {
  const { made, ask } = await startEndless(300);

  ask();

  await expect.poll(() => made.isOver, { timeout: 10_000 }).toBe(true);
  // What fits into the buffers of two sockets, of a file without an end.
  expect(made.parts).toBeLessThan(200);
});

test('a person reads only a few files at a time, and one that ends makes room', async () => {
  const { app, made, ask } = await startEndless();
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
