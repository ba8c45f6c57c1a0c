import { sessionTimeout } from '../en/session-timeout.ts';
import { defineMessages } from '../lazy-messages.ts';

/** The words of the warning before a session times out. English comes with it: a warning must never stay away. */
export const sessionTimeoutWords = defineMessages(
  {
    en: async () => sessionTimeout,
    es: async () => (await import('../es/session-timeout.ts')).sessionTimeout,
    fr: async () => (await import('../fr/session-timeout.ts')).sessionTimeout,
    de: async () => (await import('../de/session-timeout.ts')).sessionTimeout,
    ja: async () => (await import('../ja/session-timeout.ts')).sessionTimeout,
  },
  sessionTimeout,
);
