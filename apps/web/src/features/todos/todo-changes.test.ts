import type { Todo } from '@halyard/contracts/work/todos.ts';
import { expect, test } from 'vitest';
import { insertTodo, lengthOf, replaceTodo, toUpdate, withChange, withoutChange } from './todo-changes.ts';

const todo: Todo = {
  id: 't1',
  text: 'Check the seals',
  completed: false,
  priority: 'medium',
  dueDate: null,
  createdAt: '2026-11-20T08:00:00.000Z',
  completedAt: null,
};
const now = new Date('2026-11-21T08:42:00.000Z');

test('completing a task notes when, reopening forgets it', () => {
  const completed = withChange(todo, { completed: true }, now);

  expect(completed).toMatchObject({ completed: true, completedAt: '2026-11-21T08:42:00.000Z' });
  expect(withChange(completed, { completed: false }, now)).toEqual(todo);
});

test('a rejected change is undone and a later one stays', () => {
  const current = { ...todo, completed: true, completedAt: now.toISOString(), text: 'Check all seals' };

  expect(withoutChange(current, todo, { completed: true })).toEqual({ ...todo, text: 'Check all seals' });
  expect(withoutChange(current, todo, { text: 'Check a seal' })).toEqual(current);
});

test('an edit of text or completion sends exactly the three fields of the specification', () => {
  expect(toUpdate(todo, { completed: true })).toEqual({ id: 't1', text: 'Check the seals', completed: true });
  expect(toUpdate(todo, { text: 'Seals' })).toEqual({ id: 't1', text: 'Seals', completed: false });
});

test('an edit of priority or due date sends both', () => {
  const whole = { id: 't1', text: 'Check the seals', completed: false, priority: 'high', dueDate: null };

  expect(toUpdate(todo, { priority: 'high' })).toEqual(whole);
  expect(toUpdate({ ...todo, dueDate: '2026-11-22' }, { priority: 'high', dueDate: null })).toEqual(whole);
});

test('a task goes back to its place among the newest first', () => {
  const newer = { ...todo, id: 't2', createdAt: '2026-11-21T08:00:00.000Z' };
  const older = { ...todo, id: 't0', createdAt: '2026-11-19T08:00:00.000Z' };

  expect(insertTodo([newer, older], todo).map(({ id }) => id)).toEqual(['t2', 't1', 't0']);
  expect(insertTodo([newer, todo], older).map(({ id }) => id)).toEqual(['t2', 't1', 't0']);
  expect(insertTodo([newer, todo, older], todo)).toHaveLength(3);
});

test('the answer of the server takes the place of the guess', () => {
  expect(replaceTodo([{ ...todo, id: 'new-1' }], 'new-1', todo)).toEqual([todo]);
});

test('an emoji counts as one character', () => {
  expect(lengthOf('🔑 keys')).toBe(6);
});
