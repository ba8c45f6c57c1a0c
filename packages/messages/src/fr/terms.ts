import type { Terms } from '../terms.ts';

/** Terms of the domain in French. */
export const terms: Terms = {
  incidentStatuses: {
    Open: 'Ouvert',
    Investigating: 'En cours d’investigation',
    Mitigated: 'Atténué',
    Resolved: 'Résolu',
    Closed: 'Fermé',
  },
  threatStatuses: {
    Active: 'Active',
    Investigating: 'En cours d’investigation',
    Contained: 'Contenue',
    Mitigated: 'Atténuée',
    Monitoring: 'Sous surveillance',
  },
  noSeverity: 'Non définie',
  severities: {
    Critical: 'Critique',
    High: 'Élevée',
    Medium: 'Moyenne',
    Low: 'Faible',
  },
  eventSeverities: {
    critical: 'critique',
    high: 'élevée',
    medium: 'moyenne',
    low: 'faible',
  },
  verdicts: {
    Confirmed: 'Confirmée',
    'False positive': 'Faux positif',
    Benign: 'Bénigne',
  },
  priorities: {
    high: 'Haute',
    medium: 'Moyenne',
    low: 'Basse',
  },
  roles: {
    admin: 'Administrateur',
    analyst: 'Analyste',
    viewer: 'Lecteur',
  },
  accountStatuses: {
    active: 'Actif',
    inactive: 'Inactif',
    pending: 'En attente',
  },
  entityTypes: {
    Person: 'Personne',
    Organization: 'Organisation',
    Location: 'Lieu',
  },
  risks: {
    High: 'Élevé',
    Medium: 'Moyen',
    Low: 'Faible',
  },
  strengths: {
    Strong: 'Forte',
    Medium: 'Moyenne',
    Weak: 'Faible',
  },
  connectionTypes: {
    Employment: 'Emploi',
    Association: 'Association',
    Customer: 'Client',
  },
};
