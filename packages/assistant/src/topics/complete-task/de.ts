import type { completeTask as english } from './en.ts';

/** Completing a task in German. */
export const completeTask: typeof english = {
  phrases: {},
  examples: [],
  thisOne: ['diese', 'diese aufgabe', 'sie', 'das', 'die', 'die aufgabe', 'es', 'diese hier'],
  articles: ['die aufgabe', 'meine aufgabe', 'aufgabe', 'die', 'das', 'den', 'meine'],
  ask: (text) => `Markiere „${text}“ als erledigt`,
  lead: 'Diese Aufgabe kann ich für Sie erledigen.',
  summary: (text) => `Die Aufgabe „${text}“ als erledigt markieren.`,
  several: (figure, words) => `${figure} aktive Aufgaben enthalten „${words}“. Welche meinen Sie?`,
  already: (name) => `${name} ist bereits erledigt.`,
  none: (words) => `Keine Ihrer aktiven Aufgaben enthält „${words}“.`,
  label: (words) => `Meine Aufgaben: enthält „${words}“`,
};
