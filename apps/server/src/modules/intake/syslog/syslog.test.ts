import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { testDatabases } from '../../../testing/databases.ts';
import { createSyslogSenders } from '../../../testing/syslog-senders.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { makeCertificate } from '../../../testing/test-certificates.ts';

const certificates = mkdtempSync(join(tmpdir(), 'halyard-syslog-'));
afterAll(() => rmSync(certificates, { recursive: true }));
const authority = makeCertificate('Test authority');
const own = makeCertificate('localhost', authority);
const fileOf = (name: string, text: string) => {
  const path = join(certificates, name);
  writeFileSync(path, text);
  return path;
};
const tls = {
  HALYARD_SYSLOG_TLS: '127.0.0.1:0',
  HALYARD_SYSLOG_TLS_CERT: fileOf('cert.pem', own.cert),
  HALYARD_SYSLOG_TLS_KEY: fileOf('key.pem', own.key),
};
const authorityFile = fileOf('ca.pem', authority.cert);
const plain = { HALYARD_SYSLOG_TCP: '127.0.0.1:0', HALYARD_SYSLOG_UDP: '127.0.0.1:0' };

const cef = (id: number, name = 'Port scan') =>
  `<13>Nov 21 08:30:00 fw-1 CEF:0|Acme|Wall|1|${id}|${name}|7|src=10.0.0.${id} dst=10.1.1.1`;

