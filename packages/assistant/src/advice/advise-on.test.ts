import { expect, test } from 'vitest';
import { type AdvisedTask, adviseOn } from './advise-on.ts';

const calm = { totalTasks: 10, activeTasks: 5, completionRate: 50 };
const task = (status: AdvisedTask['status'], priority: AdvisedTask['priority']): AdvisedTask => ({ status, priority });
const rules = (stats: Partial<typeof calm>, tasks: AdvisedTask[] = []) =>
  adviseOn({ ...calm, ...stats }, tasks).map(({ rule }) => rule);

test('a completion rate of 29 is low, 30 is not', () => {
  expect(rules({ completionRate: 29 })).toEqual(['low_rate']);
  expect(rules({ completionRate: 30 })).toEqual([]);
});

test('a completion rate of 81 earns a note, 80 does not', () => {
  expect(rules({ completionRate: 81 })).toEqual(['high_rate']);
  expect(rules({ completionRate: 80 })).toEqual([]);
});

test('six active tasks are many, five are not', () => {
  expect(rules({ activeTasks: 6 })).toEqual(['many_active']);
  expect(rules({ activeTasks: 5 })).toEqual([]);
});

test('active high-priority tasks are counted, completed ones are not', () => {
  const high = task('active', 'high');

  expect(adviseOn(calm, [task('completed', 'high'), task('active', 'medium')])).toEqual([]);
  expect(adviseOn(calm, [high])).toEqual([{ rule: 'high_priority', count: 1 }]);
  expect(adviseOn(calm, [high, high, high])).toEqual([{ rule: 'high_priority', count: 3 }]);
});

test('several rules apply at once, in order', () => {
  const two = [task('active', 'high'), task('active', 'high')];

  expect(rules({ completionRate: 20, activeTasks: 6 }, two)).toEqual(['low_rate', 'high_priority', 'many_active']);
});

test('without any task the rate of 0 is low and the advice knows that there are none', () => {
  const none = { totalTasks: 0, activeTasks: 0, completionRate: 0 };

  expect(adviseOn(none, [])).toEqual([{ rule: 'low_rate', rate: 0, total: 0 }]);
});
