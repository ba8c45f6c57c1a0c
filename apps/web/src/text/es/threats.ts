import type { ThreatStatus, Verdict } from '@halyard/contracts/threats.ts';
import { wordOf } from '@halyard/messages';
import { terms } from '@halyard/messages/es';
import { threatHistory } from '@halyard/messages/es/sentences';
import type { threats as english } from '../en/threats.ts';
import { plural } from './plural.ts';

const { severities, threatStatuses: statuses, verdicts, incidentStatuses } = terms;

const periodMarks: typeof english.periodMarks = { '24h': '24 h', '7d': '7 d', '30d': '30 d', '90d': '90 d' };
const periods: typeof english.periods = {
  '24h': 'las últimas 24 horas',
  '7d': 'los últimos 7 días',
  '30d': 'los últimos 30 días',
  '90d': 'los últimos 90 días',
};

const _statusOf = (word: string | null | undefined) => statuses[word as ThreatStatus] ?? word ?? '';
const _verdictOf = (word: string | null | undefined) => verdicts[word as Verdict] ?? word ?? '';

const fieldNames: Readonly<Record<string, string>> = {
  name: 'nombre',
  type: 'tipo',
  severity: 'gravedad',
  status: 'estado',
  source: 'origen',
  timestamp: 'vista por última vez',
  description: 'descripción',
  confidence: 'confianza',
  tlp: 'marcado TLP',
  labels: 'etiquetas',
  country: 'país',
};

const threatCount = (count: number, written: string) =>
  plural(count, { one: `${written} amenaza`, other: `${written} amenazas` });

