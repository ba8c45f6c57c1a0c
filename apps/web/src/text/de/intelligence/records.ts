import { terms } from '@halyard/messages/de';
import type { records as english } from '../../en/intelligence/records.ts';
import { common } from '../common.ts';

const { severities, incidentStatuses, threatStatuses } = terms;

export const records: typeof english = {
  severities,
  noSeverity: terms.noSeverity,
  incidentStatuses,
  threatStatuses,
  system: common.system,
  saveFailed: 'Die Änderungen konnten nicht gespeichert werden.',
  inGraph: { open: 'Im Graphen öffnen', openOf: (name) => `${name} im Graphen öffnen` },
  techniques: { title: 'ATT&CK-Techniken', failed: 'Die Techniken konnten nicht geladen werden.' },
  undo: {
    button: common.undo,
    done: 'Änderung rückgängig gemacht',
    kept: (names) => `Nicht rückgängig gemacht, weil inzwischen geändert: ${names}`,
    failed: 'Die Änderung konnte nicht rückgängig gemacht werden.',
  },
  conflict: {
    title: 'Bearbeitungskonflikt',
    about:
      'Jemand anderes hat diesen Datensatz geändert, während Sie ihn bearbeitet haben. Ihre Eingaben sind erhalten: Prüfen Sie die Unterschiede, bevor Sie speichern.',
    same: 'Die anderen Änderungen stehen nicht im Widerspruch zu Ihren. Sie können speichern.',
    field: 'Feld',
    mine: 'Ihre Version',
    newer: 'Aktuell',
    none: '–',
    saveMine: 'Speichern und überschreiben',
    adoptNewer: 'Meine Änderungen verwerfen',
  },
};
