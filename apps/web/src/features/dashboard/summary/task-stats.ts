import type { DashboardSummary } from '@halyard/contracts/work/dashboard.ts';

export type TaskStats = {
  readonly totalTasks: number;
  readonly activeTasks: number;
  readonly completedTasks: number;
  /** Per cent of all tasks, 0 without tasks. */
  readonly completionRate: number;
};

/** The figures of the cards from the wire's names. What is missing counts as zero (decision G-026). */
export function toTaskStats(summary?: Partial<DashboardSummary> | null): TaskStats {
  return {
    totalTasks: summary?.totalRecords ?? 0,
    activeTasks: summary?.activeProcesses ?? 0,
    completedTasks: summary?.completedProcesses ?? 0,
    completionRate: summary?.completionRate ?? 0,
  };
}
