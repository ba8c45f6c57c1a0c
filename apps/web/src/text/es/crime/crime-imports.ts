import type {
  CrimeFileProblem,
  CrimeFileState,
  CrimeImportState,
  CrimeRowReason,
  CrimeSource,
} from '@halyard/contracts/crime/crime-imports.ts';
import { fields } from '@halyard/messages/es';
import type { crimeImports as english } from '../../en/crime/crime-imports.ts';
import { common } from '../common.ts';
import { plural } from '../plural.ts';

const states: Readonly<Record<CrimeImportState, string>> = {
  waiting: 'En cola',
  reading: 'Leyendo',
  held: 'Pendiente de una decisión',
  finished: 'Terminada',
  cancelled: 'Cancelada',
  failed: 'Fallida',
  undone: 'Deshecha',
};

const fileStates: Readonly<Record<CrimeFileState, string>> = {
  imported: 'Guardado',
  same: 'Ya importado',
  rejected: 'Rechazado',
  replaced: 'Sustituido',
  undone: 'Deshecho',
  discarded: 'Descartado',
};

const sources: Readonly<Record<CrimeSource, string>> = {
  upload: 'Subida',
  command: 'Línea de comandos del servidor',
  archive: 'Archivo histórico policial',
  sample: 'Muestra generada',
};

const problems: Readonly<Record<CrimeFileProblem, string>> = {
  empty_file: 'El archivo está vacío. Descárguelo de nuevo e impórtelo otra vez.',
  not_csv: 'No es un archivo CSV ni un archivo zip. Importe los archivos CSV de data.police.uk o un zip con ellos.',
  not_utf8: 'El archivo dice estar en UTF-16 y está dañado. Guárdelo como UTF-8 e impórtelo de nuevo.',
  nul_bytes: 'El archivo está dañado (contiene bytes NUL). Guárdelo como UTF-8 e impórtelo de nuevo.',
  missing_columns:
    'Al encabezado le faltan columnas necesarias. Añada las columnas indicadas abajo e impórtelo de nuevo.',
  unknown_header:
    'El encabezado no corresponde a ninguno de los tres tipos de archivo policial. Compárelo con street, outcomes o stop-and-search.',
  no_rows: 'El archivo tiene encabezado y ninguna fila. Compruebe la descarga e impórtelo de nuevo.',
  every_row_rejected: 'Se rechazaron todas las filas. Corrija los errores siguientes e importe el archivo de nuevo.',
  unknown_force:
    'Ni el archivo ni su nombre indican un cuerpo policial conocido. Conserve el nombre de archivo de data.police.uk.',
  too_large: 'El archivo supera el tamaño permitido. Divídalo por meses e importe las partes.',
  unsafe_path: 'El archivo zip contiene una ruta no segura. Créelo de nuevo con nombres de archivo sencillos.',
  not_a_regular_file:
    'Una entrada del archivo zip es un enlace o un dispositivo. Vuelva a comprimirlo solo con archivos normales.',
  encrypted:
    'El archivo zip está protegido con contraseña. Descomprímalo e importe los archivos, o comprímalo sin contraseña.',
  bomb: 'El archivo zip supera la relación de compresión permitida. Importe los archivos extraídos.',
  too_many_entries: 'El archivo zip contiene demasiadas entradas. Divídalo e importe las partes.',
  corrupt_zip: 'El archivo zip está dañado. Descárguelo o comprímalo de nuevo e impórtelo otra vez.',
  nothing_to_import: 'No se encontraron datos policiales en él. Se esperan archivos CSV de data.police.uk.',
  network_failed:
    'No se pudo acceder al archivo histórico de datos policiales. Compruebe la red del servidor, o descargue el mes en otro sitio y súbalo.',
  storage_full: 'El almacenamiento del servidor está lleno. Pida al operador que libere espacio y vuelva a importar.',
  interrupted: 'El servidor se detuvo durante la importación. No se conservó nada; impórtelo de nuevo.',
};

