import { dayIn } from '@halyard/contracts/format/calendar.ts';
import type { Period } from '@halyard/contracts/query/query-spec.ts';

/** A first and a last month, YYYY-MM, both included. */
export type Months = { readonly from: string; readonly to: string };

const numberOf = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1;
const monthOf = (number: number) => `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`;

export const monthAfter = (month: string): string => monthOf(numberOf(month) + 1);
export const countMonths = ({ from, to }: Months): number => numberOf(to) - numberOf(from) + 1;
export const monthsIn = (months: Months): string[] =>
  Array.from({ length: Math.max(0, countMonths(months)) }, (_, index) => monthOf(numberOf(months.from) + index));

/** The first month that starts at or after an instant, with days in the zone. */
function monthFrom(instant: string, timeZone: string): string {
  const day = dayIn(timeZone, Date.parse(instant));
  return day.endsWith('-01') ? day.slice(0, 7) : monthAfter(day.slice(0, 7));
}

/**
 * The months that start in a period; an open end extends to the first or last existing month. Null if the period is
 * within one month, undefined if it is open and there is no data.
 */
export function monthsOf(
  period: Period | undefined,
  here: readonly string[],
  timeZone: string,
): Months | null | undefined {
  const from = period?.from ? monthFrom(period.from, timeZone) : undefined;
  const until = period?.to ? monthFrom(period.to, timeZone) : undefined;
  const to = until === undefined ? undefined : monthOf(numberOf(until) - 1);
  const [first, last] = [from ?? here[0] ?? to, to ?? here.at(-1) ?? from];
  if (first === undefined || last === undefined) return undefined;
  if (first <= last) return { from: first, to: last };
  // For a period with one end the month beside that end is requested, even if it is before or after all existing ones.
  const end = from !== undefined && to !== undefined ? undefined : (from ?? to);
  return end === undefined ? null : { from: end, to: end };
}
