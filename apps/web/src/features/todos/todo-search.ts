import { type Priority, priorities, type Todo } from '@halyard/contracts/todos.ts';
import { dayReader, isDay } from '../../preferences/calendar.ts';

const todoLists = ['active', 'completed'] as const;
type TodoList = (typeof todoLists)[number];

/** What a link to the tasks may ask for: one list, one priority, the completions of one day, or one task to look at. */
export type TodoSearch = {
  readonly show?: TodoList;
  readonly priority?: Priority;
  /** A day, `YYYY-MM-DD`, in the person's zone. */
  readonly completed?: string;
  readonly task?: string;
};

/** Reads the address bar; what it does not know it leaves out. */
export function parseTodoSearch(search: Readonly<Record<string, unknown>>): TodoSearch {
  const show = todoLists.find((list) => list === search.show);
  const priority = priorities.find((level) => level === search.priority);
  const completed = typeof search.completed === 'string' && isDay(search.completed) ? search.completed : undefined;
  // The router reads an id of figures alone as a number.
  const task = ['string', 'number'].includes(typeof search.task) ? String(search.task) : undefined;
  return {
    ...(show && { show }),
    ...(priority && { priority }),
    ...(completed && { completed }),
    ...(task && { task }),
  };
}

export const isFiltered = ({ show, priority, completed }: TodoSearch) => Boolean(show || priority || completed);

/** The lists that a search leaves on the screen: completions of a day have no active ones. */
export function listsShown({ show, completed }: TodoSearch): readonly TodoList[] {
  if (completed) return ['completed'];
  return show ? [show] : todoLists;
}

/** The tasks of both lists that a search asks for, in the order they came. */
export function filterTodos(todos: readonly Todo[], search: TodoSearch, timeZone: string) {
  const dayOf = dayReader(timeZone);
  const wanted = todos.filter(
    (todo) =>
      (!search.priority || todo.priority === search.priority) &&
      (!search.completed || (todo.completedAt !== null && dayOf(todo.completedAt) === search.completed)),
  );
  return { active: wanted.filter((todo) => !todo.completed), completed: wanted.filter((todo) => todo.completed) };
}
