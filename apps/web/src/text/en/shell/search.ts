import type { SearchKind } from '@halyard/contracts/work/search.ts';
import { terms } from '@halyard/messages/en';
import { plural } from '../../plural.ts';

const { incidentStatuses: statuses } = terms;

const kinds: Record<SearchKind, string> = {
  incident: 'Incidents',
  alert: 'Alerts',
  threat: 'Threats',
  entity: 'Entities',
  playbook: 'Playbooks',
  schema: 'Schemas',
  analysis: 'Analyses',
  notification: 'Notifications',
  task: 'My tasks',
  user: 'Users',
};

export const search = {
  title: 'Search intelligence',
  close: 'Close search',
  results: 'Search results',
  kinds,
  statuses,
  observables: 'Observables',
  screens: 'Go to',
  actions: 'Actions',
  newIncident: 'New incident',
  newThreat: 'New threat',
  newTask: 'New task',
  import: 'Import a file',
  assistant: 'Assistant',
  ask: (product: string, question: string) => `Ask ${product} AI: ${question}`,
  searching: 'Searching...',
  none: 'No results',
  failed: 'Search failed.',
  retry: 'Retry',
  /** `written` is the count as the person writes numbers. */
  found: (count: number, written: string) => `${written} ${plural(count, { one: 'result', other: 'results' })}`,
  more: 'More results available. Refine your search.',
  keys: 'Arrow keys to navigate, Enter to open, Escape to clear',
};
