import { defineMessages } from '../lazy-messages.ts';

/** The words of user management, in all five languages. */
export const usersWords = defineMessages({
  en: async () => (await import('../en/users.ts')).users,
  es: async () => (await import('../es/users.ts')).users,
  fr: async () => (await import('../fr/users.ts')).users,
  de: async () => (await import('../de/users.ts')).users,
  ja: async () => (await import('../ja/users.ts')).users,
});
