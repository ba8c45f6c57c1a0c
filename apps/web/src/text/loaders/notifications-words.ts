import { defineMessages } from '../lazy-messages.ts';

/** The words of notifications, in all five languages: of the screen, the bell and the tab title. */
export const notificationsWords = defineMessages({
  en: async () => (await import('../en/notifications.ts')).notifications,
  es: async () => (await import('../es/notifications.ts')).notifications,
  fr: async () => (await import('../fr/notifications.ts')).notifications,
  de: async () => (await import('../de/notifications.ts')).notifications,
  ja: async () => (await import('../ja/notifications.ts')).notifications,
});
