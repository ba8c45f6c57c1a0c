import { defineMessages } from '../lazy-messages.ts';

/** The words of the task screen, in all five languages. */
export const todosWords = defineMessages({
  en: async () => (await import('../en/todos.ts')).todos,
  es: async () => (await import('../es/todos.ts')).todos,
  fr: async () => (await import('../fr/todos.ts')).todos,
  de: async () => (await import('../de/todos.ts')).todos,
  ja: async () => (await import('../ja/todos.ts')).todos,
});
