import { defineMessages } from '../lazy-messages.ts';

/** The words of the rows of street-level crime, in all five languages. */
export const crimeRecordsWords = defineMessages({
  en: async () => (await import('../en/crime-records.ts')).crimeRecords,
  es: async () => (await import('../es/crime-records.ts')).crimeRecords,
  fr: async () => (await import('../fr/crime-records.ts')).crimeRecords,
  de: async () => (await import('../de/crime-records.ts')).crimeRecords,
  ja: async () => (await import('../ja/crime-records.ts')).crimeRecords,
});
