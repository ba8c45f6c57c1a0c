import type { ThreatHistory } from '../../describe-threat-event.ts';
import { wordOf } from '../../terms.ts';
import { terms } from '../terms.ts';

/** Null: no one states one. */
const severity = (code: string | null | undefined) => wordOf(terms.severities, code) || terms.noSeverity;

/** The history of a threat, in English. */
export const threatHistory: ThreatHistory = {
  descriptions: {
    threat_added: () => 'Added',
    threat_updated: () => 'Edited',
    threat_status_changed: ({ from, to }) =>
      `Status changed from ${wordOf(terms.threatStatuses, from)} to ${wordOf(terms.threatStatuses, to)}`,
    threat_severity_changed: ({ from, to }) => `Severity changed from ${severity(from)} to ${severity(to)}`,
    threat_acknowledged: () => 'Acknowledged',
    threat_unacknowledged: () => 'Unacknowledged',
    threat_triaged: ({ to }) => (to ? `Verdict: ${wordOf(terms.verdicts, to)}` : 'Verdict cleared'),
    threat_deleted: () => 'Deleted',
    connection_added: ({ name }) => (name ? `Connected to ${name}` : 'Connected'),
    connection_updated: ({ name }) => (name ? `Connection to ${name} changed` : 'Connection changed'),
    connection_deleted: ({ name }) => (name ? `Connection to ${name} removed` : 'Connection removed'),
    incident_opened: ({ name }) => (name ? `Incident opened: ${name}` : 'Incident opened'),
    incident_linked: ({ name }) => (name ? `Linked to ${name}` : 'Linked to an incident'),
    incident_unlinked: ({ name }) => (name ? `Unlinked from ${name}` : 'Unlinked from an incident'),
    import_finished: () => 'Imported',
    import_undone: () => 'Import undone',
    records_exported: () => 'Exported',
    change_undone: ({ name }) => (name ? `Change undone: ${name}` : 'Change undone'),
  },
  other: 'Other activity',
};
