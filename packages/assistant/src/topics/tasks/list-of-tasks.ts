import { listTodos, type Todo } from '@halyard/contracts/work/todos.ts';
import type { Draft } from '../../draft/create-draft.ts';
import { plain } from '../../draft/marked-text.ts';
import { showDay } from './task-days.ts';
import type { TaskFilter } from './task-filter.ts';
import { texts } from './texts.ts';

const hrefOfTask = (id: string): string => `/todos?task=${encodeURIComponent(id)}`;

export const nameOfTask = (draft: Draft, { id, text }: Pick<Todo, 'id' | 'text'>): string =>
  draft.name(text, hrefOfTask(id));

/** Asks for the person's tasks and keeps those of the filter; the list itself knows no filter. */
export async function askTasks(draft: Draft, { keep, words, href }: Omit<TaskFilter, 'state'>) {
  const label = texts[draft.language].label(words.join(', '));
  const { reply, cite } = await draft.ask(
    listTodos,
    {},
    { label, href, records: (todos) => todos.filter(keep).length },
  );
  return { todos: reply.filter(keep), cite, href };
}

/** The table of some tasks in their order. */
export function tableOfTasks(draft: Draft, todos: readonly Todo[], cite: number): void {
  const { caption, columns, priorities, noDue, notYet } = texts[draft.language];
  const isCompleted = todos.some(({ completed }) => completed);
  const completedColumn = isCompleted ? [{ label: columns.completed, kind: 'text' as const }] : [];
  draft.table({
    caption,
    cite,
    total: todos.length,
    columns: [
      { label: columns.task, kind: 'text' },
      { label: columns.priority, kind: 'text' },
      { label: columns.due, kind: 'text' },
      ...completedColumn,
    ],
    rows: todos.map(({ id, text, priority, dueDate, completedAt }) => ({
      href: hrefOfTask(id),
      cells: [
        ...[plain(text), priorities[priority], dueDate === null ? noDue : showDay(draft, dueDate)],
        ...(isCompleted ? [completedAt === null ? notYet : draft.show.instant(completedAt)] : []),
      ],
    })),
  });
}

const rank = { high: 0, medium: 1, low: 2 } as const;

/** Due date first, then priority, then age: what comes first should be done first. */
export const byUrgency = (one: Todo, other: Todo): number =>
  (one.dueDate ?? '9').localeCompare(other.dueDate ?? '9') ||
  rank[one.priority] - rank[other.priority] ||
  one.createdAt.localeCompare(other.createdAt);
