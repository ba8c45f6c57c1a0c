import { defineMessages } from '../lazy-messages.ts';

/** The words of the audit screen, in all five languages. */
export const auditWords = defineMessages({
  en: async () => (await import('../en/audit.ts')).audit,
  es: async () => (await import('../es/audit.ts')).audit,
  fr: async () => (await import('../fr/audit.ts')).audit,
  de: async () => (await import('../de/audit.ts')).audit,
  ja: async () => (await import('../ja/audit.ts')).audit,
});
