import type { PreviewChange } from '@halyard/contracts/intelligence/import-preview.ts';
import { fields } from '@halyard/messages/es';
import type { importPreview as english } from '../../en/intelligence/import-preview.ts';
import { common } from '../common.ts';
import { plural } from '../plural.ts';

const types: Readonly<Record<string, string>> = {
  'attack-pattern': 'Patrón de ataque',
  campaign: 'Campaña',
  'course-of-action': 'Medida de respuesta',
  grouping: 'Agrupación',
  identity: 'Identidad',
  incident: 'Incidente',
  indicator: 'Indicador',
  infrastructure: 'Infraestructura',
  'intrusion-set': 'Conjunto de intrusión',
  location: 'Ubicación',
  malware: 'Malware',
  'malware-analysis': 'Análisis de malware',
  note: 'Nota',
  'observed-data': 'Datos observados',
  opinion: 'Opinión',
  relationship: 'Relación',
  report: 'Informe',
  'threat-actor': 'Actor de amenazas',
  tool: 'Herramienta',
  unknown: 'Tipo desconocido',
  vulnerability: 'Vulnerabilidad',
  'marking-definition': 'Marcado',
};

const changes: Readonly<Record<PreviewChange, string>> = {
  created: 'Creados',
  updated: 'Actualizados',
  unchanged: 'Sin cambios',
  rejected: 'Rechazados',
};

const objects = (count: number, written: string) => plural(count, { one: '1 objeto', other: `${written} objetos` });

