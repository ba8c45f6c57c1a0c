import type { Incident, IncidentSummary } from '@halyard/contracts/operations/incidents.ts';

const at = '2026-11-21T08:04:00.000Z';

export const summaryOf = (number: number, change: Partial<IncidentSummary> = {}): IncidentSummary => ({
  id: String(number),
  number,
  title: `Incident ${number}`,
  severity: 'High',
  status: 'Open',
  timeDetected: at,
  assignedTo: null,
  source: 'Identity logs',
  dueAt: '2026-11-21T12:04:00.000Z',
  resolvedAt: null,
  version: 1,
  sample: false,
  ...change,
});

export const incidentOf = (number: number, change: Partial<Incident> = {}): Incident => ({
  ...summaryOf(number),
  description: '',
  confidence: null,
  tlp: null,
  labels: [],
  updates: [],
  entities: [],
  threats: [],
  playbooks: [],
  createdAt: at,
  updatedAt: at,
  ...change,
});
