import type { IncidentActivity } from '../../describe-incident-update.ts';

/** The timeline of an incident, in French. */
export const incidentActivity: IncidentActivity = {
  system: 'Système',
  update: 'Point',
  note: 'Note',
  opened: 'Incident ouvert',
  edited: (names) => (names === '' ? 'Modifié' : `Modifié : ${names}`),
  status: (to) => `Nouveau statut : ${to}`,
  statusFrom: (from, to) => `Statut passé de « ${from} » à « ${to} »`,
  escalated: (to) => (to === '' ? 'Escaladé' : `Escaladé, gravité : ${to}`),
  assigned: (name) => `Attribué à ${name}`,
  both: (one, other) => `${one}. ${other}`,
  unassigned: 'Attribution retirée',
  linked: (name, count) => (count === 1 ? `Associé à ${name}` : `Associé à ${count} éléments`),
  unlinked: (name) => `Dissocié de ${name}`,
  deleted: 'Incident supprimé',
  started: (name) => `Playbook lancé : ${name}`,
  stepDone: (step) => `Étape effectuée : ${step}`,
  stepReopened: (step) => `Étape rouverte : ${step}`,
  undone: 'Modification annulée',
  other: 'Autre activité',
  aRecord: 'un élément',
};
