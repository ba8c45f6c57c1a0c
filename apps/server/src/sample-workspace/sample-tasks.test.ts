import { expect, test } from 'vitest';
import { countByDay, summariseTasks } from '../modules/dashboard/summarise-tasks.ts';
import { makeSampleTasks } from './sample-tasks.ts';

const weekMs = 7 * 86_400_000;
const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const week = Array.from({ length: 7 }, (_, day) => Date.parse('2026-11-16T00:00:00Z') + day * 86_400_000);
// Just after midnight is the hard case: the day has hardly begun and its completions must not be in the future.
const moments = week.flatMap((midnight) => [midnight + 60_000, midnight + 13 * 3_600_000, midnight + 86_399_000]);

test.each(moments)('a start at %d shows the figures every fresh start shows', (now) => {
  for (const role of ['admin', 'analyst', 'viewer'] as const) {
    const tasks = makeSampleTasks(role, 1, now);
    const open = tasks.filter(({ completedAt }) => completedAt === null);
    const completions = tasks.flatMap(({ completedAt }) => (completedAt === null ? [] : [completedAt]));
    const weekAgo = tasks.filter(({ createdAt }) => createdAt <= now - weekMs).length;
    const counts = { total: tasks.length, completed: completions.length, weekAgo };

    expect(summariseTasks(counts, counts)).toMatchObject({ totalRecords: 28, processingRate: 12, completionRate: 75 });
    expect(open.filter(({ priority }) => priority === 'high')).toHaveLength(2);
    expect(Math.max(...completions)).toBeLessThanOrEqual(now);
    const byWeekday = Object.fromEntries(
      countByDay(completions, now, 'UTC').map(({ day, completed }) => [weekdays[new Date(day).getUTCDay()], completed]),
    );
    expect(byWeekday).toEqual({ Mon: 3, Tue: 4, Wed: 2, Thu: 5, Fri: 3, Sat: 1, Sun: 2 });
    expect(new Set(tasks.map(({ text }) => text)).size).toBe(28);
  }
});
