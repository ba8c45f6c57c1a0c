import { defineMessages } from '../lazy-messages.ts';

export const connectionWords = defineMessages({
  en: async () => (await import('../en/connection.ts')).connection,
  es: async () => (await import('../es/connection.ts')).connection,
  fr: async () => (await import('../fr/connection.ts')).connection,
  de: async () => (await import('../de/connection.ts')).connection,
  ja: async () => (await import('../ja/connection.ts')).connection,
});
