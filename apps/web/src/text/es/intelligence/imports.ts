import type { ImportProblem, ImportState, RejectionReason } from '@halyard/contracts/intelligence/imports.ts';
import { fields } from '@halyard/messages/es';
import type { imports as english } from '../../en/intelligence/imports.ts';
import { common } from '../common.ts';
import { plural } from '../plural.ts';

const states: Readonly<Record<ImportState, string>> = {
  waiting: 'En cola',
  reading: 'Leyendo',
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
  no_id: 'El objeto no tiene identificador.',
  bad_id: 'El identificador no es un identificador STIX de este tipo.',
  bad_timestamp: 'No se puede leer la fecha o la hora.',
  bad_field: 'Un campo contiene algo que no se admite en él.',
  missing_field: 'Falta un campo obligatorio.',
  unknown_spec_version: 'Esta versión de STIX no es compatible.',
  duplicate_in_file:
    'El archivo contiene este objeto más de una vez; se tomó la versión más reciente, en el lugar indicado.',
  dangling_source: 'La conexión parte de un registro que no está ni en el archivo ni en el espacio de trabajo.',
  dangling_target: 'La conexión lleva a un registro que no está ni en el archivo ni en el espacio de trabajo.',
  self_reference: 'La conexión vuelve al registro del que parte.',
  too_large: 'El objeto es más grande de lo permitido.',
  too_deep: 'El objeto está anidado a más profundidad de la permitida.',
  wrong_column_count: 'La fila no tiene tantas columnas como el encabezado.',
  unknown_value: 'El valor no es uno de los permitidos aquí.',
  bad_text: 'El texto contiene caracteres que no se pueden guardar.',
};

const problems: Readonly<Record<ImportProblem, string>> = {
  not_json: 'El archivo no es JSON válido. Corríjalo en el lugar indicado abajo e impórtelo de nuevo.',
  not_a_bundle:
    'El archivo es JSON, pero no un paquete STIX 2.1. Expórtelo de nuevo como paquete con una lista de objetos.',
  not_utf8: 'El archivo no está escrito en UTF-8. Guárdelo como UTF-8 e impórtelo de nuevo.',
  empty_file: 'El archivo está vacío. Revise la exportación de la que procede e impórtelo de nuevo.',
  unknown_header:
    'El encabezado no corresponde a ninguna de las tres tablas. Compare sus columnas con las plantillas e impórtelo de nuevo.',
  unbalanced_quote:
    'Hay unas comillas que se abren y no se cierran. Ciérrelas en la línea indicada abajo e importe el archivo de nuevo.',
  too_large: 'El archivo supera los 256 MB. Divídalo e importe las partes una tras otra.',
  too_many_objects: 'El archivo contiene más de 1.000.000 de objetos. Divídalo e importe las partes una tras otra.',
  interrupted: 'El servidor se detuvo durante la importación. No se conservó nada; importe el archivo de nuevo.',
  storage_full:
    'El almacenamiento del servidor está lleno. Pida al operador que libere espacio y luego importe el archivo de nuevo.',
};

