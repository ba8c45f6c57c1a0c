import { defineMessages } from '../lazy-messages.ts';

/** The words of the threats screen, in all five languages. */
export const threatsWords = defineMessages({
  en: async () => (await import('../en/threats.ts')).threats,
  es: async () => (await import('../es/threats.ts')).threats,
  fr: async () => (await import('../fr/threats.ts')).threats,
  de: async () => (await import('../de/threats.ts')).threats,
  ja: async () => (await import('../ja/threats.ts')).threats,
});
