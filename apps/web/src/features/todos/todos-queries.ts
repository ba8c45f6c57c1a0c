import { addTodo, deleteTodo, listTodos, restoreTodo, type Todo, updateTodo } from '@halyard/contracts/work/todos.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useContext, useRef } from 'react';
import { useApi } from '../../api/call.ts';
import { todosKey } from '../../api/query-keys.ts';
import { ClockContext } from '../../preferences/clock.tsx';
import type { Entry } from './entry/read-entry.ts';
import { insertTodo, replaceTodo, type TodoChange, toUpdate, withChange, withoutChange } from './todo-changes.ts';

export type Write = 'add' | 'update' | 'delete' | 'restore';

const unsavedPrefix = 'unsaved-';

/** A task that the server has not numbered yet: it can be seen, not changed. */
export const isUnsaved = ({ id }: Todo) => id.startsWith(unsavedPrefix);

export function useTodoList() {
  const call = useApi();
  return useQuery({ queryKey: todosKey, queryFn: ({ signal }) => call(listTodos, { signal }) });
}

type Outcome = { readonly onFailed: (write: Write) => void; readonly onDeleted: (todo: Todo) => void };

/**
 * Every change is shown immediately and reverted if the server rejects. Writes to one task are sequential, those to
 * different tasks are not. Each resolves with whether it was saved and never rejects.
 */
export function useTodoWrites({ onFailed, onDeleted }: Outcome) {
  const call = useApi();
  const queries = useQueryClient();
  const clock = useContext(ClockContext);
  const unsaved = useRef(0);
  const isOutdated = useRef(false);
  // A task keeps its row when the server numbers it: a new row would lose the focus.
  const firstIds = useRef(new Map<string, string>());
  const keyOf = ({ id }: Todo) => firstIds.current.get(id) ?? id;

  const edit = (change: (list: readonly Todo[]) => Todo[]) =>
    queries.setQueryData<Todo[]>(todosKey, (list) => list && change(list));
  const find = (id: string) => queries.getQueryData<Todo[]>(todosKey)?.find((todo) => todo.id === id);
  const drop = (id: string) => edit((list) => list.filter((todo) => todo.id !== id));

  /** Not before the last write has been answered: an earlier fetch would revert its optimistic state. */
  function readAgain() {
    if (!isOutdated.current || queries.isMutating({ mutationKey: todosKey }) > 0) return;
    isOutdated.current = false;
    void queries.invalidateQueries({ queryKey: todosKey });
  }

  async function write<T>(
    kind: Write,
    id: string,
    steps: { show: () => void; send: () => Promise<T>; undo: () => void },
  ) {
    // A pending response would show outdated data; a first one is worth waiting for, and both are refetched.
    if (queries.isFetching({ queryKey: todosKey }) > 0) isOutdated.current = true;
    // Shown before waiting: a ticked box is ticked immediately.
    steps.show();
    if (queries.getQueryData(todosKey)) await queries.cancelQueries({ queryKey: todosKey }, { revert: false });
    const mutation = queries.getMutationCache().build<T, Error, void, unknown>(queries, {
      mutationKey: [...todosKey, id],
      scope: { id: `todo-${id}` },
      mutationFn: steps.send,
      onError: steps.undo,
    });
    try {
      await mutation.execute();
      return true;
    } catch {
      onFailed(kind);
      return false;
    } finally {
      readAgain();
    }
  }

  function add(entry: Entry) {
    const id = `${unsavedPrefix}${++unsaved.current}`;
    const createdAt = new Date(clock()).toISOString();
    const guess: Todo = {
      priority: 'medium',
      dueDate: null,
      ...entry,
      id,
      completed: false,
      createdAt,
      completedAt: null,
    };
    return write('add', id, {
      show: () => edit((list) => [guess, ...list]),
      async send() {
        const todo = await call(addTodo, { body: { ...entry, completed: false } });
        firstIds.current.set(todo.id, id);
        edit((list) => replaceTodo(list, id, todo));
      },
      undo: () => drop(id),
    });
  }

  function update(before: Todo, change: TodoChange) {
    const { id } = before;
    return write('update', id, {
      show: () => edit((list) => replaceTodo(list, id, withChange(find(id) ?? before, change, new Date(clock())))),
      async send() {
        const todo = await call(updateTodo, { params: { id }, body: toUpdate(find(id) ?? before, change) });
        // A later write of the same task already shows what the server has not heard yet.
        if (queries.isMutating({ mutationKey: [...todosKey, id] }) === 1) edit((list) => replaceTodo(list, id, todo));
      },
      undo: () => edit((list) => replaceTodo(list, id, withoutChange(find(id) ?? before, before, change))),
    });
  }

  function remove(todo: Todo) {
    return write('delete', todo.id, {
      show: () => drop(todo.id),
      async send() {
        await call(deleteTodo, { params: { id: todo.id } });
        onDeleted(todo);
      },
      undo: () => edit((list) => insertTodo(list, todo)),
    });
  }

  function restore(todo: Todo) {
    return write('restore', todo.id, {
      show: () => edit((list) => insertTodo(list, todo)),
      async send() {
        const restored = await call(restoreTodo, { params: { id: todo.id } });
        edit((list) => replaceTodo(list, todo.id, restored));
      },
      undo: () => drop(todo.id),
    });
  }

  return { add, update, remove, restore, keyOf };
}

export type TodoWrites = ReturnType<typeof useTodoWrites>;
