import { defineMessages } from '../lazy-messages.ts';

/** The words of the API reference, in all five languages. */
export const apiReferenceWords = defineMessages({
  en: async () => (await import('../en/api-reference.ts')).apiReference,
  es: async () => (await import('../es/api-reference.ts')).apiReference,
  fr: async () => (await import('../fr/api-reference.ts')).apiReference,
  de: async () => (await import('../de/api-reference.ts')).apiReference,
  ja: async () => (await import('../ja/api-reference.ts')).apiReference,
});
