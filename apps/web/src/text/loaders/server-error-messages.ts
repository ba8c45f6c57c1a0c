import { defineMessages } from '../lazy-messages.ts';

/** The server's rejections, in all five languages. */
export const serverErrorMessages = defineMessages({
  en: async () => (await import('../en/server-errors.ts')).serverErrors,
  es: async () => (await import('../es/server-errors.ts')).serverErrors,
  fr: async () => (await import('../fr/server-errors.ts')).serverErrors,
  de: async () => (await import('../de/server-errors.ts')).serverErrors,
  ja: async () => (await import('../ja/server-errors.ts')).serverErrors,
});
