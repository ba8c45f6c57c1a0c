import type { Terms } from '../terms.ts';

/** Terms of the domain in English. */
export const terms: Terms = {
  incidentStatuses: {
    Open: 'Open',
    Investigating: 'Investigating',
    Mitigated: 'Mitigated',
    Resolved: 'Resolved',
    Closed: 'Closed',
  },
  threatStatuses: {
    Active: 'Active',
    Investigating: 'Investigating',
    Contained: 'Contained',
    Mitigated: 'Mitigated',
    Monitoring: 'Monitoring',
  },
  noSeverity: 'Not set',
  severities: {
    Critical: 'Critical',
    High: 'High',
    Medium: 'Medium',
    Low: 'Low',
  },
  eventSeverities: {
    critical: 'critical',
    high: 'high',
    medium: 'medium',
    low: 'low',
  },
  verdicts: {
    Confirmed: 'Confirmed',
    'False positive': 'False positive',
    Benign: 'Benign',
  },
  priorities: {
    high: 'High',
    medium: 'Medium',
    low: 'Low',
  },
  roles: {
    admin: 'Admin',
    analyst: 'Analyst',
    viewer: 'Viewer',
  },
  accountStatuses: {
    active: 'Active',
    inactive: 'Inactive',
    pending: 'Pending',
  },
  entityTypes: {
    Person: 'Person',
    Organization: 'Organization',
    Location: 'Location',
  },
  risks: {
    High: 'High',
    Medium: 'Medium',
    Low: 'Low',
  },
  strengths: {
    Strong: 'Strong',
    Medium: 'Medium',
    Weak: 'Weak',
  },
  connectionTypes: {
    Employment: 'Employment',
    Association: 'Association',
    Customer: 'Customer',
  },
};
