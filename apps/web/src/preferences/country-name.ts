import type { Language } from '@halyard/contracts/accounts/preferences.ts';
import { usePreferences } from './preferences.tsx';

/** What a country (two letters of ISO 3166-1) is called in a language; the letters where no one knows it. */
function countryName(code: string, language: Language): string {
  try {
    return new Intl.DisplayNames(language, { type: 'region', fallback: 'code' }).of(code) ?? code;
  } catch {
    // Not a code at all: what was written is the best there is.
    return code;
  }
}

export function useCountryName(): (code: string) => string {
  const { language } = usePreferences();
  return (code) => countryName(code, language);
}
