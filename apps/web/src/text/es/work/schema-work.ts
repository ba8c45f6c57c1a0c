import type { CrimeKind } from '@halyard/contracts/crime/crime.ts';
import type { SchemaChange, SchemaEffect, SchemaVerdict } from '@halyard/contracts/work/schemas.ts';
import { fields } from '@halyard/messages/es';
import type { schemaWork as english } from '../../en/work/schema-work.ts';
import { common } from '../common.ts';
import { plural } from '../plural.ts';

const kinds: Readonly<Record<CrimeKind, string>> = {
  street: 'Delitos en la vía pública',
  outcomes: 'Resultados',
  'stop-and-search': 'Identificaciones y registros',
};

const verdicts: Readonly<Record<SchemaVerdict, { readonly title: string; readonly about: string }>> = {
  same: { title: 'Idéntico', about: 'Solo difieren el orden y las descripciones.' },
  compatible: { title: 'Compatible', about: 'Todo documento que era válido lo sigue siendo.' },
  breaking: { title: 'Incompatible', about: 'Algunos documentos dejan de ser válidos. Ejemplo:' },
  unproved: {
    title: 'Posiblemente incompatible',
    about: 'El esquema es más estricto, pero no se encontró ningún ejemplo que falle. Revise los cambios.',
  },
};

const effects: Readonly<Record<SchemaEffect, string>> = {
  none: 'sin efecto',
  widening: 'menos estricto',
  narrowing: 'más estricto',
  unknown: 'efecto desconocido',
};

const changes: Readonly<Record<SchemaChange['kind'], string>> = {
  added: 'Añadido',
  removed: 'Eliminado',
  changed: 'Cambiado',
};

