import type { sampleData as english } from '../../en/administration/sample-data.ts';
import { common } from '../common.ts';
import { plural } from '../plural.ts';

export const sampleData: typeof english = {
  title: 'Datos de ejemplo',
  about: 'Este espacio de trabajo contiene registros ficticios de evaluación, marcados como «Ejemplo».',
  holds: 'Datos de ejemplo en este espacio de trabajo',
  records: (count, written) =>
    plural(count, {
      one: '1 amenaza, entidad o conexión',
      other: `${written} amenazas, entidades y conexiones`,
    }),
  incidents: (count, written) => plural(count, { one: '1 incidente', other: `${written} incidentes` }),
  playbooks: (count, written) => plural(count, { one: '1 playbook', other: `${written} playbooks` }),
  tasks: (count, written) => plural(count, { one: '1 tarea', other: `${written} tareas` }),
  schemas: (count, written) => plural(count, { one: '1 esquema', other: `${written} esquemas` }),
  policeFiles: (count, written) =>
    plural(count, { one: '1 archivo de datos policiales', other: `${written} archivos de datos policiales` }),
  sources: (count, written) => plural(count, { one: '1 fuente', other: `${written} fuentes` }),
  alerts: (count, written) => plural(count, { one: '1 alerta recibida', other: `${written} alertas recibidas` }),
  people: (count, written) =>
    plural(count, { one: '1 cuenta, que permanece', other: `${written} cuentas, que permanecen` }),
  failed: 'No se pudo cargar la información sobre los datos de ejemplo.',
  retry: common.retry,
  loading: common.loading,
  empty: 'No quedan datos de ejemplo.',
  listFailed: 'No se pudieron cargar estos registros.',
  more: common.showMore,
  moreFailed: 'No se pudieron cargar más registros.',
  taskOf: (owner) => `Tarea de ${owner}`,
  remove: 'Eliminar datos de ejemplo',
  removing: 'Eliminando...',
  question: '¿Eliminar todos los datos de ejemplo?',
  goes: 'Se eliminan, junto con los eventos y los vínculos que se refieren a ellos:',
  stays: 'Las cuentas y todo lo que añadieron los usuarios se conservan. Esta acción no se puede deshacer.',
  backup:
    'Para poder recuperarlos, haga antes una copia de seguridad: «Backup and restore» en docs/operating.md explica cómo.',
  cancel: common.cancel,
  close: common.close,
  removed: (count, written) =>
    plural(count, {
      one: 'Se eliminó 1 registro de ejemplo',
      other: `Se eliminaron ${written} registros de ejemplo`,
    }),
  removeFailed: 'No se pudieron eliminar los datos de ejemplo. Inténtelo de nuevo.',
};
