import type { Todo } from '@halyard/contracts/work/todos.ts';
import type { Draft } from '../../draft/create-draft.ts';
import { todayOf } from './task-days.ts';

/** Which tasks a question is about, as a person reads it; `href` only where a screen shows exactly these. */
export type TaskFilter = {
  readonly keep: (todo: Todo) => boolean;
  readonly words: readonly string[];
  readonly href: string | null;
  readonly state: 'active' | 'completed' | undefined;
};

/** Whether a task is active and its due date has passed. */
export const isOverdue = ({ completed, dueDate }: Todo, draft: Draft): boolean =>
  !completed && dueDate !== null && dueDate < todayOf(draft.asked);
