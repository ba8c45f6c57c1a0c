import { defineMessages } from '../lazy-messages.ts';

/** The words of importing police data, in all five languages. */
export const crimeImportsWords = defineMessages({
  en: async () => (await import('../en/crime-imports.ts')).crimeImports,
  es: async () => (await import('../es/crime-imports.ts')).crimeImports,
  fr: async () => (await import('../fr/crime-imports.ts')).crimeImports,
  de: async () => (await import('../de/crime-imports.ts')).crimeImports,
  ja: async () => (await import('../ja/crime-imports.ts')).crimeImports,
});