export const importPreview: typeof english = {
  title: 'Vista previa de la importación',
  loading: 'Cargando la vista previa...',
  failed: 'No se pudo cargar la vista previa.',
  retry: common.retry,
  close: common.close,
  dismiss: common.dismiss,
  imports: 'Importaciones',
  uploaded: (when) => `subido ${when}`,
  nothingStored: 'No se guarda nada hasta que publique',
  keptUntil: (when) => `se conserva hasta ${when}`,
  discard: 'Descartar',
  later: 'Guardar para después',
  savedForLater: (when) => `Vista previa guardada hasta ${when}.`,
  publish: (count, written) => `Publicar ${objects(count, written)}`,
  publishing: (name) => `Publicando ${name}`,
  publishFailed: 'No se pudo publicar. No se cambió nada.',
  discardTitle: '¿Descartar esta vista previa?',
  discardAbout: (name) => `No se guardó nada de ${name}. Para importarlo, vuelva a subir el archivo.`,
  discarded: 'Vista previa descartada.',
  discardFailed: 'No se pudo descartar la vista previa.',
  keep: 'Conservar',
  gone: 'Esta vista previa ha terminado. No hay nada pendiente de revisión.',
  toImport: 'Abrir la importación',
  reading: (name) => `Procesando ${name}`,
  soFar: (count, written) => `${objects(count, written)} hasta ahora`,
  queued: 'En espera de su turno',
  cancel: common.cancel,
  nothing: (count, written) =>
    plural(count, {
      one: 'El único objeto no tiene cambios. No hay nada que publicar.',
      other: `Ninguno de los ${written} objetos tiene cambios. No hay nada que publicar.`,
    }),
  nothingWritable: 'Ningún objeto de este archivo se puede publicar.',
  moved: (parts) => `Comparado de nuevo con el espacio de trabajo: ${parts}.`,
  movedTo: {
    created: (count, written) => plural(count, { one: '1 ahora se crea', other: `${written} ahora se crean` }),
    updated: (count, written) =>
      plural(count, { one: '1 ahora se actualiza', other: `${written} ahora se actualizan` }),
    unchanged: (count, written) => plural(count, { one: '1 ahora no cambia', other: `${written} ahora no cambian` }),
  },

  figures: {
    label: 'Contenido del archivo',
    inFile: 'En el archivo',
    types: (count, written) => plural(count, { one: '1 tipo', other: `${written} tipos` }),
    selected: (written) => `${written} seleccionados`,
    nothingToWrite: 'nada que escribir',
    withReasons: 'con motivos',
    alerts: 'Alertas que se abrirán',
    noneNotSet: 'ninguna regla para gravedad «Sin definir»',
    none: 'ninguna regla coincide',
    byRules: (names) => names,
    counting: 'Contando...',
  },

  types: {
    title: 'Por tipo',
    selected: (selected, all) => `${selected} de ${all} seleccionados`,
    type: fields.type,
    all: 'Todos los tipos',
    selectAll: 'Seleccionar todos los objetos',
    select: (name) => `Seleccionar todos los del tipo ${name}`,
    show: (name) => `Mostrar los objetos del tipo ${name}`,
    word: (type) => types[type] ?? type,
    nothing: 'Ninguno',
  },

  changes,
  objectCount: objects,
  objects: {
    title: 'Objetos',
    search: 'Nombre, patrón, ID',
    all: 'Todos',
    filter: 'Cambio',
    select: (name) => `Seleccionar ${name}`,
    unnamed: 'Objeto sin nombre',
    validUntil: 'válido hasta',
    expired: 'caducado',
    expiredOnly: 'Indicadores caducados',
    notSet: 'Sin definir',
    at: (place) => `en ${place}`,
    none: 'Ningún objeto coincide.',
    searching: 'Buscando...',
    failed: 'No se pudieron cargar los objetos.',
    more: common.showMore,
    moreFailed: 'No se pudieron cargar más objetos.',
    withEnds: (count, written) =>
      plural(count, {
        one: 'También se seleccionó 1 objeto que necesita una relación.',
        other: `También se seleccionaron ${written} objetos que necesitan las relaciones.`,
      }),
    withRelationships: (count, written) =>
      plural(count, {
        one: 'También se deseleccionó 1 relación.',
        other: `También se deseleccionaron ${written} relaciones.`,
      }),
    selectFailed: 'No se pudo cambiar la selección.',
  },

  decide: {
    title: 'Decidir antes de publicar',
    severity: fields.severity,
    notSetOn: (count, written) =>
      plural(count, { one: 'sin definir en 1 amenaza', other: `sin definir en ${written} amenazas` }),
    keepNotSet: 'Mantener «Sin definir»',
    asSource: 'como indica la fuente',
    withoutConfidence: (written) => `Sin confianza (${written})`,
    assume: 'Suponer',
    assumed: 'Gravedad supuesta',
    assumedStays: 'Los valores supuestos quedan marcados en cada registro.',
    opens: (count, written) => plural(count, { one: 'abre 1 alerta', other: `abre ${written} alertas` }),
    marking: 'TLP y etiquetas',
    without: (count, written) => plural(count, { one: '1 objeto sin TLP', other: `${written} objetos sin TLP` }),
    marked: (count, written) =>
      plural(count, { one: '1 marcado en el archivo', other: `${written} marcados en el archivo` }),
    keepWithout: 'Dejar sin TLP',
    keep: 'Mantener',
    raise: (level) => `Como mínimo ${level}`,
    labels: 'Etiquetas que se añaden',
    addLabel: 'Añadir etiqueta',
    label: 'Etiqueta nueva',
    removeLabel: (label) => `Quitar la etiqueta ${label}`,
    saveFailed: 'No se pudo guardar la decisión.',
  },

  effect: {
    title: 'Efecto',
    alerts: (count) => plural(count, { one: 'alerta se abrirá', other: 'alertas se abrirán' }),
    changed: (count) => plural(count, { one: 'registro existente cambia', other: 'registros existentes cambian' }),
    inIncidents: (count, written) =>
      plural(count, { one: ', 1 en un incidente abierto', other: `, ${written} en incidentes abiertos` }),
    sightings: (count) =>
      plural(count, {
        one: 'avistamiento se hará en los últimos 90 días',
        other: 'avistamientos se harán en los últimos 90 días',
      }),
    expired: (count) =>
      plural(count, {
        one: 'indicador ha caducado y no coincidirá',
        other: 'indicadores han caducado y no coincidirán',
      }),
    undo: 'Puede deshacer la importación.',
    failed: 'No se pudo calcular el efecto.',
  },

  columns: {
    title: 'Columnas del archivo',
    about:
      'Qué contiene cada columna. Con otra elección se vuelve a leer el archivo; las decisiones se mantienen y la selección empieza de nuevo.',
    unknown: 'Las columnas de este archivo no se conocen. Elija cuál contiene cada dato.',
    contents: 'Cada fila es',
    rows: {
      threats: 'Una amenaza',
      entities: 'Una entidad',
      connections: 'Una conexión',
      records: 'Un registro de cualquier tipo',
      values: 'Un valor (indicador)',
    },
    needed: (field) => `${field} (obligatorio)`,
    none: 'No está en el archivo',
    everyType: 'Un tipo para todas las filas',
    apply: 'Volver a leer con estas columnas',
    failed: 'No se pudieron elegir las columnas.',
    fields: {
      id: fields.id,
      name: fields.name,
      type: fields.type,
      severity: fields.severity,
      source: fields.source,
      status: fields.status,
      description: fields.description,
      confidence: fields.confidence,
      tlp: fields.tlp,
      labels: fields.labels,
      country: fields.country,
      risk: fields.risk,
      value: 'Valor',
      timestamp: 'Fecha',
      modified: 'Última modificación',
      last_activity: 'Última actividad',
      last_contact: 'Último contacto',
      target: 'Destino',
      family: 'Familia',
      source_id: 'Identificador del origen',
      target_id: 'Identificador del destino',
      strength: 'Intensidad',
      latitude: 'Latitud',
      longitude: 'Longitud',
      accuracy: 'Precisión del lugar',
      severity_assumed: 'La gravedad es supuesta',
    },
  },

  steps: { label: 'Pasos', types: 'Tipos', objects: 'Objetos', decide: 'Decidir' },

  keys: {
    title: 'Atajos de teclado',
    button: 'todos los atajos',
    move: 'mover',
    select: 'seleccionar',
    show: 'mostrar objetos',
    filter: 'filtrar por cambio',
    publish: 'publicar',
  },
};
