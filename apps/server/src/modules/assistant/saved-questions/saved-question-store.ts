import type { QuerySpec } from '@halyard/contracts/query/query-spec.ts';
import { type SavedQuestion, savedQuestionsMax } from '@halyard/contracts/work/conversations.ts';
import { type Kysely, type Selectable, sql } from 'kysely';
import { holdRows } from '../../../database/connections/hold-rows.ts';
import type { Transaction } from '../../../database/database.ts';
import { readNames } from '../../../database/person-names.ts';
import type { SavedQuestionsTable } from '../../../database/tables/assistant-schema.ts';
import type { Schema } from '../../../database/tables/schema.ts';

type Row = Selectable<SavedQuestionsTable>;

const toSavedQuestion = (row: Row, callerId: string, names: ReadonlyMap<string, string>): SavedQuestion => ({
  id: row.id,
  title: row.title,
  message: row.message,
  spec: row.spec === null ? null : (JSON.parse(row.spec) as QuerySpec),
  shared: row.shared === 1,
  owner: { id: row.owner_id, name: names.get(row.owner_id) ?? '', isMe: row.owner_id === callerId },
  createdAt: new Date(Number(row.created_at)).toISOString(),
});

/** A person's own saved questions and those shared with all users, by title. */
export async function listSavedQuestionsFor(db: Kysely<Schema>, callerId: string): Promise<SavedQuestion[]> {
  const rows = await db
    .selectFrom('saved_questions')
    .selectAll()
    .where(({ or, eb }) => or([eb('owner_id', '=', callerId), eb('shared', '=', 1)]))
    .orderBy(sql`sort_key(title)`)
    .orderBy('id')
    .limit(savedQuestionsMax)
    .execute();
  const names = await readNames(
    db,
    rows.map((row) => row.owner_id),
  );
  return rows.map((row) => toSavedQuestion(row, callerId, names));
}

export async function countSavedQuestionsOf(tx: Transaction, ownerId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('saved_questions')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The user's own saved question, locked until the transaction ends. */
export async function findOwnQuestion(tx: Transaction, ownerId: string, id: string): Promise<Row | undefined> {
  const found = tx.selectFrom('saved_questions').selectAll().where('id', '=', id).where('owner_id', '=', ownerId);
  return holdRows(tx, found).executeTakeFirst();
}

const showOwn = async (tx: Transaction, row: Row): Promise<SavedQuestion> =>
  toSavedQuestion(row, row.owner_id, await readNames(tx, [row.owner_id]));

export async function insertSavedQuestion(tx: Transaction, row: Row): Promise<SavedQuestion> {
  await tx.insertInto('saved_questions').values(row).execute();
  return showOwn(tx, row);
}

type Change = { readonly title: string; readonly shared: boolean };

export async function changeSavedQuestion(tx: Transaction, row: Row, change: Change): Promise<SavedQuestion> {
  const changed: Row = { ...row, title: change.title, shared: change.shared ? 1 : 0 };
  const { title, shared } = changed;
  await tx.updateTable('saved_questions').set({ title, shared }).where('id', '=', row.id).execute();
  return showOwn(tx, changed);
}

export async function removeSavedQuestion(tx: Transaction, id: string): Promise<void> {
  await tx.deleteFrom('saved_questions').where('id', '=', id).execute();
}
