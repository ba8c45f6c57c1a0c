import { defineMessages } from '../lazy-messages.ts';

/** The words of the entity network, in all five languages. */
export const networkWords = defineMessages({
  en: async () => (await import('../en/network.ts')).network,
  es: async () => (await import('../es/network.ts')).network,
  fr: async () => (await import('../fr/network.ts')).network,
  de: async () => (await import('../de/network.ts')).network,
  ja: async () => (await import('../ja/network.ts')).network,
});
