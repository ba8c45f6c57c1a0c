import { defineMessages } from '../lazy-messages.ts';

/** The words of the import screen, in all five languages. */
export const importsWords = defineMessages({
  en: async () => (await import('../en/imports.ts')).imports,
  es: async () => (await import('../es/imports.ts')).imports,
  fr: async () => (await import('../fr/imports.ts')).imports,
  de: async () => (await import('../de/imports.ts')).imports,
  ja: async () => (await import('../ja/imports.ts')).imports,
});
