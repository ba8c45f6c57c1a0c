import type { Todo } from '@halyard/contracts/work/todos.ts';
import { expect, test } from 'vitest';
import { taskHistory } from './task-history.ts';

const todo = (createdAt: string, completedAt: string | null): Todo => ({
  id: createdAt,
  text: 'Check the seals',
  completed: completedAt !== null,
  priority: 'medium',
  dueDate: null,
  createdAt,
  completedAt,
});

test('each day counts what existed and what was done by its end', () => {
  const todos = [todo('2026-11-01T08:00:00.000Z', '2026-11-20T08:00:00.000Z'), todo('2026-11-21T08:00:00.000Z', null)];

  const history = taskHistory(todos, '2026-11-21', 'UTC');

  expect(history).toHaveLength(7);
  expect(history[0]).toEqual({ totalTasks: 1, activeTasks: 1, completedTasks: 0, completionRate: 0 });
  expect(history[5]).toEqual({ totalTasks: 1, activeTasks: 0, completedTasks: 1, completionRate: 100 });
  expect(history[6]).toEqual({ totalTasks: 2, activeTasks: 1, completedTasks: 1, completionRate: 50 });
});
