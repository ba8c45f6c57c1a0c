import type { Language } from '@halyard/contracts/accounts/preferences.ts';
import { localeOf } from './language-name.ts';
import { usePreferences } from './preferences.tsx';

/** The name of a calendar month, `2026-03`: `Mar 2026`, or `March 2026` in full. */
export function monthName(month: string, language: Language, length: 'short' | 'long' = 'short'): string {
  const at = new Date(`${month}-01T00:00:00Z`);
  // An invalid month in a URL is shown as written.
  if (Number.isNaN(at.getTime())) return month;
  return new Intl.DateTimeFormat(localeOf(language), {
    timeZone: 'UTC',
    month: length,
    year: 'numeric',
  }).format(at);
}

/** The names of the twelve months, January first. */
export function monthNames(language: Language): readonly string[] {
  const format = new Intl.DateTimeFormat(localeOf(language), { timeZone: 'UTC', month: 'long' });
  return Array.from({ length: 12 }, (_, index) => format.format(Date.UTC(2026, index)));
}

export function useMonthName(): (month: string, length?: 'short' | 'long') => string {
  const { language } = usePreferences();
  return (month, length) => monthName(month, language, length);
}
