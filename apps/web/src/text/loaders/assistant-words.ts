import { defineMessages } from '../lazy-messages.ts';

/** The words of the assistant, in all five languages. */
export const assistantWords = defineMessages({
  en: async () => (await import('../en/assistant.ts')).assistant,
  es: async () => (await import('../es/assistant.ts')).assistant,
  fr: async () => (await import('../fr/assistant.ts')).assistant,
  de: async () => (await import('../de/assistant.ts')).assistant,
  ja: async () => (await import('../ja/assistant.ts')).assistant,
});
