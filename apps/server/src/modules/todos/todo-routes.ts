import { ApiError } from '@halyard/contracts/errors.ts';
import type { EventKind } from '@halyard/contracts/events.ts';
import {
  addTodo,
  deleteTodo,
  listTodos,
  restoreTodo,
  type Todo,
  todosMax,
  updateTodo,
} from '@halyard/contracts/work/todos.ts';
import { lockLimit } from '../../database/connections/lock-limit.ts';
import type { Transaction } from '../../database/database.ts';
import type { Actor, EventLog } from '../../event-log/event-log.ts';
import { mountChange, mountRead, type Platform } from '../../platform/mount/mount.ts';
import { changeTodo, nameChange } from './change-todo.ts';
import {
  countTodosOf,
  findTodo,
  insertTodo,
  listTodosOf,
  markDeleted,
  restoreDeleted,
  saveTodo,
} from './todo-store.ts';

type Ports = { readonly log: EventLog; readonly newId: () => string };

export const restorableForMs = 24 * 60 * 60 * 1000;

export function mountTodos(platform: Platform, { log, newId }: Ports): void {
  const { clock, database } = platform;

  async function record(tx: Transaction, actor: Actor, kind: EventKind, after: Todo, before?: Todo) {
    await log.record(tx, {
      at: clock(),
      kind,
      actor,
      audienceId: actor.id,
      before,
      after,
      severity: after.priority === 'high' ? ('medium' as const) : ('low' as const),
      objectType: 'todo',
      objectId: after.id,
      subject: after.text,
    });
  }

  async function requireTodo(tx: Transaction, ownerId: string, id: string): Promise<Todo> {
    const todo = await findTodo(tx, ownerId, id);
    if (!todo) throw new ApiError('todo_not_found');
    return todo;
  }

  mountRead(platform, listTodos, ({ caller }) => listTodosOf(database.read, caller.id), { isKept: true });

  mountChange(platform, addTodo, async ({ tx, caller, actor, body }) => {
    await lockLimit(tx, { table: 'people', id: caller.id });
    if ((await countTodosOf(tx, caller.id)) >= todosMax) throw new ApiError('too_many_todos');
    const createdAt = clock();
    const completedAt = body.completed ? createdAt : null;
    const todo = await insertTodo(tx, { id: newId(), ownerId: caller.id, ...body, createdAt, completedAt });
    await record(tx, actor, 'task_added', todo);
    return todo;
  });

  mountChange(platform, updateTodo, async ({ tx, caller, actor, params, body }) => {
    if (body.id !== params.id)
      throw new ApiError('invalid_input', 'The field "id" of the request body must be the id in the path.');
    const before = await requireTodo(tx, caller.id, params.id);
    const after = changeTodo(before, body, clock());
    const kind = nameChange(before, after);
    if (!kind) return before;
    await saveTodo(tx, caller.id, after);
    await record(tx, actor, kind, after, before);
    return after;
  });

  mountChange(platform, deleteTodo, async ({ tx, caller, actor, params }) => {
    const todo = await requireTodo(tx, caller.id, params.id);
    await markDeleted(tx, caller.id, todo.id, clock());
    await record(tx, actor, 'task_deleted', todo);
    return undefined;
  });

  mountChange(platform, restoreTodo, async ({ tx, caller, actor, params }) => {
    const todo = await restoreDeleted(tx, caller.id, params.id, clock() - restorableForMs);
    if (!todo) throw new ApiError('todo_not_found');
    await record(tx, actor, 'task_restored', todo);
    return todo;
  });
}