describe.each(testDatabases)('syslog on $name', ({ open }) => {
  const { dial, dialSecurely, sendDatagram, untilClosed, hangUp } = createSyslogSenders();
  const closers: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    hangUp();
    for (const close of closers.splice(0).reverse()) await close();
  });

  async function start(environment: Record<string, string>, { id = 'edge', format = 'cef' } = {}) {
    const database = await open();
    const app = await startTestApp(database, { environment: { HALYARD_SYSLOG_SOURCE: 'edge', ...environment } });
    closers.push(
      () => database.close(),
      () => app.close(),
    );
    const warned: string[] = [];
    vi.spyOn(app.app.log, 'warn').mockImplementation((details: unknown, what?: string) => {
      warned.push(`${what} ${JSON.stringify(details)}`);
    });
    const addSource = () => addNamedSource(app, id, format);
    if (id !== '') await addSource();
    const ports = await app.listenForSyslog();
    if (!ports) throw new Error('It is configured.');
    /** Bodies of all deliveries, in the order that they came in. */
    const lines = async (sourceId = 'edge') => {
      await app.runJobs();
      const rows = await database.read
        .selectFrom('intake_deliveries')
        .select('body')
        .where('source_id', '=', sourceId)
        .orderBy('id')
        .execute();
      return rows.map(({ body }) => Buffer.from(body).toString());
    };
    const text = async () => (await lines()).join('');
    const untilKept = (part: string) => vi.waitFor(async () => expect(await text()).toContain(part), 5_000);
    const untilWarned = (part: string) => vi.waitFor(() => expect(warned.join('\n')).toContain(part), 5_000);
    return { app, database, ports, warned, lines, text, untilKept, untilWarned };
  }

  async function addNamedSource(app: TestApp, id: string, format: string) {
    const admin = await app.asPerson('admin');
    const draft = { name: 'Edge', format, defaultSeverity: 'Medium', silenceLimitMinutes: null };
    const made = (await admin.ask('POST', '/sources', { payload: draft })).json().source.id;
    // The ID that the settings name was there before this test made it.
    await app.database.write((tx) => tx.updateTable('sources').set({ id }).where('id', '=', made).execute());
  }

  test('becomes alerts: both frames over TCP, and datagrams', async () => {
    const { app, ports, untilKept, lines } = await start(plain);
    const socket = await dial(ports.tcp);

    const counted = cef(2, 'Two\nlines');
    socket.write(`${cef(1)}\n${Buffer.byteLength(counted)} ${counted}${cef(3)}\n`);
    await untilKept(cef(3));
    sendDatagram(ports.udp, `${cef(4)}\n`);
    await untilKept(cef(4));

    const admin = await app.asPerson('admin');
    const { alerts } = (await admin.ask('GET', '/received-alerts?source=edge')).json();
    expect(alerts.map(({ title }: { title: string }) => title).sort()).toEqual([
      'Port scan',
      'Port scan',
      'Port scan',
      'Two lines',
    ]);
    expect((await admin.ask('GET', '/sources/edge')).json()).toMatchObject({
      health: 'healthy',
      lastDeliveryAt: new Date(app.now()).toISOString(),
    });
    const [delivery] = (await admin.ask('GET', '/sources/edge/deliveries')).json().deliveries;
    expect((await admin.ask('GET', `/intake-deliveries/${delivery.id}`)).json().headers).toEqual([
      ['syslog-senders', '127.0.0.1'],
    ]);
    expect((await lines()).length).toBeLessThanOrEqual(3);
  });

  test('is gathered, at most 200 messages in one delivery, and written by itself', async () => {
    const { app, ports, database } = await start(plain);
    const socket = await dial(ports.tcp);

    socket.write(Array.from({ length: 450 }, (_, place) => `${cef(place % 250)}\n`).join(''));
    // Without `runJobs`: time alone does it.
    const counts = () => database.read.selectFrom('intake_deliveries').select('body').orderBy('id').execute();
    await vi.waitFor(async () => expect(await counts()).toHaveLength(3), 5_000);

    await app.runJobs();
    const admin = await app.asPerson('admin');
    const { deliveries } = (await admin.ask('GET', '/sources/edge/deliveries')).json();
    expect(deliveries.map(({ counts: { items } }: { counts: { items: number } }) => items)).toEqual([50, 200, 200]);
  });

  test('that is the same again is kept again', async () => {
    const { ports, lines } = await start(plain);
    const socket = await dial(ports.tcp);

    for (const times of [1, 2, 3]) {
      socket.write(`${cef(1)}\n`);
      await vi.waitFor(async () => expect(await lines()).toHaveLength(times), 5_000);
    }
  });

  test('comes over TLS, from anyone who may where no authority is named', async () => {
    const { ports, untilKept } = await start(tls);
    const socket = await dialSecurely(ports.tls, { ca: authority.cert });

    socket.write(`${Buffer.byteLength(cef(1))} ${cef(1)}`);

    await untilKept(cef(1));
  });

  test('comes over TLS only with a certificate of the authority where one is named', async () => {
    const { ports, text, untilKept, untilWarned } = await start({ ...tls, HALYARD_SYSLOG_TLS_CA: authorityFile });
    const device = makeCertificate('fw-1', authority);
    const stranger = makeCertificate('fw-2', makeCertificate('Another authority'));

    for (const { cert, key } of [{ cert: undefined, key: undefined }, stranger]) {
      const socket = await dialSecurely(ports.tls, { ca: authority.cert, ...(cert && { cert, key }) });
      socket.write(`${cef(1)}\n`);
      await untilClosed(socket);
    }
    const socket = await dialSecurely(ports.tls, { ca: authority.cert, cert: device.cert, key: device.key });
    socket.write(`${cef(2)}\n`);

    await untilKept(cef(2));
    expect(await text()).not.toContain(cef(1));
    await untilWarned('a TLS handshake failed');
  });

  test('takes a renewed certificate into use without a restart, and one that cannot be used not at all', async () => {
    const next = makeCertificate('Next authority');
    const renewed = makeCertificate('localhost', next);
    const { app, ports, untilKept, untilWarned } = await start(tls);
    const before = await dialSecurely(ports.tls, { ca: authority.cert });

    // The key is not written yet: the two do not belong together.
    fileOf('cert.pem', renewed.cert);
    await app.runJobs();
    await untilWarned('cannot be used');
    await dialSecurely(ports.tls, { ca: authority.cert });

    fileOf('key.pem', renewed.key);
    await app.runJobs();
    await untilWarned('was renewed');
    const after = await dialSecurely(ports.tls, { ca: next.cert });
    before.write(`${cef(1)}\n`);
    after.write(`${cef(2)}\n`);
    await untilKept(cef(1));
    await untilKept(cef(2));

    fileOf('cert.pem', own.cert);
    fileOf('key.pem', own.key);
  });

  test('without TLS is no TLS: the connection is closed', async () => {
    const { ports, untilWarned } = await start(tls);
    const socket = await dial(ports.tls);

    socket.write(`${cef(1)}\n`);

    await untilClosed(socket);
    await untilWarned('a TLS handshake failed');
  });

  test('is taken from those alone who may send', async () => {
    const { ports, text, untilWarned } = await start({ ...plain, HALYARD_SYSLOG_ALLOW: '10.0.0.0/8, 192.0.2.7' });

    await untilClosed(await dial(ports.tcp));
    sendDatagram(ports.udp, cef(1));
    sendDatagram(ports.udp, cef(1));

    await untilWarned('a sender is not allowed');
    expect(await text()).toBe('');
  });

  test('waits for its source, which may be made later', async () => {
    const { app, ports, warned, untilKept, untilWarned } = await start(plain, { id: '' });
    expect(warned).toEqual([expect.stringContaining('syslog is not accepted: there is no source edge')]);

    await untilClosed(await dial(ports.tcp));
    sendDatagram(ports.udp, cef(1));
    await untilWarned('a connection was closed, as messages have no source');
    await untilWarned('a datagram was dropped, as messages have no source');

    await addNamedSource(app, 'edge', 'syslog');
    await app.runJobs();
    const socket = await dial(ports.tcp);
    socket.write(`${cef(2)}\n`);
    await untilKept(cef(2));

    const admin = await app.asPerson('admin');
    await admin.ask('DELETE', '/sources/edge?alerts=keep');
    await app.runJobs();
    await untilClosed(socket);
  });

  test('is not taken for a source of another format', async () => {
    const { ports, warned } = await start(plain, { format: 'grafana' });

    await untilClosed(await dial(ports.tcp));

    expect(warned[0]).toContain('the source edge is of the format grafana, not syslog, cef, leef');
  });

  test.each([
    ['a count that is too large', Buffer.from('999999999999 <13>x'), 'the octet count of a message is too large'],
    ['a line without an end', Buffer.alloc(1_500_000, 'x'), 'a message does not end'],
    ['nothing but NUL', Buffer.alloc(1_500_000), 'nothing but separators is sent'],
  ])('in hostile frames ends its connection: %s', async (_, bytes, breach) => {
    const { ports, untilKept, untilWarned } = await start(plain);
    const [hostile, good] = [await dial(ports.tcp), await dial(ports.tcp)];

    hostile.write(bytes);
    await untilClosed(hostile);
    good.write(`${cef(1)}\n`);

    await untilWarned(`a connection was ended: ${breach}`);
    await untilKept(cef(1));
  });

  test('that is too long is cut, and half a character is kept', async () => {
    const { ports, app, untilKept } = await start(plain, { format: 'syslog' });
    const socket = await dial(ports.tcp);

    socket.write(`<13>${'y'.repeat(70_000)}\n`);
    socket.end(Buffer.from([...Buffer.from('<13>half '), 0xc3]));

    await vi.waitFor(async () => {
      await app.runJobs();
      const admin = await app.asPerson('admin');
      const [delivery] = (await admin.ask('GET', '/sources/edge/deliveries')).json().deliveries;
      expect(delivery.counts.items).toBe(2);
    }, 5_000);
    await untilKept('half');
  });

  test('that does not come for ten minutes ends its connection, however slow its bytes are', async () => {
    const { app, ports, untilWarned, untilKept } = await start(plain);
    const socket = await dial(ports.tcp);
    socket.write(`${cef(1)}\n<13>slo`);
    await untilKept(cef(1));

    app.pass(9 * 60_000);
    await app.runJobs();
    socket.write('w');
    app.pass(60_000);
    await app.runJobs();

    await untilClosed(socket);
    await untilWarned('it has sent no message for ten minutes');
    await untilKept('<13>slo');
  });

  test('has 500 connections and no more', async () => {
    const { ports, untilWarned } = await start(plain);
    const all = await Promise.all(Array.from({ length: 500 }, () => dial(ports.tcp)));

    await untilClosed(await dial(ports.tcp));

    await untilWarned('a connection was closed, as there are too many');
    expect(all.some(({ destroyed }) => destroyed)).toBe(false);
  });

  test('that has been read is kept when the server stops, and no more is taken', async () => {
    const { app, ports, database } = await start({ ...plain, ...tls });
    const [socket, secure] = [await dial(ports.tcp), await dialSecurely(ports.tls, { ca: authority.cert })];

    socket.write(`${cef(1)}\n`);
    socket.write(`${cef(2)}\n<13>cut of`);
    secure.write(`${cef(3)}\n`);
    await app.close();
    closers.pop();

    const rows = await database.read.selectFrom('intake_deliveries').select('body').execute();
    const kept = rows.map(({ body }) => Buffer.from(body).toString()).join('');
    for (const part of [cef(1), cef(2), cef(3), '<13>cut of']) expect(kept).toContain(part);
    await untilClosed(socket);
    await untilClosed(secure);
    const late = connect({ port: ports.tcp ?? 0, host: '127.0.0.1' });
    await expect(once(late, 'connect')).rejects.toThrow('ECONNREFUSED');
  });
});
