import type { Priority } from '@halyard/contracts/work/todos.ts';
import { inWords } from '../in-words.ts';
import type { tasks as english } from './en.ts';

const count = (n: number, figure: string) => `${figure} ${n === 1 ? 'tarea' : 'tareas'}`;
const priorities: Readonly<Record<Priority, string>> = {
  high: 'prioridad alta',
  medium: 'prioridad media',
  low: 'prioridad baja',
};

/** Questions about the person's own tasks in Spanish. */
export const tasks: typeof english = {
  phrases: {
    'bound:all': inWords('están todos, están todas, son todos, son todas, fueron todos, fueron todas'),
    'topic:task': inWords(`
      tarea, tareas, mis tareas, lista de tareas, mi lista de tareas, qué tengo que hacer, qué debo hacer,
      qué me queda por hacer, qué tengo pendiente, qué hice, qué he hecho, qué completé, qué he completado,
      qué terminé, qué he terminado, qué vence, qué tengo que entregar, por hacer, he terminado algo, completé algo
    `),
    'topic:completionRate': inWords(`
      tasa de finalización, tasa de cumplimiento, porcentaje de finalización, porcentaje de tareas completadas,
      cómo de productivo soy
    `),
    'topic:nextTask': inWords(`
      qué viene ahora, qué es lo siguiente, qué sigue, lo siguiente, siguiente tarea, la siguiente tarea,
      próxima tarea, la próxima tarea, mi próxima tarea, tarea más urgente, la tarea más urgente, próximo vencimiento,
      mi siguiente tarea, qué vence primero, tarea más importante, la tarea más importante, qué toca ahora
    `),
    'state:undone': inWords(`
      qué tengo que hacer, qué debo hacer, qué me queda por hacer, qué tengo pendiente, pendiente, pendientes,
      sin terminar, sin completar, sin hacer, por hacer, incompleta, incompletas, no completadas, no terminadas,
      no hechas, me quedan, quedan, restantes, por terminar, por completar, aún abiertas, aún no completadas
    `),
    'state:completed': inWords(`
      qué hice, qué he hecho, qué completé, qué he completado, qué terminé, qué he terminado, he terminado algo,
      completé algo, completé, he completado, terminé, he terminado, hice, he hecho, realizadas, realizada, acabé
    `),
    'record:added': inWords(
      'añadida, añadidas, agregada, agregadas, creada, creadas, añadí, he añadido, he creado, creé',
    ),
    'state:overdue': inWords('vencida, vencidas, con la fecha pasada'),
    'op:due': inWords(`
      vence, vencen, vencimiento, fecha de vencimiento, fecha límite, plazo, plazos, para entregar, qué vence,
      qué tengo que entregar, que vencen, que vence
    `),
    'due:none': inWords(`
      sin fecha, sin fecha de vencimiento, sin fecha límite, sin plazo, sin vencimiento, no tienen fecha,
      no tienen fecha límite, que no tienen fecha
    `),
    'due:any': inWords('con fecha, con fecha de vencimiento, con fecha límite, con plazo, tienen fecha límite'),
    'due:tomorrow': inWords('mañana, para mañana, de mañana'),
    'due:nextWeek': inWords(
      'la semana que viene, la próxima semana, la semana próxima, próxima semana, semana que viene',
    ),
    'due:soon': inWords('pronto, próximamente'),
    'due:ahead': inWords('en los próximos, los próximos, en los siguientes, dentro de los próximos'),
    'due:days': inWords('días'),
    'by:weekday': inWords(`
      por día de la semana, cada día de la semana, según el día de la semana, qué día, en qué día, cada día,
      por días de la semana, qué día de la semana
    `),
    'by:priority': inWords('por prioridad, según prioridad, según la prioridad, por prioridades'),
    'task:priority': inWords('prioridad, prioridades'),
    'task:urgent': inWords(
      'urgente, urgentes, importante, importantes, más urgentes, más importantes, con máxima prioridad',
    ),
    'task:next': inWords('primero, primera'),
    'task:any': inWords('sobre todo, hacer'),
    'op:newest': inWords('hace poco'),
    'op:list': inWords('en mi lista, en la lista, cuál es mi, cuál es la'),
    'op:who': inWords(''),
    'filler:': inWords(''),
    'level:High': inWords(`
      muy prioritaria, muy prioritarias
    `),
    'level:Medium': inWords(`
      de prioridad normal, prioridad normal
    `),
    'level:Low': inWords(`
      poco prioritaria, poco prioritarias
    `),
    'op:trend': inWords(`
      cambio en, cambios en
    `),
    // Due dates are asked for one day or one week; of what lies before or behind it nothing is said.
    'bound:time': inWords(`
      hasta mañana, antes de mañana, a partir de mañana, desde mañana, después de mañana, hasta la próxima semana,
      antes de la próxima semana, hasta la semana que viene
    `),
  },
  examples: [
    '¿Cuántas tareas tengo?',
    '¿Cuántas tareas de prioridad alta están activas?',
    '¿Qué tareas están vencidas?',
    '¿Qué tareas vencen esta semana?',
    '¿Cuál es mi tasa de finalización?',
    '¿Cuántas tareas he completado hoy?',
    'Tareas completadas por día esta semana',
    '¿Cuál es la siguiente tarea de mi lista?',
  ],
  ofOne: ['¿Cuándo vence esta tarea?'],
  label: (filter) => (filter === '' ? 'Mis tareas' : `Mis tareas: ${filter}`),
  summaryLabel: 'Cifras de mis tareas',
  states: { active: 'activas', completed: 'completadas', overdue: 'vencidas' },
  priorities,
  completed: (span) => `completadas ${span}`,
  added: (span) => `añadidas ${span}`,
  due: (span) => `vencen ${span}`,
  withoutDue: 'sin fecha de vencimiento',
  containing: (words) => `contienen «${words}»`,
  count: (n, figure, filter) => `Tiene ${count(n, figure)}${filter === '' ? '' : ` (${filter})`}.`,
  rate: (rate, completed, total) =>
    `Su tasa de finalización es del ${rate}: de ${total} tareas, completadas ${completed}.`,
  next: {
    overdue: (name, day) => `Lo más urgente es ${name}; venció el ${day}.`,
    due: (name, day) => `Lo siguiente es ${name}, que vence el ${day}.`,
    undated: (name, priority) =>
      `Ninguna de sus tareas activas tiene fecha de vencimiento. La primera por prioridad es ${name} (${priority}).`,
    none: 'No tiene tareas activas, así que no hay nada a continuación.',
    rule: 'El orden es primero la fecha de vencimiento y después la prioridad.',
  },
  newest: (name, at) => `La más reciente es ${name}, añadida el ${at}.`,
  week: (n, figure) => `En los últimos siete días ha completado ${count(n, figure)}.`,
  one: {
    active: (name, priority) => `${name} está activa y es de ${priority}.`,
    completed: (name, priority, at) => `${name} es de ${priority} y se completó el ${at}.`,
    due: (day) => `Vence el ${day}.`,
    overdue: (day) => `Venció el ${day}, así que está vencida.`,
    withoutDue: 'No tiene fecha de vencimiento.',
    added: (at) => `Se añadió el ${at}.`,
  },
  caption: 'Mis tareas',
  columns: {
    task: 'Tarea',
    priority: 'Prioridad',
    due: 'Vence',
    completed: 'Completada',
    day: 'Día',
    state: 'Estado',
    tasks: 'Tareas',
  },
  noDue: 'sin fecha',
  notYet: 'todavía no',
};
