import type { Asked } from '@halyard/assistant';
import type { QuerySpec } from '@halyard/contracts/query/query-spec.ts';
import { conversationHeader } from '@halyard/contracts/work/conversations.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../../../testing/databases.ts';
import { type ChatApp, outcomeOf, startChatApp } from '../testing/chat-app.ts';
import { purgeConversations } from './purge-conversations.ts';

const hourMs = 3_600_000;
const spec: QuerySpec = { subject: 'incidents', measure: 'count', where: [] };

describe.each(testDatabases)('conversations on $name', ({ open }) => {
  let app: ChatApp;
  const heard: Asked[] = [];
  async function answer(asked: Asked) {
    heard.push(asked);
    const citation = {
      n: 1,
      label: 'Incidents: *Open*',
      request: 'GET /incidents?status=Open',
      href: null,
      records: 4,
    };
    const reading = { spec, chips: [], href: null, filters: [], words: [], total: 4, by: 'halyard' as const };
    return outcomeOf(`Answer to ${asked.message}.`, { citations: [citation], reading }, { said: asked.message });
  }
  beforeAll(async () => {
    app = await startChatApp(await open(), { answer });
  });
  afterAll(async () => {
    await app.close();
    await app.database.close();
  });

  async function person() {
    const { call, ask, history } = await app.asPerson('viewer');
    const list = async (search = '') =>
      (await call('GET', `/assistant/conversations?_t=1&search=${encodeURIComponent(search)}`)).json();
    const titles = async (search?: string) => (await list(search)).map(({ title }: { title: string }) => title);
    /** Starts a conversation, a second later than what was before, and asks in it. */
    async function start(...questions: readonly string[]): Promise<string> {
      app.pass(1_000);
      const { id } = (await call('POST', '/assistant/conversations', { payload: {} })).json();
      for (const question of questions) await ask(question, { [conversationHeader]: id });
      return id;
    }
    return { call, ask, history, list, titles, start };
  }

  test('a question goes to the conversation of its header, or to the newest one, or starts the first', async () => {
    const { ask, list, start, titles, history } = await person();
    await ask('first');
    const older = (await list())[0].id;
    await start('second');
    app.pass(1_000);
    await ask('third');
    expect(await titles()).toEqual(['second', 'first']);
    app.pass(1_000);

    await ask('fourth', { [conversationHeader]: older });

    expect(await list()).toMatchObject([
      { id: older, title: 'first', questions: 2 },
      { title: 'second', questions: 2 },
    ]);
    expect((await history()).map(({ text }: { text: string }) => text)).toEqual([
      ...['first', 'Answer to first.', 'fourth', 'Answer to fourth.'],
    ]);
  });

  test('what was understood before is that of the same conversation', async () => {
    const { ask, start } = await person();
    const older = await start('alpha');
    await start('beta');

    await ask('and?', { [conversationHeader]: older });
    expect(heard.at(-1)?.before).toEqual({ said: 'alpha' });
    await start('gamma');
    expect(heard.at(-1)?.before).toBeNull();
  });

  test('a reading that is run goes to its conversation, too', async () => {
    const { call, list, start } = await person();
    const older = await start('alpha');
    await start('beta');

    const headers = { [conversationHeader]: older };
    const reply = await call('POST', '/assistant/run', { payload: { spec }, headers });

    expect(reply.statusCode).toBe(200);
    expect((await list()).find(({ id }: { id: string }) => id === older)).toMatchObject({ questions: 2 });
  });

  test('an empty conversation is not started twice', async () => {
    const { start, list } = await person();

    expect(await start()).toBe(await start());
    expect(await list()).toMatchObject([{ title: '', questions: 0 }]);
  });

  test('the title is the first question, cut and in one line, until it is renamed', async () => {
    const { call, ask, start, titles } = await person();
    const id = await start(`Which\nincidents ${'a'.repeat(200)}`);
    expect((await titles())[0]).toBe(`Which incidents ${'a'.repeat(104)}`);

    const renamed = await call('PUT', `/assistant/conversations/${id}`, { payload: { title: '  Shift handover ' } });
    await ask('more', { [conversationHeader]: id });

    expect(renamed.json()).toMatchObject({ id, title: 'Shift handover', questions: 1 });
    expect(await titles()).toEqual(['Shift handover']);
  });

  test('search looks through titles, questions and answers, whatever their case and accents', async () => {
    const { start, titles } = await person();
    await start('Résumé of the night');
    await start('plain', 'and 100% of it?');

    expect(await titles('RESUME')).toEqual(['Résumé of the night']);
    expect(await titles('answer to plain')).toEqual(['plain']);
    expect(await titles('100%')).toEqual(['plain']);
    expect(await titles('1000')).toEqual([]);
    expect(await titles(' ')).toHaveLength(2);
  });

  test('a deleted conversation is gone for everything, and can be restored for a day where it was', async () => {
    const { call, ask, start, titles } = await person();
    const id = await start('older');
    await start('newer');
    const path = `/assistant/conversations/${id}`;

    expect((await call('DELETE', path)).statusCode).toBe(204);
    expect(await titles()).toEqual(['newer']);
    expect(await titles('older')).toEqual([]);
    for (const gone of [
      await call('GET', path),
      await call('GET', `${path}/export`),
      await call('DELETE', path),
      await call('PUT', path, { payload: { title: 'Mine' } }),
      await ask('still there?', { [conversationHeader]: id }),
    ])
      expect([gone.statusCode, gone.json().code]).toEqual([404, 'record_not_found']);

    app.pass(24 * hourMs);
    await app.database.write((tx) => purgeConversations(tx, app.now()));
    expect((await call('POST', `${path}/restore`)).json()).toMatchObject({ id, title: 'older', questions: 1 });
    expect(await titles()).toEqual(['newer', 'older']);

    await call('DELETE', path);
    app.pass(24 * hourMs + 1);
    expect((await call('POST', `${path}/restore`)).statusCode).toBe(404);
  });

  test('nobody reads, changes, restores or asks in the conversation of another', async () => {
    const owner = await person();
    const id = await owner.start('mine');
    const stranger = await app.asPerson('admin');
    const path = `/assistant/conversations/${id}`;

    const attempts = [
      await stranger.call('GET', path),
      await stranger.call('GET', `${path}/export`),
      await stranger.call('PUT', path, { payload: { title: 'Theirs' } }),
      await stranger.call('DELETE', path),
      await stranger.ask('what?', { [conversationHeader]: id }),
    ];
    await owner.call('DELETE', path);
    attempts.push(await stranger.call('POST', `${path}/restore`));

    for (const attempt of attempts)
      expect([attempt.statusCode, attempt.json().code]).toEqual([404, 'record_not_found']);
    expect((await stranger.call('GET', '/assistant/conversations')).json()).toEqual([]);
    expect((await owner.call('POST', `${path}/restore`)).json()).toMatchObject({ title: 'mine', questions: 1 });
  });

  test('a header that is no identifier is rejected', async () => {
    const { ask } = await person();

    const reply = await ask('hello', { [conversationHeader]: 'no such/thing' });

    expect([reply.statusCode, reply.json().code]).toEqual([400, 'invalid_input']);
  });

  test('the export is Markdown with times, questions, answers, sources and queries', async () => {
    const { call, start } = await person();
    const id = await start('# How many\n![x](https://evil.example)');

    const { file } = (await call('GET', `/assistant/conversations/${id}/export`)).json();

    expect(file).toMatchObject({
      mediaType: 'text/markdown',
      name: expect.stringMatching(/^2026-\d\d-\d\d-how-many.*\.md$/),
    });
    expect(file.text).toContain('# \\# How many');
    expect(file.text).toMatch(/^## 2026-\d\d-\d\d \d\d:\d\d UTC$/m);
    expect(file.text).toContain('> \\# How many');
    expect(file.text).not.toContain('![');
    expect(file.text).toContain('Answer to ');
    expect(file.text).toContain('- [1] Incidents: \\*Open\\* `GET /incidents?status=Open` (4)');
    expect(file.text).toContain(`\`\`\`json\n${JSON.stringify(spec, undefined, 2)}\n\`\`\``);
  });

  test('the newest 200 conversations of a person are kept', async () => {
    const { call, list, start } = await person();
    const other = await person();
    await other.start('kept');
    for (let index = 0; index < 201; index++) {
      app.pass(1_000);
      await call('POST', '/assistant/conversations', { payload: { title: `Conversation ${index}` } });
    }
    await start('the 202nd');

    await app.database.write((tx) => purgeConversations(tx, app.now()));

    const kept = await list();
    expect([kept.length, kept[0].title, kept.at(-1).title]).toEqual([200, 'the 202nd', 'Conversation 2']);
    expect(await other.titles()).toEqual(['kept']);
  });
});
