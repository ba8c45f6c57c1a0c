import type { Todo } from '@halyard/contracts/work/todos.ts';

/** Editable fields of a task. */
export type TodoChange = Partial<Pick<Todo, 'text' | 'completed' | 'priority' | 'dueDate'>>;

/** The task as it will look once the server has agreed; `now` is when it was completed. */
export function withChange(todo: Todo, change: TodoChange, now: Date): Todo {
  if (change.completed === undefined || change.completed === todo.completed) return { ...todo, ...change };
  return { ...todo, ...change, completedAt: change.completed ? now.toISOString() : null };
}

/** Reverts a rejected change only: later changes stay. */
export function withoutChange(current: Todo, before: Todo, change: TodoChange): Todo {
  const still = <Key extends keyof TodoChange>(key: Key) => key in change && current[key] === change[key];
  return {
    ...current,
    ...(still('text') && { text: before.text }),
    ...(still('priority') && { priority: before.priority }),
    ...(still('dueDate') && { dueDate: before.dueDate }),
    ...(still('completed') && { completed: before.completed, completedAt: before.completedAt }),
  };
}

/** The payload of PUT: the whole todo of the specification; priority and due date only if one of them changed. */
export function toUpdate(todo: Todo, change: TodoChange) {
  const { id, text, completed, priority, dueDate } = { ...todo, ...change };
  const isPlain = change.priority === undefined && change.dueDate === undefined;
  return isPlain ? { id, text, completed } : { id, text, completed, priority, dueDate };
}

/** Puts a task into the list, which is newest first, where it belongs. */
export function insertTodo(list: readonly Todo[], todo: Todo): Todo[] {
  const others = list.filter(({ id }) => id !== todo.id);
  const older = others.findIndex(({ createdAt }) => createdAt < todo.createdAt);
  return older < 0 ? [...others, todo] : others.toSpliced(older, 0, todo);
}

export function replaceTodo(list: readonly Todo[], id: string, todo: Todo): Todo[] {
  return list.map((other) => (other.id === id ? todo : other));
}

/** Code points, as the server counts them: an emoji is one. */
export const lengthOf = (text: string) => [...text].length;
