import type { ImportProblem, ImportState, RejectionReason } from '@halyard/contracts/intelligence/imports.ts';
import { fields } from '@halyard/messages/es';
import type { imports as english } from '../../en/intelligence/imports.ts';
import { common } from '../common.ts';
import { plural } from '../plural.ts';

const states: Readonly<Record<ImportState, string>> = {
  waiting: 'En cola',
  reading: 'Leyendo',
  previewing: 'Pendiente de revisión',
  storing: 'Guardando',
  finished: 'Terminada',
  cancelled: 'Cancelada',
  failed: 'Fallida',
  undoing: 'Se está deshaciendo',
  undone: 'Deshecha',
};

const reasons: Readonly<Record<RejectionReason, string>> = {
  not_an_object: 'Esta entrada no es un objeto.',
  no_type: 'El objeto no tiene tipo.',
  no_id: 'El objeto no tiene ID.',
  bad_id: 'El ID no es un ID STIX de este tipo.',
  bad_timestamp: 'No se puede leer la fecha o la hora.',
  bad_field: 'Un campo tiene un valor no válido.',
  missing_field: 'Falta un campo obligatorio.',
  unknown_spec_version: 'Esta versión de STIX no es compatible.',
  duplicate_in_file: 'Objeto duplicado en este archivo. Se importó la versión más reciente.',
  dangling_source: 'El registro de origen no existe ni en el archivo ni en el espacio de trabajo.',
  dangling_target: 'El registro de destino no existe ni en el archivo ni en el espacio de trabajo.',
  self_reference: 'El origen y el destino son el mismo registro.',
  too_large: 'El objeto es más grande de lo permitido.',
  too_deep: 'El objeto está anidado a más profundidad de la permitida.',
  wrong_column_count: 'El número de columnas no coincide con el encabezado.',
  unknown_value: 'El valor no está en la lista de valores permitidos.',
  bad_text: 'El texto contiene caracteres de control.',
};

const problems: Readonly<Record<ImportProblem, string>> = {
  not_json: 'El archivo no es JSON válido. Corríjalo en el lugar indicado abajo e impórtelo de nuevo.',
  not_a_bundle:
    'El archivo es JSON, pero no un paquete STIX 2.1. Expórtelo de nuevo como paquete con una lista de objetos.',
  not_utf8: 'El archivo no está escrito en UTF-8. Guárdelo como UTF-8 e impórtelo de nuevo.',
  empty_file: 'El archivo está vacío. Revise la exportación de la que procede e impórtelo de nuevo.',
  unknown_header:
    'El encabezado no coincide con ninguna plantilla. Use las columnas de la plantilla de amenazas, entidades o conexiones.',
  unbalanced_quote:
    'Hay unas comillas que se abren y no se cierran. Ciérrelas en la línea indicada abajo e importe el archivo de nuevo.',
  too_large: 'El archivo supera los 256 MB. Divídalo e importe las partes una tras otra.',
  too_many_objects: 'El archivo contiene más de 1.000.000 de objetos. Divídalo e importe las partes una tras otra.',
  interrupted:
    'El servidor se detuvo durante la importación. No se guardó ningún registro. Importe el archivo de nuevo.',
  storage_full:
    'El servidor no tiene espacio en disco. Pida a su administrador que libere espacio y luego importe el archivo de nuevo.',
};

