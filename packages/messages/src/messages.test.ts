import { threatStatuses } from '@halyard/contracts/intelligence/threats.ts';
import { type IncidentUpdate, incidentStatuses } from '@halyard/contracts/operations/incidents.ts';
import { expect, test } from 'vitest';
import { allMessages } from './all/index.ts';
import { describeIncidentUpdate, eventSentence } from './index.ts';

const languages = Object.entries(allMessages);

const update = (kind: IncidentUpdate['kind'], details: IncidentUpdate['details']): IncidentUpdate => ({
  id: 1,
  time: '2026-11-21T08:00:00.000Z',
  user: null,
  kind,
  message: '',
  details,
});

test.each(languages)('%s has a word of its own for every status', (_language, { terms }) => {
  expect(new Set(incidentStatuses.map((status) => terms.incidentStatuses[status])).size).toBe(incidentStatuses.length);
  expect(new Set(threatStatuses.map((status) => terms.threatStatuses[status])).size).toBe(threatStatuses.length);
});

test.each(languages)('%s never says "contained" and "mitigated" with one word', (_language, { terms }) => {
  expect(terms.incidentStatuses.Mitigated).not.toBe(terms.threatStatuses.Contained);
  expect(terms.threatStatuses.Mitigated).not.toBe(terms.threatStatuses.Contained);
});

test.each(languages)('%s tells two kinds of events apart by their titles', (_language, { events }) => {
  const titles = Object.values(events.titles);
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});

test('an event is its title and the name of its record, with the colon of the language', () => {
  expect(eventSentence(allMessages.en.events, 'task_added', 'Call the bank')).toBe('Task added: Call the bank');
  expect(eventSentence(allMessages.fr.events, 'task_added', 'Appeler')).toBe('Tâche ajoutée\u00a0: Appeler');
});

test('an escalation that assigns says both, on every surface', () => {
  const escalated = update('incident_escalated', { to: 'High', name: 'Ada King' });
  expect(describeIncidentUpdate(escalated, allMessages.en)).toBe('Escalated to High. Assigned to Ada King');
  expect(describeIncidentUpdate(escalated, allMessages.de)).toBe('Eskaliert auf: Hoch. Ada King zugewiesen');
});

test('a code that this version does not know stays as it is', () => {
  const changed = update('incident_status_changed', { from: 'Open', to: 'Parked' });
  expect(describeIncidentUpdate(changed, allMessages.en)).toBe('Status changed from Open to Parked');
});
