import { defineMessages } from '../lazy-messages.ts';

/** The words of the report of an analysis, in all five languages. */
export const crimeReportWords = defineMessages({
  en: async () => (await import('../en/crime-report.ts')).crimeReport,
  es: async () => (await import('../es/crime-report.ts')).crimeReport,
  fr: async () => (await import('../fr/crime-report.ts')).crimeReport,
  de: async () => (await import('../de/crime-report.ts')).crimeReport,
  ja: async () => (await import('../ja/crime-report.ts')).crimeReport,
});
