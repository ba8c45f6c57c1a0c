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
  deleted: 'Incident deleted',
  started: (name) => `Playbook started: ${name}`,
  stepDone: (step) => `Step done: ${step}`,
  stepReopened: (step) => `Step reopened: ${step}`,
  undone: 'Change undone',
  other: 'Other activity',
  aRecord: 'a record',
};
