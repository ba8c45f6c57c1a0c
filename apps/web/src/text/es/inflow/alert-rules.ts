import { fields } from '@halyard/messages/es';
import type { alertRules as english } from '../../en/inflow/alert-rules.ts';
import { common } from '../common.ts';
import { plural } from '../plural.ts';

export const alertRules: typeof english = {
  close: common.close,
  retry: common.retry,

  quiet: {
    title: 'Reglas de silencio',
    lead: 'Una regla de silencio aparta las alertas que llegan mientras está vigente. Caduca y no elimina nada.',
    loading: 'Cargando reglas de silencio…',
    failed: 'No se han podido cargar las reglas de silencio.',
    none: 'No hay reglas de silencio.',
    add: 'Nueva regla de silencio',
    fromAlert: 'Silenciar…',
    mark: 'En silencio',
    states: { active: 'Vigente', scheduled: 'Programada', ended: 'Terminada' },
    modes: { hide: 'Ocultar', no_notification: 'No notificar', tag: 'Solo marcar' },
    until: (instant) => `hasta ${instant}`,
    from: (instant) => `desde ${instant}`,
    endedAt: (instant) => `terminada ${instant}`,
    endedEarly: (instant) => `terminada antes de tiempo, ${instant}`,
    held: (count, written) => plural(count, { one: '1 alerta afectada', other: `${written} alertas afectadas` }),
    hidden: (written) => `${written} ocultas ahora`,
    heldNone: 'No ha afectado a ninguna alerta.',
    owner: (name) => `Responsable: ${name}`,
    noOwner: 'Sin responsable',
    end: 'Terminar ahora',
    ended: (count, written) =>
      plural(count, {
        one: 'Regla de silencio terminada. 1 alerta ha vuelto a la cola.',
        other: `Regla de silencio terminada. ${written} alertas han vuelto a la cola.`,
      }),
    endFailed: 'No se ha podido terminar la regla de silencio. Inténtelo de nuevo.',
    added: 'Regla de silencio creada',
    heldBack: (reason, instant) => `Retenida por la regla de silencio «${reason}» hasta ${instant}.`,
    taken: (reason) => `Coincidió con la regla de silencio «${reason}».`,
    allHeld: 'Todas las alertas de esta regla',
    stopped: 'retenida',
  },

  form: {
    title: 'Nueva regla de silencio',
    filter: 'Qué alertas',
    filterHint: 'Las alertas que lo cumplan todo.',
    filterMissing: 'Indique al menos uno.',
    source: fields.source,
    anySource: 'Cualquier fuente',
    severity: fields.severity,
    anySeverity: 'Cualquier gravedad',
    titlePart: 'El título contiene',
    entity: 'Entidad',
    technique: 'Técnica ATT&CK',
    techniqueHint: 'Un número como T1059; incluye sus subtécnicas.',
    techniqueWrong: 'Escriba un número como T1059 o T1059.001.',
    observable: 'Observable',
    tag: 'Etiqueta',
    mode: 'Qué ocurre',
    modeHints: {
      hide: 'Ocultar: en la vista «En silencio», no en la cola. No se notifica a nadie.',
      no_notification: 'No notificar: en la cola. No se notifica a nadie.',
      tag: 'Solo marcar: en la cola, con una marca. Notificaciones como siempre.',
    },
    reason: fields.reason,
    reasonMissing: 'Indique un motivo.',
    owner: 'Responsable',
    ownerMissing: 'Seleccione un responsable.',
    begins: 'Comienza (opcional)',
    beginsHint: 'Vacío: ahora.',
    runs: 'Duración',
    durations: { '1h': '1 hora', '4h': '4 horas', '1d': '1 día', '7d': '7 días', '30d': '30 días', '90d': '90 días' },
    create: 'Crear regla de silencio',
    counting: 'Contando…',
    countFailed: 'No se han podido contar las alertas coincidentes.',
    wouldHave: {
      hide: (count, written) =>
        plural(count, {
          one: 'Habría ocultado 1 alerta en los últimos 7 días',
          other: `Habría ocultado ${written} alertas en los últimos 7 días`,
        }),
      no_notification: (count, written) =>
        plural(count, {
          one: 'Habría silenciado 1 alerta en los últimos 7 días',
          other: `Habría silenciado ${written} alertas en los últimos 7 días`,
        }),
      tag: (count, written) =>
        plural(count, {
          one: 'Habría marcado 1 alerta en los últimos 7 días',
          other: `Habría marcado ${written} alertas en los últimos 7 días`,
        }),
    },
    ahead: 'Las alertas que ya están en la cola siguen en ella.',
  },

  incident: {
    title: 'Alertas recibidas',
    loading: 'Cargando alertas…',
    failed: 'No se han podido cargar las alertas de este incidente.',
    none: 'No hay alertas recibidas vinculadas.',
    all: (count, written) => plural(count, { one: '1 alerta', other: `Las ${written} alertas` }),
    add: 'Añadir alertas',
    remove: (number) => `Quitar ${number} del incidente`,
    removed: (number) => `${number} quitada del incidente`,
    added: (number) => `${number} añadida al incidente`,
    failedChange: 'No se han podido cambiar las alertas del incidente. Inténtelo de nuevo.',
    dialog: (incident) => `Añadir alertas a ${incident}`,
    search: 'Buscar alertas',
    searchHint: 'Título, ID, entidad, observable, datos sin procesar',
    noneFound: 'No hay alertas coincidentes.',
    found: 'Alertas',
    addOne: (number) => `Añadir ${number}`,
    isAdded: 'añadida',
  },

  duplicate: {
    of: 'Duplicado de',
    none: 'Sin indicar',
    search: 'Buscar alertas',
    list: 'Duplicados',
    isOf: 'Esta alerta se cerró como duplicado de',
  },

  similar: {
    title: 'Alertas similares',
    about: 'De los últimos 30 días, con la misma entidad o un observable en común.',
    none: 'No hay alertas similares en los últimos 30 días.',
    failed: 'No se han podido cargar las alertas similares.',
    incidents: 'Incidentes similares',
    shared: { entity: (value) => `entidad ${value}`, observable: (value) => `observable ${value}` },
  },
};
