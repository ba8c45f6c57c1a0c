import { expect, test } from 'vitest';
import { toTaskStats } from './task-stats.ts';

test('records are tasks, processes are active and completed tasks', () => {
  const summary = {
    totalRecords: 28,
    activeProcesses: 7,
    completedProcesses: 21,
    processingRate: 12,
    completionRate: 75,
  };

  expect(toTaskStats(summary)).toEqual({ totalTasks: 28, activeTasks: 7, completedTasks: 21, completionRate: 75 });
});

test('an empty body and no body at all give four zeros', () => {
  const zeros = { totalTasks: 0, activeTasks: 0, completedTasks: 0, completionRate: 0 };

  expect(toTaskStats({})).toEqual(zeros);
  expect(toTaskStats(null)).toEqual(zeros);
  expect(toTaskStats(undefined)).toEqual(zeros);
});

test('a missing field becomes zero and leaves the others alone', () => {
  expect(toTaskStats({ totalRecords: 5 })).toMatchObject({ totalTasks: 5, activeTasks: 0 });
});
