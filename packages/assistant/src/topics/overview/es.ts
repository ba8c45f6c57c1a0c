import { inWords } from '../in-words.ts';
import type { overview as english } from './en.ts';

/** How things stand and what happened, in Spanish. */
export const overview: typeof english = {
  phrases: {
    'topic:overview': inWords(`
      resumen general, visión general, dame una visión general, panorama, un panorama, dame un resumen, situación,
      cuál es la situación, cómo está todo, cómo están las cosas, informe de situación, informe de estado,
      informe diario, ponme al día, póngame al día, qué está pasando, resumen de hoy, resumen del día, cómo va todo,
      cómo vamos, todo bien, va todo bien, está todo bien, panel, el panel, cifras clave, qué requiere mi atención,
      qué necesita mi atención
    `),
    'topic:news': inWords(`
      qué hay de nuevo, qué hay nuevo, hay algo nuevo, novedades, qué novedades hay, alguna novedad, qué ha cambiado,
      qué me he perdido, qué cambió, hay novedades, algo nuevo
    `),
    'overview:happened': inWords('qué pasó, qué ha pasado, qué ocurrió, qué ha ocurrido, qué sucedió, ha pasado, pasó'),
    'since:then': inWords('desde'),
    'overview:any': inWords('en halyard, en el espacio de trabajo, aquí, equipo'),
    'op:summary': inWords(`
      resumen rápido
    `),
  },
  examples: ['Dame una visión general', '¿Qué hay de nuevo?', '¿Qué ha pasado hoy?', '¿Qué ha pasado desde ayer?'],
  labels: {
    unresolved: 'Incidentes: sin resolver',
    overdue: 'Incidentes: vencidos',
    alerts: 'Alertas',
    threats: 'Amenazas: Crítica, Activa, últimos 90 días',
    unread: 'Notificaciones: sin leer',
    opened: (span) => `Incidentes: abiertos ${span}`,
    resolved: (span) => `Incidentes: resueltos ${span}`,
    seen: (span) => `Amenazas: vistas ${span}`,
    tasks: (span) => `Mis tareas: completadas ${span}`,
    received: (span) => `Notificaciones: ${span}`,
  },
  incidents: (n, figure, overdue) =>
    `Hay ${figure} ${n === 1 ? 'incidente' : 'incidentes'} sin resolver, de ellos ${overdue} vencidos.`,
  alerts: (n, figure) => `${n === 1 ? 'Espera' : 'Esperan'} confirmación ${figure} ${n === 1 ? 'alerta' : 'alertas'}.`,
  threats: (n, figure) =>
    `Hay ${figure} ${n === 1 ? 'amenaza crítica activa, vista' : 'amenazas críticas activas, vistas'} en los últimos 90 días.`,
  tasks: (n, figure, overdue) =>
    `Tiene ${figure} ${n === 1 ? 'tarea activa' : 'tareas activas'}, de ellas ${overdue} vencidas.`,
  unread: (n, figure) => `Tiene ${figure} ${n === 1 ? 'notificación' : 'notificaciones'} sin leer.`,
  period: (span) => `En el periodo ${span}:`,
  opened: (n, figure, resolved) =>
    `${n === 1 ? 'Se abrió' : 'Se abrieron'} ${figure} ${n === 1 ? 'incidente' : 'incidentes'}; resueltos: ${resolved}.`,
  seen: (n, figure) => `${figure} ${n === 1 ? 'amenaza se vio' : 'amenazas se vieron'} por última vez en ese periodo.`,
  completed: (n, figure) => `Completó ${figure} ${n === 1 ? 'tarea' : 'tareas'}.`,
  received: (n, figure) => `Recibió ${figure} ${n === 1 ? 'notificación' : 'notificaciones'}.`,
  receivedUnknown: 'Las notificaciones se muestran solo durante nueve días, así que las de este periodo no se cuentan.',
};
