import type { ThreatHistory } from '../../describe-threat-event.ts';
import { wordOf } from '../../terms.ts';
import { terms } from '../terms.ts';

/** Null: no one states one. */
const severity = (code: string | null | undefined) => wordOf(terms.severities, code) || terms.noSeverity;

/** The history of a threat, in French. */
export const threatHistory: ThreatHistory = {
  descriptions: {
    threat_added: () => 'Ajoutée',
    threat_updated: () => 'Modifiée',
    threat_status_changed: ({ from, to }) =>
      `Statut passé de ${wordOf(terms.threatStatuses, from)} à ${wordOf(terms.threatStatuses, to)}`,
    threat_severity_changed: ({ from, to }) => `Gravité passée de ${severity(from)} à ${severity(to)}`,
    threat_acknowledged: () => 'Acquittée',
    threat_unacknowledged: () => 'Acquittement annulé',
    threat_triaged: ({ to }) => (to ? `Verdict : ${wordOf(terms.verdicts, to)}` : 'Verdict retiré'),
    threat_deleted: () => 'Supprimée',
    connection_added: ({ name }) => (name ? `Reliée à ${name}` : 'Reliée'),
    connection_updated: ({ name }) => (name ? `Relation avec ${name} modifiée` : 'Relation modifiée'),
    connection_deleted: ({ name }) => (name ? `Relation avec ${name} supprimée` : 'Relation supprimée'),
    incident_opened: ({ name }) => (name ? `Incident ouvert : ${name}` : 'Incident ouvert'),
    incident_linked: ({ name }) => (name ? `Associée à ${name}` : 'Associée à un incident'),
    incident_unlinked: ({ name }) => (name ? `Dissociée de ${name}` : 'Dissociée d’un incident'),
    import_finished: () => 'Importée',
    import_undone: () => 'Importation annulée',
    records_exported: () => 'Exportée',
    change_undone: ({ name }) => (name ? `Modification annulée : ${name}` : 'Modification annulée'),
  },
  other: 'Autre activité',
};
