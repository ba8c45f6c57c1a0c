import type { Asked } from '@halyard/assistant';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../../../testing/databases.ts';
import { type ChatApp, outcomeOf, startChatApp } from '../testing/chat-app.ts';

describe.each(testDatabases)('ratings on $name', ({ open }) => {
  let app: ChatApp;
  async function answer({ message }: Asked) {
    const spec = { subject: 'incidents' as const, measure: 'count' as const, where: [] };
    const reading = { spec, chips: [], href: null, filters: [], words: [], total: 4, by: 'halyard' as const };
    return outcomeOf(`Answer to ${message}.`, message.includes('read') ? { reading } : {});
  }
  beforeAll(async () => {
    app = await startChatApp(await open(), { answer });
  });
  afterAll(async () => {
    await app.close();
    await app.database.close();
  });

  async function personWithAnswer(question: string) {
    const { ask, call } = await app.asPerson('viewer');
    const { id } = (await ask(question)).json();
    const rate = (rating: string | null, more: Record<string, unknown> = {}) =>
      call('PUT', `/assistant/messages/${id}/rating`, { payload: { rating, ...more } });
    return { id, call, rate };
  }
  async function readRatings() {
    const admin = await app.asPerson('admin');
    return (await admin.call('GET', '/assistant/ratings')).json();
  }
  const ratingOf = async (id: string) =>
    (await readRatings()).ratings.find((rating: { readonly id: string }) => rating.id === id);

  test('a rating says which subject and measure it was, and nothing of question and answer', async () => {
    const { id, rate } = await personWithAnswer('read the incidents');
    app.pass(1_000);

    const reply = await rate('down');

    expect(reply.json()).toEqual({ rating: 'down', withContent: false });
    const at = new Date(app.now()).toISOString();
    const nothing = { question: null, answer: null };
    expect(await ratingOf(id)).toEqual({ id, rating: 'down', at, subject: 'incidents', measure: 'count', ...nothing });
  });

  test('the ratings of one kind are listed alone, beside both counts', async () => {
    const { id, rate } = await personWithAnswer('Which one?');
    await rate('up');
    const admin = await app.asPerson('admin');

    const wrong = (await admin.call('GET', '/assistant/ratings?rating=down')).json();
    const right = (await admin.call('GET', '/assistant/ratings?rating=up')).json();

    expect(right.ratings.map((one: { readonly id: string }) => one.id)).toContain(id);
    expect(new Set(right.ratings.map((one: { readonly rating: string }) => one.rating))).toEqual(new Set(['up']));
    expect([wrong.up, wrong.down]).toEqual([right.up, right.down]);
    expect(right.up).toBe(right.ratings.length);
  });

  test('with consent administrators see question and answer, until it is taken back', async () => {
    const { id, rate } = await personWithAnswer('How is it?');

    await rate('up', { withContent: true });
    expect(await ratingOf(id)).toMatchObject({
      rating: 'up',
      subject: null,
      measure: null,
      question: 'How is it?',
      answer: 'Answer to How is it?.',
    });

    await rate('up');
    expect(await ratingOf(id)).toMatchObject({ question: null, answer: null });
  });

  test('an answer has one rating, which counts once and can be taken back', async () => {
    const before = await readRatings();
    const { id, call, rate } = await personWithAnswer('one');

    await rate('up');
    await rate('down', { withContent: true });
    const { up, down } = await readRatings();
    expect([up - before.up, down - before.down]).toEqual([0, 1]);
    const [conversation] = (await call('GET', '/assistant/conversations')).json();
    const ratingsPath = `/assistant/conversations/${conversation.id}/ratings`;
    expect((await call('GET', ratingsPath)).json()).toEqual([{ messageId: id, rating: 'down', withContent: true }]);
    expect((await (await app.asPerson('admin')).call('GET', ratingsPath)).statusCode).toBe(404);

    expect((await rate(null, { withContent: true })).json()).toEqual({ rating: null, withContent: false });
    expect(await ratingOf(id)).toBeUndefined();
  });

  test('ratings of a deleted conversation are gone with it', async () => {
    const { id, call, rate } = await personWithAnswer('soon gone');
    await rate('up', { withContent: true });

    await call('DELETE', '/assistant/history');

    expect(await ratingOf(id)).toBeUndefined();
    expect((await rate('down')).json().code).toBe('record_not_found');
  });

  test('only the own answers are rated, never a question', async () => {
    const owner = await personWithAnswer('mine');
    const stranger = await app.asPerson('admin');
    const [question] = (await owner.call('GET', '/assistant/history')).json().messages;
    const payload = { rating: 'up' };

    for (const attempt of [
      await stranger.call('PUT', `/assistant/messages/${owner.id}/rating`, { payload }),
      await owner.call('PUT', `/assistant/messages/${question.id}/rating`, { payload }),
    ])
      expect([attempt.statusCode, attempt.json().code]).toEqual([404, 'record_not_found']);
  });

  test.each(['analyst', 'viewer'] as const)('ratings are not for a %s', async (role) => {
    const { call } = await app.asPerson(role);

    expect((await call('GET', '/assistant/ratings')).statusCode).toBe(403);
  });
});
