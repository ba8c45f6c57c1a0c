import type { AlertRule } from '@halyard/contracts/intelligence/alerts.ts';
import type { Threat } from '@halyard/contracts/intelligence/threats.ts';
import type { IncidentUpdate, Kpis, Playbook } from '@halyard/contracts/operations/incidents.ts';

export { incidentOf, summaryOf } from '../../../testing/incident-of.ts';

const at = '2026-11-21T08:04:00.000Z';

export const updateOf = (id: number, change: Partial<IncidentUpdate> = {}): IncidentUpdate => ({
  id,
  time: at,
  user: { id: 'p1', name: 'Ada King' },
  kind: 'incident_update_added',
  message: '',
  details: null,
  ...change,
});

export const playbookOf = (id: string, change: Partial<Playbook> = {}): Playbook => ({
  id,
  name: `Playbook ${id}`,
  description: '',
  steps: ['Isolate', 'Collect'],
  running: 0,
  version: 1,
  updatedAt: at,
  sample: false,
  ...change,
});

export const threatOf = (id: string, change: Partial<Threat> = {}): Threat => ({
  id: `indicator--${id}`,
  kind: 'indicator',
  type: 'Malware',
  severity: 'High',
  severityAssumed: false,
  source: 'EDR',
  timestamp: at,
  status: 'Active',
  name: `Threat ${id}`,
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
  createdAt: at,
  updatedAt: at,
  sample: false,
  importId: null,
  ...change,
});

export const ruleOf = (id: string, change: Partial<AlertRule & { matches: number }> = {}) => ({
  id,
  name: `Rule ${id}`,
  enabled: true,
  severities: [],
  types: [],
  sources: [],
  words: '',
  leastConfidence: null,
  version: 1,
  sample: false,
  matches: 0,
  ...change,
});

export const kpisOf = (change: Partial<Kpis> = {}): Kpis => ({
  openIncidents: 12,
  openCritical: 2,
  averageResolution: 3.2,
  averagedOver: 9,
  resolvedIn24h: 8,
  activeAnalysts: 6,
  analysts: [],
  at,
  ...change,
});
