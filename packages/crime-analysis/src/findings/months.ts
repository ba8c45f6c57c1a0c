/** Months are text such as `2026-03`. */
const parse = (month: string) => ({ year: Number(month.slice(0, 4)), number: Number(month.slice(5)) });

/** The month so many months later; earlier with a negative number. */
export function monthsLater(month: string, by: number): string {
  const { year, number } = parse(month);
  const months = year * 12 + number - 1 + by;
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`;
}

export function daysIn(month: string): number {
  const { year, number } = parse(month);
  return new Date(Date.UTC(year, number, 0)).getUTCDate();
}

const englishNames = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];

/** `March 2026`: for sentences that are always English. */
export function englishMonth(month: string): string {
  const { year, number } = parse(month);
  return `${englishNames[number - 1]} ${year}`;
}
