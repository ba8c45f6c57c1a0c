import { defineMessages } from '../lazy-messages.ts';

/** The server's refusals, in all five languages. */
export const refusalWords = defineMessages({
  en: async () => (await import('../en/refusals.ts')).refusals,
  es: async () => (await import('../es/refusals.ts')).refusals,
  fr: async () => (await import('../fr/refusals.ts')).refusals,
  de: async () => (await import('../de/refusals.ts')).refusals,
  ja: async () => (await import('../ja/refusals.ts')).refusals,
});
