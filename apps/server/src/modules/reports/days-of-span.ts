import { addDays, dayReader } from '@halyard/contracts/format/calendar.ts';

/** From the first instant to before the second, in milliseconds. */
export type Span = { readonly from: number; readonly to: number };

/** Every calendar day of a span in a zone, first to last; none for an empty span. */
export function daysOf({ from, to }: Span, timeZone: string): string[] {
  if (to <= from) return [];
  const dayOf = dayReader(timeZone);
  const last = dayOf(to - 1);
  const days: string[] = [];
  for (let day = dayOf(from); day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}
