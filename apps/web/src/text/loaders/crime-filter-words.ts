import { defineMessages } from '../lazy-messages.ts';

/** The words of the filter of crime data, in all five languages. */
export const crimeFilterWords = defineMessages({
  en: async () => (await import('../en/crime-filter.ts')).crimeFilter,
  es: async () => (await import('../es/crime-filter.ts')).crimeFilter,
  fr: async () => (await import('../fr/crime-filter.ts')).crimeFilter,
  de: async () => (await import('../de/crime-filter.ts')).crimeFilter,
  ja: async () => (await import('../ja/crime-filter.ts')).crimeFilter,
});
