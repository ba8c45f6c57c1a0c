import type { Asked } from '@halyard/assistant';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../../testing/databases.ts';
import { insertConversation } from './conversations/conversation-store.ts';
import { insertExchange } from './conversations/message-store.ts';
import { type ChatApp, countThings, outcomeOf, startChatApp } from './testing/chat-app.ts';

const elsewhere = 'answered elsewhere';

describe.each(testDatabases)('questions on $name', ({ open }) => {
  let app: ChatApp;
  const heard: Asked[] = [];
  async function answer(asked: Asked) {
    heard.push(asked);
    if (asked.message === 'break') throw new Error('a bug');
    if (asked.message === 'remember') return outcomeOf('I do.', {}, { topic: 'tasks' });
    if (asked.message === elsewhere) await answerElsewhere(asked);
    return countThings(asked);
  }
  /** What another node does when it is asked the same at the same time; the key is the person's id here. */
  async function answerElsewhere({ person, message, now, newId }: Asked) {
    const { answer: content, response } = outcomeOf('From the other node.');
    await app.database.write(async (tx) => {
      const { id } = await insertConversation(tx, { id: newId(), ownerId: person.id, title: '', at: now });
      await insertExchange(tx, {
        ownerId: person.id,
        conversationId: id,
        key: person.id,
        question: { id: newId(), at: now, text: message, understood: null },
        answer: { id: newId(), at: now, text: response, content },
      });
    });
  }
  beforeAll(async () => {
    app = await startChatApp(await open(), { answer, summarise: async () => ({ sentences: [], citations: [] }) });
  });
  afterAll(async () => {
    await app.close();
    await app.database.close();
  });
  const lastHeard = () => heard.at(-1);

  test.each(['/api/assistant/query', '/api/ai/chat', '/prod/ai/chat'])(
    '%s answers who is signed in and nobody else',
    async (url) => {
      const { headers } = await app.asPerson('viewer');
      const send = (given: Record<string, string>) =>
        app.app.inject({ method: 'POST', url: `${url}?_t=1`, payload: { message: 'How many tasks?' }, headers: given });

      const [without, signedIn] = [await send({}), await send(headers)];

      expect([without.statusCode, without.json().code]).toEqual([401, 'not_signed_in']);
      expect(signedIn.statusCode).toBe(200);
      expect(signedIn.headers['content-type']).toContain('application/json');
      expect(signedIn.json()).toMatchObject({
        response: '0 of them',
        id: expect.any(String),
        at: new Date(app.now()).toISOString(),
        answer: { by: 'halyard', fellBack: false, refused: null },
      });
      expect(signedIn.json()).not.toHaveProperty('error');
    },
  );

  test.each([{}, { message: ' ' }, { message: 'x'.repeat(2_001) }, { message: 'x', more: 1 }])(
    'the body %j is refused',
    async (payload) => {
      const { call } = await app.asPerson('viewer');

      expect((await call('POST', '/assistant/query', { payload })).json().code).toBe('invalid_input');
    },
  );

  test('the engine is told who asks, how they read and what they look at', async () => {
    const { ask, id } = await app.asPerson('analyst');

    await ask('  And this one? ', { 'x-screen': encodeURIComponent('/security?incident=7&text=Überfall') });

    expect(lastHeard()).toMatchObject({
      message: 'And this one?',
      screen: '/security?incident=7&text=Überfall',
      now: app.now(),
      before: null,
      person: { id, name: 'Ada Byron', role: 'analyst' },
      manner: { language: 'en', timeZone: 'Etc/GMT', dateFormat: 'YYYY-MM-DD' },
    });
  });

  test.each(['%E0%A4%A', 'security', `/${'x'.repeat(2_000)}`, '%2F%0A'])(
    'the screen %s counts as none',
    async (screen) => {
      const { ask } = await app.asPerson('analyst');

      expect((await ask('Where am I?', { 'x-screen': screen })).statusCode).toBe(200);
      expect(lastHeard()?.screen).toBe('/');
    },
  );

  test('what was understood of a question is there for the next one, until the conversation is cleared', async () => {
    const { ask, call } = await app.asPerson('viewer');

    await ask('remember');
    await ask('and last month?');
    expect(lastHeard()?.before).toEqual({ topic: 'tasks' });
    await ask('remember');
    await call('DELETE', '/assistant/history');
    await ask('and last month?');
    expect(lastHeard()?.before).toBeNull();
  });

  test('a reading that was chosen is handed to the engine and stands in the conversation like a question', async () => {
    const { call, id } = await app.asPerson('viewer');
    const spec = { subject: 'tasks', measure: 'count', where: [{ field: 'completed', op: 'is', values: ['no'] }] };

    const answer = await call('POST', '/assistant/run', { payload: { spec } });

    expect(answer.statusCode).toBe(200);
    expect(lastHeard()).toMatchObject({ spec, person: { id } });
    const history = (await call('GET', '/assistant/history')).json();
    expect(history.messages.map(({ role }: { role: string }) => role)).toEqual(['person', 'assistant']);
  });

  test.each([{}, { spec: {} }, { spec: { subject: 'secrets', measure: 'count', where: [] } }])(
    'the reading %j is rejected',
    async (payload) => {
      const { call } = await app.asPerson('viewer');

      expect((await call('POST', '/assistant/run', { payload })).json().code).toBe('invalid_input');
    },
  );

  test('an engine reads with the rights of the person: a viewer learns nothing of accounts', async () => {
    const [viewer, admin] = [await app.asPerson('viewer'), await app.asPerson('admin')];

    expect((await viewer.ask('How many people?')).json().answer.refused).toBe('forbidden');
    expect((await admin.ask('How many people?')).json()).toMatchObject({
      response: '0 of them',
      answer: { refused: null },
    });
  });

  test('a bug is a 500 as everywhere, and nothing is kept', async () => {
    const { ask, history } = await app.asPerson('viewer');

    const broken = await ask('break');

    expect([broken.statusCode, broken.json().code]).toEqual([500, 'server_error']);
    expect(await history()).toEqual([]);
  });

  test('a repeated id is answered from memory, whatever address it comes to', async () => {
    const { ask, history } = await app.asPerson('viewer');
    const id = { 'x-message-id': 'message-1' };

    const first = await ask('How many tasks?', id);
    const asked = heard.length;
    app.pass(1_000);
    const again = await ask('How many tasks?', id);
    const byChat = await ask('How many tasks?', id, '/ai/chat');

    expect([again.json(), byChat.json()]).toEqual([first.json(), first.json()]);
    expect(heard.length).toBe(asked);
    expect(await history()).toHaveLength(2);
  });

  test('ten of the same id at once are one question', async () => {
    const { ask, history } = await app.asPerson('viewer');
    const asked = heard.length;

    const answers = await Promise.all(
      Array.from({ length: 10 }, () => ask('How many tasks?', { 'x-message-id': 'once' })),
    );

    expect(new Set(answers.map(({ json }) => json().id)).size).toBe(1);
    expect(heard.length).toBe(asked + 1);
    expect(await history()).toHaveLength(2);
  });

  test('an id that another node has answered meanwhile keeps the answer of that node', async () => {
    const { id, ask, history } = await app.asPerson('viewer');

    const answered = await ask(elsewhere, { 'x-message-id': id });

    expect(answered.json().response).toBe('From the other node.');
    expect(await history()).toHaveLength(2);
  });

  test('another question under the same id is refused, and an id of one person says nothing about another', async () => {
    const [ada, bob] = [await app.asPerson('viewer'), await app.asPerson('viewer')];
    const id = { 'x-message-id': 'mine' };
    const first = await ada.ask('How many tasks?', id);

    const other = await ada.ask('How many people?', id);

    expect([other.statusCode, other.json().code]).toEqual([422, 'idempotency_key_reused']);
    expect((await bob.ask('How many tasks?', id)).json().id).not.toBe(first.json().id);
  });

  test.each(['x'.repeat(65), 'a b', 'ä'])('the id %s is refused', async (id) => {
    const { ask } = await app.asPerson('viewer');

    expect((await ask('How many tasks?', { 'x-message-id': id })).json().code).toBe('invalid_input');
  });

  test('the 61st question of a minute is refused, for this person only, and what is known already costs nothing', async () => {
    const [ada, bob] = [await app.asPerson('viewer'), await app.asPerson('viewer')];
    for (let index = 0; index < 60; index++) await ada.ask('How many tasks?', { 'x-message-id': `id-${index}` });

    const over = await ada.ask('How many tasks?');

    expect([over.statusCode, over.json().code]).toEqual([429, 'too_many_requests']);
    expect((await ada.ask('How many tasks?', { 'x-message-id': 'id-0' })).statusCode).toBe(200);
    expect((await bob.ask('How many tasks?')).statusCode).toBe(200);
    app.pass(60_000);
    expect((await ada.ask('How many tasks?')).statusCode).toBe(200);
  });

  test('a summary of an incident says when it was made', async () => {
    const { call } = await app.asPerson('viewer');

    expect((await call('GET', '/incidents/7/summary')).json()).toEqual({
      sentences: [],
      citations: [],
      madeAt: new Date(app.now()).toISOString(),
    });
  });
});
