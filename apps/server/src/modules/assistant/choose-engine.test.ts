import type { AddressInfo } from 'node:net';
import type { Asked, Model, ModelReader, ModelReading, Outcome, Unread } from '@halyard/assistant';
import { afterEach, describe, expect, test } from 'vitest';
import { testDatabases } from '../../testing/databases.ts';
import type { AssistantPorts } from './assistant-ports.ts';
import { type ChatApp, outcomeOf, startChatApp } from './testing/chat-app.ts';

const [sqlite] = testDatabases;
const none: ModelReading = { none: true };

const unread = (message: string): Unread => ({
  message,
  now: { now: 0, timeZone: 'UTC' },
  subjects: ['incidents'],
  actions: [],
  before: null,
  screen: null,
  names: [],
  readValues: async () => [],
  isWord: () => false,
});

/** An engine that is sure of nothing but drafts. */
async function answerUnsure({ message }: Asked, reader?: ModelReader): Promise<Outcome> {
  if (message === 'draft') {
    const markdown = (await reader?.rewrite([], [])) ?? null;
    return outcomeOf(markdown ?? 'Ours.', { draft: 'handover' });
  }
  const reading = (await reader?.read(unread(message))) ?? none;
  return outcomeOf('query' in reading ? 'Read by the model.' : 'Not understood.');
}

