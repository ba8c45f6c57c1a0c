import type { Threat, ThreatDetail, ThreatPage } from '@halyard/contracts/intelligence/threats.ts';

/** A threat; `change` overrides it. */
export const someThreat = (name: string, change: Partial<Threat> = {}): Threat => ({
  id: `indicator--${name.toLowerCase().replaceAll(' ', '-')}`,
  kind: 'indicator',
  type: 'Malware',
  severity: 'High',
  severityAssumed: false,
  source: 'Endpoint agent',
  timestamp: '2026-11-21T08:00:00.000Z',
  status: 'Active',
  name,
  description: '',
  confidence: null,
  tlp: null,
  labels: [],
  country: null,
  position: null,
  acknowledged: null,
  verdict: null,
  incidentIds: [],
  version: 1,
  createdAt: '2026-11-20T08:00:00.000Z',
  updatedAt: '2026-11-21T08:00:00.000Z',
  sample: false,
  importId: null,
  ...change,
});

const countOf = (threats: readonly Threat[], severity: Threat['severity']) =>
  threats.filter((threat) => threat.severity === severity).length;

export const countsOf = (threats: readonly Threat[]) => ({
  Critical: countOf(threats, 'Critical'),
  High: countOf(threats, 'High'),
  Medium: countOf(threats, 'Medium'),
  Low: countOf(threats, 'Low'),
  notSet: countOf(threats, null),
});

export const pageOf = (threats: readonly Threat[], change: Partial<ThreatPage> = {}): ThreatPage => ({
  threats: [...threats],
  total: threats.length,
  counts: countsOf(threats),
  types: [...new Set(threats.map(({ type }) => type))],
  sources: [...new Set(threats.map(({ source }) => source))],
  next: null,
  since: '2026-11-14T08:42:00.000Z',
  until: '2026-11-21T08:42:00.000Z',
  ...change,
});

export const detailOf = (threat: Threat, change: Partial<ThreatDetail> = {}): ThreatDetail => ({
  threat,
  connections: [],
  incidents: [],
  history: [],
  facts: null,
  ...change,
});
