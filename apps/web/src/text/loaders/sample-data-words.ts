import { defineMessages } from '../lazy-messages.ts';

/** The words of the sample data panel, in all five languages. */
export const sampleDataWords = defineMessages({
  en: async () => (await import('../en/sample-data.ts')).sampleData,
  es: async () => (await import('../es/sample-data.ts')).sampleData,
  fr: async () => (await import('../fr/sample-data.ts')).sampleData,
  de: async () => (await import('../de/sample-data.ts')).sampleData,
  ja: async () => (await import('../ja/sample-data.ts')).sampleData,
});