export const schemaWork: typeof english = {
  make: {
    button: 'Crear esquema',
    notAllowed: 'Su acceso es de solo lectura. Los analistas y los administradores pueden crear esquemas.',
    title: 'Crear esquema',
    sources: 'Crear a partir de',
    file: 'Archivo de muestra',
    police: 'Datos policiales',
    written: 'JSON Schema',
    fileAbout: 'CSV con encabezado, una lista JSON de objetos o NDJSON; hasta 512 MB. El archivo no se guarda.',
    policeAbout: 'Usa todas las filas de un mes de datos policiales importados.',
    writtenAbout: 'Un JSON Schema de las versiones 04 a 2020-12, de hasta 8 MB y 400 niveles.',
    choose: 'Elegir un archivo',
    drop: 'o suéltelo aquí',
    chosen: (name, size) => `${name}, ${size}`,
    name: fields.name,
    nameHint: 'Figura como fuente del esquema, por ejemplo el nombre del archivo.',
    paste: 'O pegue el esquema',
    pasteHint: 'Se usa el archivo o texto más reciente.',
    asVersion: (title) => `Como versión siguiente de «${title}»`,
    kind: fields.kind,
    kindOf: (kind) => kinds[kind],
    month: common.month,
    monthsHint: 'Meses con archivos importados de delitos en la vía pública, del más reciente al más antiguo.',
    noMonths: 'Todavía no hay datos policiales. Impórtelos primero en «Análisis de datos delictivos».',
    monthsLoading: 'Cargando meses...',
    monthsFailed: 'No se pudieron cargar los meses.',
    start: 'Crear esquema',
    add: 'Añadir el esquema',
    cancel: common.cancel,
    stop: 'Detener',
    sending: 'Envío',
    sent: (percent, sent, total) => `${percent} enviado, ${sent} de ${total}`,
    reading: 'Subida completada. Procesando...',
    made: (title) => `${title}: creado`,
    noFile: 'Elija primero un archivo.',
    noName: 'Indique un nombre.',
    nothingWritten: 'Elija un archivo o pegue un esquema.',
    notJson: 'Esto no es JSON válido. Corríjalo e inténtelo de nuevo.',
    emptyFile: 'Este archivo está vacío. Elija uno que tenga filas.',
    wrongKind:
      'Esto no es CSV, JSON ni NDJSON (.csv, .json, .ndjson, .jsonl). Exporte los datos en uno de estos formatos.',
    sampleTooLarge: (size) => `Este archivo tiene ${size}; se admiten 512 MB como máximo. Envíe una parte.`,
    schemaTooLarge: (size) => `Este esquema tiene ${size}; se admiten 8 MB como máximo.`,
    failed: 'No se pudo crear el esquema. Lo que introdujo se conserva. Inténtelo de nuevo.',
    unreachable: 'Se perdió la conexión. No se creó nada. Inténtelo de nuevo.',
  },

  versions: {
    only: 'Este esquema tiene una sola versión. Añada otra para comparar.',
    list: 'Versiones, de la más reciente a la más antigua',
    version: (version) => `Versión ${version}`,
    shown: 'mostrada',
    open: (version) => `Mostrar la versión ${version}`,
    older: 'De',
    newer: 'A',
    comparing: 'Comparando...',
    failed: 'No se pudieron comparar las versiones.',
    sameChosen: 'Elija dos versiones distintas.',
    verdict: (verdict) => verdicts[verdict],
    example: 'Ejemplo de documento que ya no es válido',
    rejectedAt: (place, message) => `${place}: ${message}`,
    wholeDocument: 'Todo el documento',
    changes: (count, written) => plural(count, { one: '1 cambio', other: `${written} cambios` }),
    more: (count, written) =>
      plural(count, { one: 'No se muestra 1 cambio más.', other: `No se muestran ${written} cambios más.` }),
    none: 'No cambió ninguna palabra clave.',
    root: 'Raíz del esquema',
    show: (place) => `Mostrar ${place} en el árbol`,
    removed: 'Solo en la versión anterior',
    change: (kind) => changes[kind],
    effect: (effect) => effects[effect],
    before: 'Antes',
    after: 'Después',
  },

  validate: {
    label: 'Documento JSON',
    hint: 'Pegue un documento o suelte un archivo, de hasta 8 MB. El documento no se guarda.',
    choose: 'Elegir un archivo',
    check: 'Validar',
    checking: 'Validando...',
    empty: 'Pegue primero un documento.',
    tooLarge: (size) => `Este documento tiene ${size}; se admiten 8 MB como máximo.`,
    unreadable: 'No se pudo leer este archivo. Elíjalo de nuevo.',
    failed: 'No se pudo validar el documento. Lo que introdujo se conserva.',
    unreachable: 'Se perdió la conexión. Lo que introdujo se conserva. Inténtelo de nuevo.',
    valid: 'El documento es válido.',
    invalid: (count, written) =>
      plural(count, {
        one: 'El documento no es válido: 1 error.',
        other: `El documento no es válido: ${written} errores.`,
      }),
    atLeast: (written) => `El documento no es válido: ${written} errores, de los que se muestran los 200 primeros.`,
    took: (ms) => `Comprobado en ${ms} ms`,
    stale: 'El documento ha cambiado. Valídelo de nuevo.',
    list: 'Errores',
    wholeDocument: 'Todo el documento',
    show: (place) => `Mostrar la regla de ${place} en el árbol`,
    clear: 'Quitar el resultado',
  },

  export: {
    label: 'Exportar',
    formats: { 'json-schema': 'JSON Schema', typescript: 'Tipos de TypeScript', sample: 'Documento de ejemplo' },
    saved: (name) => `Se guardó ${name}`,
    failed: 'No se pudo crear el archivo. Inténtelo de nuevo.',
    marked: 'Datos de ejemplo: este esquema se mostró porque otro no se pudo cargar.',
    fileName: 'datos-de-ejemplo-cliente.schema.json',
  },

  remove: {
    button: common.delete,
    buttonOf: (version) => `Eliminar la versión ${version}`,
    notAllowed: 'Solo puede eliminar sus propios esquemas.',
    done: (title) => `${title}: eliminado. Se puede restaurar durante 30 días.`,
    undo: common.undo,
    restored: (title) => `${title}: restaurado`,
    failed: 'No se pudo eliminar el esquema.',
    restoreFailed: 'No se pudo restaurar el esquema.',
  },
};
