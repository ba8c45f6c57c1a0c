import { wordOf } from '@halyard/messages';
import { fields, terms } from '@halyard/messages/es';
import type { receivedAlerts as english } from '../../en/inflow/received-alerts.ts';
import { common } from '../common.ts';
import { plural } from '../plural.ts';

const { severities } = terms;

export const receivedAlerts: typeof english = {
  close: common.close,
  cancel: common.cancel,
  retry: common.retry,
  back: common.backToList,
  sample: common.sample,
  severities,
  closeReasons: {
    true_positive: 'Verdadero positivo',
    false_positive: 'Falso positivo',
    expected: 'Actividad esperada',
    duplicate: 'Duplicada',
    fixed: 'Corregida',
  },
  workStatuses: { New: 'Nueva', Acknowledged: 'Confirmada', 'In progress': 'En curso', Closed: 'Cerrada' },
  sourceStates: {
    firing: 'Activa',
    suppressed: 'Silenciada en la fuente',
    resolved: 'Resuelta',
    unknown: 'Desconocido',
  },
  nobody: 'Sin asignar',
  assumed: 'supuesta',
  test: 'Prueba',
  span: ({ days, hours, minutes }) => {
    if (days > 0) return hours > 0 ? `${days} d ${hours} h` : `${days} d`;
    if (hours > 0) return minutes > 0 ? `${hours} h ${minutes} min` : `${hours} h`;
    return `${minutes} min`;
  },

  kinds: { label: 'Qué alertas', received: 'Recibidas', rules: 'De reglas' },

  queue: {
    label: 'Cola de alertas',
    views: 'Vistas',
    view: {
      triage: 'Triaje',
      mine: 'Mías',
      overdue: 'Fuera de plazo',
      assumed: 'Gravedad supuesta',
      closed: 'Cerradas',
      quiet: 'En silencio',
      all: 'Todas',
    },
    total: (count, written) => plural(count, { one: '1 alerta', other: `${written} alertas` }),
    updated: (time) => `Actualizado a las ${time}`,
    loading: 'Cargando alertas...',
    failed: 'No se pudieron cargar las alertas.',
    moreFailed: 'No se pudieron cargar más alertas.',
    none: 'No hay alertas en esta vista.',
    clear: 'Quitar los filtros',
    noSources: 'Todavía no hay fuentes. Añada una para recibir alertas.',
    addSource: 'Añadir una fuente',
    fresh: (count, written) => plural(count, { one: '1 nueva', other: `${written} nuevas` }),
    freshHint: 'Mostrar las alertas nuevas',
    shown: (shown, total) => `Se muestran ${shown} de ${total}.`,
    more: common.showMore,
    list: 'Alertas',
    selectAll: 'Seleccionar todas las mostradas',
    select: (number) => `Seleccionar ${number}`,
    legend: 'Contorno: gravedad supuesta, la fuente no indica ninguna',
    newAlert: 'Nueva alerta',
    shortcuts: 'Atajos de teclado',
  },

  filter: {
    label: 'Filtrar alertas',
    search: 'Buscar alertas',
    searchHint: 'Título, ID, entidad, observable, datos sin procesar',
    severity: fields.severity,
    anySeverity: 'Cualquier gravedad',
    source: fields.source,
    anySource: 'Cualquier fuente',
    oneSource: 'Una fuente',
    work: 'Estado de trabajo',
    anyWork: 'Cualquier estado de trabajo',
    state: 'Estado en la fuente',
    anyState: 'Cualquier estado en la fuente',
    sort: 'Ordenar por',
    sorts: { target: 'Plazo', severity: fields.severity, lastSeen: 'Última vez', occurrences: 'Repeticiones' },
    active: 'Filtros activos',
    remove: (what) => `Quitar: ${what}`,
    contains: (words) => `Contiene «${words}»`,
    severityIs: (name) => `Gravedad: ${name}`,
    sourceIs: (name) => `Fuente: ${name}`,
    workIs: (name) => `Estado de trabajo: ${name}`,
    stateIs: (name) => `Estado en la fuente: ${name}`,
    techniqueIs: (id) => `Técnica ${id}`,
    periodIs: (days) => `Vista por última vez en ${days}`,
    periods: { '7d': '7 días', '30d': '30 días', '90d': '90 días', all: 'todo el tiempo' },
    deliveryIs: (id) => `Entrega ${id}`,
    oneSigmaRule: 'Creadas por una regla Sigma',
    titleIs: (words) => `El título contiene «${words}»`,
    entityIs: (name) => `Entidad: ${name}`,
    observableIs: (value) => `Observable: ${value}`,
    tagIs: (name) => `Etiqueta: ${name}`,
    oneQuietRule: 'Afectadas por una regla de silencio',
    inIncident: (name) => `En ${name}`,
  },

  columns: {
    severity: fields.severity,
    alert: 'Alerta',
    occurrences: 'Repeticiones',
    lastSeen: 'Última vez',
    source: 'Fuente, estado',
    work: 'Trabajo',
    target: 'Plazo',
    sortBy: (name) => `Ordenar por: ${name}`,
  },

  row: {
    openOccurrences: (number, count, written) =>
      plural(count, { one: `1 aparición de ${number}`, other: `${written} apariciones de ${number}` }),
    once: 'una vez',
    since: (time) => `desde ${time}`,
    occurrences: (count, written) => plural(count, { one: '1 repetición', other: `${written} repeticiones` }),
  },

  target: {
    over: (span) => `${span} de retraso`,
    left: (span) => `quedan ${span}`,
    to: { acknowledge: 'para confirmar', close: 'para cerrar' },
    stopped: 'Detenido',
    resolvedAtSource: 'resuelta en la fuente',
    closed: 'Cerrada',
    none: 'Sin plazo',
    due: (instant) => `Vence ${instant}`,
  },

  act: {
    move: 'Mover',
    acknowledge: 'Confirmar',
    start: 'Empezar el trabajo',
    assign: 'Asignar',
    incident: 'Añadir a un incidente',
    close: 'Cerrar...',
    reopen: 'Reabrir',
    severity: 'Fijar la gravedad',
    more: 'Más acciones',
    bulk: 'Acciones en bloque',
    selected: (count, total) => `${count} de ${total} seleccionadas`,
    tooMany: (most) => `Como máximo ${most} alertas a la vez.`,
    clear: common.clearSelection,
    readOnly: 'Solo puede leer las alertas.',
  },

  done: {
    move: (count, written) => plural(count, { one: '1 alerta movida', other: `${written} alertas movidas` }),
    acknowledge: (count, written) =>
      plural(count, { one: 'Se ha confirmado 1 alerta', other: `Se han confirmado ${written} alertas` }),
    start: (count, written) =>
      plural(count, { one: 'Se ha empezado 1 alerta', other: `Se han empezado ${written} alertas` }),
    assign: (count, written) =>
      plural(count, { one: 'Se ha asignado 1 alerta', other: `Se han asignado ${written} alertas` }),
    unassign: (count, written) =>
      plural(count, {
        one: 'Se ha quitado la asignación de 1 alerta',
        other: `Se ha quitado la asignación de ${written} alertas`,
      }),
    setSeverity: (count, written) =>
      plural(count, {
        one: 'Se ha fijado la gravedad de 1 alerta',
        other: `Se ha fijado la gravedad de ${written} alertas`,
      }),
    close: (count, written) =>
      plural(count, { one: 'Se ha cerrado 1 alerta', other: `Se han cerrado ${written} alertas` }),
    reopen: (count, written) =>
      plural(count, { one: 'Se ha reabierto 1 alerta', other: `Se han reabierto ${written} alertas` }),
    linked: (count, written, incident) =>
      plural(count, {
        one: `Se ha añadido 1 alerta a ${incident}`,
        other: `Se han añadido ${written} alertas a ${incident}`,
      }),
    added: (number) => `${number} creada`,
    withSkipped: (done, numbers) => `${done}. Omitidas porque cambiaron entretanto: ${numbers}`,
    onlySkipped: (numbers) => `No se ha cambiado nada. Cambiaron entretanto: ${numbers}`,
    unchanged: 'No hay nada que cambiar.',
    failed: 'No se pudieron cambiar las alertas. Inténtelo de nuevo.',
  },

  dialog: {
    closeTitle: (count, number, written) =>
      plural(count, { one: `Cerrar ${number}`, other: `Cerrar ${written} alertas` }),
    reason: fields.reason,
    reasonMissing: 'Seleccione un motivo.',
    note: 'Nota (opcional)',
    noteHint: 'Se conserva en el historial de la alerta.',
    closeIt: (count) => plural(count, { one: 'Cerrar la alerta', other: 'Cerrar las alertas' }),
    assignTitle: (count, number, written) =>
      plural(count, { one: `Asignar ${number}`, other: `Asignar ${written} alertas` }),
    owner: fields.assignee,
    me: (name) => `${name} (usted)`,
    assignIt: 'Asignar',
    severityTitle: (count, number, written) =>
      plural(count, { one: `Fijar la gravedad de ${number}`, other: `Fijar la gravedad de ${written} alertas` }),
    severityHint: 'La gravedad cuenta entonces como indicada y los plazos la siguen.',
    setIt: 'Fijar la gravedad',
    incidentTitle: (count, number, written) =>
      plural(count, { one: `Añadir ${number} a un incidente`, other: `Añadir ${written} alertas a un incidente` }),
    target: fields.kind,
    fresh: 'Incidente nuevo',
    existing: 'Incidente existente',
    create: 'Crear y añadir',
    add: 'Añadir',
    search: 'Buscar incidentes',
    searchHint: 'Título, número',
    searching: 'Buscando...',
    searchFailed: 'La búsqueda ha fallado.',
    noIncident: 'No hay incidentes que coincidan.',
    found: 'Incidentes',
    choose: 'Seleccione un incidente.',
    titleOfMany: (first, others, written) =>
      plural(others, { one: `${first} y 1 más`, other: `${first} y ${written} más` }),
    newTitle: 'Nueva alerta',
    title: 'Título',
    titleMissing: 'Escriba un título.',
    severity: fields.severity,
    entity: 'Entidad (opcional)',
    entityHint: 'De qué trata sobre todo: un host, una cuenta',
    description: 'Descripción (opcional)',
    createIt: 'Crear la alerta',
  },

  keys: {
    title: 'Atajos de teclado',
    move: 'Alerta siguiente y anterior',
    select: 'Seleccionar; con Mayús, un intervalo',
    open: 'Abrir la alerta',
    acknowledge: 'Confirmar',
    assign: 'Asignar',
    incident: 'Añadir a un incidente',
    close: 'Cerrar',
    undo: 'Deshacer el último cambio',
    search: 'Buscar',
    clear: 'Quitar la selección',
    help: 'Mostrar esta lista',
    hints: {
      move: 'mover',
      select: 'seleccionar',
      open: 'abrir',
      undo: 'deshacer',
      search: 'buscar',
      help: 'todos los atajos',
    },
  },

  pane: {
    label: 'Alerta',
    loading: 'Cargando la alerta...',
    failed: 'No se pudo cargar la alerta.',
    gone: 'Esta alerta ya no existe.',
    close: common.close,
    facts: 'Detalles',
    source: fields.source,
    states: (word, severity) => `${word} = ${severity}`,
    assumedHere: (severity) => `no indica gravedad, se supone ${severity}`,
    setHere: 'gravedad fijada aquí',
    state: 'Estado en la fuente',
    noEndSignal: 'no avisa del final',
    work: 'Estado de trabajo',
    acknowledgeBy: 'Confirmar antes de',
    closeBy: 'Cerrar antes de',
    done: 'hecho',
    techniques: 'Técnicas',
    noTechniques: 'Ninguna indicada',
    confidence: fields.confidence,
    category: fields.category,
    tags: 'Etiquetas',
    openAtSource: 'Abrir en la fuente',
    parts: { overview: 'Resumen', payload: 'Datos sin procesar', occurrences: 'Repeticiones', history: 'Historial' },
  },

  why: {
    rule: 'Creada por la regla Sigma',
    ruleDeleted: 'eliminada desde entonces',
    title: 'Por qué se agrupó',
    fingerprint: (version) => `Huella v${version}`,
    none: 'Creada a mano. No agrupa nada.',
    folded: (count, written, since) =>
      plural(count, { one: `1 mensaje desde ${since}.`, other: `${written} mensajes agrupados desde ${since}.` }),
    about: 'Los mensajes con los mismos valores en estos campos son una sola alerta.',
    empty: 'vacío',
  },

  overview: {
    description: fields.description,
    noDescription: 'Sin descripción.',
    incidents: 'Incidentes vinculados',
    noIncidents: 'No hay incidentes vinculados.',
  },

  payload: {
    none: 'No se conserva ningún mensaje: se eliminó o la alerta se creó a mano.',
    notAllowed: 'Su rol no tiene acceso a los datos sin procesar.',
    loading: 'Cargando los datos...',
    failed: 'No se pudieron cargar los datos.',
    gone: 'El mensaje ya no se conserva.',
    received: (instant) => `Recibido ${instant}`,
    headers: 'Encabezados',
    noHeaders: 'Sin encabezados.',
    body: 'Cuerpo',
    search: 'Buscar en el cuerpo',
    matches: (count, written) =>
      count === 0 ? 'Sin coincidencias' : plural(count, { one: '1 coincidencia', other: `${written} coincidencias` }),
    copy: 'Copiar el cuerpo',
    copied: 'Cuerpo copiado',
    formatted: 'JSON con formato',
    cut: (shown) => `Solo se muestran los primeros ${shown} caracteres.`,
    unmapped: 'Campos sin asignar',
    allMapped: 'Todos los campos están asignados.',
  },

  occurrences: {
    label: 'Repeticiones',
    lastDay: 'Últimas 24 horas, por hora',
    newest: (shown, total) => `Las ${shown} más recientes de ${total}.`,
    none: 'No se conserva ninguna repetición.',
    received: (time) => `recibida ${time}`,
  },

  history: {
    label: 'Historial',
    none: 'Todavía no hay historial.',
    happened: {
      alert_added: () => 'Creada',
      alert_acknowledged: () => 'Confirmada',
      alert_started: () => 'Trabajo empezado',
      alert_assigned: () => 'Persona asignada cambiada',
      alert_severity_changed: ({ from, to }) =>
        `Gravedad cambiada de ${wordOf(severities, from)} a ${wordOf(severities, to)}`,
      alert_reopened: () => 'Reabierta',
      alert_linked: ({ name }) => (name ? `Añadida a ${name}` : 'Añadida a un incidente'),
      alert_unlinked: ({ name }) => (name ? `Quitada de ${name}` : 'Quitada de un incidente'),
      alert_moved: ({ to }) => `Movida a la cola ${String(to)}`,
      change_undone: () => 'Cambio deshecho',
    },
    closed: (reason) => `Cerrada: ${reason}`,
  },
};
