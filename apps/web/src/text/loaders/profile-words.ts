import { defineMessages } from '../lazy-messages.ts';

/** The words of the own profile, in all five languages. */
export const profileWords = defineMessages({
  en: async () => (await import('../en/profile.ts')).profile,
  es: async () => (await import('../es/profile.ts')).profile,
  fr: async () => (await import('../fr/profile.ts')).profile,
  de: async () => (await import('../de/profile.ts')).profile,
  ja: async () => (await import('../ja/profile.ts')).profile,
});
