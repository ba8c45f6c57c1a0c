import type { EventKind, Severity } from '@halyard/contracts/events.ts';
import type { EventDetails } from '@halyard/contracts/intelligence/intelligence.ts';
import type { SampleIncident } from './sample-incidents.ts';
import type { SampleThreat } from './sample-threats.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

export type SampleStaff = { readonly id: string; readonly name: string };

/** One event of the sample workspace, before it has its place in the log. */
export type SampleEvent = {
  readonly at: number;
  readonly kind: EventKind;
  readonly severity: Severity;
  readonly actorId: string | null;
  readonly objectType: string;
  readonly objectId: string;
  readonly subject: string;
  readonly details: EventDetails | null;
};

export type PlacedIncident = SampleIncident & {
  readonly id: string;
  readonly detectedAt: number;
  readonly resolvedAt: number | null;
};

const lower = (severity: string) => severity.toLowerCase() as Severity;

/** Updates written during the work; every third incident has a note as well. */
const updates = [
  'Logs of the last two hours are secured.',
  'Owner informed; access stays blocked until they answer.',
  'No further machine shows the same traces.',
  'Addresses added to the block list.',
] as const;
const notes = ['Ask the provider for the account behind the address.', 'Compare with the case of last month.'] as const;

/** The statuses it went through, but the first: each is investigated, and resolved before it is closed. */
function stepsTowards(status: SampleIncident['status']): readonly SampleIncident['status'][] {
  if (status === 'Open') return [];
  return [...new Set(['Investigating', status === 'Closed' ? 'Resolved' : status, status] as const)];
}

/** The events of an incident, oldest first and none later than `now`. */
export function historyOfIncident(incident: PlacedIncident, staff: SampleStaff | null, now: number): SampleEvent[] {
  const { id, title, severity, detectedAt, resolvedAt } = incident;
  const about = { objectType: 'incident', objectId: id, subject: title };
  const opened: SampleEvent = {
    ...about,
    at: detectedAt,
    kind: 'incident_opened',
    severity: lower(severity),
    actorId: null,
    details: {
      to: severity,
      ...(staff && { name: staff.name, otherId: staff.id }),
    },
  };
  const end = resolvedAt ?? now - 2 * minuteMs;
  const turn = Number(id);
  const steps = stepsTowards(incident.status);
  const said: Omit<SampleEvent, keyof typeof about | 'at'>[] = [];
  const by = staff?.id ?? null;
  if (staff) {
    const message = updates[turn % updates.length] ?? '';
    said.push({ kind: 'incident_update_added', severity: 'low', actorId: by, details: { message } });
    if (turn % 3 === 0)
      said.push({
        kind: 'incident_note_added',
        severity: 'low',
        actorId: by,
        details: { message: notes[turn % 2] ?? '' },
      });
  }
  // Events are evenly spaced between detection and the end; the resolving change is the end itself.
  const changes = steps.map((to, index): (typeof said)[number] => ({
    kind: 'incident_status_changed',
    severity: 'medium',
    actorId: by,
    details: { from: index === 0 ? 'Open' : (steps[index - 1] ?? 'Open'), to },
  }));
  const isOver = resolvedAt !== null;
  const before = isOver ? [...changes.slice(0, 1), ...said] : [...changes, ...said];
  const after = isOver ? changes.slice(1) : [];
  const span = end - detectedAt;
  return [
    opened,
    ...before.map((event, index) => ({
      ...about,
      ...event,
      at: Math.round(detectedAt + (span * (index + 1)) / (before.length + 1)),
    })),
    ...after.map((event, index) => ({ ...about, ...event, at: end + index * 12 * hourMs })),
  ];
}

/** That a threat was seen, and the outcome of it. */
export function historyOfThreat(threat: SampleThreat, id: string, now: number): SampleEvent[] {
  const about = { objectType: 'threat', objectId: id, subject: threat.name, actorId: null };
  const added: SampleEvent = {
    ...about,
    at: threat.seenAt,
    kind: 'threat_added',
    severity: lower(threat.severity),
    details: null,
  };
  if (threat.status === 'Active') return [added];
  const at = threat.seenAt + Math.round((now - threat.seenAt) * 0.4);
  const details = { from: 'Active', to: threat.status };
  return [added, { ...about, at, kind: 'threat_status_changed', severity: 'medium', details }];
}
