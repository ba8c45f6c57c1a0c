import type { IncidentActivity } from '../../describe-incident-update.ts';

/** The timeline of an incident, in English. */
export const incidentActivity: IncidentActivity = {
  system: 'System',
  update: 'Update',
  note: 'Note',
  opened: 'Incident opened',
  edited: (names) => (names === '' ? 'Edited' : `Edited: ${names}`),
  status: (to) => `Status changed to ${to}`,
  statusFrom: (from, to) => `Status changed from ${from} to ${to}`,
  escalated: (to) => (to === '' ? 'Escalated' : `Escalated to ${to}`),
  assigned: (name) => `Assigned to ${name}`,
  both: (one, other) => `${one}. ${other}`,
  unassigned: 'Unassigned',
  linked: (name, count) => (count === 1 ? `Linked to ${name}` : `Linked to ${count} records`),
  unlinked: (name) => `Link to ${name} removed`,
  alertsAdded: (names, count) => (count === 1 ? `Alert added: ${names}` : `${count} alerts added: ${names}`),
  alertsRemoved: (names, count) => (count === 1 ? `Alert removed: ${names}` : `${count} alerts removed: ${names}`),
  observablesAdded: (name, count) => (count === 1 ? `Observable added: ${name}` : `${count} observables added`),
  observablesRemoved: (name, count) => (count === 1 ? `Observable removed: ${name}` : `${count} observables removed`),
  deleted: 'Incident deleted',
  started: (name) => `Playbook started: ${name}`,
  stepDone: (step) => `Step done: ${step}`,
  stepReopened: (step) => `Step reopened: ${step}`,
  undone: (what) => (what === '' ? 'Change undone' : `Change undone: ${what}`),
  other: 'Other activity',
  aRecord: 'a record',
};
