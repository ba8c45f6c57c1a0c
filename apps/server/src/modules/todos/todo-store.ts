import type { Priority, Todo } from '@halyard/contracts/work/todos.ts';
import type { Kysely, Selectable } from 'kysely';
import { compileOnce } from '../../database/connections/compile-once.ts';
import { holdRows } from '../../database/connections/hold-rows.ts';
import type { Transaction } from '../../database/database.ts';
import type { Schema, TodosTable } from '../../database/tables/schema.ts';

type Row = Selectable<TodosTable>;

const shown = ['id', 'text', 'completed', 'priority', 'due_date', 'created_at', 'completed_at', 'sample'] as const;

const toInstant = (at: number) => new Date(at).toISOString();

function toTodo(row: Pick<Row, (typeof shown)[number]>): Todo {
  return {
    id: row.id,
    text: row.text,
    completed: row.completed === 1,
    priority: row.priority,
    dueDate: row.due_date,
    createdAt: toInstant(row.created_at),
    completedAt: row.completed_at === null ? null : toInstant(row.completed_at),
    ...(row.sample === 1 && { sample: true }),
  };
}

const selectTodosOf = compileOnce((db, ownerId) =>
  db
    .selectFrom('todos')
    .select(shown)
    .where('owner_id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc'),
);

/** A person's tasks, newest first; of two added in the same millisecond, the later id first. */
export async function listTodosOf(db: Kysely<Schema>, ownerId: string): Promise<Todo[]> {
  return (await selectTodosOf(db, ownerId)).map(toTodo);
}

/** A task, locked until the transaction ends. */
export async function findTodo(tx: Transaction, ownerId: string, id: string): Promise<Todo | undefined> {
  const found = tx
    .selectFrom('todos')
    .selectAll()
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .where('deleted_at', 'is', null);
  const row = await holdRows(tx, found).executeTakeFirst();
  return row && toTodo(row);
}

export async function countTodosOf(tx: Transaction, ownerId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('todos')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('owner_id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export type NewTodo = {
  readonly id: string;
  readonly ownerId: string;
  readonly text: string;
  readonly completed: boolean;
  readonly priority: Priority;
  readonly dueDate: string | null;
  readonly createdAt: number;
  readonly completedAt: number | null;
};

export async function insertTodo(tx: Transaction, todo: NewTodo): Promise<Todo> {
  const row: Row = {
    id: todo.id,
    owner_id: todo.ownerId,
    text: todo.text,
    completed: todo.completed ? 1 : 0,
    priority: todo.priority,
    due_date: todo.dueDate,
    created_at: todo.createdAt,
    completed_at: todo.completedAt,
    deleted_at: null,
    sample: 0,
  };
  await tx.insertInto('todos').values(row).execute();
  return toTodo(row);
}

export async function saveTodo(tx: Transaction, ownerId: string, todo: Todo): Promise<void> {
  await tx
    .updateTable('todos')
    .set({
      text: todo.text,
      completed: todo.completed ? 1 : 0,
      priority: todo.priority,
      due_date: todo.dueDate,
      completed_at: todo.completedAt === null ? null : Date.parse(todo.completedAt),
    })
    .where('id', '=', todo.id)
    .where('owner_id', '=', ownerId)
    .execute();
}

export async function markDeleted(tx: Transaction, ownerId: string, id: string, at: number): Promise<void> {
  await tx.updateTable('todos').set({ deleted_at: at }).where('id', '=', id).where('owner_id', '=', ownerId).execute();
}

/** Restores a task deleted at or after `since`; undefined if there is none with that id. */
export async function restoreDeleted(
  tx: Transaction,
  ownerId: string,
  id: string,
  since: number,
): Promise<Todo | undefined> {
  const row = await tx
    .updateTable('todos')
    .set({ deleted_at: null })
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .where('deleted_at', '>=', since)
    .returningAll()
    .executeTakeFirst();
  return row && toTodo(row);
}

/** Permanently removes tasks deleted before `until`. */
export async function purgeDeleted(tx: Transaction, until: number): Promise<void> {
  await tx.deleteFrom('todos').where('deleted_at', '<', until).execute();
}
