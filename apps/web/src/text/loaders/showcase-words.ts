import { defineMessages } from '../lazy-messages.ts';

export const showcaseWords = defineMessages({
  en: async () => (await import('../en/showcase.ts')).showcase,
  es: async () => (await import('../es/showcase.ts')).showcase,
  fr: async () => (await import('../fr/showcase.ts')).showcase,
  de: async () => (await import('../de/showcase.ts')).showcase,
  ja: async () => (await import('../ja/showcase.ts')).showcase,
});
