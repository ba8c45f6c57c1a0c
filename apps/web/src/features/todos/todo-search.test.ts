import type { Todo } from '@halyard/contracts/todos.ts';
import { expect, test } from 'vitest';
import { filterTodos, listsShown, parseTodoSearch } from './todo-search.ts';

const todo = (id: string, change: Partial<Todo> = {}): Todo => ({
  id,
  text: id,
  completed: false,
  priority: 'medium',
  dueDate: null,
  createdAt: '2026-11-20T08:00:00.000Z',
  completedAt: null,
  ...change,
});

const todos = [
  todo('a', { priority: 'high' }),
  todo('b'),
  todo('c', { completed: true, completedAt: '2026-11-19T23:30:00.000Z' }),
  todo('d', { completed: true, completedAt: '2026-11-20T10:00:00.000Z' }),
];
const ids = (list: readonly Todo[]) => list.map(({ id }) => id);

test('the address bar is read and what is unknown is left out', () => {
  expect(parseTodoSearch({ show: 'active', priority: 'high', completed: '2026-11-19', task: 't1', page: 4 })).toEqual({
    show: 'active',
    priority: 'high',
    completed: '2026-11-19',
    task: 't1',
  });
  expect(parseTodoSearch({ show: 'all', priority: 1, completed: '2026-02-30' })).toEqual({});
});

test('without a filter the tasks are split into the two lists in their order', () => {
  const lists = filterTodos(todos, {}, 'UTC');

  expect(ids(lists.active)).toEqual(['a', 'b']);
  expect(ids(lists.completed)).toEqual(['c', 'd']);
});

test('a priority keeps the tasks that have it', () => {
  expect(ids(filterTodos(todos, { priority: 'high' }, 'UTC').active)).toEqual(['a']);
});

test('a day keeps what was completed on it in the person’s zone', () => {
  expect(ids(filterTodos(todos, { completed: '2026-11-20' }, 'UTC').completed)).toEqual(['d']);
  expect(ids(filterTodos(todos, { completed: '2026-11-20' }, 'Europe/Berlin').completed)).toEqual(['c', 'd']);
});

test('a day of completions shows only the completed list', () => {
  expect(listsShown({})).toEqual(['active', 'completed']);
  expect(listsShown({ show: 'active' })).toEqual(['active']);
  expect(listsShown({ completed: '2026-11-19' })).toEqual(['completed']);
});
