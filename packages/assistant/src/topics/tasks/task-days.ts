import { writeDate } from '@halyard/contracts/format-instant.ts';
import type { Asked } from '../../asked.ts';
import type { Draft } from '../../draft/create-draft.ts';
import { dayAt } from '../../understand/calendar.ts';

const two = (value: number) => String(value).padStart(2, '0');
const dayMs = 86_400_000;

/** The calendar day of an instant as due dates are stored: `2026-11-21`. */
export function dayOf(at: number, timeZone: string): string {
  const { year, month, day } = dayAt(at, timeZone);
  return `${year}-${two(month)}-${two(day)}`;
}

export const todayOf = ({ now, manner }: Pick<Asked, 'now' | 'manner'>): string => dayOf(now, manner.timeZone);

/** Days run on into the next month; `days` may be negative. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

/** 0 is Monday. */
export const weekdayOf = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

/** A stored day in the person's format. It belongs to no time zone. */
export const showDay = ({ asked }: Draft, day: string): string =>
  writeDate(`${day}T00:00:00Z`, 'UTC', asked.manner.dateFormat);
