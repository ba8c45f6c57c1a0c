import { defineMessages } from '../lazy-messages.ts';

/** The words of the background work panel, in all five languages. */
export const backgroundWorkWords = defineMessages({
  en: async () => (await import('../en/background-work.ts')).backgroundWork,
  es: async () => (await import('../es/background-work.ts')).backgroundWork,
  fr: async () => (await import('../fr/background-work.ts')).backgroundWork,
  de: async () => (await import('../de/background-work.ts')).backgroundWork,
  ja: async () => (await import('../ja/background-work.ts')).backgroundWork,
});
