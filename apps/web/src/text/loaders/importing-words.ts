import { defineMessages } from '../lazy-messages.ts';

/** The words of every upload, in all five languages. */
export const importingWords = defineMessages({
  en: async () => (await import('../en/importing.ts')).importing,
  es: async () => (await import('../es/importing.ts')).importing,
  fr: async () => (await import('../fr/importing.ts')).importing,
  de: async () => (await import('../de/importing.ts')).importing,
  ja: async () => (await import('../ja/importing.ts')).importing,
});
