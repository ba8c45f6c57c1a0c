import type { IncidentActivity } from '../../describe-incident-update.ts';

/** The timeline of an incident, in German. */
export const incidentActivity: IncidentActivity = {
  system: 'System',
  update: 'Neuer Stand',
  note: 'Notiz',
  opened: 'Vorfall eröffnet',
  edited: (names) => (names === '' ? 'Bearbeitet' : `Bearbeitet: ${names}`),
  status: (to) => `Status geändert in: ${to}`,
  statusFrom: (from, to) => `Status geändert von „${from}“ in „${to}“`,
  escalated: (to) => (to === '' ? 'Eskaliert' : `Eskaliert auf: ${to}`),
  assigned: (name) => `${name} zugewiesen`,
  both: (one, other) => `${one}. ${other}`,
  unassigned: 'Zuweisung aufgehoben',
  linked: (name, count) => (count === 1 ? `Verknüpft mit ${name}` : `Verknüpft mit ${count} Datensätzen`),
  unlinked: (name) => `Verknüpfung mit ${name} gelöst`,
  deleted: 'Vorfall gelöscht',
  started: (name) => `Playbook gestartet: ${name}`,
  stepDone: (step) => `Schritt erledigt: ${step}`,
  stepReopened: (step) => `Schritt wieder offen: ${step}`,
  undone: 'Änderung rückgängig gemacht',
  other: 'Andere Aktivität',
  aRecord: 'einem Datensatz',
};
