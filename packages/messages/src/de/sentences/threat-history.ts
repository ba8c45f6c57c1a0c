import type { ThreatHistory } from '../../describe-threat-event.ts';
import { wordOf } from '../../terms.ts';
import { terms } from '../terms.ts';

/** Null: no one states one. */
const severity = (code: string | null | undefined) => wordOf(terms.severities, code) || terms.noSeverity;

/** The history of a threat, in German. */
export const threatHistory: ThreatHistory = {
  descriptions: {
    threat_added: () => 'Hinzugefügt',
    threat_updated: () => 'Bearbeitet',
    threat_status_changed: ({ from, to }) =>
      `Status von ${wordOf(terms.threatStatuses, from)} auf ${wordOf(terms.threatStatuses, to)} geändert`,
    threat_severity_changed: ({ from, to }) => `Schweregrad von ${severity(from)} auf ${severity(to)} geändert`,
    threat_acknowledged: () => 'Bestätigt',
    threat_unacknowledged: () => 'Bestätigung aufgehoben',
    threat_triaged: ({ to }) => (to ? `Bewertung: ${wordOf(terms.verdicts, to)}` : 'Bewertung entfernt'),
    threat_deleted: () => 'Gelöscht',
    connection_added: ({ name }) => (name ? `Mit ${name} verbunden` : 'Verbunden'),
    connection_updated: ({ name }) => (name ? `Verbindung zu ${name} geändert` : 'Verbindung geändert'),
    connection_deleted: ({ name }) => (name ? `Verbindung zu ${name} entfernt` : 'Verbindung entfernt'),
    incident_opened: ({ name }) => (name ? `Vorfall eröffnet: ${name}` : 'Vorfall eröffnet'),
    incident_linked: ({ name }) => (name ? `Mit ${name} verknüpft` : 'Mit einem Vorfall verknüpft'),
    incident_unlinked: ({ name }) => (name ? `Von ${name} gelöst` : 'Von einem Vorfall gelöst'),
    import_finished: () => 'Importiert',
    import_undone: () => 'Import rückgängig gemacht',
    records_exported: () => 'Exportiert',
    change_undone: ({ name }) => (name ? `Änderung rückgängig gemacht: ${name}` : 'Änderung rückgängig gemacht'),
  },
  other: 'Andere Aktivität',
};
