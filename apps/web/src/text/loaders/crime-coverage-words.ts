import { defineMessages } from '../lazy-messages.ts';

/** The words of data coverage, in all five languages. */
export const crimeCoverageWords = defineMessages({
  en: async () => (await import('../en/crime-coverage.ts')).crimeCoverage,
  es: async () => (await import('../es/crime-coverage.ts')).crimeCoverage,
  fr: async () => (await import('../fr/crime-coverage.ts')).crimeCoverage,
  de: async () => (await import('../de/crime-coverage.ts')).crimeCoverage,
  ja: async () => (await import('../ja/crime-coverage.ts')).crimeCoverage,
});
