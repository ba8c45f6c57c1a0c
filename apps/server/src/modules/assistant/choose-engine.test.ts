import type { AddressInfo } from 'node:net';
import type { Model, Outcome } from '@halyard/assistant';
import { afterEach, describe, expect, test } from 'vitest';
import { testDatabases } from '../../testing/databases.ts';
import type { AssistantPorts } from './assistant-ports.ts';
import { type ChatApp, outcomeOf, readFrames, startChatApp } from './testing/chat-app.ts';

const [sqlite] = testDatabases;
const accept = { accept: 'text/event-stream' };
type AskModel = Model['ask'];

describe('a language model', () => {
  const open: ChatApp[] = [];
  afterEach(async () => {
    for (const app of open.splice(0)) {
      await app.close();
      await app.database.close();
    }
  });

  async function startWithModel(ask: AskModel, more: Partial<AssistantPorts> = {}) {
    if (!sqlite) throw new Error('SQLite is always there');
    const model = { name: 'a-model', host: '127.0.0.1', ask };
    const app = await startChatApp(await sqlite.open(), { model, ...more });
    open.push(app);
    return app;
  }
  const greet: AskModel = async (_asked, onFrame) => {
    onFrame({ frame: 'text', delta: 'Hello' });
    return outcomeOf('Hello', { by: 'model', model: 'a-model', markdown: 'Hello' });
  };

  test('answers word by word', async () => {
    const { ask } = await (await startWithModel(greet)).asPerson('viewer');

    const frames = readFrames((await ask('Hi', accept)).body);

    expect(frames).toMatchObject([
      { frame: 'text', delta: 'Hello' },
      { frame: 'done', reply: { response: 'Hello', answer: { by: 'model', fellBack: false } } },
    ]);
  });

  test('is named to who asks, with the host that questions go to', async () => {
    const app = await startWithModel(greet, {
      suggest: (screen, role, language) => [`${screen} ${role} ${language}`],
    });
    const { call } = await app.asPerson('viewer');

    expect((await call('GET', '/assistant?screen=%2Fsecurity')).json()).toEqual({
      model: { name: 'a-model', host: '127.0.0.1' },
      suggestions: ['/security viewer en'],
    });
  });

  test('that fails is replaced by the built-in engine: what it said is withdrawn', async () => {
    const app = await startWithModel(async (_asked, onFrame) => {
      onFrame({ frame: 'text', delta: 'There are' });
      throw new Error('cut off');
    });
    const { ask, history } = await app.asPerson('viewer');

    const frames = readFrames((await ask('How many tasks?', accept)).body);

    expect(frames.map(({ frame }) => frame)).toEqual(['text', 'restart', 'query', 'done']);
    expect(frames.at(-1)).toMatchObject({
      reply: { response: '0 of them', answer: { by: 'halyard', fellBack: true } },
    });
    expect(app.failures).toEqual([new Error('cut off')]);
    expect((await history()).at(-1).answer.fellBack).toBe(true);
  });

  test('that fails costs a JSON question nothing but the note', async () => {
    const app = await startWithModel(() => Promise.reject(new Error('unreachable')));
    const { ask } = await app.asPerson('viewer');

    expect((await ask('How many tasks?')).json()).toMatchObject({ response: '0 of them', answer: { fellBack: true } });
  });

  test('is told when nobody waits for its answer any more, and nobody else answers then', async () => {
    const told = Promise.withResolvers<string>();
    const app = await startWithModel((_asked, onFrame, stop) => {
      onFrame({ frame: 'text', delta: 'One moment' });
      return new Promise<Outcome>((_, reject) => {
        stop?.addEventListener('abort', () => {
          told.resolve('told');
          reject(stop.reason);
        });
      });
    });
    const { headers, history } = await app.asPerson('viewer');
    await app.app.listen({ port: 0, host: '127.0.0.1' });
    const cut = new AbortController();
    const { port } = app.app.server.address() as AddressInfo;
    await fetch(`http://127.0.0.1:${port}/api/assistant/query`, {
      method: 'POST',
      headers: { ...headers, ...accept, 'content-type': 'application/json' },
      body: JSON.stringify({ message: 'How many tasks?' }),
      signal: cut.signal,
    });

    cut.abort();

    expect(await told.promise).toBe('told');
    expect(await history()).toEqual([]);
    expect(app.failures).toEqual([]);
  });

  test('is asked so often in an hour by one person; what comes after is answered without it', async () => {
    const app = await startWithModel(greet, { modelPerHour: 2 });
    const [ada, bob] = [await app.asPerson('viewer'), await app.asPerson('viewer')];
    const byWhom = async ({ ask }: typeof ada) => (await ask('How many tasks?')).json().answer;

    const answers = [await byWhom(ada), await byWhom(ada), await byWhom(ada), await byWhom(bob)];
    app.pass(3_600_000);
    answers.push(await byWhom(ada));

    expect(answers.map(({ by }) => by)).toEqual(['model', 'model', 'halyard', 'model', 'model']);
    expect(answers[2].fellBack).toBe(false);
  });
});
