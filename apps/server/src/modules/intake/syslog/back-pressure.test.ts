import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Database } from '../../../database/database.ts';
import { testDatabases } from '../../../testing/databases.ts';
import { createSyslogSenders } from '../../../testing/syslog-senders.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createSyslog } from './create-syslog.ts';

const [first] = testDatabases;
const address = { host: '127.0.0.1', port: 0 };

const { dial, sendDatagram, hangUp } = createSyslogSenders();
afterEach(hangUp);

let app: TestApp;
beforeAll(async () => {
  if (!first) throw new Error('There is at least one database.');
  app = await startTestApp(await first.open());
});
afterAll(async () => {
  await app.close();
  await app.database.close();
});

let sourceId: string;
beforeEach(async () => {
  const admin = await app.asPerson('admin');
  const payload = { name: 'Edge', format: 'syslog', defaultSeverity: 'Medium', silenceLimitMinutes: null };
  sourceId = (await admin.ask('POST', '/sources', { payload })).json().source.id;
});

/** Syslog whose source has room as the test says, and whose writes may fail. */
async function start() {
  const state = { hasRoom: true, fails: false };
  const warned: string[] = [];
  const database: Database = {
    ...app.database,
    write: (work) => (state.fails ? Promise.reject(new Error('the disk is full')) : app.database.write(work)),
  };
  const syslog = createSyslog({
    settings: { tcp: address, udp: address, sourceId, allowed: ['127.0.0.1'] },
    database,
    clock: () => app.now(),
    newId: () => 'node',
    hasRoom: async () => state.hasRoom,
    wake: () => undefined,
    warn: (details, what) => warned.push(`${what} ${JSON.stringify(details)}`),
    onFailure: (cause) => warned.push(String(cause)),
  });
  const ports = await syslog.listen();
  const socket = await dial(ports.tcp);
  const count = async () => {
    const rows = await app.database.read
      .selectFrom('intake_deliveries')
      .select('bytes')
      .where('source_id', '=', sourceId)
      .execute();
    return rows.reduce((sum, { bytes }) => sum + bytes, 0);
  };
  return { state, warned, syslog, ports, socket, count };
}

const line = `<13>${'z'.repeat(1_019)}\n`;

test('a connection is not read while too much waits, and datagrams are dropped and counted', async () => {
  const { state, warned, syslog, ports, socket, count } = await start();
  state.hasRoom = false;
  socket.write(line);
  await vi.waitFor(async () => expect(await count()).toBe(line.length), 5_000);
  await syslog.look();
  const part = 64 * 1_024;
  for (let sent = 0; sent < 64; sent++) socket.write(line.repeat(part / line.length));
  for (const text of ['<13>one', '<13>two', '<13>three']) sendDatagram(ports.udp, text);
  await vi.waitFor(() => expect(warned.join('\n')).toContain('a datagram was dropped, as too much waits'), 5_000);

  await syslog.flush();
  expect(await count()).toBeLessThan(line.length + 2 * part);
  await syslog.look();
  expect(warned.join('\n')).toContain('as too much waits, and again {"count":2}');

  state.hasRoom = true;
  await vi.waitFor(async () => expect(await count()).toBe(line.length + 64 * part), 10_000);
  await syslog.close();
});

test('what cannot be written is kept in memory up to a limit, and written later', async () => {
  const { state, warned, syslog, socket, count } = await start();
  state.fails = true;
  const sent = 8_192;
  socket.write(line.repeat(sent));
  await vi.waitFor(() => expect(warned.join('\n')).toContain('the disk is full'), 5_000);
  expect(await count()).toBe(0);

  state.fails = false;
  await vi.waitFor(async () => expect(await count()).toBe(sent * line.length), 10_000);
  await syslog.close();
});

test('a server that stops reads and keeps what waited for room', async () => {
  const { state, syslog, socket, count } = await start();
  state.hasRoom = false;
  await syslog.look();
  await syslog.flush();
  socket.write(line);
  await vi.waitFor(async () => expect(await count()).toBe(line.length), 5_000);
  socket.write(line.repeat(500));

  await syslog.close();

  expect(await count()).toBe(501 * line.length);
});

test('a server that stops while nothing can be written says what is lost', async () => {
  const { state, warned, syslog, socket } = await start();
  state.fails = true;
  socket.write(line.repeat(3));
  await vi.waitFor(() => expect(warned.join('\n')).toContain('the disk is full'), 5_000);

  await syslog.close();

  expect(warned.at(-1)).toContain('messages were lost, as they could not be written {"count":3');
});
