import type { Todo } from '@halyard/contracts/work/todos.ts';
import { expect, test } from 'vitest';
import { changeTodo, nameChange } from './change-todo.ts';

const open: Todo = {
  id: 't1',
  text: 'Check the log',
  completed: false,
  priority: 'high',
  dueDate: '2026-12-01',
  createdAt: '2026-11-20T08:00:00.000Z',
  completedAt: null,
};
const noon = Date.parse('2026-11-21T12:00:00.000Z');
const later = noon + 3_600_000;

test('completing stamps the moment once', () => {
  const done = changeTodo(open, { text: open.text, completed: true }, noon);
  const again = changeTodo(done, { text: open.text, completed: true }, later);

  expect(done.completedAt).toBe('2026-11-21T12:00:00.000Z');
  expect(again).toEqual(done);
  expect(nameChange(open, done)).toBe('task_completed');
});

test('reopening takes the moment away', () => {
  const done = changeTodo(open, { text: open.text, completed: true }, noon);
  const reopened = changeTodo(done, { text: open.text, completed: false }, later);

  expect(reopened).toEqual(open);
  expect(nameChange(done, reopened)).toBe('task_reopened');
});

test('what is not sent stays; a due date can be taken away with null', () => {
  const edited = changeTodo(open, { text: 'Check both logs', completed: false }, noon);
  const undated = changeTodo(open, { text: open.text, completed: false, dueDate: null }, noon);

  expect(edited).toEqual({ ...open, text: 'Check both logs' });
  expect(undated.dueDate).toBeNull();
  expect(nameChange(open, edited)).toBe('task_edited');
});

test('saving without a change is not an event', () => {
  expect(nameChange(open, changeTodo(open, { text: open.text, completed: false }, noon))).toBeUndefined();
});