const reasons: Readonly<Record<CrimeRowReason, string>> = {
  unterminated_quote: 'Comilla sin cerrar. Ciérrela en esta línea.',
  wrong_column_count: 'La fila no tiene tantas columnas como el encabezado. Añada lo que falta o quite lo que sobra.',
  line_too_long: 'La línea supera la longitud permitida. Busque un salto de línea o una comilla que falte.',
  bad_text: 'La fila contiene caracteres no válidos. Guarde el archivo como UTF-8.',
  bad_month: 'No se puede leer el mes. Escríbalo como 2026-03.',
  future_month: 'El mes aún no ha terminado. Corrija el mes.',
  other_month: 'El mes no coincide con el del archivo.',
  bad_coordinates: 'La longitud o la latitud no es un número. Escriba grados como -0.127.',
  swapped_coordinates: 'La longitud y la latitud están intercambiadas.',
  outside_country: 'La ubicación está fuera de Inglaterra, Gales e Irlanda del Norte. Corrija las coordenadas.',
  half_a_location: 'Falta la longitud o la latitud. Indique ambas o ninguna.',
  bad_lsoa: 'Código LSOA no válido. Use un código como E01000001 o déjelo en blanco.',
  missing_category: 'El tipo de delito está en blanco. Indique uno.',
  unknown_category: 'Tipo de delito desconocido. Escríbalo como en data.police.uk.',
  missing_force: '«Reported by» está en blanco. Indique el cuerpo policial.',
  swapped_columns: 'Hay columnas intercambiadas: su contenido no coincide con el encabezado. Reordénelas.',
};

