import type { lookup as english } from './en.ts';

/** Looking a record up by its name, in German. */
export const lookup: typeof english = {
  phrases: {},
  examples: ['Was wissen wir über Meridian Freight?', 'Wer ist Dorian Vella?'],
  articles: ['der', 'die', 'das', 'den', 'dem', 'ein', 'eine', 'unser', 'unsere'],
  searched: (words) => `Suche: „${words}“`,
  kinds: {
    incident: 'Vorfall',
    threat: 'Bedrohung',
    entity: 'Entität',
    playbook: 'Playbook',
    notification: 'Benachrichtigung',
    task: 'Aufgabe',
    user: 'Benutzer',
    schema: 'Schema',
    analysis: 'Analyse',
  },
  found: (words) => `Mehrere Einträge heißen ähnlich wie „${words}“. Welcher ist gemeint?`,
  is: {
    playbook: (name) => `${name} ist ein Playbook.`,
    task: (name) => `${name} ist eine Ihrer Aufgaben.`,
    user: (name, email) => `${name} ist ein Benutzerkonto: ${email}.`,
  },
  none: (words) => `Kein Eintrag heißt „${words}“.`,
  caption: 'Gefundene Einträge',
  columns: { name: 'Name', kind: 'Gattung', about: 'Näheres' },
};
