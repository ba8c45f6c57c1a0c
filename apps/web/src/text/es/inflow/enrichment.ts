import type {
  ActionProblem,
  fileStates as fileStateNames,
  TableMatch,
  tableRejections,
} from '@halyard/contracts/inflow/enrichment.ts';
import type { enrichment as Words } from '../../en/inflow/enrichment.ts';
import { plural } from '../../plural.ts';
import { common } from '../common.ts';

const matches: Readonly<Record<TableMatch, string>> = {
  exact: 'El propio valor',
  network: 'La red en la que está una dirección',
  domain: 'El dominio bajo el que está un host',
};

const rejections: Readonly<Record<(typeof tableRejections)[number], string>> = {
  no_key: 'No tiene clave',
  not_a_key: 'La clave no es válida',
  repeated: 'La clave aparece dos veces',
  too_long: 'La fila es demasiado larga',
  too_many: 'Más filas de las que admite una tabla',
  wrong_width: 'Tiene más o menos celdas que el encabezado',
};

const problems: Readonly<Record<ActionProblem, string>> = {
  blocked: 'No se permite consultar la dirección',
  redirected: 'El servicio redirige a otro lugar',
  rejected: 'El servicio devolvió un error',
  timeout: 'Sin respuesta a tiempo',
  cut_off: 'La respuesta se interrumpió',
  too_large: 'La respuesta es demasiado grande',
  unreachable: 'No se puede acceder al servicio',
  not_json: 'La respuesta no es JSON',
  on_warning_list: 'En una lista de advertencia: no se consulta por sí sola',
  asked_to_wait: 'El servicio pidió esperar un tiempo: no se consultó',
};

const fileStates: Readonly<Record<(typeof fileStateNames)[number], string>> = {
  ready: 'Listo',
  missing: 'Falta el archivo',
  unreadable: 'No se puede leer el archivo',
};

const paths: Readonly<Record<string, string>> = {
  'country.iso_code': 'Código de país',
  'country.names.en': 'País',
  'city.names.en': 'Ciudad',
  'continent.code': 'Código de continente',
  'continent.names.en': 'Continente',
  autonomous_system_number: 'Número de AS',
  autonomous_system_organization: 'Organización del AS',
  'location.time_zone': 'Zona horaria',
  'postal.code': 'Código postal',
  'subdivisions.0.names.en': 'Región',
};

