import type { Role } from '@halyard/contracts/accounts/roles.ts';
import type { Priority } from '@halyard/contracts/work/todos.ts';
import { sampleTaskTexts } from './sample-task-texts.ts';

export type SampleTask = {
  readonly text: string;
  readonly priority: Priority;
  readonly dueDate: string | null;
  readonly createdAt: number;
  readonly completedAt: number | null;
};

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

// The figures every fresh start shows: 28 tasks of which 25 are older than a week, 21 completed, 7 active, 2 of them high.
const taskCount = 28;
const activeCount = 7;
const recentCount = 3;
const highCount = 2;
/** Completions per weekday of the trailing seven days, Sunday first as `getUTCDay` counts: 3, 4, 2, 5, 3, 1, 2 from Monday. */
const completionsOnWeekday = [2, 3, 4, 2, 5, 3, 1] as const;

const startOfDay = (at: number) => at - (at % dayMs);

/** Instants of the completions, newest first: spread over each day's working hours, never in the future. */
function completionTimes(now: number): number[] {
  const today = startOfDay(now);
  return Array.from({ length: 7 }, (_, daysAgo) => {
    const start = today - daysAgo * dayMs;
    const end = Math.min(start + 18 * hourMs, now);
    const begin = Math.min(start + 8 * hourMs, start + (end - start) / 2);
    const count = completionsOnWeekday[new Date(start).getUTCDay()] ?? 0;
    return Array.from({ length: count }, (_, index) => Math.floor(end - ((index + 0.5) * (end - begin)) / count));
  }).flat();
}

function priorityOf(index: number): Priority {
  if (index < highCount) return 'high';
  return index % 4 === 3 ? 'low' : 'medium';
}

function dueDateOf(index: number, now: number): string | null {
  const dueInDays = [1, 3, null, 9, null, 5, null][index];
  return dueInDays === null || dueInDays === undefined
    ? null
    : new Date(now + dueInDays * dayMs).toISOString().slice(0, 10);
}

// Open tasks come first; the last of them, and only they, are younger than a week.
function createdAtOf(index: number, now: number): number {
  const isRecent = index < activeCount && index >= activeCount - recentCount;
  if (isRecent) return now - (index - 2) * 31 * hourMs;
  return now - 8 * dayMs - index * 13 * hourMs;
}

/** The initial list of a sample user; `turn` gives colleagues of one role different lists. Deterministic in `now`. */
export function makeSampleTasks(role: Role, turn: number, now: number): SampleTask[] {
  const texts = sampleTaskTexts[role];
  const completions = completionTimes(now);
  return Array.from({ length: taskCount }, (_, index) => {
    const isActive = index < activeCount;
    const createdAt = createdAtOf(index, now);
    return {
      text: texts[(index + turn * 7) % texts.length] ?? '',
      priority: isActive ? priorityOf(index) : priorityOf(index % 5),
      dueDate: isActive ? dueDateOf(index, now) : null,
      createdAt,
      completedAt: isActive ? null : (completions[index - activeCount] ?? createdAt + dayMs),
    };
  });
}
