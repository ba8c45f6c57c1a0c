import { defineMessages } from '../lazy-messages.ts';

/** The words of the other ways to sign in, in all five languages. */
export const signInWaysWords = defineMessages({
  en: async () => (await import('../en/sign-in-ways.ts')).signInWays,
  es: async () => (await import('../es/sign-in-ways.ts')).signInWays,
  fr: async () => (await import('../fr/sign-in-ways.ts')).signInWays,
  de: async () => (await import('../de/sign-in-ways.ts')).signInWays,
  ja: async () => (await import('../ja/sign-in-ways.ts')).signInWays,
});