export const imports: typeof english = {
  title: 'Importaciones',
  about: 'Paquetes STIX 2.1 y archivos CSV. Cada importación termina con un resumen y se puede deshacer.',
  loading: 'Cargando las importaciones...',
  failed: 'No se pudieron cargar las importaciones.',
  notFresh: 'No se pudo volver a leer la lista. Lo que ve puede no estar al día.',
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
    limits: 'STIX 2.1 (.json, .stix) o CSV, hasta 256 MB cada uno. Varios archivos se toman uno tras otro.',
    tooLarge: (size) => `Este archivo ocupa ${size}; se aceptan 256 MB como máximo. Divídalo y suba las partes.`,
    wrongKind: 'Esto no es STIX (.json, .stix) ni CSV (.csv). Exporte los datos en uno de estos formatos.',
  },

  state: (state) => states[state],
  formats: { stix: 'Paquete STIX 2.1', csv: 'CSV' },
  operator: 'Operador en la línea de comandos',
  nobody: 'No registrado',
  open: (name) => `Detalles de ${name}`,
  progress: (name) => `Progreso de ${name}`,
  read: (percent, read, total) => `${percent} leído, ${read} de ${total}`,
  objectsSoFar: (count, written) =>
    plural(count, { one: '1 objeto hasta ahora', other: `${written} objetos hasta ahora` }),
  storing: 'Todo está leído. Guardando...',

  summary: {
    label: (total, created, updated, unchanged, rejected) =>
      `${total} recibidos = ${created} creados + ${updated} actualizados (${unchanged} de ellos sin cambios) + ${rejected} rechazados`,
    total: 'Recibidos',
    created: 'Creados',
    updated: 'Actualizados',
    rejected: 'Rechazados',
    unchanged: (written) => `de ellos ${written} sin cambios`,
    show: (name, count) => `${name}: ${count}. Mostrar los registros`,
    showRejected: (count) => `Rechazados: ${count}. Mostrar los motivos`,
    threats: 'Amenazas de los últimos 90 días',
    network: 'Todo en la red',
    nothing: 'El archivo no contenía objetos.',
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
    gone: 'Esta importación ya no está en la lista.',
  },

  problem: (problem) => problems[problem],
  problemAt: fields.location,

  rejections: {
    title: 'Objetos rechazados',
    none: 'No se rechazó nada.',
    place: fields.location,
    object: 'Objeto',
    reason: fields.reason,
    line: (line) => `Línea ${line}`,
    noId: 'Sin identificador',
    sentence: (reason) => reasons[reason],
    shown: (shown, total) => `Se muestran ${shown} de ${total} rechazos.`,
    download: 'Descargar todos los rechazos (CSV)',
    downloading: 'Descargando...',
    saved: (count, written) => plural(count, { one: 'Se guardó 1 rechazo', other: `Se guardaron ${written} rechazos` }),
    saveFailed: 'No se pudieron descargar los rechazos. Inténtelo de nuevo.',
  },

  stop: (name) => `Cancelar la importación de ${name}`,
  stopped: (name) => `La importación de ${name} se ha cancelado. No queda nada de ella.`,
  stopFailed: 'No se pudo cancelar la importación.',

  undo: {
    button: 'Deshacer importación',
    of: (name) => `Deshacer la importación de ${name}`,
    title: '¿Deshacer esta importación?',
    question: (name) => `Esto retira lo que trajo ${name}:`,
    remove: (count, written) =>
      plural(count, { one: 'Se elimina 1 registro guardado', other: `Se eliminan ${written} registros guardados` }),
    restore: (count, written) =>
      plural(count, {
        one: '1 registro actualizado recupera sus valores anteriores',
        other: `${written} registros actualizados recuperan sus valores anteriores`,
      }),
    keep: 'Los registros que alguien ha modificado desde entonces, o que otra importación también trajo, se quedan.',
    removed: (count, written) =>
      plural(count, { one: '1 registro eliminado', other: `${written} registros eliminados` }),
    restored: (count, written) =>
      plural(count, { one: '1 registro restaurado', other: `${written} registros restaurados` }),
    kept: (count, written) =>
      plural(count, {
        one: '1 registro conservado, porque alguien lo modificó desde entonces',
        other: `${written} registros conservados, porque alguien los modificó desde entonces`,
      }),
    shared: (count, written) =>
      plural(count, {
        one: '1 registro se queda, porque otra importación también lo trajo',
        other: `${written} registros se quedan, porque otras importaciones también los trajeron`,
      }),
    underWay: (name) => `Deshaciendo ${name}`,
    progress: (percent, done, total) => `${percent} deshecho, ${done} de ${total}`,
    waits: 'En cola',
    checking: 'Buscando lo que depende de ella...',
    checkFailed: 'No se pudo leer lo que depende de estos registros.',
    hanging: 'Otras cosas dependen de estos registros:',
    connections: (count, written) =>
      plural(count, {
        one: '1 conexión de otro origen pierde un extremo y deja de mostrarse',
        other: `${written} conexiones de otro origen pierden un extremo y dejan de mostrarse`,
      }),
    fromImport: (name, written) => `${name}: ${written}`,
    drawnHere: (written) => `Escritas en este espacio de trabajo: ${written}`,
    incidents: (count, written) =>
      plural(count, {
        one: '1 incidente pierde un registro vinculado',
        other: `${written} incidentes pierden registros vinculados`,
      }),
    more: (written) => `y ${written} más`,
    done: 'La importación se ha deshecho.',
    failed: 'No se pudo deshacer la importación.',
  },

  ended: {
    finished: (name, created, updated, rejected) =>
      `${name} se ha importado: ${created} guardados, ${updated} actualizados, ${rejected} rechazados`,
    failed: (name) => `No se pudo importar ${name}.`,
  },

  guide: {
    empty: 'Todavía no se ha importado nada',
    emptyAbout: 'Las importaciones aparecen aquí con el número de registros creados, actualizados y rechazados.',
    title: 'Qué se puede importar',
    stix: 'Paquetes STIX 2.1',
    stixAbout:
      'Un archivo JSON con una lista de objetos. Indicadores, malware, identidades, ubicaciones y las relaciones entre ellos se convierten en amenazas, entidades y conexiones; un objeto ya conocido se actualiza.',
    tables: {
      threats: { name: 'CSV de amenazas', about: 'Una amenaza por fila.' },
      entities: { name: 'CSV de entidades', about: 'Una persona, organización o ubicación por fila.' },
      connections: {
        name: 'CSV de conexiones',
        about: 'Una conexión por fila; source y target son nombres o identificadores de registros existentes.',
      },
    },
    columns: 'Columnas',
    required: 'obligatoria',
    template: 'Descargar plantilla',
    templateOf: (name) => `Descargar plantilla: ${name}`,
    automation: 'Sin esta pantalla',
    command: 'En la línea de comandos del servidor',
    api: 'Desde un programa, con una clave de API de la configuración',
    copy: common.copy,
    copied: common.copied,
    copyFailed: common.copyFailed,
  },
};
