import { terms } from '@halyard/messages/es';
import type { records as english } from '../../en/intelligence/records.ts';
import { common } from '../common.ts';

const { severities, incidentStatuses, threatStatuses } = terms;

export const records: typeof english = {
  severities,
  noSeverity: terms.noSeverity,
  incidentStatuses,
  threatStatuses,
  system: common.system,
  saveFailed: 'No se han podido guardar los cambios.',
  inGraph: { open: 'Abrir en el grafo', openOf: (name) => `Abrir ${name} en el grafo` },
  techniques: { title: 'Técnicas de ATT&CK', failed: 'No se pudieron cargar las técnicas.' },
  undo: {
    button: common.undo,
    done: 'Cambio deshecho',
    kept: (names) => `No se ha deshecho porque se cambió después: ${names}`,
    failed: 'No se ha podido deshacer el cambio.',
  },
  conflict: {
    title: 'Conflicto de edición',
    about:
      'Otra persona ha actualizado este registro mientras lo editaba. Sus cambios se conservan: revise las diferencias antes de guardar.',
    same: 'Los otros cambios no entran en conflicto con los suyos. Puede guardar.',
    field: 'Campo',
    mine: 'Su versión',
    newer: 'Actual',
    none: '–',
    saveMine: 'Guardar y sobrescribir',
    adoptNewer: 'Descartar mis cambios',
  },
};
