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
  pausedAt: null,
  version: 1,
  sample: false,
  ...change,
});

/** The times of an incident that was detected as it says and of which nothing else is known. */
const timesOf = (timeDetected: string): Incident['times'] => ({
  started: null,
  detected: { at: timeDetected, origin: 'created', by: null },
  reported: null,
  contained: null,
  resolved: null,
  closed: null,
});

export const incidentOf = (number: number, change: Partial<Incident> = {}): Incident => ({
  ...summaryOf(number),
  description: '',
  confidence: null,
  tlp: null,
  labels: [],
  times: timesOf(change.timeDetected ?? at),
  pauses: [],
  queue: { id: 'main', name: 'Main' },
  resolution: null,
  updates: [],
  entities: [],
  threats: [],
  playbooks: [],
  createdAt: at,
  updatedAt: at,
  ...change,
});
