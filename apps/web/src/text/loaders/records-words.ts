import { records } from '../en/records.ts';
import { defineMessages } from '../lazy-messages.ts';

/** The words of records of all kinds. English comes with the code: a row of a list must not wait for them. */
export const recordsWords = defineMessages(
  {
    en: async () => records,
    es: async () => (await import('../es/records.ts')).records,
    fr: async () => (await import('../fr/records.ts')).records,
    de: async () => (await import('../de/records.ts')).records,
    ja: async () => (await import('../ja/records.ts')).records,
  },
  records,
);
