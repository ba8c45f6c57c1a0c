import { drafts } from '../en/drafts.ts';
import { defineMessages } from '../lazy-messages.ts';

/** The words about drafts. English comes with the code: a form must not wait for them. */
export const draftsWords = defineMessages(
  {
    en: async () => drafts,
    es: async () => (await import('../es/drafts.ts')).drafts,
    fr: async () => (await import('../fr/drafts.ts')).drafts,
    de: async () => (await import('../de/drafts.ts')).drafts,
    ja: async () => (await import('../ja/drafts.ts')).drafts,
  },
  drafts,
);
