import { defineMessages } from '../lazy-messages.ts';

/** Why a session has ended; few sign-ins begin with it. */
export const sessionEndedWords = defineMessages({
  en: async () => (await import('../en/session-ended.ts')).sessionEnded,
  es: async () => (await import('../es/session-ended.ts')).sessionEnded,
  fr: async () => (await import('../fr/session-ended.ts')).sessionEnded,
  de: async () => (await import('../de/session-ended.ts')).sessionEnded,
  ja: async () => (await import('../ja/session-ended.ts')).sessionEnded,
});
