import { type Answer, type AssistantReply, type ChatMessage, historyMax } from '@halyard/contracts/work/assistant.ts';
import type { Kysely, Selectable } from 'kysely';
import { holdRows } from '../../database/connections/hold-rows.ts';
import type { Transaction } from '../../database/database.ts';
import type { AssistantMessagesTable } from '../../database/tables/assistant-schema.ts';
import type { Schema } from '../../database/tables/schema.ts';

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

/** One thing at a time for a person: what is read of their conversation stays so until this transaction ends. */
export async function lockConversation(tx: Transaction, ownerId: string): Promise<void> {
  await holdRows(tx, tx.selectFrom('people').select('id').where('id', '=', ownerId)).execute();
}

/** A question that was answered before under the client's own id: what it said, and the reply. */
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

/** The newest 200 of a person's conversation, oldest first. */
export async function listMessages(db: Kysely<Schema>, ownerId: string): Promise<ChatMessage[]> {
  const rows = await db
    .selectFrom('assistant_messages')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('cleared_at', 'is', null)
    .orderBy('position', 'desc')
    .limit(historyMax)
    .execute();
  return rows.reverse().map(toMessage);
}

/** What the engine understood of the newest question of the conversation; null where there is none. */
export async function readUnderstood(db: Kysely<Schema>, ownerId: string): Promise<unknown> {
  const newest = await db
    .selectFrom('assistant_messages')
    .select('question')
    .where('owner_id', '=', ownerId)
    .where('role', '=', 'person')
    .where('cleared_at', 'is', null)
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
  /** The client's id of the message. */
  readonly key: string | null;
  readonly question: { readonly id: string; readonly at: number; readonly text: string; readonly understood: unknown };
  readonly answer: { readonly id: string; readonly at: number; readonly text: string; readonly content: Answer };
};

export async function insertExchange(tx: Transaction, { ownerId, key, question, answer }: Exchange) {
  const position = await readLastPosition(tx, ownerId);
  const both = { owner_id: ownerId, message_key: key, cleared_at: null };
  const understood = question.understood ?? null;
  const asked: Row = {
    ...both,
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
    id: answer.id,
    role: 'assistant',
    at: answer.at,
    position: position + 2,
    text: answer.text,
    answer: JSON.stringify(answer.content),
    question: null,
  };
  await tx.insertInto('assistant_messages').values([asked, answered]).execute();
  return toReply(answered);
}
