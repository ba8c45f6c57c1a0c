import type { AddressInfo } from 'node:net';
import type { Asked } from '@halyard/assistant';
import { listTodos } from '@halyard/contracts/work/todos.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../../testing/databases.ts';
import { type ChatApp, countThings, outcomeOf, readFrames, startChatApp } from './testing/chat-app.ts';

const accept = { accept: 'text/event-stream, application/json' };

describe.each(testDatabases)('streamed answers on $name', ({ open }) => {
  let app: ChatApp;
  let openDoor = () => {};
  const ended: string[] = [];

  // "wait" asks its query only once the door is open; so the test decides what happens meanwhile.
  async function waitAtDoor({ onQuery, read, message }: Asked) {
    onQuery('Before the door');
    await new Promise<void>((resolve) => {
      openDoor = resolve;
    });
    await read(listTodos).catch((cause: Error) => {
      ended.push(`${message}: ${cause.constructor.name}`);
      throw cause;
    });
    ended.push(`${message}: answered`);
    return outcomeOf('Through.');
  }
  async function answer(asked: Asked) {
    if (asked.message.startsWith('wait')) return waitAtDoor(asked);
    if (asked.message === 'break late') asked.onQuery('Tasks');
    if (asked.message.startsWith('break')) throw new Error('a bug');
    return countThings(asked);
  }

  beforeAll(async () => {
    app = await startChatApp(await open(), { answer });
    await app.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    await app.close();
    await app.database.close();
  });

  /** Asks over a real connection; resolves with the first frame, since the headers come with it. */
  async function openQuestion(headers: Record<string, string>, message: string) {
    const { port } = app.app.server.address() as AddressInfo;
    const abort = new AbortController();
    const response = await fetch(`http://127.0.0.1:${port}/api/assistant/query`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ message }),
      signal: abort.signal,
    });
    return { response, cut: () => abort.abort() };
  }
  const settled = () => new Promise((resolve) => setTimeout(resolve, 50));

  test('the queries come first and the whole answer last', async () => {
    const { ask, history } = await app.asPerson('viewer');

    const streamed = await ask('How many tasks?', accept);

    expect(streamed.statusCode).toBe(200);
    expect(streamed.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-content-type-options': 'nosniff',
    });
    const [query, done] = readFrames(streamed.body);
    expect(query).toEqual({ frame: 'query', label: 'Tasks' });
    expect(done).toMatchObject({ frame: 'done', reply: { response: '0 of them', id: (await history()).at(-1).id } });
  });

  test('a repeated id is answered at once with the same answer', async () => {
    const { ask } = await app.asPerson('viewer');
    const headers = { ...accept, 'x-message-id': 'again' };
    const first = readFrames((await ask('How many tasks?', headers)).body);

    expect(readFrames((await ask('How many tasks?', headers)).body)).toEqual(first.slice(-1));
  });

  test('a failure before the first frame is an ordinary refusal', async () => {
    const { ask } = await app.asPerson('viewer');

    const broken = await ask('break', accept);

    expect([broken.statusCode, broken.json().code]).toEqual([500, 'server_error']);
    expect(
      (await app.app.inject({ method: 'POST', url: '/api/ai/chat', payload: { message: 'x' }, headers: accept }))
        .statusCode,
    ).toBe(401);
  });

  test('a failure after it ends the stream with an error, and is reported', async () => {
    const { ask, history } = await app.asPerson('viewer');

    const broken = await ask('break late', accept);

    expect(readFrames(broken.body).at(-1)).toEqual({
      frame: 'done',
      reply: { response: 'Server error. Our team has been notified and is working on it.', error: true },
    });
    expect(app.failures.at(-1)).toEqual(new Error('a bug'));
    expect(await history()).toEqual([]);
  });

  test('when the asker has gone, nothing more is read and nothing is kept', async () => {
    const { headers, history } = await app.asPerson('viewer');
    const { response, cut } = await openQuestion({ ...headers, ...accept }, 'wait for me');
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    const failures = app.failures.length;

    cut();
    await settled();
    openDoor();
    await settled();

    expect(ended.at(-1)).toBe('wait for me: AskerGoneError');
    expect(await history()).toEqual([]);
    expect(app.failures.length).toBe(failures);
  });

  test('who asked for JSON and has gone is noticed as well', async () => {
    const { headers, history } = await app.asPerson('viewer');
    const cut = new AbortController();
    const { port } = app.app.server.address() as AddressInfo;
    const asked = fetch(`http://127.0.0.1:${port}/api/ai/chat`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ message: 'wait in JSON' }),
      signal: cut.signal,
    }).catch(() => 'cut');
    await settled();

    cut.abort();
    await settled();
    openDoor();
    await settled();

    expect(await asked).toBe('cut');
    expect(ended.at(-1)).toBe('wait in JSON: AskerGoneError');
    expect(await history()).toEqual([]);
  });

  test('an answer goes on while one of two who wait for it is there, and the later one misses nothing', async () => {
    const { headers, history } = await app.asPerson('viewer');
    const question = { ...headers, ...accept, 'x-message-id': 'shared' };
    const first = await openQuestion(question, 'wait for us');
    const second = await openQuestion(question, 'wait for us');

    first.cut();
    await settled();
    openDoor();
    const frames = readFrames(await second.response.text());

    expect(frames.map(({ frame }) => frame)).toEqual(['query', 'done']);
    expect(await history()).toHaveLength(2);
  });

  test('a question that was stopped can be asked again under its id', async () => {
    const { headers, history } = await app.asPerson('viewer');
    const question = { ...headers, ...accept, 'x-message-id': 'twice' };
    const first = await openQuestion(question, 'wait');
    const openFirst = openDoor;
    first.cut();
    await settled();

    const second = await openQuestion(question, 'wait');
    openFirst();
    await settled();
    openDoor();

    expect(readFrames(await second.response.text()).at(-1)).toMatchObject({ reply: { response: 'Through.' } });
    expect(await history()).toHaveLength(2);
  });
});
