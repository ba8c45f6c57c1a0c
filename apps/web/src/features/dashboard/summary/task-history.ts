import { addDays, dayReader } from '@halyard/contracts/format/calendar.ts';
import type { Todo } from '@halyard/contracts/work/todos.ts';
import type { TaskStats } from './task-stats.ts';

const daysShown = 7;

export const firstDayOfHistory = (today: string) => addDays(today, 1 - daysShown);

/** The four figures at the end of each of the last seven days, oldest first, for the tasks that still exist. */
export function taskHistory(todos: readonly Todo[], today: string, timeZone: string): TaskStats[] {
  const dayOf = dayReader(timeZone);
  const dated = todos.map((todo) => ({
    created: dayOf(todo.createdAt),
    completed: todo.completedAt && dayOf(todo.completedAt),
  }));
  const firstDay = firstDayOfHistory(today);
  const days = Array.from({ length: daysShown }, (_, index) => addDays(firstDay, index));
  return days.map((day) => {
    const total = dated.filter(({ created }) => created <= day).length;
    const completed = dated.filter((task) => task.completed && task.completed <= day).length;
    return {
      totalTasks: total,
      activeTasks: total - completed,
      completedTasks: completed,
      completionRate: total === 0 ? 0 : Math.round((100 * completed) / total),
    };
  });
}
