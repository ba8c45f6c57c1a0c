import { defineMessages } from '../lazy-messages.ts';

/** The words of the settings, in all five languages. */
export const settingsWords = defineMessages({
  en: async () => (await import('../en/settings.ts')).settings,
  es: async () => (await import('../es/settings.ts')).settings,
  fr: async () => (await import('../fr/settings.ts')).settings,
  de: async () => (await import('../de/settings.ts')).settings,
  ja: async () => (await import('../ja/settings.ts')).settings,
});
