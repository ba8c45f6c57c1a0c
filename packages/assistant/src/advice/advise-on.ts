import type { Priority } from '@halyard/contracts/work/todos.ts';

/** Bounds of the four rules, exact (specification, point 9; decision G-085). */
export const adviceBounds = { lowRateBelow: 30, highRateAbove: 80, manyActiveAbove: 5 } as const;

/** One piece of advice with the numbers that made its rule apply. */
export type Advice =
  | { readonly rule: 'low_rate'; readonly rate: number; readonly total: number }
  | { readonly rule: 'high_priority'; readonly count: number }
  | { readonly rule: 'high_rate'; readonly rate: number }
  | { readonly rule: 'many_active'; readonly active: number };

/** The dashboard figures that the rules use; the rate in whole percent. */
export type AdvisedStats = {
  readonly totalTasks: number;
  readonly activeTasks: number;
  readonly completionRate: number;
};
export type AdvisedTask = { readonly status: 'active' | 'completed'; readonly priority: Priority };

/** Every rule that applies, in the specification's order. An account without tasks has a rate of 0, which is low. */
export function adviseOn(stats: AdvisedStats, tasks: readonly AdvisedTask[]): Advice[] {
  const { completionRate: rate, totalTasks: total, activeTasks: active } = stats;
  const count = tasks.filter(({ status, priority }) => status === 'active' && priority === 'high').length;
  const advice: Advice[] = [];
  if (rate < adviceBounds.lowRateBelow) advice.push({ rule: 'low_rate', rate, total });
  if (count > 0) advice.push({ rule: 'high_priority', count });
  if (rate > adviceBounds.highRateAbove) advice.push({ rule: 'high_rate', rate });
  if (active > adviceBounds.manyActiveAbove) advice.push({ rule: 'many_active', active });
  return advice;
}
