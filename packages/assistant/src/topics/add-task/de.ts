import type { addTask as english } from './en.ts';

/** Adding a task in German. */
export const addTask: typeof english = {
  phrases: {},
  examples: ['Füge eine Aufgabe hinzu: Zugriffsliste prüfen bis Freitag', 'Erinnere mich an den Lieferanten morgen'],
  words: {
    priorities: {
      high: ['hohe priorität', 'mit hoher priorität', 'hoher priorität', 'priorität hoch', '!hoch'],
      medium: ['mittlere priorität', 'mit mittlerer priorität', 'mittlerer priorität', 'priorität mittel', '!mittel'],
      low: ['niedrige priorität', 'mit niedriger priorität', 'niedriger priorität', 'priorität niedrig', '!niedrig'],
    },
    today: ['heute'],
    tomorrow: ['morgen'],
    dayAfterTomorrow: ['übermorgen'],
    weekdays: [
      ...[['montag'], ['dienstag'], ['mittwoch'], ['donnerstag'], ['freitag']],
      ...[['samstag', 'sonnabend'], ['sonntag']],
    ],
    inDays: ['in {n} tagen', 'in {n} tag'],
    inWeeks: ['in {n} wochen', 'in {n} woche'],
    leads: ['bis', 'am', 'zum', 'bis zum', 'fällig', 'fällig am', 'bis spätestens', 'spätestens', 'für', 'diesen'],
    guards: [
      ...['vor', 'nach', 'seit', 'von', 'vom', 'ab', 'jeden', 'jede', 'nächsten', 'kommenden', 'letzten', 'und'],
      ...['oder', 'zwischen', 'als', 'guten', 'dem', 'der', 'des'],
    ],
    inFront: [],
    noText: ['meiner liste', 'meine liste', 'meinen aufgaben', 'für mich', 'bitte', 'hinzu'],
  },
  priorities: { high: 'hohe Priorität', medium: 'mittlere Priorität', low: 'niedrige Priorität' },
  lead: 'Diese Aufgabe kann ich für Sie hinzufügen.',
  summary: (text, priority) => `Die Aufgabe „${text}“ hinzufügen (${priority}).`,
  summaryDue: (text, priority, day) => `Die Aufgabe „${text}“ hinzufügen (${priority}, fällig am ${day}).`,
  tooLong: (most) => `Eine Aufgabe hat höchstens ${most} Zeichen, diese kann ich also nicht vorschlagen.`,
};
