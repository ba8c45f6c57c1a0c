import type { Todo } from '@halyard/contracts/work/todos.ts';
import { expect, test } from 'vitest';
import { filterTodos, isFiltered, listsShown, parseTodoSearch } from './todo-search.ts';

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
const here = { today: '2026-11-20', timeZone: 'UTC', language: 'en' };
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
  const lists = filterTodos(todos, {}, here);

  expect(ids(lists.active)).toEqual(['a', 'b']);
  expect(ids(lists.completed)).toEqual(['c', 'd']);
});

test('a priority keeps the tasks that have it', () => {
  expect(ids(filterTodos(todos, { priority: 'high' }, here).active)).toEqual(['a']);
});

test('a day keeps what was completed on it in the person’s zone', () => {
  expect(ids(filterTodos(todos, { completed: '2026-11-20' }, here).completed)).toEqual(['d']);
  expect(
    ids(filterTodos(todos, { completed: '2026-11-20' }, { ...here, timeZone: 'Europe/Berlin' }).completed),
  ).toEqual(['c', 'd']);
});

test('a day of completions shows only the completed list', () => {
  expect(listsShown({})).toEqual(['active', 'completed']);
  expect(listsShown({ show: 'active' })).toEqual(['active']);
  expect(listsShown({ completed: '2026-11-19' })).toEqual(['completed']);
});

test('tasks that are overdue, due soon or without a due date can be asked for', () => {
  const dated = [
    todo('late', { dueDate: '2026-11-19' }),
    todo('done late', { dueDate: '2026-11-19', completed: true, completedAt: '2026-11-20T10:00:00.000Z' }),
    todo('today', { dueDate: '2026-11-20' }),
    todo('friday', { dueDate: '2026-11-27' }),
    todo('saturday', { dueDate: '2026-11-28' }),
    todo('some day'),
  ];
  const due = (choice: 'overdue' | 'today' | 'week' | 'none') => {
    const { active, completed } = filterTodos(dated, { due: choice }, here);
    return ids([...active, ...completed]);
  };

  expect(due('overdue')).toEqual(['late']);
  expect(due('today')).toEqual(['today']);
  expect(due('week')).toEqual(['today', 'friday']);
  expect(due('none')).toEqual(['some day']);
});

test('words are found whatever their case and accents', () => {
  const named = [todo('Call Müller'), todo('File report')];

  expect(ids(filterTodos(named, { search: 'muller' }, here).active)).toEqual(['Call Müller']);
  expect(ids(filterTodos(named, { search: 'REPORT' }, here).active)).toEqual(['File report']);
});

test('what existed, and what was completed, by the end of a day', () => {
  expect(ids(filterTodos(todos, { createdBy: '2026-11-19' }, here).active)).toEqual([]);
  expect(ids(filterTodos(todos, { createdBy: '2026-11-20' }, here).active)).toEqual(['a', 'b']);
  expect(ids(filterTodos(todos, { completedBy: '2026-11-19' }, here).completed)).toEqual(['c']);
  expect(listsShown({ completedBy: '2026-11-19' })).toEqual(['completed']);
});

test('the order is by due date with open ends last, by priority or by text as the language has it', () => {
  const mixed = [
    todo('Zebra', { priority: 'low' }),
    todo('Ärger', { dueDate: '2026-11-25' }),
    todo('Task 10', { dueDate: '2026-11-21', priority: 'high' }),
    todo('Task 9'),
  ];
  const inOrder = (sort: 'due' | 'priority' | 'text') => ids(filterTodos(mixed, { sort }, here).active);

  expect(inOrder('due')).toEqual(['Task 10', 'Ärger', 'Zebra', 'Task 9']);
  expect(inOrder('priority')).toEqual(['Task 10', 'Ärger', 'Task 9', 'Zebra']);
  expect(inOrder('text')).toEqual(['Ärger', 'Task 9', 'Task 10', 'Zebra']);
  expect(isFiltered({ sort: 'due' })).toBe(false);
});
