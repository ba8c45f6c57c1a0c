import { addDays, dayReader } from '@halyard/contracts/format/calendar.ts';
import type { DashboardSummary, TaskActivity } from '@halyard/contracts/work/dashboard.ts';

/** Counts of one person's tasks, as the store reads them. */
export type TaskCounts = { readonly total: number; readonly completed: number; readonly weekAgo: number };

const weekDays = 7;
export const weekMs = weekDays * 86_400_000;

const percentOf = (now: number, before: number) => Math.round((100 * (now - before)) / before);

/**
 * Growth of the total against seven days ago (decision G-004): the person's own, or the team's where the person has
 * nothing that old. Null where no one has: a missing past is not a growth of zero.
 */
export function describeTrend(own: TaskCounts, team: TaskCounts): TaskActivity['trend'] {
  const scope = own.weekAgo > 0 ? 'own' : 'team';
  const { total: tasksNow, weekAgo: tasksBefore } = scope === 'own' ? own : team;
  return { scope, tasksBefore, tasksNow, percent: tasksBefore > 0 ? percentOf(tasksNow, tasksBefore) : null };
}

export function summariseTasks(own: TaskCounts, team: TaskCounts): DashboardSummary {
  const { total, completed } = own;
  return {
    totalRecords: total,
    activeProcesses: total - completed,
    completedProcesses: completed,
    processingRate: describeTrend(own, team).percent ?? 0,
    completionRate: total === 0 ? 0 : Math.round((100 * completed) / total),
  };
}

/** Completions of the trailing seven calendar days, oldest first; a day without any counts 0. */
export function countByDay(completedAt: readonly number[], now: number, timeZone: string): TaskActivity['days'] {
  const dayOf = dayReader(timeZone);
  const today = dayOf(now);
  const counts = new Map(Array.from({ length: weekDays }, (_, index) => [addDays(today, index + 1 - weekDays), 0]));
  for (const at of completedAt) {
    const day = dayOf(at);
    const count = counts.get(day);
    if (count !== undefined) counts.set(day, count + 1);
  }
  return [...counts].map(([day, completed]) => ({ day, completed }));
}
