import { stepUp } from '../en/step-up.ts';
import { defineMessages } from '../lazy-messages.ts';

/** The words of the dialog that asks for the password again. English comes with the dialog: it must never stay away. */
export const stepUpWords = defineMessages(
  {
    en: async () => stepUp,
    es: async () => (await import('../es/step-up.ts')).stepUp,
    fr: async () => (await import('../fr/step-up.ts')).stepUp,
    de: async () => (await import('../de/step-up.ts')).stepUp,
    ja: async () => (await import('../ja/step-up.ts')).stepUp,
  },
  stepUp,
);
