import type { ThreatHistory } from '../../describe-threat-event.ts';
import { wordOf } from '../../terms.ts';
import { terms } from '../terms.ts';

/** Null: no one states one. */
const severity = (code: string | null | undefined) => wordOf(terms.severities, code) || terms.noSeverity;

/** The history of a threat, in Spanish. */
export const threatHistory: ThreatHistory = {
  descriptions: {
    threat_added: () => 'Añadida',
    threat_updated: () => 'Editada',
    threat_status_changed: ({ from, to }) =>
      `Estado cambiado de ${wordOf(terms.threatStatuses, from)} a ${wordOf(terms.threatStatuses, to)}`,
    threat_severity_changed: ({ from, to }) => `Gravedad cambiada de ${severity(from)} a ${severity(to)}`,
    threat_acknowledged: () => 'Confirmada',
    threat_unacknowledged: () => 'Confirmación anulada',
    threat_triaged: ({ to }) => (to ? `Veredicto: ${wordOf(terms.verdicts, to)}` : 'Veredicto retirado'),
    threat_deleted: () => 'Eliminada',
    connection_added: ({ name }) => (name ? `Conectada con ${name}` : 'Conectada'),
    connection_updated: ({ name }) => (name ? `Conexión con ${name} modificada` : 'Conexión modificada'),
    connection_deleted: ({ name }) => (name ? `Conexión con ${name} eliminada` : 'Conexión eliminada'),
    incident_opened: ({ name }) => (name ? `Incidente abierto: ${name}` : 'Incidente abierto'),
    incident_linked: ({ name }) => (name ? `Vinculada a ${name}` : 'Vinculada a un incidente'),
    incident_unlinked: ({ name }) => (name ? `Desvinculada de ${name}` : 'Desvinculada de un incidente'),
    import_finished: () => 'Importada',
    import_undone: () => 'Importación deshecha',
    records_exported: () => 'Exportada',
    change_undone: ({ name }) => (name ? `Cambio deshecho: ${name}` : 'Cambio deshecho'),
  },
  other: 'Otra actividad',
};
