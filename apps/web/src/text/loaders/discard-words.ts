import { discard } from '../en/discard.ts';
import { defineMessages } from '../lazy-messages.ts';

/** The words of the question before typed text is gone. English comes with the code: the question must not wait. */
export const discardWords = defineMessages(
  {
    en: async () => discard,
    es: async () => (await import('../es/discard.ts')).discard,
    fr: async () => (await import('../fr/discard.ts')).discard,
    de: async () => (await import('../de/discard.ts')).discard,
    ja: async () => (await import('../ja/discard.ts')).discard,
  },
  discard,
);
