import type { IncidentActivity } from '../../describe-incident-update.ts';

/** The timeline of an incident, in Spanish. */
export const incidentActivity: IncidentActivity = {
  system: 'Sistema',
  update: 'Actualización',
  note: 'Nota',
  opened: 'Incidente abierto',
  edited: (names) => (names === '' ? 'Editado' : `Editado: ${names}`),
  status: (to) => `Nuevo estado: ${to}`,
  statusFrom: (from, to) => `El estado ha pasado de «${from}» a «${to}»`,
  escalated: (to) => (to === '' ? 'Escalado' : `Escalado a gravedad ${to}`),
  assigned: (name) => `Asignado a ${name}`,
  both: (one, other) => `${one}. ${other}`,
  unassigned: 'Sin asignar',
  linked: (name, count) => (count === 1 ? `Vinculado a ${name}` : `Vinculado a ${count} registros`),
  unlinked: (name) => `Vínculo con ${name} quitado`,
  alertsAdded: (names, count) => (count === 1 ? `Alerta añadida: ${names}` : `${count} alertas añadidas: ${names}`),
  alertsRemoved: (names, count) => (count === 1 ? `Alerta quitada: ${names}` : `${count} alertas quitadas: ${names}`),
  observablesAdded: (name, count) => (count === 1 ? `Observable añadido: ${name}` : `${count} observables añadidos`),
  observablesRemoved: (name, count) => (count === 1 ? `Observable quitado: ${name}` : `${count} observables quitados`),
  deleted: 'Incidente eliminado',
  started: (name) => `Playbook iniciado: ${name}`,
  stepDone: (step) => `Paso completado: ${step}`,
  stepReopened: (step) => `Paso reabierto: ${step}`,
  undone: (what) => (what === '' ? 'Cambio deshecho' : `Cambio deshecho: ${what}`),
  other: 'Otra actividad',
  aRecord: 'un registro',
};
