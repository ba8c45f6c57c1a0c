import type { ReportText } from './en.ts';

const n1 = (n: number, one: string, other: string) => (n === 1 ? one : other);
const ofIncidents = [
  ...[
    'informe de incidentes',
    'informe sobre incidentes',
    'informe sobre los incidentes',
    'estadísticas de incidentes',
  ],
  ...['informe de los incidentes', 'cifras de incidentes', 'indicadores de incidentes'],
];

/** Questions about what was opened and resolved in a period, in Spanish. */
export const reports: ReportText = {
  phrases: {
    'topic:report': [
      ...ofIncidents,
      'informe',
      'informes',
      'estadísticas',
      'informe mensual',
      'informe semanal',
      'cifras',
    ],
    'topic:incident': ofIncidents,
    'by:week': ['por semana', 'por semanas', 'cada semana', 'semanal', 'semanales', 'semanalmente', 'a la semana'],
    'by:day': ['qué día', 'qué días', 'en qué día', 'el día', 'cuál es el día con'],
    'by:month': ['qué mes', 'qué meses', 'en qué mes', 'cuál es el mes con'],
    'op:trend': ['cómo han evolucionado', 'cómo evolucionaron', 'han evolucionado'],
    'op:most': ['más', 'con más'],
    'op:least': ['menos', 'con menos'],
    'op:share': ['qué proporción de', 'proporción de', 'qué parte de', 'con qué frecuencia', 'qué porcentaje de los'],
    'op:take': ['se tarda de media', 'tardamos de media'],
  },
  examples: [
    '¿Cuántos incidentes se abrieron y se resolvieron el mes pasado?',
    '¿Cuál es el tiempo medio de resolución?',
    'Tiempo medio de resolución por gravedad',
    '¿Qué porcentaje de incidentes se resolvió dentro del objetivo en los últimos 30 días?',
    'Incidentes por día en los últimos 7 días',
    'Incidentes por mes este año',
    '¿Quién resolvió más incidentes en los últimos 30 días?',
    'Informe de incidentes de la semana pasada',
  ],
  label: (span) => `Informe de incidentes: ${span}`,
  kpiLabel: 'Indicadores de operaciones de seguridad',
  opened: (n, figure, span) =>
    `Se ${n1(n, 'abrió', 'abrieron')} ${figure} ${n1(n, 'incidente', 'incidentes')} (${span}).`,
  resolved: (n, figure, span) =>
    `Se ${n1(n, 'resolvió', 'resolvieron')} ${figure} ${n1(n, 'incidente', 'incidentes')} (${span}).`,
  reopened: (n, figure, span) => `Se reabrieron incidentes ${figure} ${n1(n, 'vez', 'veces')} (${span}).`,
  mean: (hours, n, figure, of) =>
    `De la detección a la resolución, ${figure} ${n1(n, 'incidente tardó', 'incidentes tardaron')} ${hours} horas de media (${of}).`,
  noMean: (of) => `No se resolvió ningún incidente (${of}), así que no hay media.`,
  kpiMean: (hours, n, figure) =>
    `${figure} ${n1(n, 'incidente resuelto', 'incidentes resueltos')} en los últimos 30 días ${n1(n, 'tardó', 'tardaron')} ${hours} horas de media, de la detección a la resolución.`,
  noKpiMean: 'En los últimos 30 días no se resolvió ningún incidente, así que no hay media.',
  within: (share, n, figure, span) =>
    `Resueltos dentro de su objetivo: ${share} de ${figure} ${n1(n, 'incidente resuelto', 'incidentes resueltos')} (${span}).`,
  noWithin: (span) => `No se resolvió ningún incidente (${span}), así que no hay proporción.`,
  most: (what, when, figure) => `Más ${what}: ${when}, ${figure}.`,
  least: (what, when, figure) => `Menos ${what}: ${when}, ${figure}.`,
  things: { opened: 'abiertos', resolved: 'resueltos' },
  mostResolved: (n, names, figure, span) =>
    `De los incidentes resueltos (${span}), quien más tenía a su cargo: ${names}, ${figure}${n === 1 ? '' : ' por persona'}.`,
  mostOpened: (n, names, figure, span) =>
    `De los incidentes abiertos (${span}), quien más tiene a su cargo: ${names}, ${figure}${n === 1 ? '' : ' por persona'}.`,
  difference: (more) => `La diferencia es de ${more}.`,
  tooLong: 'Un informe abarca 366 días como máximo.',
  nobody: 'Nadie',
  gone: 'Cuenta eliminada',
  captions: {
    day: 'Incidentes por día',
    week: 'Incidentes por semana, desde su primer día',
    month: 'Incidentes por mes',
    severity: 'Por gravedad',
    person: 'Por persona asignada',
  },
  columns: {
    day: 'Día',
    week: 'Semana',
    month: 'Mes',
    severity: 'Gravedad',
    person: 'Persona asignada',
    opened: 'Abiertos',
    resolved: 'Resueltos',
    mean: 'Tiempo medio de resolución, horas',
  },
};
