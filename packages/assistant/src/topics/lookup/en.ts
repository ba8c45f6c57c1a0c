import type { SearchKind } from '@halyard/contracts/work/search.ts';

const kinds: Readonly<Record<SearchKind, string>> = {
  incident: 'Incident',
  threat: 'Threat',
  entity: 'Entity',
  playbook: 'Playbook',
  notification: 'Notification',
  task: 'Task',
  user: 'User',
  schema: 'Schema',
  analysis: 'Analysis',
};

/** Looking a record up by its name, in English. */
export const lookup = {
  phrases: {},
  examples: ['Tell me about Meridian Freight', 'Who is Dorian Vella?'],
  /** Words in front of a name that are no part of it. */
  articles: ['the', 'a', 'an', 'our'] as readonly string[],
  searched: (words: string) => `Search: “${words}”`,
  kinds,
  found: (words: string) => `Several records match “${words}”. Which one do you mean?`,
  is: {
    playbook: (name: string) => `${name} is a playbook.`,
    task: (name: string) => `${name} is one of your tasks.`,
    user: (name: string, email: string) => `${name} is a user: ${email}.`,
  },
  none: (words: string) => `I found no record called “${words}”.`,
  caption: 'Records found',
  columns: { name: 'Name', kind: 'Kind', about: 'About' },
};
