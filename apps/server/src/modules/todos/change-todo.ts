import type { EventKind } from '@halyard/contracts/events.ts';
import type { Priority, Todo } from '@halyard/contracts/work/todos.ts';

/** The fields of a PUT; absent ones are unchanged. */
export type TodoChange = {
  readonly text: string;
  readonly completed: boolean;
  readonly priority?: Priority | undefined;
  readonly dueDate?: string | null | undefined;
};

function completionOf(todo: Todo, completed: boolean, now: number): string | null {
  if (!completed) return null;
  return todo.completed ? todo.completedAt : new Date(now).toISOString();
}

/** The task after the change. Completing sets the time, once; reopening removes it. */
export function changeTodo(todo: Todo, { text, completed, priority, dueDate }: TodoChange, now: number): Todo {
  return {
    ...todo,
    text,
    completed,
    priority: priority ?? todo.priority,
    dueDate: dueDate === undefined ? todo.dueDate : dueDate,
    completedAt: completionOf(todo, completed, now),
  };
}

/** The event between the two states; undefined if nothing changed. */
export function nameChange(before: Todo, after: Todo): EventKind | undefined {
  if (before.completed !== after.completed) return after.completed ? 'task_completed' : 'task_reopened';
  const fields = ['text', 'priority', 'dueDate'] as const;
  return fields.some((field) => before[field] !== after[field]) ? 'task_edited' : undefined;
}
