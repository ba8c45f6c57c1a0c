import { defineMessages } from '../lazy-messages.ts';

/** The words of the schema explorer, its list, details and tree, in all five languages. */
export const schemasWords = defineMessages({
  en: async () => (await import('../en/schemas.ts')).schemas,
  es: async () => (await import('../es/schemas.ts')).schemas,
  fr: async () => (await import('../fr/schemas.ts')).schemas,
  de: async () => (await import('../de/schemas.ts')).schemas,
  ja: async () => (await import('../ja/schemas.ts')).schemas,
});
