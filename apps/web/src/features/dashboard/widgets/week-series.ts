import { weekdayOf } from '@halyard/contracts/format/calendar.ts';
import type { TaskActivity } from '@halyard/contracts/work/dashboard.ts';

export type WeekSeries = {
  /** Seven days in the order Monday to Sunday. */
  readonly days: TaskActivity['days'];
  /** Top of the axis, at least 1. */
  readonly top: number;
  /** Whole numbers from 0 to `top`, bottom first. */
  readonly ticks: readonly number[];
  /** Index of the best day; null if nothing was completed. */
  readonly best: number | null;
};

/** The trailing seven days, each weekday once, put into the order of the axis (decision G-005). */
export function toWeekSeries(activity: TaskActivity['days']): WeekSeries {
  const days = activity.toSorted((a, b) => weekdayOf(a.day) - weekdayOf(b.day));
  const most = Math.max(0, ...days.map(({ completed }) => completed));
  const step = tickStep(most);
  const steps = Math.max(1, Math.ceil(most / step));
  return {
    days,
    top: steps * step,
    ticks: Array.from({ length: steps + 1 }, (_, index) => index * step),
    best: most === 0 ? null : days.findIndex(({ completed }) => completed === most),
  };
}

// At most six grid lines, at 1, 2 or 5 times a power of ten.
function tickStep(most: number): number {
  for (let power = 1; ; power *= 10) for (const step of [1, 2, 5]) if (step * power * 6 >= most) return step * power;
}
