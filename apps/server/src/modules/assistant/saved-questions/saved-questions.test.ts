import { ownSavedQuestionsMax } from '@halyard/contracts/work/conversations.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../../../testing/databases.ts';
import { type ChatApp, startChatApp } from '../testing/chat-app.ts';

const path = '/assistant/saved-questions';
const spec = { subject: 'incidents', measure: 'count', where: [] };

describe.each(testDatabases)('saved questions on $name', ({ open }) => {
  let app: ChatApp;
  beforeAll(async () => {
    app = await startChatApp(await open());
  });
  afterAll(async () => {
    await app.close();
    await app.database.close();
  });

  async function person(role: 'admin' | 'analyst' | 'viewer' = 'analyst') {
    const { id, call } = await app.asPerson(role);
    const save = async (title: string, more: Record<string, unknown> = { message: 'What is open?' }) =>
      call('POST', path, { payload: { title, message: null, ...more } });
    const titles = async () => (await call('GET', path)).json().map(({ title }: { title: string }) => title);
    return { id, call, save, titles };
  }

  test('a question is saved as words, as a query or both, and listed by title', async () => {
    const { id, call, save } = await person();

    const saved = await save('zulu', { spec });
    await save('Älpha', { message: 'What is open?', spec });

    expect([saved.statusCode, saved.headers.location]).toEqual([201, `/api${path}/${saved.json().id}`]);
    expect((await call('GET', path)).json()).toMatchObject([
      { title: 'Älpha', message: 'What is open?', spec, shared: false, owner: { id, isMe: true } },
      { title: 'zulu', message: null, spec },
    ]);
  });

  test('a question without words and query is rejected, and so is a query that means nothing', async () => {
    const { save } = await person();

    for (const more of [{}, { spec: { subject: 'incidents', measure: 'breakdown' } }])
      expect((await save('empty', more)).json().code).toBe('invalid_input');
  });

  test('a shared one is seen by viewers, one that is not by its owner only', async () => {
    const owner = await person();
    await owner.save('private');
    const { id } = (await owner.save('for the team', { spec, shared: true })).json();
    const viewer = await person('viewer');

    expect((await viewer.call('GET', path)).json()).toMatchObject([
      { id, title: 'for the team', owner: { id: owner.id, isMe: false, name: owner.id } },
    ]);

    await owner.call('PUT', `${path}/${id}`, { payload: { title: 'not any more', shared: false } });
    expect(await viewer.titles()).toEqual([]);
    expect(await owner.titles()).toEqual(['not any more', 'private']);
  });

  test('only the owner changes or deletes it', async () => {
    const owner = await person();
    const { id } = (await owner.save('only mine', { spec, shared: true })).json();
    const admin = await person('admin');
    const change = { payload: { title: 'theirs', shared: false } };

    for (const attempt of [
      await admin.call('PUT', `${path}/${id}`, change),
      await admin.call('DELETE', `${path}/${id}`),
    ])
      expect([attempt.statusCode, attempt.json().code]).toEqual([404, 'record_not_found']);
    expect(await owner.titles()).toEqual(['only mine']);
    expect((await owner.call('DELETE', `${path}/${id}`)).statusCode).toBe(204);
    expect(await owner.titles()).toEqual([]);
  });

  test('a list that is full takes no more', async () => {
    const { id, save } = await person();
    const rows = Array.from({ length: ownSavedQuestionsMax }, (_, index) => ({
      id: `${id}-${index}`,
      owner_id: id,
      title: `Question ${index}`,
      message: 'What is open?',
      shared: 0 as const,
      created_at: app.now(),
    }));
    await app.database.write((tx) => tx.insertInto('saved_questions').values(rows).execute());

    const rejected = await save('one too many');

    expect([rejected.statusCode, rejected.json().code]).toEqual([409, 'list_full']);
  });

  test('an account that is deleted takes its conversations and saved questions along', async () => {
    const { id, call, save } = await person();
    await save('shared', { spec, shared: true });
    await call('POST', '/assistant/query', { payload: { message: 'How many tasks?' } });

    await app.database.write((tx) => tx.deleteFrom('people').where('id', '=', id).execute());

    for (const table of ['saved_questions', 'assistant_conversations', 'assistant_messages'] as const) {
      const left = await app.database.read.selectFrom(table).select('id').where('owner_id', '=', id).execute();
      expect(left, table).toEqual([]);
    }
  });
});
