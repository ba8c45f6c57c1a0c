import { defineMessages } from '../lazy-messages.ts';

/** The words for making, comparing, validating, exporting and deleting schemas, in all five languages. */
export const schemaWorkWords = defineMessages({
  en: async () => (await import('../en/schema-work.ts')).schemaWork,
  es: async () => (await import('../es/schema-work.ts')).schemaWork,
  fr: async () => (await import('../fr/schema-work.ts')).schemaWork,
  de: async () => (await import('../de/schema-work.ts')).schemaWork,
  ja: async () => (await import('../ja/schema-work.ts')).schemaWork,
});
