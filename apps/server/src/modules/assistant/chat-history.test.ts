import type { Asked } from '@halyard/assistant';
import type { ProposedAction, SlotValue } from '@halyard/contracts/work/assistant-actions.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../../testing/databases.ts';
import { purgeConversations } from './conversations/purge-conversations.ts';
import { type ChatApp, outcomeOf, proposing, startChatApp } from './testing/chat-app.ts';

const dayMs = 86_400_000;
const slot = (value: string): SlotValue => ({ value, label: null, now: null });
const proposals: readonly ProposedAction[] = [
  { action: 'add_task', slots: { text: slot('Ring the duty officer'), priority: slot('high') }, version: null },
  { action: 'complete_task', slots: { task: { value: 'task-1', label: 'Ring', now: null } }, version: null },
  { action: 'add_note', slots: { incident: slot('7'), message: slot('Seen') }, version: null },
  { action: 'change_status', slots: { incident: slot('7'), status: slot('Resolved') }, version: 3 },
];

describe.each(testDatabases)('the conversation on $name', ({ open }) => {
  let app: ChatApp;
  async function answer(asked: Asked) {
    const request = proposals.find(({ action }) => action === asked.message);
    if (request) return proposing(asked, request);
    const table = {
      caption: 'Open',
      columns: [{ label: 'Incident', kind: 'code' as const }],
      total: 2,
      cite: 1,
      rows: [{ href: '/security?incident=7', cells: ['INC-7', 4.5, null] }],
    };
    return outcomeOf(`You said ${asked.message}.`, { tables: [table] });
  }
  beforeAll(async () => {
    app = await startChatApp(await open(), { answer });
  });
  afterAll(async () => {
    await app.close();
    await app.database.close();
  });

  async function personWhoSaid(...messages: readonly string[]) {
    const person = await app.asPerson('viewer');
    for (const message of messages) await person.ask(message);
    const texts = async () => (await person.history()).map(({ text }: { text: string }) => text);
    return { ...person, texts };
  }
  const purge = () => app.database.write((tx) => purgeConversations(tx, app.now()));

  test('question and answer are kept in order, whole, and for their owner only', async () => {
    const { ask, history } = await personWhoSaid('one');
    const reply = (await ask('two')).json();
    const stranger = await app.asPerson('admin');

    const messages = await history();

    expect(messages.map(({ role, text }: { role: string; text: string }) => `${role}: ${text}`)).toEqual([
      ...['person: one', 'assistant: You said one.', 'person: two', 'assistant: You said two.'],
    ]);
    expect(messages.at(-1)).toEqual({
      id: reply.id,
      role: 'assistant',
      at: reply.at,
      text: reply.response,
      answer: reply.answer,
    });
    expect(messages.at(-2).answer).toBeNull();
    expect(reply.answer.tables[0].rows[0].cells).toEqual(['INC-7', 4.5, null]);
    expect(await stranger.history()).toEqual([]);
  });

  test('a cleared conversation is gone and comes back for a day, the last one only', async () => {
    const { call, ask, texts } = await personWhoSaid('old');
    await call('DELETE', '/assistant/history');
    app.pass(1_000);
    await ask('new');

    expect((await call('DELETE', '/assistant/history?_t=1')).statusCode).toBe(204);
    expect(await texts()).toEqual([]);
    app.pass(dayMs);
    await purge();
    const restored = await call('POST', '/assistant/history/restore');

    expect(restored.json().messages).toHaveLength(2);
    expect(await texts()).toEqual(['new', 'You said new.']);
  });

  test('after more than a day nothing comes back, and nothing is left of it', async () => {
    const { id, call, texts } = await personWhoSaid('old');
    const { texts: textsOfOther } = await personWhoSaid('kept');
    await call('DELETE', '/assistant/history');
    app.pass(dayMs + 1);

    expect((await call('POST', '/assistant/history/restore')).json()).toEqual({ messages: [] });
    await purge();
    const left = await app.database.read
      .selectFrom('assistant_messages')
      .select('id')
      .where('owner_id', '=', id)
      .execute();
    expect(left).toEqual([]);
    expect(await texts()).toEqual([]);
    expect(await textsOfOther()).toHaveLength(2);
  });

  test('the newest 200 messages are kept for each person', async () => {
    const person = await personWhoSaid();
    for (let index = 0; index < 103; index++) {
      if (index % 50 === 0) app.pass(60_000);
      await person.ask(`Question ${index}`);
    }

    const shown = await person.texts();
    await purge();

    expect([shown.length, shown[0], shown.at(-1)]).toEqual([200, 'Question 3', 'You said Question 102.']);
    expect(await person.texts()).toEqual(shown);
    const left = await app.database.read
      .selectFrom('assistant_messages')
      .select('id')
      .where('owner_id', '=', person.id)
      .execute();
    expect(left).toHaveLength(200);
  });

  test.each(proposals)('a proposal to $action is kept whole and settled once', async (request) => {
    const { ask, call, history } = await personWhoSaid();
    const { proposal } = (await ask(request.action)).json().answer;
    const settle = (state: string) => call('PUT', `/assistant/proposals/${proposal.id}`, { payload: { state } });

    const settled = await settle('confirmed');

    expect(proposal).toMatchObject({ request, state: 'open' });
    expect(settled.json()).toEqual({ ...proposal, state: 'confirmed' });
    expect((await history()).at(-1).answer.proposal).toEqual(settled.json());
    const again = await settle('declined');
    expect([again.statusCode, again.json().code]).toEqual([409, 'conflict']);
  });

  test('of two who settle one proposal at once, one is told of the other', async () => {
    const { ask, call } = await personWhoSaid();
    const { proposal } = (await ask('add_task')).json().answer;

    const answers = await Promise.all(
      ['confirmed', 'declined'].map((state) =>
        call('PUT', `/assistant/proposals/${proposal.id}`, { payload: { state } }),
      ),
    );

    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  test('a proposal of somebody else does not exist, nor does one that nobody made', async () => {
    const { ask, history } = await personWhoSaid();
    const { proposal } = (await ask('add_task')).json().answer;
    const stranger = await app.asPerson('admin');
    const settle = (id: string) =>
      stranger.call('PUT', `/assistant/proposals/${id}`, { payload: { state: 'confirmed' } });

    for (const id of [proposal.id, 'nothing', '______'])
      expect((await settle(id)).json().code, id).toBe('record_not_found');
    expect((await history()).at(-1).answer.proposal.state).toBe('open');
  });
});
