import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { heartbeatMs, streamsOfPersonMax } from '@halyard/contracts/work/live.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Database } from '../../database/database.ts';
import { testDatabases } from '../../testing/databases.ts';
import { openStream } from '../../testing/open-stream.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

async function startNode(database: Database) {
  const app = await startTestApp(database);
  await app.app.listen({ port: 0, host: '127.0.0.1' });
  return app;
}

const soon = { timeout: 3_000, interval: 10 };

describe.each(testDatabases)('live updates on $name', ({ open }) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startNode(await open());
  });
  afterAll(async () => {
    await app.close();
    await app.database.close();
  });

  type Person = Awaited<ReturnType<TestApp['asPerson']>>;
  const addTask = (person: Person, text = 'Call the bank') =>
    person.ask('POST', '/todos', { payload: { text, priority: 'high' } });
  const announce = (person: Person) =>
    person.ask('POST', '/notifications/announcements', { payload: { message: 'Maintenance at 22:00' } });

  test('what happens arrives at those it concerns, and at nobody else', async () => {
    const [admin, person] = [await app.asPerson('admin'), await app.asPerson('viewer')];
    const [own, other] = [await openStream(app, person.token), await openStream(app, admin.token)];

    await addTask(person);
    await announce(admin);

    await vi.waitFor(() => expect(own.kinds()).toEqual(['task_added', 'announcement_made']), soon);
    await vi.waitFor(() => expect(other.kinds()).toEqual(['announcement_made']), soon);
    expect(own.response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(own.response.headers.get('content-encoding')).toBeNull();
    expect(own.response.headers.get('x-accel-buffering')).toBe('no');
    expect(own.response.headers.get('x-content-type-options')).toBe('nosniff');
    await Promise.all([own.stop(), other.stop()]);
  });

  test('a stream that broke goes on after the last id it has seen', async () => {
    const person = await app.asPerson('analyst');
    const first = await openStream(app, person.token);
    await vi.waitFor(() => expect(first.frames).toHaveLength(1), soon);
    const position = first.frames[0]?.id ?? '';
    await first.stop();
    await addTask(person, 'One');
    await addTask(person, 'Two');

    const second = await openStream(app, person.token, { 'last-event-id': position });

    await vi.waitFor(() => expect(second.kinds()).toEqual(['task_added', 'task_added']), soon);
    await addTask(person, 'Three');
    await vi.waitFor(() => expect(second.kinds()).toHaveLength(3), soon);
    await second.stop();
  });

  test('who missed more than can be made up for is told to read everything again', async () => {
    const person = await app.asPerson('analyst');
    await app.database.write((tx) =>
      tx
        .insertInto('events')
        .values(
          Array.from({ length: 1_001 }, () => ({
            at: app.now(),
            kind: 'task_added' as const,
            severity: 'low' as const,
            actor_id: null,
            sample: 0 as const,
            audience_id: person.id,
            object_type: null,
            object_id: null,
            subject: null,
            details: null,
          })),
        )
        .execute(),
    );

    const stream = await openStream(app, person.token, { 'last-event-id': '1' });
    const fromTheFuture = await openStream(app, person.token, { 'last-event-id': '999999999' });

    await vi.waitFor(() => expect(stream.events()).toEqual(['resync']), soon);
    await vi.waitFor(() => expect(fromTheFuture.events()).toEqual(['resync']), soon);
    await Promise.all([stream.stop(), fromTheFuture.stop()]);
  });

  test('what somebody reads in one window is told to their other windows only', async () => {
    const [person, other] = [await app.asPerson('viewer'), await app.asPerson('viewer')];
    const [own, others] = [await openStream(app, person.token), await openStream(app, other.token)];

    await person.ask('POST', '/notifications/read-all');

    await vi.waitFor(() => expect(own.events()).toContain('notifications'), soon);
    expect(others.events()).toEqual([]);
    await Promise.all([own.stop(), others.stop()]);
  });

  test('a person has ten streams at most; one that ends makes room', async () => {
    const person = await app.asPerson('viewer');
    const streams = await Promise.all(Array.from({ length: streamsOfPersonMax }, () => openStream(app, person.token)));

    const rejected = await openStream(app, person.token);
    await streams[0]?.stop();

    expect(rejected.response.status).toBe(429);
    await vi.waitFor(async () => {
      const admitted = await openStream(app, person.token);
      expect(admitted.response.status).toBe(200);
      await admitted.stop();
    }, soon);
    await Promise.all(streams.map(({ stop }) => stop()));
  });

  test('without a token nobody follows, and a person whose account is turned off is shut out of an open stream', async () => {
    const [admin, person] = [await app.asPerson('admin'), await app.asPerson('analyst')];
    const stream = await openStream(app, person.token);
    expect((await openStream(app, 'x.y.z')).response.status).toBe(401);

    const answer = await admin.ask('PATCH', `/users/${person.id}/status`, { payload: { status: 'inactive' } });
    expect(answer.statusCode).toBe(200);
    // The door remembers a person for half a second of the product's clock.
    app.pass(1_000);

    expect(await stream.ended).toBe('ended');
    expect(stream.frames.at(-1)).toMatchObject({ event: 'session-ended', data: '{"code":"account_inactive"}' });
    const call = await person.ask('GET', '/todos');
    expect([call.statusCode, call.json().code]).toEqual([401, 'account_inactive']);
    expect(call.headers['www-authenticate']).toBe('Bearer');
  });

  test('a client that hangs up leaves nothing behind', async () => {
    const person = await app.asPerson('viewer');
    const { port } = app.app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    socket.write(`GET /api/live HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${person.token}\r\n\r\n`);
    await new Promise((resolve) => socket.once('data', resolve));
    const before = app.live.openStreams();

    socket.destroy();

    await vi.waitFor(() => expect(app.live.openStreams()).toBe(before - 1), soon);
  });

  test('shutting down ends all streams at once', async () => {
    const node = await startNode(app.database);
    const person = await node.asPerson('viewer');
    const stream = await openStream(node, person.token);
    const startedAt = performance.now();

    await node.close();

    expect(await stream.ended).toBe('ended');
    expect(performance.now() - startedAt).toBeLessThan(heartbeatMs / 5);
  });
});

describe.each(testDatabases.filter(({ name }) => name === 'PostgreSQL'))('two nodes on one $name', ({ open }) => {
  test('what happens on one node arrives at the streams of the other', async () => {
    const database = await open();
    const [one, other] = [await startNode(database), await startNode(database)];
    const person = await one.asPerson('viewer');
    const stream = await openStream(other, person.token);
    await vi.waitFor(() => expect(stream.frames).toHaveLength(1), soon);

    await person.ask('POST', '/todos', { payload: { text: 'Call the bank', priority: 'high' } });
    await vi.waitFor(() => expect(stream.kinds()).toEqual(['task_added']), soon);
    await person.ask('POST', '/notifications/read-all');
    await vi.waitFor(() => expect(stream.events()).toContain('notifications'), soon);

    await stream.stop();
    await one.close();
    await other.close();
    await database.close();
  });
});
