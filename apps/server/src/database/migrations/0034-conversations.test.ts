import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../../testing/databases.ts';
import type { Database } from '../database.ts';
import type { Schema } from '../tables/schema.ts';

const answer = {
  by: 'halyard',
  model: null,
  fellBack: false,
  sentences: [],
  markdown: null,
  tables: [],
  citations: [],
  suggestions: ['What is open?'],
  refused: null,
};
const reading = { spec: { subject: 'incidents', measure: 'count', where: [] }, chips: [{ label: 'Incidents' }] };
const proposal = { id: 'p-1', summary: 'Shall I?', request: { action: 'complete_task', taskId: '1' }, state: 'open' };

type Said = { readonly at: number; readonly text: string; readonly answer?: object; readonly clearedAt?: number };

const said: readonly Said[] = [
  { at: 1, text: 'cleared\nearlier', clearedAt: 3 },
  { at: 2, text: 'Yes.', answer: { ...answer, proposal: null }, clearedAt: 3 },
  { at: 4, text: 'What is open?' },
  { at: 5, text: 'Four.', answer: { ...answer, proposal: null, reading } },
  { at: 6, text: 'Shall it be done?' },
  { at: 7, text: 'Shall I?', answer: { ...answer, proposal } },
];

/** Of two people, so that a conversation has to find its own. */
async function fill(db: Kysely<Schema>) {
  for (const owner of ['ada', 'bob']) {
    await sql`insert into people (id, username, email, role, department, status, verified, sample, created_at, invited,
      second_factor) values (${owner}, ${owner}, ${`${owner}@example.com`}, 'viewer', 'Engineering', 'active', 1, 0, 1,
      0, 0)`.execute(db);
    for (const [index, { at, text, answer: content, clearedAt = null }] of said.entries())
      await sql`insert into assistant_messages (id, owner_id, role, at, position, text, answer, cleared_at)
        values (${`${owner}-${index}`}, ${owner}, ${content ? 'assistant' : 'person'}, ${at}, ${index + 1}, ${text},
        ${content ? JSON.stringify(content) : null}, ${clearedAt})`.execute(db);
  }
}

describe.each(testDatabases)('messages of the assistant from before there were conversations, on $name', ({ open }) => {
  let database: Database;
  beforeAll(async () => {
    database = await open({ migration: '0033-order-of-people', fill });
  });
  afterAll(() => database.close());
  const messagesOf = (conversationId: string) =>
    database.read
      .selectFrom('assistant_messages')
      .selectAll()
      .where('conversation_id', '=', conversationId)
      .orderBy('position')
      .execute();

  test.each(['ada', 'bob'])('those of %s are in one conversation, cleared ones in a deleted one', async (owner) => {
    const conversations = await database.read
      .selectFrom('assistant_conversations')
      .selectAll()
      .where('owner_id', '=', owner)
      .orderBy('created_at')
      .execute();

    expect(conversations).toMatchObject([
      { title: 'cleared earlier', created_at: 1, updated_at: 2, deleted_at: 3 },
      { title: 'What is open?', created_at: 4, updated_at: 7, deleted_at: null },
    ]);
    const [cleared, kept] = await Promise.all(conversations.map(({ id }) => messagesOf(id)));
    expect(cleared?.map(({ id }) => id)).toEqual([`${owner}-0`, `${owner}-1`]);
    expect(kept?.map(({ text }) => text)).toEqual(['What is open?', 'Four.', 'Shall it be done?', 'Shall I?']);
    expect(kept?.every(({ rating, rated_with_content }) => rating === null && rated_with_content === 0)).toBe(true);
  });

  test('answers lose readings and proposals of the old shape, and nothing else', async () => {
    const stored = await database.read
      .selectFrom('assistant_messages')
      .select('answer')
      .where('owner_id', '=', 'ada')
      .where('role', '=', 'assistant')
      .execute();

    expect(stored.map((row) => JSON.parse(row.answer ?? ''))).toEqual(Array(3).fill({ ...answer, proposal: null }));
  });
});
