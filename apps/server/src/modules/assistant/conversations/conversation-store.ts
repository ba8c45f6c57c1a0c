import { type Conversation, conversationsMax, conversationTitleMax } from '@halyard/contracts/work/conversations.ts';
import { type ExpressionBuilder, type Kysely, type Selectable, sql } from 'kysely';
import { containing } from '../../../database/containing.ts';
import type { Transaction } from '../../../database/database.ts';
import type { AssistantConversationsTable } from '../../../database/tables/assistant-schema.ts';
import type { Schema } from '../../../database/tables/schema.ts';

type Row = Selectable<AssistantConversationsTable> & { readonly questions: number | null };

const toInstant = (at: number) => new Date(Number(at)).toISOString();

/** The first 120 characters, in one line. */
export const toTitle = (text: string): string =>
  [...text.replaceAll(/\s+/g, ' ').trim()].slice(0, conversationTitleMax).join('');

const toConversation = ({ id, title, questions, created_at, updated_at }: Row): Conversation => ({
  id,
  title,
  questions: Number(questions),
  createdAt: toInstant(created_at),
  updatedAt: toInstant(updated_at),
});

const countQuestions = (eb: ExpressionBuilder<Schema, 'assistant_conversations'>) =>
  eb
    .selectFrom('assistant_messages')
    .select((of) => of.fn.countAll<number>().as('count'))
    .whereRef('assistant_messages.conversation_id', '=', 'assistant_conversations.id')
    .where('role', '=', 'person')
    .as('questions');

const selectKept = (db: Kysely<Schema>, ownerId: string) =>
  db
    .selectFrom('assistant_conversations')
    .selectAll()
    .select(countQuestions)
    .where('owner_id', '=', ownerId)
    .where('deleted_at', 'is', null);

const selectNewestFirst = (db: Kysely<Schema>, ownerId: string) =>
  selectKept(db, ownerId).orderBy('updated_at', 'desc').orderBy('created_at', 'desc').orderBy('id', 'desc');

/** Conversations of a person, newest first; with `search`, those that contain it in their title or a message. */
export async function listConversationsOf(
  db: Kysely<Schema>,
  ownerId: string,
  search?: string,
): Promise<Conversation[]> {
  const all = selectNewestFirst(db, ownerId).limit(conversationsMax);
  const words = search?.trim();
  const found = words
    ? all.where(({ or, exists, selectFrom }) =>
        or([
          containing(sql.ref('title'), words),
          exists(
            selectFrom('assistant_messages')
              .select('assistant_messages.id')
              .whereRef('assistant_messages.conversation_id', '=', 'assistant_conversations.id')
              .where(containing(sql.ref('text'), words)),
          ),
        ]),
      )
    : all;
  return (await found.execute()).map(toConversation);
}

/** The person's own conversation; undefined where it is not theirs or was deleted. */
export async function findConversation(
  db: Kysely<Schema>,
  ownerId: string,
  id: string,
): Promise<Conversation | undefined> {
  const row = await selectKept(db, ownerId).where('id', '=', id).executeTakeFirst();
  return row && toConversation(row);
}

/** The conversation that a person used last. */
export async function findNewest(db: Kysely<Schema>, ownerId: string): Promise<Conversation | undefined> {
  const row = await selectNewestFirst(db, ownerId).limit(1).executeTakeFirst();
  return row && toConversation(row);
}

export type NewConversation = {
  readonly id: string;
  readonly ownerId: string;
  readonly title: string;
  readonly at: number;
};

export async function insertConversation(tx: Transaction, { id, ownerId, title, at }: NewConversation) {
  const row = { id, owner_id: ownerId, title, created_at: at, updated_at: at, deleted_at: null };
  await tx.insertInto('assistant_conversations').values(row).execute();
  return toConversation({ ...row, questions: 0 });
}

export async function renameConversationTo(tx: Transaction, id: string, title: string): Promise<void> {
  await tx.updateTable('assistant_conversations').set({ title }).where('id', '=', id).execute();
}

/** Makes it the newest conversation; an existing name is kept. */
export async function touchConversation(
  tx: Transaction,
  id: string,
  { title, at }: { readonly title: string; readonly at: number },
): Promise<void> {
  await tx
    .updateTable('assistant_conversations')
    .set({ updated_at: at, title: sql<string>`case when title = '' then ${toTitle(title)} else title end` })
    .where('id', '=', id)
    .execute();
}