describe('a language model', () => {
  const open: ChatApp[] = [];
  afterEach(async () => {
    for (const app of open.splice(0)) {
      await app.close();
      await app.database.close();
    }
  });

  async function startWithModel(read: Model['read'], more: Partial<AssistantPorts> = {}) {
    if (!sqlite) throw new Error('SQLite is always there');
    const model: Model = {
      name: 'a-model',
      host: '127.0.0.1',
      read,
      rewrite: async () => 'Rewritten.',
      showReading: async ({ message }, withheld) => ({
        body: JSON.stringify({ message, withheld }),
        fields: { message, names: [], screen: null, lastQuestion: null, draft: [] },
      }),
      showDraft: async () => ({
        body: '{}',
        fields: { message: null, names: [], screen: null, lastQuestion: null, draft: ['A line.'] },
      }),
    };
    const app = await startChatApp(await sqlite.open(), { answer: answerUnsure, model, ...more });
    open.push(app);
    return app;
  }
  const count: Model['read'] = async () => ({ query: { subject: 'incidents', measure: 'count', where: [] } });

  test('is named to who asks, with the host that questions go to', async () => {
    const app = await startWithModel(count, { suggest: (screen, role, language) => [`${screen} ${role} ${language}`] });
    const { call } = await app.asPerson('viewer');

    expect((await call('GET', '/assistant?screen=%2Fsecurity')).json()).toEqual({
      model: { name: 'a-model', host: '127.0.0.1' },
      suggestions: ['/security viewer en'],
    });
  });

  test('that fails is gone without, and the answer says so', async () => {
    const app = await startWithModel(() => Promise.reject(new Error('cut off')));
    const { ask, history } = await app.asPerson('viewer');

    expect((await ask('Anything?')).json()).toMatchObject({ response: 'Not understood.', answer: { fellBack: true } });
    expect(app.failures).toEqual([new Error('cut off')]);
    expect((await history()).at(-1).answer.fellBack).toBe(true);
  });

  test('that reads nothing has not failed', async () => {
    const { ask } = await (await startWithModel(async () => none)).asPerson('viewer');

    expect((await ask('Anything?')).json()).toMatchObject({ response: 'Not understood.', answer: { fellBack: false } });
  });

  test('is stopped when the question is cancelled, and no other engine answers then', async () => {
    const told = Promise.withResolvers<string>();
    const asked = Promise.withResolvers<void>();
    const app = await startWithModel((_question, _withheld, stop) => {
      asked.resolve();
      return new Promise<ModelReading>((_, reject) => {
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
    const request = fetch(`http://127.0.0.1:${port}/api/assistant/query`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ message: 'How many tasks?' }),
      signal: cut.signal,
    }).catch(() => {});
    await asked.promise;

    cut.abort();

    expect(await told.promise).toBe('told');
    await request;
    expect(await history()).toEqual([]);
    expect(app.failures).toEqual([]);
  });

  test('is asked so often in an hour by one person; what comes after is answered without it', async () => {
    const app = await startWithModel(count, { modelPerHour: 2 });
    const [ada, bob] = [await app.asPerson('viewer'), await app.asPerson('viewer')];
    const ask = async (person: typeof ada) => (await person.ask('Anything?')).json();

    const answers = [await ask(ada), await ask(ada), await ask(ada), await ask(bob)];
    const shown = await ada.call('POST', '/assistant/outgoing', { payload: { message: 'Anything?' } });
    app.pass(3_600_000);
    answers.push(await ask(ada));

    const read = 'Read by the model.';
    expect(answers.map(({ response }) => response)).toEqual([read, read, 'Not understood.', read, read]);
    expect(answers[2].answer.fellBack).toBe(false);
    expect(shown.json()).toEqual({ request: null, reason: 'limit_reached' });
  });

  test('what would be sent is shown, and neither sent nor counted', async () => {
    let asked = 0;
    const app = await startWithModel(
      async () => {
        asked++;
        return none;
      },
      { modelPerHour: 1 },
    );
    const { call } = await app.asPerson('viewer');

    const shown = await call('POST', '/assistant/outgoing', { payload: { message: 'Anything?' } });

    const fields = { message: 'Anything?', names: [], screen: null, lastQuestion: null, draft: [] };
    const body = '{"message":"Anything?","withheld":{"names":false,"screen":false,"lastQuestion":false}}';
    expect(shown.json()).toEqual({ request: { host: '127.0.0.1', model: 'a-model', fields, body }, reason: null });
    expect(asked).toBe(0);
  });

  test('what a person withholds is theirs, and is withheld when they ask', async () => {
    const seen: unknown[] = [];
    const app = await startWithModel(async (_question, withheld) => {
      seen.push(withheld);
      return none;
    });
    const [ada, bob] = [await app.asPerson('viewer'), await app.asPerson('viewer')];
    const settings = { withhold: { names: true, screen: false, lastQuestion: true } };
    const nothing = { withhold: { names: false, screen: false, lastQuestion: false } };

    const saved = await ada.call('PUT', '/assistant/model-settings', { payload: settings });
    await ada.ask('Anything?');
    await bob.ask('Anything?');

    expect(saved.json()).toEqual(settings);
    expect((await ada.call('GET', '/assistant/model-settings')).json()).toEqual(settings);
    expect((await bob.call('GET', '/assistant/model-settings')).json()).toEqual(nothing);
    expect(seen).toEqual([settings.withhold, nothing.withhold]);
  });

  test('a draft is not sent where names are withheld', async () => {
    const { ask, call } = await (await startWithModel(count)).asPerson('viewer');
    const outgoing = async () => (await call('POST', '/assistant/outgoing', { payload: { message: 'draft' } })).json();
    const [before, shown] = [(await ask('draft')).json().response, (await outgoing()).request.fields.draft];

    const payload = { withhold: { names: true, screen: false, lastQuestion: false } };
    await call('PUT', '/assistant/model-settings', { payload });

    expect([before, shown]).toEqual(['Rewritten.', ['A line.']]);
    expect((await ask('draft')).json().response).toBe('Ours.');
    expect(await outgoing()).toEqual({ request: null, reason: 'names_withheld' });
  });

  test('without one nothing would be sent', async () => {
    const { call } = await (await startWithModel(count, { model: undefined })).asPerson('viewer');

    const shown = await call('POST', '/assistant/outgoing', { payload: { message: 'Anything?' } });

    expect(shown.json()).toEqual({ request: null, reason: 'no_model' });
  });
});
