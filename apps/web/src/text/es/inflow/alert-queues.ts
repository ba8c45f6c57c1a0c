import { fields } from '@halyard/messages/es';
import type { alertQueues as english } from '../../en/inflow/alert-queues.ts';
import { common } from '../common.ts';
import { plural } from '../plural.ts';

const alertCount = (count: number, written: string) => plural(count, { one: '1 alerta', other: `${written} alertas` });

export const alertQueues: typeof english = {
  close: common.close,
  cancel: common.cancel,
  save: common.save,
  retry: common.retry,
  delete: common.delete,

  rules: {
    all: 'Reglas',
    of: (name) => `Regla: ${name}`,
    more: (written) => `y ${written} más`,
    title: 'Creada por reglas',
    about:
      'Las reglas crearon esta alerta a partir de una amenaza, por lo que no tiene entregas. Al confirmarla se confirma la amenaza.',
    ended: 'Ninguna regla coincide ahora con la amenaza.',
    threat: 'Abrir la amenaza',
    noPayload: 'La alerta de una regla no tiene entrega: se creó a partir de una amenaza.',
  },

  conditions: {
    entity: 'Entidad',
    entityHint: 'Nombre de una entidad con la que la amenaza está conectada. Déjelo vacío para cualquiera.',
    labels: fields.labels,
    leastAge: 'Antigüedad mínima en horas',
    mostAge: 'Antigüedad máxima en horas',
    ageHint: 'Desde que se vio la amenaza por última vez. Déjelo vacío para cualquiera.',
    ageWrong: 'Introduzca un número entero de 1 a 8784.',
    queue: 'Cola',
    anyQueue: 'Por gravedad',
    scheduled: 'Solo a ciertas horas',
    days: 'Días',
    from: 'Desde',
    to: 'Hasta',
    timesHint: (zone) => `En la zona horaria ${zone}. Si el final es anterior, es del día siguiente.`,
    daysMissing: 'Seleccione al menos un día.',
    entityIs: (name) => `entidad ${name}`,
    labelIn: (names) => `etiqueta ${names}`,
    ageFrom: (hours) => `${hours} h o más`,
    ageTo: (hours) => `${hours} h como máximo`,
    hours: (days, from, to, zone) => `${days}, de ${from} a ${to} (${zone})`,
    resumes: (instant) => `Fuera de su horario. Vuelve a crear alertas desde ${instant}.`,
  },

  preview: {
    title: 'Vista previa',
    loading: 'Contando coincidencias…',
    failed: 'No se pudieron contar las coincidencias.',
    matches: (count, written) => plural(count, { one: '1 alerta ahora', other: `${written} alertas ahora` }),
    recent: (count, written) =>
      plural(count, {
        one: '1 amenaza en los últimos 30 días',
        other: `${written} amenazas en los últimos 30 días`,
      }),
    newest: (written) => `Las ${written} más recientes:`,
    acknowledged: 'confirmada',
  },

  queues: {
    title: 'Colas',
    lead: 'Cada alerta está en una cola: la de su regla; si no, la de su fuente; si no, la de su gravedad; si no, la principal.',
    loading: 'Cargando colas…',
    failed: 'No se pudieron cargar las colas.',
    add: 'Nueva cola',
    edit: 'Editar',
    editTitle: (name) => `Editar ${name}`,
    name: fields.name,
    nameMissing: 'Introduzca un nombre.',
    severities: 'Recibe alertas de gravedad',
    takes: (names) => `Recibe gravedad ${names}`,
    severitiesHint: 'Si ni la regla ni la fuente indican una cola. Cada gravedad lleva a una sola cola.',
    ownTimes: 'Plazos propios',
    inherits: 'Plazos de la cola principal',
    times: 'Plazos en minutos',
    acknowledgeOf: (severity) => `${severity}: confirmar`,
    closeOf: (severity) => `${severity}: cerrar`,
    timesHint:
      'Desde la llegada de la alerta. Los nuevos plazos se aplican de inmediato a las alertas abiertas; el reloj se detiene cuando la fuente la resuelve.',
    timesWrong: 'Introduzca minutos enteros de 1 a 527040; confirmar no puede ser después de cerrar.',
    due: (acknowledge, close) => `confirmar ${acknowledge}, cerrar ${close}`,
    open: (count, written) => plural(count, { one: '1 alerta abierta', other: `${written} alertas abiertas` }),
    fresh: (written) => `${written} nuevas`,
    overdue: (written) => `${written} vencidas`,
    added: (name) => `${name} creada`,
    saved: (name) => `${name} guardada`,
    retimed: (name, count, written) =>
      `${name} guardada. ${plural(count, { one: 'Se cambiaron los plazos de 1 alerta abierta.', other: `Se cambiaron los plazos de ${written} alertas abiertas.` })}`,
    deleteTitle: (name) => `Eliminar ${name}`,
    deleted: (name, count, written) =>
      `${name} eliminada. ${plural(count, { one: '1 alerta movida.', other: `${alertCount(count, written)} movidas.` })}`,
    queue: 'Cola',
    any: 'Cualquier cola',
    is: (name) => `Cola: ${name}`,
    one: 'Una cola',
    moveTitle: (count, written) => plural(count, { one: 'Mover 1 alerta', other: `Mover ${written} alertas` }),
    moveHint: 'Se aplican los plazos de la cola, contados desde la llegada de la alerta.',
    ofSource: 'Cola predeterminada',
    ofSourceHint: 'Las alertas nuevas de esta fuente llegan a ella, salvo que una regla indique otra.',
  },
};
