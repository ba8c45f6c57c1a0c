import { type Severity, severities } from '@halyard/contracts/events.ts';
import type { IncidentStatus } from '@halyard/contracts/operations/incidents.ts';

/** Events of the picture's strip by severity; they add up to its 119. */
export const eventCounts: Readonly<Record<Severity, number>> = { critical: 3, high: 11, medium: 50, low: 55 };

/** Figures of the picture; the counts of the unresolved add up to `all` with the 24 that are resolved or closed. */
export const figures = { open: 12, resolved: 8, all: 44, unresolved: [12, 5, 3] };

export type SampleTitle = 'portal' | 'archive' | 'countries' | 'badge' | 'driver' | 'service';

type SampleIncident = {
  readonly id: string;
  readonly title: SampleTitle;
  readonly severity: Severity;
  readonly status: IncidentStatus;
  /** Minutes since it was detected. */
  readonly age: number;
};

export const incidents: readonly SampleIncident[] = [
  { id: 'INC-000144', title: 'portal', severity: 'critical', status: 'Investigating', age: 137 },
  { id: 'INC-000143', title: 'archive', severity: 'critical', status: 'Open', age: 45 },
  { id: 'INC-000142', title: 'countries', severity: 'high', status: 'Investigating', age: 142 },
  { id: 'INC-000141', title: 'badge', severity: 'low', status: 'Resolved', age: 154 },
  { id: 'INC-000140', title: 'driver', severity: 'high', status: 'Open', age: 178 },
];

/** The first of the 12 open ones, as a count would list them. */
export const openIncidents: readonly SampleIncident[] = [
  ...incidents.filter(({ status }) => status === 'Open'),
  { id: 'INC-000138', title: 'service', severity: 'medium', status: 'Open', age: 310 },
];

/** Times of the open incident's timeline, newest first. */
export const timelineTimes = ['15:31', '15:12', '13:41', '13:19', '13:07'] as const;

/** Entries of the sample log, newest first; each hash is the SHA-256 of `hash before|sequence|time|kind`. */
export const logEntries = [
  {
    kind: 'approval_given',
    sequence: 48_213,
    time: '15:52',
    hash: 'be84861e89429210a67e04edd238b616f11044cbc6054876300138910c73e1c9',
  },
  {
    kind: 'evidence_added',
    sequence: 48_212,
    time: '15:47',
    hash: 'a218856b3fe43bdf087506f14546bb5d9579633e49db669bb6f8adb38dfa5c98',
  },
  {
    kind: 'note_added',
    sequence: 48_211,
    time: '15:36',
    hash: '0244d48054f3d6d2aeb918bdd6c26d752ee1a052bbde5abab17b32630bbb0ba2',
  },
] as const;

/** The hash before the oldest of those entries. */
export const hashBefore = 'af2bdbe1aa9b6ec1e2ade1d694f41fc71a831d0268e9891562113d8a62add1bf';

export type SampleTick = { readonly at: number; readonly severity: Severity };

/**
 * Positions of the strip's events, from 0 to 1: scattered like a day's, and the same at every visit (Park and Miller's
 * generator).
 */
export function sampleTicks(): SampleTick[] {
  let state = 20_261_122;
  const next = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  const ticks = severities.flatMap((severity) =>
    Array.from({ length: eventCounts[severity] }, () => ({ at: next(), severity })),
  );
  // The most severe are drawn last, over the others.
  return ticks.toReversed();
}

/** How an installation is started, and where it then answers. */
export const start = { command: 'npm start', address: 'http://localhost:3000' };
