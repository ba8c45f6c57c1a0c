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
  alertsAdded: (names, count) =>
    count === 1 ? `Warnung hinzugefügt: ${names}` : `${count} Warnungen hinzugefügt: ${names}`,
  alertsRemoved: (names, count) =>
    count === 1 ? `Warnung entfernt: ${names}` : `${count} Warnungen entfernt: ${names}`,
  observablesAdded: (name, count) =>
    count === 1 ? `Observable hinzugefügt: ${name}` : `${count} Observables hinzugefügt`,
  observablesRemoved: (name, count) => (count === 1 ? `Observable entfernt: ${name}` : `${count} Observables entfernt`),
  deleted: 'Vorfall gelöscht',
  started: (name) => `Playbook gestartet: ${name}`,
  stepDone: (step) => `Schritt erledigt: ${step}`,
  stepReopened: (step) => `Schritt wieder offen: ${step}`,
  undone: (what) => (what === '' ? 'Änderung rückgängig gemacht' : `Änderung rückgängig gemacht: ${what}`),
  other: 'Andere Aktivität',
  aRecord: 'einem Datensatz',
};
