import { defineMessages } from '../lazy-messages.ts';

/** The words of the crime screen and its analysis, in all five languages. */
export const crimeWords = defineMessages({
  en: async () => (await import('../en/crime.ts')).crime,
  es: async () => (await import('../es/crime.ts')).crime,
  fr: async () => (await import('../fr/crime.ts')).crime,
  de: async () => (await import('../de/crime.ts')).crime,
  ja: async () => (await import('../ja/crime.ts')).crime,
});
