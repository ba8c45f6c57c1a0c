import { defineMessages } from '../lazy-messages.ts';

export const errorHelpWords = defineMessages({
  en: async () => (await import('../en/error-help.ts')).errorHelp,
  es: async () => (await import('../es/error-help.ts')).errorHelp,
  fr: async () => (await import('../fr/error-help.ts')).errorHelp,
  de: async () => (await import('../de/error-help.ts')).errorHelp,
  ja: async () => (await import('../ja/error-help.ts')).errorHelp,
});
