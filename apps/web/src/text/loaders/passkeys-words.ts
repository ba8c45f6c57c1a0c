import { defineMessages } from '../lazy-messages.ts';

/** The words of passkeys, in all five languages. */
export const passkeysWords = defineMessages({
  en: async () => (await import('../en/passkeys.ts')).passkeys,
  es: async () => (await import('../es/passkeys.ts')).passkeys,
  fr: async () => (await import('../fr/passkeys.ts')).passkeys,
  de: async () => (await import('../de/passkeys.ts')).passkeys,
  ja: async () => (await import('../ja/passkeys.ts')).passkeys,
});
