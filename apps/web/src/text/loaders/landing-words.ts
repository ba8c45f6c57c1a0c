import { landing } from '../en/landing.ts';
import { defineMessages } from '../lazy-messages.ts';

export const landingWords = defineMessages(
  {
    en: async () => landing,
    es: async () => (await import('../es/landing.ts')).landing,
    fr: async () => (await import('../fr/landing.ts')).landing,
    de: async () => (await import('../de/landing.ts')).landing,
    ja: async () => (await import('../ja/landing.ts')).landing,
  },
  landing,
);
