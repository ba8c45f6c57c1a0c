import { listTodos, priorities, type Todo } from '@halyard/contracts/work/todos.ts';
import type { Draft } from '../../draft/create-draft.ts';
import type { TaskFilter } from './task-filter.ts';
import { texts } from './texts.ts';

type Group = { readonly label: string; readonly keep: (todo: Todo) => boolean; readonly parameter: string };

function groupsOf(draft: Draft, by: 'priority' | 'status'): Group[] {
  const text = texts[draft.language];
  if (by === 'priority')
    return priorities.map((level) => ({
      label: text.priorities[level],
      keep: ({ priority }) => priority === level,
      parameter: `priority=${level}`,
    }));
  return (['active', 'completed'] as const).map((state) => ({
    label: text.states[state],
    keep: ({ completed }) => completed === (state === 'completed'),
    parameter: `show=${state}`,
  }));
}

const addressOf = (href: string | null, parameter: string): string | null =>
  href === null ? null : `${href}${href.includes('?') ? '&' : '?'}${parameter}`;

/** How many tasks of a filter there are of each priority, or active and completed. */
export async function sayGroups(draft: Draft, { keep, words, href }: TaskFilter, by: 'priority' | 'status') {
  const text = texts[draft.language];
  const about = { label: text.label(words.join(', ')), href, records: (all: Todo[]) => all.filter(keep).length };
  const { reply, cite } = await draft.ask(listTodos, {}, about);
  const todos = reply.filter(keep);
  const rows = groupsOf(draft, by).map((group) => ({ ...group, n: todos.filter(group.keep).length }));
  draft.say(text.count(todos.length, draft.figure(todos.length, cite), words.join(', ')));
  draft.say(text.groups(draft.show.list(rows.map(({ label, n }) => `${label} ${draft.figure(n, cite)}`))));
  draft.table({
    caption: by === 'priority' ? text.byPriority : text.byStatus,
    cite,
    columns: [
      { label: by === 'priority' ? text.columns.priority : text.columns.state, kind: 'text' },
      { label: text.columns.tasks, kind: 'number' },
    ],
    rows: rows.map(({ label, n, parameter }) => ({ href: addressOf(href, parameter), cells: [label, n] })),
  });
}