export const threats: typeof english = {
  title: 'Análisis de amenazas',
  severities,
  statuses,
  verdicts,
  tabs: { overview: 'Resumen', active: 'Amenazas activas', mitigated: 'Mitigadas', map: 'Mapa de amenazas' },
  tabList: 'Vistas',
  period: 'Periodo',
  periods,
  periodMarks,
  lead: (count, written, period) =>
    plural(count, {
      one: `${written} amenaza vista en ${periods[period]}`,
      other: `${written} amenazas vistas en ${periods[period]}`,
    }),
  leadNarrowed: (count, written, period) =>
    plural(count, {
      one: `${written} amenaza coincide, vista en ${periods[period]}`,
      other: `${written} amenazas coinciden, vistas en ${periods[period]}`,
    }),
  asOf: (time) => `a las ${time}`,
  refresh: 'Actualizar',
  retry: 'Reintentar',
  close: 'Cerrar',
  cancel: 'Cancelar',
  dismiss: 'Descartar',
  save: 'Guardar',
  saving: 'Guardando...',
  loading: 'Cargando amenazas...',
  loadingOne: 'Cargando la amenaza...',
  sample: 'Ejemplo',
  new: 'Nueva amenaza',

  filter: {
    button: 'Filtrar',
    active: (written) => `${written} en uso`,
    panel: 'Filtrar amenazas',
    severity: 'Gravedad',
    status: 'Estado',
    tlp: 'Marcado TLP',
    type: 'Tipo',
    source: 'Origen',
    all: 'Todos',
    text: 'Texto',
    textHint: 'Palabras en nombre, descripción, tipo, origen o etiquetas',
    apply: 'Aplicar',
    reset: 'Restablecer',
    narrowed: 'Filtros en uso',
    remove: (what) => `Quitar ${what}`,
    chip: (name, value) => `${name}: ${value}`,
    country: 'País',
    seen: 'Vista',
    span: (from, to) => `del ${from} al ${to}`,
    since: (from) => `desde el ${from}`,
    until: (to) => `hasta el ${to}`,
    placed: { yes: 'Con lugar en el mapa', no: 'Sin lugar en el mapa' },
    acknowledged: { yes: 'Confirmadas', no: 'Sin confirmar' },
  },

  counters: 'Amenazas por gravedad',
  filteredOut: 'Excluida por el filtro',
  outOf: (written) => `de ${written}`,
  showAllSeverities: 'Mostrar todas las gravedades',

  trend: {
    title: 'Tendencia',
    perHour: 'Amenazas por la hora en que se vieron por última vez',
    perDay: 'Amenazas por el día en que se vieron por última vez',
    bar: (when, count, written, parts) => `${when}: ${threatCount(count, written)}${parts && ` (${parts})`}`,
    part: (severity, written) => `${written} ${severity}`,
    separator: ', ',
    when: 'Cuándo',
    total: 'Total',
    showTable: 'Mostrar como tabla',
    showChart: 'Mostrar como gráfico',
    nothing: 'No hay amenazas en este periodo',
    failed: 'No se pudo cargar la tendencia',
    loading: 'Cargando la tendencia...',
  },

  list: {
    recent: 'Amenazas recientes',
    columns: { type: 'Tipo', severity: 'Gravedad', source: 'Origen', timestamp: 'Fecha y hora', status: 'Estado' },
    select: (name) => `Seleccionar ${name}`,
    selectAll: 'Seleccionar todas las mostradas',
    shown: (written, total) => `Se muestran ${written} de ${total}`,
    more: 'Mostrar más',
    moreFailed: 'No se pudieron cargar más amenazas',
    failed: 'No se pudieron cargar las amenazas',
    none: 'Ninguna amenaza coincide con el filtro',
    empty: 'Aquí aparecerán las amenazas vistas en el periodo elegido en cuanto se añadan o importen.',
    emptyGroup: 'No hay amenazas en esta situación en el periodo elegido.',
    longer: 'Ver los últimos 90 días',
    import: 'Importar',
    keys: 'Teclas: las flechas mueven, Intro abre, x selecciona, Mayús selecciona un intervalo',
  },

  bulk: {
    region: 'Amenazas seleccionadas',
    selected: (count, written) =>
      plural(count, { one: `${written} amenaza seleccionada`, other: `${written} amenazas seleccionadas` }),
    tooMany: (max) => `Se pueden cambiar ${max} como máximo a la vez`,
    status: 'Cambiar estado',
    triage: 'Clasificar',
    acknowledge: 'Confirmar',
    incident: 'Enviar a un incidente',
    clear: 'Anular selección',
  },

  done: {
    status: (count, written, status) => `Estado de ${threatCount(count, written)}: ${statuses[status]}`,
    verdict: (count, written, verdict) =>
      verdict === null
        ? `Veredicto retirado de ${threatCount(count, written)}`
        : `Veredicto de ${threatCount(count, written)}: ${verdicts[verdict]}`,
    severity: (count, written, severity) => `Gravedad de ${threatCount(count, written)}: ${severities[severity]}`,
    acknowledged: (count, written) =>
      plural(count, { one: `${written} amenaza confirmada`, other: `${written} amenazas confirmadas` }),
    unacknowledged: (count, written) => `Confirmación anulada de ${threatCount(count, written)}`,
    added: (name) => `Se añadió ${name}`,
    saved: (name) => `Se guardó ${name}`,
    deleted: (name) => `Se eliminó ${name}`,
    sent: (count, written, incident) =>
      plural(count, {
        one: `${written} amenaza enviada a ${incident}`,
        other: `${written} amenazas enviadas a ${incident}`,
      }),
    openIncident: (incident) => `Abrir ${incident}`,
    failed: 'No se pudieron cambiar las amenazas',
  },
  skipped: {
    title: (count, written) =>
      plural(count, {
        one: `${written} amenaza se dejó como estaba:`,
        other: `${written} amenazas se dejaron como estaban:`,
      }),
    item: (name, reason) => `${name}: ${reason}`,
    reasons: {
      changed: 'otra persona la cambió mientras tanto',
      gone: 'ya no existe',
      same: 'ya estaba así',
    },
  },

  triage: {
    title: (count, written) => `Clasificar ${threatCount(count, written)}`,
    verdict: 'Veredicto',
    noVerdict: 'Sin veredicto',
    severity: 'Nueva gravedad',
    keepSeverity: 'Dejar como está',
    reason: 'Motivo',
    reasonHint: 'Consta en el historial de cada amenaza',
    reasonMissing: 'Indique el motivo',
    nothingChosen: 'Elija un veredicto o una nueva gravedad',
    submit: 'Guardar veredicto',
  },

  incident: {
    title: (count, written) => `Enviar ${threatCount(count, written)} a un incidente`,
    target: 'Incidente',
    fresh: 'Incidente nuevo',
    existing: 'Incidente existente',
    name: 'Título',
    nameMissing: 'Ponga un título al incidente',
    severity: 'Gravedad',
    source: 'Origen',
    sourceMissing: 'Indique de dónde procede',
    prefilledName: (first, others, written) => (others === 0 ? first : `${first} y ${written} más`),
    search: 'Buscar incidentes',
    searchHint: 'Número o título',
    searching: 'Buscando incidentes...',
    none: 'Ningún incidente coincide',
    searchFailed: 'No se pudieron cargar los incidentes',
    found: 'Incidentes encontrados',
    choose: 'Elija un incidente',
    open: 'Abrir incidente',
    add: 'Añadir al incidente',
    failed: 'No se pudieron enviar las amenazas a un incidente',
  },

  map: {
    title: 'Amenazas por lugar',
    accuracy: 'Los puntos están en el centro del país.',
    accuracyMixed:
      'Los puntos están en el centro del país, salvo donde se conoce una posición más exacta; la lista indica cuáles.',
    exact: 'posición exacta',
    middle: 'centro del país',
    counts: (placed, total) => `${placed} de ${total} tienen lugar.`,
    picture: 'Mapa del mundo',
    legend: 'Las marcas muestran la mayor gravedad; las más grandes representan más amenazas.',
    list: 'Lugares',
    nowhere: 'País no indicado',
    place: (name, count, written, highestSeverity) =>
      `${name}: ${threatCount(count, written)}, la mayor gravedad es ${highestSeverity}`,
    noPlaces: 'Ninguna de estas amenazas tiene lugar.',
    unplaced: 'Sin lugar, por tipo y gravedad',
    allPlaced: 'Todas estas amenazas tienen lugar.',
    cell: (written, type, severity) => `${type}, ${severity}: ${written}`,
    total: 'Total',
    outlineFailed: 'No se pudo cargar el contorno del mundo; la lista contiene los mismos lugares.',
    loading: 'Cargando el mapa...',
    failed: 'No se pudo cargar el mapa',
  },

  export: {
    button: 'Exportar',
    formats: { csv: 'CSV', json: 'JSON', stix: 'STIX 2.1' },
    exporting: 'Exportando...',
    saved: (count, written) =>
      plural(count, { one: `${written} amenaza exportada`, other: `${written} amenazas exportadas` }),
    partial: (rows, total) =>
      `El archivo contiene ${rows} de ${total} amenazas. Restrinja el filtro para exportar el resto.`,
    failed: 'La exportación falló',
  },

  detail: {
    previous: 'Amenaza anterior',
    next: 'Amenaza siguiente',
    fields: {
      type: 'Tipo',
      severity: 'Gravedad',
      stix: 'Tipo STIX',
      source: 'Origen',
      timestamp: 'Vista por última vez',
      confidence: 'Confianza',
      tlp: 'TLP',
      country: 'País',
      labels: 'Etiquetas',
      acknowledged: 'Confirmada',
      verdict: 'Veredicto',
      created: 'Añadida',
      updated: 'Modificada',
      id: 'ID',
    },
    copy: 'Copiar',
    copied: 'Copiado',
    copyFailed: 'Copie el texto seleccionado',
    confidence: (written) => `${written} de 100`,
    assumed: 'Gravedad supuesta',
    severityAssumed: (severity, kind) =>
      `${severity}, supuesta: nadie indicó ninguna; esta es la habitual para ${kind}`,
    notRated: '– Sin definir',
    notStated: '– No indicado',
    noLabels: '– Ninguna',
    notAcknowledged: '– Todavía no',
    noVerdict: '– Sin veredicto',
    acknowledgedBy: (name, when) => `${name}, ${when}`,
    verdict: (verdict, reason) => (reason === '' ? verdicts[verdict] : `${verdicts[verdict]}: ${reason}`),
    somebody: 'Alguien',
    description: 'Descripción',
    noDescription: 'Sin descripción',
    incidents: 'Incidentes',
    noIncidents: 'En ningún incidente',
    connections: 'Conexiones',
    noConnections: 'Sin conexiones',
    connectionNote: (type, direction) => (direction === 'out' ? `esta amenaza → ${type}` : `${type} → esta amenaza`),
    history: 'Historial',
    noHistory: 'Todavía no consta nada',
    because: (reason) => `Motivo: ${reason}`,
    back: 'Volver a la lista',
    gone: 'Esta amenaza ya no existe.',
    failed: 'No se pudo cargar la amenaza',
    edit: 'Editar',
    triage: 'Clasificar',
    acknowledge: 'Confirmar',
    unacknowledge: 'Anular la confirmación',
    incident: 'Enviar a un incidente',
    delete: 'Eliminar',
    deleteFailed: 'No se pudo eliminar la amenaza',
    actions: 'Acciones',
  },
  incidentState: (severity, status) => `${wordOf(severities, severity)}, ${wordOf(incidentStatuses, status)}`,
  threatHistory,
  fieldName: (field) => fieldNames[field] ?? field,
  changedFields: (names) => `Modificado: ${names}`,

  form: {
    newTitle: 'Nueva amenaza',
    editTitle: (name) => `Editar ${name}`,
    name: 'Nombre',
    type: 'Tipo',
    typeHint: 'Por ejemplo, Malware o Phishing',
    severity: 'Gravedad',
    status: 'Estado',
    source: 'Origen',
    timestamp: (zone) => `Vista por última vez (${zone})`,
    timeOfDay: 'Hora',
    description: 'Descripción',
    confidence: 'Confianza, de 0 a 100',
    confidenceHint: 'Déjelo vacío si nadie la ha valorado',
    tlp: 'Marcado TLP',
    noTlp: 'No indicada',
    labels: 'Etiquetas',
    labelsHint: 'Separadas por comas',
    country: 'País',
    countryHint: 'Dos letras, por ejemplo, GB',
    add: 'Añadir amenaza',
    problems: {
      required: 'Este campo es obligatorio',
      tooLong: (max) => `${max} caracteres como máximo`,
      timestamp: 'Introduzca una fecha y una hora',
      confidence: 'Introduzca un número entero de 0 a 100, o nada',
      country: 'Introduzca dos letras, por ejemplo, GB',
      labels: (max, each) => `${max} etiquetas de ${each} caracteres como máximo`,
    },
    failed: 'No se pudo guardar la amenaza',
  },
};