/** The words of importing police data. */
export const crimeImports: typeof english = {
  title: 'Importaciones de datos policiales',
  about:
    'Archivos street, outcomes y stop-and-search de data.police.uk. Cada importación termina con un resumen y se puede deshacer.',
  viewer:
    'Solo los analistas y los administradores pueden ver y ejecutar importaciones. Los datos importados están en Cobertura.',
  loading: 'Cargando importaciones...',
  failed: 'No se pudieron cargar las importaciones.',
  notFresh: 'No se pudo actualizar la lista. Puede que no esté al día.',
  retry: common.tryAgain,
  cancel: common.cancel,
  close: common.close,
  dismiss: common.dismiss,
  list: 'Importaciones, de la más reciente a la más antigua',
  older: common.showOlder,
  olderFailed: common.olderFailed,
  onlyNewest: (written) => `Se muestran las ${written} importaciones más recientes.`,
  empty: 'Todavía no se han importado datos policiales',
  emptyAbout: 'Las importaciones aparecen aquí con sus archivos y el número de filas importadas y rechazadas.',
  upload: {
    area: 'Subir datos policiales',
    limits:
      'Archivos CSV tal como se publican, o archivos zip, hasta 1 GB cada uno. Para subir varios meses, comprima la carpeta.',
    tooLarge: (size) => `Este archivo tiene ${size}; se admiten como máximo 1.024 MB. Divídalo por meses.`,
    wrongKind: 'No es CSV (.csv) ni un archivo zip (.zip). Elija archivos de data.police.uk.',
  },

  archive: {
    title: 'Descargar del archivo histórico policial',
    month: common.month,
    button: 'Descargar mes',
    about: 'El servidor necesita acceso a Internet. Los datos se publican unos dos meses después.',
    badMonth: 'Escriba un mes que haya terminado, por ejemplo 2026-03.',
    started: (month) => `Se está obteniendo ${month}.`,
    failed: 'No se pudo descargar el mes. Compruebe la red del servidor o suba los archivos.',
  },

  state: (state) => states[state],
  fileState: (state) => fileStates[state],
  source: (source) => sources[source],
  kinds: { street: 'Delitos', outcomes: 'Resultados', 'stop-and-search': 'Identificaciones y registros' },
  unknownKind: 'Tipo desconocido',
  sample: 'Muestra',
  nobody: 'Usuario desconocido',
  open: (name) => `Archivos de ${name}`,
  progress: (name) => `Progreso de ${name}`,
  read: (percent, read, total) => `${percent} leído, ${read} de ${total}`,
  filesDone: (done, total) => `${done} de ${total} archivos`,
  counting: 'Contando los archivos...',

  summary: {
    label: (total, imported, rejected) => `${total} filas recibidas = ${imported} importadas + ${rejected} rechazadas`,
    total: 'Filas en total',
    imported: 'Importadas',
    rejected: 'Rechazadas',
    equals: '=',
    plus: '+',
    none: 'No se leyó ninguna fila.',
    showRows: (count) => `Importadas: ${count}. Mostrar las filas`,
    showRejected: (count) => `Rechazadas: ${count}. Mostrar los motivos`,
    showFiles: (count) => `Filas en total: ${count}. Mostrar los archivos`,
    files: (count, written) => plural(count, { one: '1 archivo', other: `${written} archivos` }),
    fileCount: (state, count) => `${state}: ${count}`,
  },

  problem: (problem) => problems[problem],
  problemAt: 'Dónde',

  files: {
    title: 'Archivos',
    loading: 'Cargando los archivos...',
    failed: 'No se pudieron cargar los archivos.',
    back: common.backToList,
    gone: 'Esta importación ya no está disponible.',
    kind: fields.kind,
    state: 'En qué quedó',
    imported: 'Importadas',
    rejected: 'Rechazadas',
    size: common.size,
    lines: 'Líneas',
    hash: 'SHA-256',
    open: (name) => `Resumen de la importación de ${name}`,
    same: 'Este archivo es idéntico a otro ya importado. Omitido.',
    replaced: 'Sustituido por un archivo más reciente del mismo mes y cuerpo policial.',
    discarded: 'Se conservó el archivo activo.',
    changes: 'Asignación del encabezado',
    noChanges: 'El encabezado tiene el formato de data.police.uk.',
    onlyFirst: (written) => `Se muestran los primeros ${written} archivos.`,
    separator: ', ',
  },

  rejections: {
    title: (name) => `Filas rechazadas de ${name}`,
    none: 'No se rechazó ninguna fila.',
    loading: 'Cargando filas rechazadas...',
    failed: 'No se pudieron cargar las filas rechazadas.',
    line: 'Línea',
    reason: fields.reason,
    text: 'Texto de la fila',
    column: (column) => `Columna: ${column}`,
    sentence: (reason) => reasons[reason],
    shown: (shown, total) => `Se muestran ${shown} de ${total} filas rechazadas.`,
    download: 'Descargar las filas rechazadas (CSV)',
    downloading: 'Descargando...',
    saved: (count, written) =>
      plural(count, { one: '1 fila rechazada descargada', other: `${written} filas rechazadas descargadas` }),
    saveFailed: 'No se pudieron descargar las filas rechazadas. Inténtelo de nuevo.',
  },

  stop: (name) => `Cancelar la importación de ${name}`,
  stopped: (name) => `Importación de ${name} cancelada. No se guardó ninguna fila.`,
  stopFailed: 'No se pudo cancelar la importación.',

  undo: {
    button: 'Deshacer importación',
    of: (name) => `Deshacer importación: ${name}`,
    title: '¿Deshacer esta importación?',
    question: (name, rows) => `Se eliminan las ${rows} filas importadas de ${name}.`,
    restore: 'Los archivos que esta importación sustituyó se restauran.',
    done: (removed, writtenRemoved, restored, writtenRestored) =>
      `Importación deshecha: ${plural(removed, { one: '1 archivo eliminado', other: `${writtenRemoved} archivos eliminados` })}, ${plural(restored, { one: '1 restaurado', other: `${writtenRestored} restaurados` })}.`,
    failed: 'No se pudo deshacer la importación.',
  },

  decision: {
    title: 'Esta importación espera su decisión',
    label: (name) => `Decisión sobre ${name}`,
    about: 'Algunos meses tendrían menos datos que ahora. Esta importación queda en espera hasta que usted decida.',
    none: 'Ya ningún mes tendría menos datos. Sustituir lo importa todo.',
    loading: 'Leyendo lo que empeoraría…',
    fewer_rows: (force, month, rows, before) => `${force}, ${month}: ${rows} filas en lugar de ${before}`,
    more_rejections: (force, month, rejected, before) =>
      `${force}, ${month}: ${rejected} filas rechazadas, ${before} en el archivo en vigor`,
    more: (written) => `y ${written} más`,
    keep: 'Conservar los datos existentes',
    replace: 'Sustituirlo',
    both: 'Contar ambos a la vez',
    help: 'Conservar: los meses indicados no cambian y se importa todo lo demás. Sustituir: se usan los archivos nuevos. A la vez: se usan las filas de ambos archivos.',
    done: (name) => `La decisión sobre ${name} se ha aplicado.`,
    failed: 'No se pudo aplicar la decisión.',
  },

  ended: {
    held: (name) => `${name} espera su decisión.`,
    finished: (name, imported, rejected) => `${name} se importó: ${imported} filas guardadas, ${rejected} rechazadas`,
    failed: (name) => `No se pudo importar ${name}.`,
  },
};
