import { type Answer, type AssistantReply, type ChatMessage, historyMax } from '@halyard/contracts/work/assistant.ts';
import type { Kysely, Selectable } from 'kysely';
import { holdRows } from '../../../database/connections/hold-rows.ts';
import type { Transaction } from '../../../database/database.ts';
import type { AssistantMessagesTable } from '../../../database/tables/assistant-schema.ts';
import type { Schema } from '../../../database/tables/schema.ts';
import { touchConversation } from './conversation-store.ts';

type Row = Selectable<AssistantMessagesTable>;

const toInstant = (at: number) => new Date(Number(at)).toISOString();
const readAnswer = ({ answer }: Pick<Row, 'answer'>) => (answer === null ? null : (JSON.parse(answer) as Answer));

const toMessage = (row: Row): ChatMessage => ({
  id: row.id,
  role: row.role,
  at: toInstant(row.at),
  text: row.text,
  answer: readAnswer(row),
});

function toReply(row: Row): AssistantReply {
  const answer = readAnswer(row);
  return { response: row.text, id: row.id, at: toInstant(row.at), ...(answer && { answer }) };
}

/** Serializes changes per user: the rows read of their conversations are locked until this transaction ends. */
export async function lockConversations(tx: Transaction, ownerId: string): Promise<void> {
  await holdRows(tx, tx.selectFrom('people').select('id').where('id', '=', ownerId)).execute();
}

/** A question already answered under the client's own id: its text, and the reply. */
export type Answered = { readonly message: string; readonly reply: AssistantReply };

export async function findAnswered(db: Kysely<Schema>, ownerId: string, key: string): Promise<Answered | undefined> {
  const rows = await db
    .selectFrom('assistant_messages')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('message_key', '=', key)
    .execute();
  const question = rows.find(({ role }) => role === 'person');
  const answer = rows.find(({ role }) => role === 'assistant');
  return question && answer && { message: question.text, reply: toReply(answer) };
}

/** The newest 200 of a conversation, oldest first; none without a conversation. */
export async function listMessages(db: Kysely<Schema>, conversationId: string | undefined): Promise<ChatMessage[]> {
  if (conversationId === undefined) return [];
  const rows = await db
    .selectFrom('assistant_messages')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .orderBy('position', 'desc')
    .limit(historyMax)
    .execute();
  return rows.reverse().map(toMessage);
}

/** The engine's interpretation of the newest question of the conversation; null if there is none. */
export async function readUnderstood(db: Kysely<Schema>, conversationId: string): Promise<unknown> {
  const newest = await db
    .selectFrom('assistant_messages')
    .select('question')
    .where('conversation_id', '=', conversationId)
    .where('role', '=', 'person')
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  return newest?.question ? JSON.parse(newest.question) : null;
}

async function readLastPosition(tx: Transaction, ownerId: string): Promise<number> {
  const { last } = await tx
    .selectFrom('assistant_messages')
    .select((eb) => eb.fn.max('position').as('last'))
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow();
  return Number(last ?? 0);
}

/** A question and its answer, as they are kept together or not at all. */
export type Exchange = {
  readonly ownerId: string;
  readonly conversationId: string;
  /** The client's id of the message. */
  readonly key: string | null;
  readonly question: { readonly id: string; readonly at: number; readonly text: string; readonly understood: unknown };
  readonly answer: { readonly id: string; readonly at: number; readonly text: string; readonly content: Answer };
};

const unrated = { rating: null, rated_at: null, rated_with_content: 0 } as const;

/** Stores question and answer; the conversation becomes the newest one, with the question as its title if it has none. */
export async function insertExchange(tx: Transaction, exchange: Exchange): Promise<AssistantReply> {
  const { ownerId, conversationId, key, question, answer } = exchange;
  const position = await readLastPosition(tx, ownerId);
  const both = { owner_id: ownerId, conversation_id: conversationId, message_key: key };
  const understood = question.understood ?? null;
  const asked: Row = {
    ...both,
    ...unrated,
    id: question.id,
    role: 'person',
    at: question.at,
    position: position + 1,
    text: question.text,
    answer: null,
    question: understood === null ? null : JSON.stringify(understood),
  };
  const answered: Row = {
    ...both,
    ...unrated,
    id: answer.id,
    role: 'assistant',
    at: answer.at,
    position: position + 2,
    text: answer.text,
    answer: JSON.stringify(answer.content),
    question: null,
  };
  await tx.insertInto('assistant_messages').values([asked, answered]).execute();
  await touchConversation(tx, conversationId, { title: question.text, at: answer.at });
  return toReply(answered);
}
