import type { Language } from '@halyard/contracts/accounts/preferences.ts';

/** The locale by which dates and numbers are written. English is British here: the day comes before the month. */
export const localeOf = (language: Language): string => (language === 'en' ? 'en-GB' : language);

/** A language's own name, capitalized: users who cannot read the page can still find theirs. */
export function languageName(language: Language): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