export const enrichment: typeof Words = {
  lead: 'Qué más se sabe de los observables: de tablas, archivos del servidor y servicios que se consultan. Se muestra junto al observable con su fuente y antigüedad, y no cambia nada.',
  loading: 'Cargando enriquecimiento...',
  retry: common.retry,
  cancel: common.cancel,
  close: common.close,
  edit: common.edit,
  delete: common.delete,
  more: common.showMore,
  deleted: (name) => `Eliminado: ${name}`,

  failures: {
    load: 'No se pudo cargar el enriquecimiento.',
    table: 'No se pudo cargar la tabla.',
    action: 'No se pudo guardar la acción.',
    delete: 'No se pudo eliminar.',
    run: 'No se pudo ejecutar la acción.',
  },

  places: {
    country: 'País',
    anyCountry: 'Cualquier país',
    unknownCountry: 'País desconocido',
    noCountry: 'Sin país',
    countryIs: (name) => `País: ${name}`,
    asn: 'Número de AS',
    anyAsn: 'Cualquier número de AS',
    unknownAsn: 'Número de AS desconocido',
    noAsn: 'Sin número de AS',
    asnIs: (number) => `AS${number}`,
  },

  tables: {
    title: 'Tablas',
    none: 'Aún no hay tablas. Cargue un archivo CSV de activos, sedes o socios.',
    add: 'Nueva tabla',
    replace: 'Sustituir filas',
    rows: (count, written) => plural(count, { one: '1 fila', other: `${written} filas` }),
    rejected: (count, written) => plural(count, { one: '1 fila rechazada', other: `${written} filas rechazadas` }),
    found: 'Se busca por',
    keyColumn: 'Columna clave',
    columns: 'Columnas mostradas',
    file: 'Cargada',
    loaded: (file, when, by) => `${file}, ${when}, ${by}`,
    edition: 'Versión',
    key: 'Clave',
    line: (line) => `Línea ${line}`,
    done: (name, rows) => `${name}: ${rows}`,
  },

  form: {
    addTitle: 'Nueva tabla',
    replaceTitle: (name) => `Sustituir las filas de ${name}`,
    replaceAbout:
      'Todas las filas se cambian a la vez; el encabezado debe tener las mismas columnas. Se puede deshacer durante un día.',
    file: 'Archivo CSV',
    fileHint: 'UTF-8 con encabezado; comas, puntos y comas o tabuladores. Hasta 20 MB y 100 000 filas.',
    fileMissing: 'Elija un archivo con encabezado.',
    name: 'Nombre',
    nameMissing: 'Introduzca un nombre.',
    keyType: 'Tipo de la clave',
    columnsMissing: 'Seleccione al menos una columna.',
    load: 'Cargar',
    outcome: 'Qué se cargó',
  },

  files: {
    title: 'Archivos del servidor',
    none: 'No hay ningún archivo MMDB configurado. Un operador define HALYARD_MMDB_FILES.',
    built: (when) => `Creado ${when}`,
  },

  actions: {
    title: 'Acciones HTTP',
    none: 'Aún no hay acciones. Una acción consulta a otro servicio sobre un observable cuando alguien la ejecuta.',
    add: 'Nueva acción',
    editTitle: (name) => `Editar ${name}`,
    types: 'Para',
    typesMissing: 'Seleccione al menos un tipo.',
    method: 'Método',
    url: 'URL',
    urlHint: 'Escriba {{value}} donde va el observable.',
    urlMissing: 'Introduzca una dirección con {{value}}.',
    body: 'Cuerpo (JSON)',
    fields: 'Campos que se muestran',
    fieldsHint: 'Uno por línea: nombre = ruta, por ejemplo Score = data.score o Nombre = results[0].name.',
    fieldsMissing: 'Introduzca al menos un campo.',
    perHour: 'Ejecuciones automáticas por hora',
    perHourHint:
      'Se consultan por sí solos como máximo tantos observables nuevos por hora; vacío: solo con un clic. Los valores de listas de advertencia no se envían.',
    perHourWrong: 'Introduzca un número entero de 1 a 3600, o nada.',
    runs: 'Se ejecuta',
    onClick: 'Con un clic',
    byItself: (count) => `Para observables nuevos, como máximo ${count} por hora`,
    save: common.save,
    credential: 'Credencial',
    kept: 'Mantener la actual',
    kindNone: 'Ninguna',
    kindBearer: 'Token Bearer',
    kindBasic: 'Usuario y contraseña',
    kindApiKey: 'Clave en una cabecera',
    token: 'Token',
    user: 'Usuario',
    password: 'Contraseña',
    header: 'Cabecera',
    key: 'Clave',
    saved: (name) => `Guardada: ${name}`,
  },

  part: {
    title: 'Enriquecimiento',
    none: 'Ninguna tabla, archivo o acción dice nada de él.',
    noFacts: 'Sin datos.',
    notRun: 'Aún no ejecutada.',
    loaded: (when) => `Tabla, cargada ${when}`,
    built: (when) => `Archivo, creado ${when}`,
    answered: (when) => `Acción, respondida ${when}`,
    action: 'Acción',
    match: (match) => `coincide con ${match}`,
    run: 'Ejecutar',
    again: 'Ejecutar de nuevo',
    runName: (name) => `Ejecutar ${name}`,
    failed: (when, why) => `Último intento ${when}: ${why}`,
    status: (why, status) => `${why} (${status})`,
  },
  matches,
  rejections,
  problems,
  fileStates,
  paths,
};
