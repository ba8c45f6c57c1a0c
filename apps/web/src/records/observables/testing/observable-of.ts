import type { ObjectObservable, ObservableEntry } from '@halyard/contracts/inflow/observables.ts';
import type { IndicatorEntry, Sighting } from '@halyard/contracts/inflow/sightings.ts';

const at = '2026-11-21T08:04:00.000Z';

/** An observable as in a response of the server; `change` overrides it. */
export const observableOf = (value: string, change: Partial<ObservableEntry> = {}): ObservableEntry => ({
  id: `ipv4-addr--${value.replaceAll('.', '-')}`,
  type: 'ipv4-addr',
  value,
  tlp: null,
  firstSeen: at,
  lastSeen: at,
  uses: { alerts: 1, incidents: 0, threats: 0 },
  sightings: 0,
  heldBack: 0,
  ...change,
});

/** The same in an object. */
export const foundOf = (observable: ObservableEntry, change: Partial<ObjectObservable> = {}): ObjectObservable => ({
  observable,
  role: 'destination',
  origin: 'field',
  addedBy: null,
  firstSeen: at,
  lastSeen: at,
  elsewhere: { alerts: 0, incidents: 0, threats: 0 },
  indicators: [],
  warningList: null,
  ...change,
});

export const sightingOf = (observable: ObservableEntry, change: Partial<Sighting> = {}): Sighting => ({
  id: '1',
  indicator: { id: 'indicator--beacon', name: 'Beacon addresses', score: 42 },
  observable: { id: observable.id, type: observable.type, value: observable.value },
  seenIn: { objectType: 'alert', objectId: 'a1', title: 'Odd connection' },
  at,
  foundAt: at,
  origin: 'match',
  by: null,
  heldBackBy: null,
  count: 1,
  note: null,
  seenBy: null,
  ...change,
});

export const indicatorOf = (change: Partial<IndicatorEntry> = {}): IndicatorEntry => ({
  id: 'indicator--beacon',
  name: 'Beacon addresses',
  pattern: "[ipv4-addr:value = '203.0.113.47']",
  state: 'indexed',
  reason: null,
  why: null,
  detail: null,
  isActive: true,
  revoked: false,
  validFrom: '2026-08-23T08:42:00.000Z',
  validUntil: null,
  confidence: 80,
  score: 40,
  sightings: 0,
  heldBack: 0,
  lastSightedAt: null,
  standing: 'matching',
  ...change,
});
