import { search } from '../en/search.ts';
import { defineMessages } from '../lazy-messages.ts';

/** The words of the search, in all five languages; English comes with the code, so that nobody waits for it. */
export const searchWords = defineMessages(
  {
    en: async () => search,
    es: async () => (await import('../es/search.ts')).search,
    fr: async () => (await import('../fr/search.ts')).search,
    de: async () => (await import('../de/search.ts')).search,
    ja: async () => (await import('../ja/search.ts')).search,
  },
  search,
);