export const imports: typeof english = {
  title: 'Importaciones',
  about: 'Paquetes STIX 2.1 y archivos CSV. Cada importación termina con un resumen y se puede deshacer.',
  fromSource: (name) => `Fuente: ${name}`,
  ofSource: {
    one: 'Importaciones de una fuente',
    named: (name) => `Importaciones de ${name}`,
    all: 'Mostrar todas las importaciones',
  },
  loading: 'Cargando las importaciones...',
  failed: 'No se pudieron cargar las importaciones.',
  notFresh: 'No se pudo actualizar la lista. Puede que no esté al día.',
  retry: common.retry,
  refresh: common.refresh,
  close: common.close,
  cancel: common.cancel,
  dismiss: common.dismiss,
  asOf: (time) => `a las ${time}`,
  count: (count, written) => plural(count, { one: '1 importación', other: `${written} importaciones` }),
  onlyNewest: (written) => `Se muestran las ${written} importaciones más recientes`,
  list: 'Importaciones, de la más reciente a la más antigua',
  older: common.showOlder,
  olderFailed: common.olderFailed,
  upload: {
    area: 'Subida',
    limits: 'STIX 2.1 (.json, .stix) o CSV, hasta 256 MB por archivo. Los archivos se importan uno tras otro.',
    tooLarge: (size) => `Este archivo ocupa ${size}. El límite es de 256 MB. Divídalo y suba las partes.`,
    preview: 'Vista previa antes de publicar',
    previewHint: 'Muestra qué crearía, cambiaría y abriría una importación. No se guarda nada hasta que la publique.',
    wrongKind: 'Tipo de archivo no admitido. Suba un archivo STIX (.json, .stix) o CSV (.csv).',
  },

  state: (state) => states[state],
  formats: { stix: 'Paquete STIX 2.1', csv: 'CSV' },
  operator: 'Línea de comandos',
  nobody: 'Usuario desconocido',
  notStored: 'No se guarda nada hasta que se revise y se publique.',
  review: 'Revisar',
  reviewOf: (name) => `Revisar la importación de ${name}`,
  open: (name) => `Detalles de ${name}`,
  progress: (name) => `Progreso de ${name}`,
  read: (percent, read, total) => `${percent} leído, ${read} de ${total}`,
  objectsSoFar: (count, written) =>
    plural(count, { one: '1 objeto hasta ahora', other: `${written} objetos hasta ahora` }),
  storing: 'Guardando registros...',

  summary: {
    label: (total, created, updated, unchanged, rejected, skipped = '') =>
      `${total} recibidos = ${created} creados + ${updated} actualizados + ${unchanged} sin cambios + ${rejected} rechazados${skipped && ` + ${skipped} omitidos`}`,
    total: 'Recibidos',
    created: 'Creados',
    updated: 'Actualizados',
    rejected: 'Rechazados',
    skipped: 'Omitidos',
    unchanged: 'Sin cambios',
    show: (name, count) => `${name}: ${count}. Mostrar los registros`,
    showRejected: (count) => `Rechazados: ${count}. Mostrar los motivos`,
    nothing: 'El archivo no contiene objetos.',
  },

  details: {
    format: 'Formato',
    started: 'Inicio',
    finished: 'Fin',
    notYet: 'Todavía no',
    by: 'Por',
    size: common.size,
    id: fields.id,
    loading: 'Cargando los detalles...',
    failed: 'No se pudieron cargar los detalles.',
    back: common.backToList,
    gone: 'Esta importación ya no está disponible.',
  },

  problem: (problem) => problems[problem],
  problemAt: fields.location,

  rejections: {
    title: 'Objetos rechazados',
    none: 'No se rechazó ningún objeto.',
    deleted: 'Las filas rechazadas se eliminaron al terminar su período de conservación.',
    place: fields.location,
    object: 'Objeto',
    reason: fields.reason,
    line: (line) => `Línea ${line}`,
    noId: 'Sin ID',
    sentence: (reason) => reasons[reason],
    shown: (shown, total) => `Se muestran ${shown} de ${total} objetos rechazados.`,
    download: 'Descargar los objetos rechazados (CSV)',
    downloading: 'Descargando...',
    saved: (count, written) =>
      plural(count, { one: '1 objeto rechazado descargado', other: `${written} objetos rechazados descargados` }),
    saveFailed: 'No se pudieron descargar los objetos rechazados. Inténtelo de nuevo.',
  },

  stop: (name) => `Cancelar la importación de ${name}`,
  stopped: (name) => `Importación de ${name} cancelada. No se guardó ningún registro.`,
  stopFailed: 'No se pudo cancelar la importación.',

  undo: {
    button: 'Deshacer importación',
    of: (name) => `Deshacer la importación de ${name}`,
    title: '¿Deshacer esta importación?',
    question: (name) => `Se deshace la importación de ${name}:`,
    remove: (count, written) =>
      plural(count, { one: 'Se elimina 1 registro creado', other: `Se eliminan ${written} registros creados` }),
    restore: (count, written) =>
      plural(count, {
        one: '1 registro actualizado recupera sus valores anteriores',
        other: `${written} registros actualizados recuperan sus valores anteriores`,
      }),
    keep: 'Se conservan los registros modificados después de la importación y los que también contiene otra importación.',
    removed: (count, written) =>
      plural(count, { one: '1 registro eliminado', other: `${written} registros eliminados` }),
    restored: (count, written) =>
      plural(count, { one: '1 registro restaurado', other: `${written} registros restaurados` }),
    kept: (count, written) =>
      plural(count, {
        one: '1 registro conservado porque se modificó después de la importación',
        other: `${written} registros conservados porque se modificaron después de la importación`,
      }),
    shared: (count, written) =>
      plural(count, {
        one: '1 registro conservado porque también lo contiene otra importación',
        other: `${written} registros conservados porque también los contienen otras importaciones`,
      }),
    underWay: (name) => `Deshaciendo ${name}`,
    progress: (percent, done, total) => `${percent} deshecho, ${done} de ${total}`,
    waits: 'En cola',
    checking: 'Comprobando los registros dependientes...',
    checkFailed: 'No se pudieron cargar los registros dependientes.',
    hanging: 'Otros registros dependen de estos registros:',
    connections: (count, written) =>
      plural(count, {
        one: '1 conexión de otro origen pierde un extremo y deja de mostrarse',
        other: `${written} conexiones de otro origen pierden un extremo y dejan de mostrarse`,
      }),
    fromImport: (name, written) => `${name}: ${written}`,
    drawnHere: (written) => `Creadas en este espacio de trabajo: ${written}`,
    incidents: (count, written) =>
      plural(count, {
        one: '1 incidente pierde un registro vinculado',
        other: `${written} incidentes pierden registros vinculados`,
      }),
    more: (written) => `y ${written} más`,
    done: 'Importación deshecha.',
    failed: 'No se pudo deshacer la importación.',
  },

  ended: {
    finished: (name, created, updated, rejected) =>
      `${name} se ha importado: ${created} guardados, ${updated} actualizados, ${rejected} rechazados`,
    ready: (name) => `${name} está listo para revisar.`,
    failed: (name) => `No se pudo importar ${name}.`,
  },

  guide: {
    empty: 'Todavía no hay importaciones',
    emptyAbout: 'Las importaciones aparecen aquí con el número de registros creados, actualizados y rechazados.',
    title: 'Qué se puede importar',
    stix: 'Paquetes STIX 2.1',
    stixAbout:
      'Un archivo JSON con una lista de objetos. Los indicadores y el malware se convierten en amenazas; las identidades y ubicaciones, en entidades; las relaciones, en conexiones. Los objetos existentes se actualizan.',
    tables: {
      threats: { name: 'Amenazas (CSV)', about: 'Una amenaza por fila.' },
      entities: { name: 'CSV de entidades', about: 'Una persona, organización o ubicación por fila.' },
      connections: {
        name: 'Conexiones (CSV)',
        about: 'Una conexión por fila. Source y target son nombres o ID de registros existentes.',
      },
    },
    columns: 'Columnas',
    required: 'obligatoria',
    template: 'Descargar plantilla',
    templateOf: (name) => `Descargar plantilla: ${name}`,
    automation: 'Automatizar importaciones',
    command: 'Desde la línea de comandos del servidor',
    api: 'Desde la API, con una clave de API de la configuración',
    copy: common.copy,
    copied: common.copied,
    copyFailed: common.copyFailed,
  },
};
