import { defineMessages } from '../lazy-messages.ts';

/** The words of an account's sign-in state, in all five languages. */
export const signInStateWords = defineMessages({
  en: async () => (await import('../en/sign-in-state.ts')).signInState,
  es: async () => (await import('../es/sign-in-state.ts')).signInState,
  fr: async () => (await import('../fr/sign-in-state.ts')).signInState,
  de: async () => (await import('../de/sign-in-state.ts')).signInState,
  ja: async () => (await import('../ja/sign-in-state.ts')).signInState,
});
