import type { Priority, Todo } from '@halyard/contracts/work/todos.ts';

/** A task as the assistant card sees it (decision G-006). */
export type DashboardTask = {
  readonly id: string;
  readonly title: string;
  readonly status: 'active' | 'completed';
  readonly priority: Priority;
};

export function toDashboardTask({ id, text, completed, priority }: Todo): DashboardTask {
  return { id, title: text, status: completed ? 'completed' : 'active', priority };
}
