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
  alertsAdded: (names, count) => (count === 1 ? `Alerte ajoutée : ${names}` : `${count} alertes ajoutées : ${names}`),
  alertsRemoved: (names, count) => (count === 1 ? `Alerte retirée : ${names}` : `${count} alertes retirées : ${names}`),
  observablesAdded: (name, count) => (count === 1 ? `Observable ajouté : ${name}` : `${count} observables ajoutés`),
  observablesRemoved: (name, count) => (count === 1 ? `Observable retiré : ${name}` : `${count} observables retirés`),
  deleted: 'Incident supprimé',
  started: (name) => `Playbook lancé : ${name}`,
  stepDone: (step) => `Étape effectuée : ${step}`,
  stepReopened: (step) => `Étape rouverte : ${step}`,
  undone: (what) => (what === '' ? 'Modification annulée' : `Modification annulée : ${what}`),
  other: 'Autre activité',
  aRecord: 'un élément',
};
