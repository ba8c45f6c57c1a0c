import { defineMessages } from '../lazy-messages.ts';

/** The words of security operations, in all five languages. */
export const securityWords = defineMessages({
  en: async () => (await import('../en/security.ts')).security,
  es: async () => (await import('../es/security.ts')).security,
  fr: async () => (await import('../fr/security.ts')).security,
  de: async () => (await import('../de/security.ts')).security,
  ja: async () => (await import('../ja/security.ts')).security,
});
