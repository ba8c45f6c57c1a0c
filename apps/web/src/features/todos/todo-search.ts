import { addDays, dayReader, isDay } from '@halyard/contracts/format/calendar.ts';
import { type Priority, priorities, type Todo } from '@halyard/contracts/work/todos.ts';
import { oneOf } from '../../records/address/read-value.ts';

const todoLists = ['active', 'completed'] as const;
type TodoList = (typeof todoLists)[number];

/** Due before today and not completed, today, today to seven days on, or without a day. */
export const dueChoices = ['overdue', 'today', 'week', 'none'] as const;
export type DueChoice = (typeof dueChoices)[number];

/** The newest first unless something else is chosen. */
export const todoOrders = ['due', 'priority', 'text'] as const;
export type TodoOrder = (typeof todoOrders)[number];

/** The URL parameters of the tasks; days are `YYYY-MM-DD` in the user's time zone. */
export type TodoSearch = {
  readonly show?: TodoList;
  readonly priority?: Priority;
  readonly due?: DueChoice;
  /** Words contained in the text. */
  readonly search?: string;
  /** Completed on this day. */
  readonly completed?: string;
  /** Created, or completed, until the end of this day. */
  readonly createdBy?: string;
  readonly completedBy?: string;
  readonly sort?: TodoOrder;
  /** The highlighted task. */
  readonly task?: string;
};

type Given = Readonly<Record<string, unknown>>;

const readDay = (given: unknown) => (typeof given === 'string' && isDay(given) ? given : undefined);
const readText = (given: unknown) => (given === undefined ? '' : String(given).trim().slice(0, 200));

/** Reads the address bar; unknown values are ignored. */
export function parseTodoSearch(given: Given): TodoSearch {
  const read: { readonly [Name in keyof TodoSearch]: TodoSearch[Name] | undefined } = {
    show: oneOf(todoLists, given.show),
    priority: oneOf(priorities, given.priority),
    due: oneOf(dueChoices, given.due),
    search: readText(given.search) || undefined,
    completed: readDay(given.completed),
    createdBy: readDay(given.createdBy),
    completedBy: readDay(given.completedBy),
    sort: oneOf(todoOrders, given.sort),
    task: readText(given.task) || undefined,
  };
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined));
}

export const isFiltered = ({ sort: _sort, task: _task, ...filters }: TodoSearch) => Object.keys(filters).length > 0;

/** The visible lists of a search: a filter on completion has no active ones. */
export function listsShown({ show, completed, completedBy }: TodoSearch): readonly TodoList[] {
  if (completed || completedBy) return ['completed'];
  return show ? [show] : todoLists;
}

/** The person's calendar and language. */
export type Here = { readonly today: string; readonly timeZone: string; readonly language: string };

const folded = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

function isDue({ dueDate, completed }: Todo, due: DueChoice, today: string): boolean {
  if (due === 'none') return dueDate === null;
  if (dueDate === null) return false;
  if (due === 'overdue') return dueDate < today && !completed;
  return due === 'today' ? dueDate === today : dueDate >= today && dueDate <= addDays(today, 7);
}

function sorted(todos: readonly Todo[], sort: TodoOrder | undefined, language: string): readonly Todo[] {
  if (!sort) return todos;
  const { compare } = new Intl.Collator(language, { numeric: true });
  const orders: Readonly<Record<TodoOrder, (a: Todo, b: Todo) => number>> = {
    // Without a day is last.
    due: (a, b) => (a.dueDate ?? '9').localeCompare(b.dueDate ?? '9'),
    priority: (a, b) => priorities.indexOf(a.priority) - priorities.indexOf(b.priority),
    text: (a, b) => compare(a.text, b.text),
  };
  return todos.toSorted(orders[sort]);
}

/** The filtered and sorted tasks of both lists. */
export function filterTodos(todos: readonly Todo[], search: TodoSearch, { today, timeZone, language }: Here) {
  const { priority, due, completed, createdBy, completedBy, sort } = search;
  const dayOf = dayReader(timeZone);
  const doneOn = ({ completedAt }: Todo) => (completedAt === null ? '9' : dayOf(completedAt));
  const words = folded(search.search ?? '');
  const wanted = todos.filter(
    (todo) =>
      (!priority || todo.priority === priority) &&
      (!due || isDue(todo, due, today)) &&
      (!words || folded(todo.text).includes(words)) &&
      (!completed || doneOn(todo) === completed) &&
      (!createdBy || dayOf(todo.createdAt) <= createdBy) &&
      (!completedBy || doneOn(todo) <= completedBy),
  );
  const inOrder = sorted(wanted, sort, language);
  return { active: inOrder.filter((todo) => !todo.completed), completed: inOrder.filter((todo) => todo.completed) };
}
