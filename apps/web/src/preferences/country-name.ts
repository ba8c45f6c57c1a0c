import type { Language } from '@halyard/contracts/accounts/preferences.ts';
import { usePreferences } from './preferences.tsx';

/** The name of a country (two letters of ISO 3166-1) in a language; the code if unknown. */
function countryName(code: string, language: Language): string {
  try {
    return new Intl.DisplayNames(language, { type: 'region', fallback: 'code' }).of(code) ?? code;
  } catch {
    // Not a code at all: the original text is the best value.
    return code;
  }
}

export function useCountryName(): (code: string) => string {
  const { language } = usePreferences();
  return (code) => countryName(code, language);
}
