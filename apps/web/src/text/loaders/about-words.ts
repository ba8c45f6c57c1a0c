import { defineMessages } from '../lazy-messages.ts';

/** The words of the About dialog, in all five languages. */
export const aboutWords = defineMessages({
  en: async () => (await import('../en/about.ts')).about,
  es: async () => (await import('../es/about.ts')).about,
  fr: async () => (await import('../fr/about.ts')).about,
  de: async () => (await import('../de/about.ts')).about,
  ja: async () => (await import('../ja/about.ts')).about,
});
