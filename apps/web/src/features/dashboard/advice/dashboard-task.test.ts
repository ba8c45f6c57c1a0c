import type { Todo } from '@halyard/contracts/work/todos.ts';
import { expect, test } from 'vitest';
import { toDashboardTask } from './dashboard-task.ts';

test('a task of the list becomes a task of the card', () => {
  const todo: Todo = {
    id: 't1',
    text: 'Check the seals',
    completed: true,
    priority: 'high',
    dueDate: null,
    createdAt: '2026-11-20T08:00:00.000Z',
    completedAt: '2026-11-21T08:00:00.000Z',
  };

  expect(toDashboardTask(todo)).toEqual({ id: 't1', title: 'Check the seals', status: 'completed', priority: 'high' });
});
