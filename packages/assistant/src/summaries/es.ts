import type { SummaryWords } from './en.ts';

const n1 = (n: number, one: string, other: string) => (n === 1 ? one : other);

/** The sentences of a summary in Spanish. */
export const summary: SummaryWords = {
  what: (name, title, severity, status, at, source) =>
    `${name}, «${title}»: gravedad «${severity}», estado «${status}», detectado el ${at}, fuente: ${source}.`,
  about: (words) => `Descripción: «${words}»`,
  undescribed: 'Nadie lo ha descrito todavía.',
  assigned: (name) => `Está asignado a ${name}.`,
  unassigned: 'No está asignado a nadie.',
  left: (at, left) => `Debería resolverse antes del ${at}; quedan ${left}.`,
  over: (at, over) => `Debería haberse resuelto antes del ${at}; lleva ${over} de retraso.`,
  inTime: (at, took) => `Se resolvió el ${at}, tras ${took} y dentro de su objetivo.`,
  late: (at, took, over) => `Se resolvió el ${at}, tras ${took}, con ${over} de retraso.`,
  kinds: {
    updates: (n, figure) => `${figure} ${n1(n, 'actualización', 'actualizaciones')}`,
    notes: (n, figure) => `${figure} ${n1(n, 'nota', 'notas')}`,
    statusChanges: (n, figure) => `${figure} ${n1(n, 'cambio de estado', 'cambios de estado')}`,
    escalations: (n, figure) => `${figure} ${n1(n, 'escalado', 'escalados')}`,
    assignments: (n, figure) => `${figure} ${n1(n, 'asignación', 'asignaciones')}`,
    links: (n, figure) => `${figure} ${n1(n, 'cambio de vínculos', 'cambios de vínculos')}`,
    playbookSteps: (_, figure) => `${figure} sobre guías de respuesta`,
    others: (n, figure) => `${figure} ${n1(n, 'entrada de otro tipo', 'entradas de otro tipo')}`,
  },
  happened: (n, all, parts) =>
    `Su actividad tiene ${all} ${n1(n, 'entrada', 'entradas')}${parts === '' ? '' : `: ${parts}`}.`,
  nothingHappened: 'Su actividad está vacía.',
  entry: (at, who, what) => `${at}, ${who}: ${what}`,
  latest: (entries) => `Lo último: ${entries}.`,
  linked: (names) => `Vinculado a: ${names}.`,
  more: (figure) => `${figure} más`,
  unlinked: 'No hay entidades ni amenazas vinculadas.',
  run: (name, done, all) => `${name}, ${done} de ${all} pasos hechos`,
  next: (step) => `siguiente «${step}»`,
  runs: (parts) => `Guías de respuesta: ${parts}.`,
  quote: (words) => `«${words}»`,
  noRuns: 'No se ha iniciado ninguna guía de respuesta.',
};
