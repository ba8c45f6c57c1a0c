import type { Terms } from '../terms.ts';

/** Terms of the domain in German. */
export const terms: Terms = {
  incidentStatuses: {
    Open: 'Offen',
    Investigating: 'In Untersuchung',
    Mitigated: 'Entschärft',
    Resolved: 'Gelöst',
    Closed: 'Geschlossen',
  },
  threatStatuses: {
    Active: 'Aktiv',
    Investigating: 'In Untersuchung',
    Contained: 'Eingedämmt',
    Mitigated: 'Entschärft',
    Monitoring: 'Unter Beobachtung',
  },
  noSeverity: 'Nicht festgelegt',
  severities: {
    Critical: 'Kritisch',
    High: 'Hoch',
    Medium: 'Mittel',
    Low: 'Niedrig',
  },
  eventSeverities: {
    critical: 'kritisch',
    high: 'hoch',
    medium: 'mittel',
    low: 'niedrig',
  },
  verdicts: {
    Confirmed: 'Bestätigt',
    'False positive': 'Fehlalarm',
    Benign: 'Harmlos',
  },
  priorities: {
    high: 'Hoch',
    medium: 'Mittel',
    low: 'Niedrig',
  },
  roles: {
    admin: 'Administrator',
    analyst: 'Analyst',
    viewer: 'Betrachter',
  },
  accountStatuses: {
    active: 'Aktiv',
    inactive: 'Inaktiv',
    pending: 'Ausstehend',
  },
  entityTypes: {
    Person: 'Person',
    Organization: 'Organisation',
    Location: 'Ort',
  },
  risks: {
    High: 'Hoch',
    Medium: 'Mittel',
    Low: 'Niedrig',
  },
  strengths: {
    Strong: 'Stark',
    Medium: 'Mittel',
    Weak: 'Schwach',
  },
  connectionTypes: {
    Employment: 'Beschäftigung',
    Association: 'Verbindung',
    Customer: 'Kunde',
  },
};
