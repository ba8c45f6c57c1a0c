import type { Span } from '../../understand/span.ts';

/** First and last month, both included: `2026-03`. */
export type Months = { readonly from: string; readonly to: string };

const numberOf = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1;
const monthOf = (number: number) => `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`;

export const monthsLater = (month: string, count: number): string => monthOf(numberOf(month) + count);

/** How many months a stretch has. */
export const lengthOf = ({ from, to }: Months): number => numberOf(to) - numberOf(from) + 1;

/** Every month of a stretch, the oldest first. */
export const monthsIn = (months: Months): string[] =>
  Array.from({ length: Math.max(0, lengthOf(months)) }, (_, index) => monthsLater(months.from, index));

const shifted = ({ from, to }: Months, count: number): Months => ({
  from: monthsLater(from, count),
  to: monthsLater(to, count),
});

/** The stretch of the same length just before. */
export const before = (months: Months): Months => shifted(months, -lengthOf(months));

/** The same months of the year before. */
export const yearBefore = (months: Months): Months => shifted(months, -12);

/** Whole calendar months of a span; undefined where it is made of days. "November to March" ends in the year after. */
export function monthsOf({ months }: Span, namesYear: boolean): Months | undefined {
  if (!months) return undefined;
  const [from, to] = months;
  if (from <= to) return { from, to };
  return namesYear ? undefined : { from: monthsLater(from, -12), to };
}

export const isYear = ({ from, to }: Months): boolean =>
  from.endsWith('-01') && to.endsWith('-12') && from.slice(0, 4) === to.slice(0, 4);

/** The same month or months in another year. */
export const inYear = (months: Months, year: string): Months =>
  shifted(months, (Number(year) - Number(months.from.slice(0, 4))) * 12);

export const areSame = (one: Months, other: Months): boolean => one.from === other.from && one.to === other.to;
