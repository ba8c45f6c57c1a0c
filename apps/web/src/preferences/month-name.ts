import type { Language } from '@halyard/contracts/preferences.ts';
import { usePreferences } from './preferences.tsx';

/** What a calendar month, `2026-03`, is called: `Mar 2026`, or `March 2026` in full. */
function monthName(month: string, language: Language, length: 'short' | 'long' = 'short'): string {
  const at = new Date(`${month}-01T00:00:00Z`);
  // A month that an address made up is shown as it was written.
  if (Number.isNaN(at.getTime())) return month;
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    timeZone: 'UTC',
    month: length,
    year: 'numeric',
  }).format(at);
}

export function useMonthName(): (month: string, length?: 'short' | 'long') => string {
  const { language } = usePreferences();
  return (month, length) => monthName(month, language, length);
}
