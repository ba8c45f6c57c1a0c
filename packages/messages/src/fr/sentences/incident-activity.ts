import type { IncidentActivity } from '../../describe-incident-update.ts';

/** The timeline of an incident, in French. */
export const incidentActivity: IncidentActivity = {
  system: 'Système',
  update: 'Point',
  note: 'Note',
  opened: 'Incident ouvert',
  edited: (names) => (names === '' ? 'Modifié' : `Modifié : ${names}`),
  status: (to) => `Nouvel état : ${to}`,
  statusFrom: (from, to) => `État passé de « ${from} » à « ${to} »`,
  escalated: (to) => (to === '' ? 'Escaladé' : `Escaladé, gravité : ${to}`),
  assigned: (name) => `Attribué à ${name}`,
  both: (one, other) => `${one}. ${other}`,
  unassigned: 'Attribué à personne',
  linked: (name, count) => (count === 1 ? `Rattaché à ${name}` : `Rattaché à ${count} éléments`),
  unlinked: (name) => `Détaché de ${name}`,
  deleted: 'Incident supprimé',
  started: (name) => `Procédure lancée : ${name}`,
  stepDone: (step) => `Étape effectuée : ${step}`,
  stepReopened: (step) => `Étape rouverte : ${step}`,
  undone: 'Une modification a été annulée',
  other: 'Un événement a été consigné',
  aRecord: 'un élément',
};
