import { defineMessages } from '../lazy-messages.ts';

/** The words of what visitors may choose. */
export const visitorChoicesWords = defineMessages({
  en: async () => (await import('../en/visitor-choices.ts')).visitorChoices,
  es: async () => (await import('../es/visitor-choices.ts')).visitorChoices,
  fr: async () => (await import('../fr/visitor-choices.ts')).visitorChoices,
  de: async () => (await import('../de/visitor-choices.ts')).visitorChoices,
  ja: async () => (await import('../ja/visitor-choices.ts')).visitorChoices,
});
