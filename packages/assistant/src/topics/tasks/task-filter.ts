import { dayIn } from '@halyard/contracts/format/calendar.ts';
import type { Priority, Todo } from '@halyard/contracts/work/todos.ts';
import type { Draft } from '../../draft/create-draft.ts';
import { fold } from '../../understand/fold.ts';
import { type Question, says, valuesOf } from '../topic.ts';
import { type DueFilter, readDue } from './due-filter.ts';
import { todayOf } from './task-days.ts';
import { texts } from './texts.ts';

/** Which tasks a question is about, as a person reads it; `href` only where a screen shows exactly these. */
export type TaskFilter = {
  readonly keep: (todo: Todo) => boolean;
  readonly words: readonly string[];
  readonly href: string | null;
  readonly state: 'active' | 'completed' | undefined;
};

const active = ['open', 'active', 'unresolved', 'undone'];
const levels: Readonly<Record<string, Priority>> = { High: 'high', Medium: 'medium', Low: 'low' };

/** Undefined where a priority is named that tasks do not have, or the word alone. */
function readPriorities(question: Question): Priority[] | undefined {
  const named = valuesOf(question, 'level').map((level) => levels[level]);
  const urgent = says(question, 'task:urgent') ? ['high' as const] : [];
  const wanted = [...named, ...urgent];
  if (wanted.some((level) => level === undefined)) return undefined;
  const isUnnamed = says(question, 'task:priority') && wanted.length === 0 && !says(question, 'by:priority');
  return isUnnamed ? undefined : (wanted as Priority[]);
}

type When = Pick<TaskFilter, 'keep' | 'words'> & { readonly day?: string };

const always = () => true;

/** What the time of a question is about: when tasks were completed, added, or are due. */
function readWhen(question: Question, draft: Draft, due: DueFilter | undefined): When | undefined {
  const text = texts[draft.language];
  const [span, ...others] = question.spans;
  if (due) return { keep: due.keep, words: [due.words] };
  // "New tasks" without a time could mean anything.
  if (!span) return says(question, 'record:added') ? undefined : { keep: always, words: [] };
  if (others.length > 0) return undefined;
  const within = (at: string | null) => at !== null && Date.parse(at) >= span.start && Date.parse(at) < span.end;
  const shown = draft.show.span(span);
  const { timeZone } = draft.asked.manner;
  const first = dayIn(timeZone, span.start);
  const day = span.unit !== 'hours' && first === dayIn(timeZone, span.end - 1) ? { day: first } : {};
  if (says(question, 'state:completed'))
    return { keep: ({ completedAt }) => within(completedAt), words: [text.completed(shown)], ...day };
  if (says(question, 'record:added')) return { keep: ({ createdAt }) => within(createdAt), words: [text.added(shown)] };
  return undefined;
}

type Asked = {
  readonly state: TaskFilter['state'];
  readonly priorities: readonly Priority[];
  readonly day: string | undefined;
  readonly due: DueFilter['choice'];
  readonly search: string | undefined;
};

function hrefOf({ state, priorities, day, due, search }: Asked): string | null {
  if (priorities.length > 1) return null;
  const [priority] = priorities;
  const parameters = [
    ...(day ? [`completed=${day}`] : state ? [`show=${state}`] : []),
    ...(priority ? [`priority=${priority}`] : []),
    ...(due ? [`due=${due}`] : []),
    ...(search ? [`search=${encodeURIComponent(search)}`] : []),
  ];
  return parameters.length === 0 ? '/todos' : `/todos?${parameters.join('&')}`;
}

function readState(question: Question, due: DueFilter | undefined): TaskFilter['state'] | 'unclear' {
  const states = valuesOf(question, 'state');
  const isActive = states.some((state) => active.includes(state));
  const isCompleted = states.includes('completed');
  if (isActive && isCompleted) return 'unclear';
  if (isCompleted) return due ? 'unclear' : 'completed';
  return isActive || due ? 'active' : undefined;
}

/** The filter a question states; undefined where some part of it cannot be asked of the list. */
export function readTaskFilter(question: Question, draft: Draft): TaskFilter | undefined {
  const text = texts[draft.language];
  const due = readDue(question, draft);
  if (due === 'unclear') return undefined;
  const state = readState(question, due);
  const priorities = readPriorities(question);
  const when = readWhen(question, draft, due);
  if (state === 'unclear' || !priorities || !when) return undefined;
  const sought = question.tail ?? question.quotes[0] ?? soughtName(question);
  if (question.quotes.length > 1 || (question.names.length > 0 && !says(question, 'rel:named'))) return undefined;
  const wanted = sought === undefined ? undefined : fold(sought);
  const isDated = when.words.length > 0 && when.day === undefined && due?.choice === undefined;
  // A time already says that they were completed.
  const stateWords =
    state === undefined || (state === 'completed' && when.words.length > 0) ? [] : [text.states[state]];
  return {
    state,
    keep: (todo) =>
      (state === undefined || todo.completed === (state === 'completed')) &&
      (priorities.length === 0 || priorities.includes(todo.priority)) &&
      (wanted === undefined || fold(todo.text).includes(wanted)) &&
      when.keep(todo),
    words: [
      ...stateWords,
      ...when.words,
      ...priorities.map((priority) => text.priorities[priority]),
      ...(sought === undefined ? [] : [text.containing(sought)]),
    ],
    href: isDated ? null : hrefOf({ state, priorities, day: when.day, due: due?.choice, search: sought }),
  };
}

const soughtName = (question: Question): string | undefined =>
  says(question, 'rel:named') ? question.names[0] : undefined;

/** Whether a task is active and its due date has passed. */
export const isOverdue = ({ completed, dueDate }: Todo, draft: Draft): boolean =>
  !completed && dueDate !== null && dueDate < todayOf(draft.asked);
