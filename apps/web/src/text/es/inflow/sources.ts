import { fields, terms } from '@halyard/messages/es';
import type { sources as english } from '../../en/inflow/sources.ts';
import { common } from '../common.ts';
import { plural } from '../plural.ts';
import { feeds } from './feeds.ts';
import { pulls } from './pulls.ts';

type Span = { readonly days: number; readonly hours: number; readonly minutes: number };

function span({ days, hours, minutes }: Span): string {
  const parts =
    days > 0 ? [`${days} d`, hours > 0 && `${hours} h`] : [hours > 0 && `${hours} h`, minutes > 0 && `${minutes} min`];
  return parts.filter((part) => part !== false).join(' ') || '0 min';
}

export const sources: typeof english = {
  title: 'Fuentes',
  span,
  sigmaRules: 'Reglas que se ejecutan sobre estos eventos',
  severities: terms.severities,
  healths: {
    failing: 'Con errores',
    silent: 'En silencio',
    paused: 'En pausa',
    waiting: 'En espera',
    healthy: 'Correcta',
  },
  states: { waiting: 'En cola', done: 'Procesada', dead: 'Mensaje fallido' },
  reasons: {
    not_readable: 'No se puede leer',
    not_an_alert: 'No es una alerta',
    no_title: 'Sin título',
    no_key: 'Sin clave',
    mapping_failed: 'Error en la asignación',
    no_rule_matched: 'Ninguna regla coincide',
    too_many: 'Demasiadas alertas en una entrega',
  },
  close: common.close,
  cancel: common.cancel,
  copy: common.copy,
  copied: common.copied,
  copyFailed: common.selectAndCopy,
  retry: common.retry,
  sample: common.sample,
  undo: common.undo,
  pull: pulls,
  feed: feeds,
  none: '–',

  lead: {
    label: 'Fuentes por estado',
    count: (count, written) => plural(count, { one: '1 fuente', other: `${written} fuentes` }),
    health: {
      failing: (written) => `${written} con errores`,
      silent: (written) => `${written} en silencio`,
      paused: (written) => `${written} en pausa`,
      waiting: (written) => `${written} en espera`,
      healthy: (written) => `${written} sin problemas`,
    },
    updated: (time) => `Actualizado a las ${time}`,
    shown: (shown, total) => `Se muestran ${shown} de ${total}`,
    clear: 'Borrar el filtro',
  },

  failures: {
    list: 'No se pudieron cargar las fuentes.',
    refresh: 'No se pudieron actualizar las fuentes. Se muestran los últimos valores.',
    formats: 'No se pudieron cargar los formatos.',
    deliveries: 'No se pudieron cargar las entregas.',
    olderDeliveries: common.olderFailed,
    delivery: 'No se pudo cargar la entrega.',
    add: 'No se pudo añadir la fuente.',
    change: 'No se pudo guardar el cambio.',
    token: 'No se pudo renovar el token.',
    preview: 'No se pudo ejecutar la asignación.',
    replay: 'No se pudieron volver a procesar las entregas.',
    delete: 'No se pudo eliminar la fuente.',
  },
  loading: 'Cargando las fuentes...',
  empty: 'Aún no hay fuentes. Añada una desde la galería.',
  emptyReadOnly: 'Aún no hay fuentes. Un administrador puede añadirlas.',
  noneMatch: 'Ninguna fuente coincide con el filtro.',

  figures: {
    label: 'Últimas 24 horas',
    items: 'Elementos recibidos',
    created: 'Creados',
    updated: 'Actualizados',
    folded: 'Agrupados',
    rejected: 'Rechazados',
    deadLetters: 'Mensajes fallidos',
    notes: {
      items: 'últimas 24 horas',
      created: 'registros nuevos',
      updated: 'registros conocidos que cambiaron',
      folded: 'repeticiones de registros conocidos',
      rejected: 'no se pudieron leer',
      deadLetters: 'entregas por corregir y reprocesar',
    },
    sum: (items, created, updated, folded, rejected) =>
      `${items} elementos = ${created} creados + ${updated} actualizados + ${folded} agrupados + ${rejected} rechazados`,
  },

  views: { label: 'Vista', cards: 'Tarjetas', table: 'Tabla' },
  add: 'Añadir fuente',
  rules: {
    button: 'Reglas de estado',
    title: 'Reglas de estado',
    failing: (count) =>
      `Con errores: no se pudieron asignar ${count} entregas seguidas o fallaron ${count} consultas seguidas.`,
    silent: 'En silencio: ningún elemento nuevo dentro del límite de silencio de la fuente.',
    paused: 'En pausa: alguien la pausó. Las entregas se guardan y se asignan al reanudarla.',
    waiting: 'En espera: todavía no se ha recibido nada.',
    healthy: 'Correcta: nada de lo anterior.',
  },

  list: {
    label: 'Fuentes',
    items: 'elementos, 24 h',
    spark: (name, most) => `Elementos de ${name} por media hora, últimas 24 horas, como máximo ${most}`,
    moreHealthy: (count, written) =>
      plural(count, { one: 'Mostrar 1 fuente correcta más', other: `Mostrar ${written} fuentes correctas más` }),
    fewerHealthy: 'Mostrar menos fuentes correctas',
  },

  line: {
    silent: (since) => `Ningún elemento nuevo desde hace ${since}`,
    failing: (count, reason) => `No se pudieron asignar ${count} entregas seguidas: ${reason}`,
    failingUnknown: (count) => `No se pudieron asignar ${count} entregas seguidas`,
    paused: (reason) => `En pausa: ${reason}`,
    waiting: 'Todavía no se ha recibido nada',
    healthy: (since) => `Elemento nuevo hace ${since}`,
    healthyNow: 'Elemento nuevo ahora mismo',
    healthyNoNew: 'Llegan entregas, aún sin elementos nuevos',
    limit: (limit) => `límite de silencio ${limit}`,
    noLimit: 'sin límite de silencio',
  },

  facts: {
    health: 'Estado',
    name: 'Fuente',
    items: 'Elementos, 24 h',
    lastDelivery: 'Última entrega',
    lastNew: 'Último elemento nuevo',
    lastSuccess: 'Última lectura',
    lag: 'Retraso p50, p99',
    silenceLimit: 'Límite de silencio',
    waiting: 'En cola',
    held: 'Entregas retenidas',
    deadLetters: 'Mensajes fallidos',
    oldest: 'La más antigua en cola',
    off: 'desactivado',
    offPaused: 'desactivado, en pausa',
    never: 'nunca',
  },

  gallery: {
    title: 'Galería',
    count: (count, written) => plural(count, { one: '1 formato', other: `${written} formatos` }),
    search: 'Buscar formatos',
    searchHint: 'Producto o formato',
    inUse: 'en uso',
    none: 'Ningún formato coincide.',
    choose: 'Seleccione qué envía las alertas.',
    addNamed: (name) => `Añadir ${name}`,
  },

  form: {
    title: (format) => `Añadir fuente: ${format}`,
    name: fields.name,
    nameMissing: 'Escriba un nombre.',
    defaultSeverity: 'Gravedad predeterminada',
    defaultSeverityHint: 'Para las alertas cuya fuente no indica gravedad.',
    silenceLimit: 'Límite de silencio (minutos)',
    silenceLimitHint: 'En silencio si no llega ningún elemento nuevo en este tiempo. Vacío: nunca.',
    silenceLimitWrong: (from, to) => `Escriba minutos enteros entre ${from} y ${to}.`,
    mapsSeverity: fields.severity,
    mapsKey: 'Clave',
    submit: 'Añadir fuente',
    save: common.saveChanges,
    saved: (name) => `Cambios de ${name} guardados`,
    discard: 'Descartar los cambios',
    fieldNames: {
      name: fields.name,
      defaultSeverity: 'Gravedad predeterminada',
      silenceLimit: 'Límite de silencio (minutos)',
      mapping: 'Asignación',
    },
  },

  connect: {
    title: (name) => `Conectar ${name}`,
    added: (name) => `Fuente añadida: ${name}`,
    once: 'Copie el token ahora. No se volverá a mostrar.',
    token: 'Token',
    address: 'Dirección',
    snippet: (name) => `Configuración para ${name}`,
    placeholder: 'Sustituya TOKEN por el token de esta fuente.',
    done: 'Listo',
    renew: 'Token nuevo',
    renewTitle: '¿Crear un token nuevo?',
    renewQuestion: 'El token actual deja de funcionar de inmediato. Configure el nuevo en el remitente.',
    renewed: (name) => `Token nuevo creado para ${name}`,
  },

  detail: {
    tabs: 'Partes de la fuente',
    tab: { deliveries: 'Entregas', mapping: 'Asignación', settings: 'Configuración' },
    back: common.backToList,
    gone: 'Esta fuente ya no existe.',
    alerts: 'Mostrar las alertas de esta fuente',
    pause: 'Pausar',
    resume: 'Reanudar',
    pauseTitle: (name) => `Pausar ${name}`,
    pauseAbout: 'Las entregas se siguen aceptando y guardando. Se asignan al reanudar la fuente.',
    reason: fields.reason,
    reasonMissing: 'Indique un motivo.',
    paused: (name) => `Fuente en pausa: ${name}`,
    resumed: (name) => `Fuente reanudada: ${name}`,
    lastFailure: 'Último error',
  },

  mapping: {
    shipped: (version) => `Asignación incluida, versión ${version}`,
    own: (version) => `Asignación propia, versión ${version}`,
    about: 'JSONata. Se ejecuta en cada documento de una entrega y devuelve una alerta, una lista de alertas o nada.',
    text: 'Asignación (JSONata)',
    reset: 'Restablecer la asignación incluida',
    save: 'Guardar la asignación',
    saved: (name) => `Asignación de ${name} guardada`,
    wasReset: (name) => `${name} vuelve a usar la asignación incluida`,
    missing: 'Escriba una asignación o restablezca la incluida.',
    readOnly: 'Solo los administradores pueden cambiar una asignación.',
  },

  preview: {
    title: 'Vista previa',
    on: 'Vista previa con',
    newest: 'Entrega más reciente',
    chosen: (id) => `Entrega ${id}`,
    pasted: 'Ejemplo pegado',
    sample: 'Ejemplo',
    sampleHint: 'Pegue lo que envía la fuente.',
    noDelivery: 'Aún no hay entregas. Pegue un ejemplo.',
    running: 'Ejecutando la asignación...',
    alerts: (count, written) => plural(count, { one: '1 alerta', other: `${written} alertas` }),
    rejected: (count, written) => plural(count, { one: '1 rechazado', other: `${written} rechazados` }),
    unmapped: (count, written) => plural(count, { one: '1 campo sin asignar', other: `${written} campos sin asignar` }),
    more: (written) => `y ${written} más`,
    nothing: 'La asignación no devuelve ninguna alerta.',
    noSeverity: (severity) => `${severity} (predeterminada)`,
    sourceSeverity: (word) => `fuente: ${word}`,
    key: 'Clave',
    entity: 'Entidad',
    observables: 'Observables',
    state: 'Estado',
    at: 'Hora',
    item: (place) => `Elemento ${place}`,
    rejections: 'Rechazos',
    unmappedFields: 'Campos sin asignar',
  },

  deliveries: {
    label: 'Entregas',
    filter: 'Estado',
    filters: {
      all: 'Todas',
      waiting: 'En cola',
      done: 'Procesadas',
      rejected: 'Con rechazos',
      dead: 'Mensajes fallidos',
    },
    count: (count, written) => plural(count, { one: '1 entrega', other: `${written} entregas` }),
    loading: 'Cargando las entregas...',
    empty: 'Aún no hay entregas. Conecte la fuente con su dirección y su token.',
    none: 'Ninguna entrega coincide con el filtro.',
    older: common.showOlder,
    received: 'Recibida',
    state: 'Estado',
    result: 'Resultado',
    size: common.size,
    attempts: 'Intentos',
    open: (id) => `Entrega ${id}`,
    created: (written) => `${written} creados`,
    updated: (written) => `${written} actualizados`,
    folded: (written) => `${written} agrupados`,
    rejected: (written) => `${written} rechazados`,
    nothing: 'sin elementos',
    bytes: (written) => `${written} B`,
    kilobytes: (written) => `${written} kB`,
  },

  delivery: {
    title: (id) => `Entrega ${id}`,
    loading: 'Cargando la entrega...',
    gone: 'Esta entrega ya no se conserva.',
    back: 'Volver a las entregas',
    headers: 'Encabezados',
    noHeaders: 'No se guardó ningún encabezado.',
    body: 'Cuerpo',
    cut: (written) => `Se muestran los primeros ${written} caracteres.`,
    alerts: 'Mostrar sus alertas',
    tryMapping: 'Vista previa de la asignación',
  },

  replay: {
    title: 'Volver a procesar entregas',
    about: 'Aplica de nuevo la asignación actual a las entregas guardadas.',
    from: 'Desde',
    which: 'Entregas',
    whichNames: { dead: 'Mensajes fallidos', all: 'Todas' },
    check: 'Vista previa del proceso',
    fromMissing: 'Escriba una fecha.',
    found: (count, written) =>
      plural(count, {
        one: 'Se volvería a procesar 1 entrega.',
        other: `Se volverían a procesar ${written} entregas.`,
      }),
    alerts: (count, written) =>
      plural(count, { one: '1 pasaría a ser una alerta', other: `${written} pasarían a ser alertas` }),
    known: (count, written) =>
      plural(count, {
        one: '1 ya se conoce y se agruparía',
        other: `${written} ya se conocen y se agruparían`,
      }),
    rejected: (written) => `${written} se rechazarían`,
    stillDead: (count, written) => plural(count, { one: '1 sigue fallando', other: `${written} siguen fallando` }),
    nothing: 'No hay entregas que volver a procesar en este periodo.',
    run: (count, written) =>
      plural(count, { one: 'Volver a procesar 1 entrega', other: `Volver a procesar ${written} entregas` }),
    started: (count, written) =>
      plural(count, {
        one: 'Se está volviendo a procesar 1 entrega',
        other: `Se están volviendo a procesar ${written} entregas`,
      }),
  },

  remove: {
    button: 'Eliminar fuente',
    title: (name) => `¿Eliminar ${name}?`,
    about: 'Su token deja de funcionar de inmediato.',
    keep: 'Conservar sus alertas',
    remove: 'Eliminar también sus alertas',
    done: (name) => `Fuente eliminada: ${name}`,
    doneWith: (name, count, written) =>
      plural(count, {
        one: `Fuente ${name} eliminada con 1 alerta`,
        other: `Fuente ${name} eliminada con ${written} alertas`,
      }),
  },

  keys: {
    title: 'Métodos abreviados de teclado',
    button: 'Todos los métodos abreviados',
    arrows: 'Moverse entre fuentes',
    enter: 'Abrir la fuente',
    n: 'Añadir fuente',
    p: 'Pausar o reanudar la fuente',
    t: 'Probar la conexión de la fuente',
    help: 'Mostrar esta lista',
    hints: { move: 'moverse', open: 'abrir', add: 'añadir fuente', test: 'probar conexión', pause: 'pausar' },
  },
};
