import { setImmediate } from 'node:timers/promises';
import { dayReader } from '@halyard/contracts/format/calendar.ts';
import { type IncidentSeverity, incidentSeverities, targetHours } from '@halyard/contracts/operations/incidents.ts';
import type { IncidentReport } from '@halyard/contracts/operations/reports.ts';
import { compareTexts } from '../../database/fold.ts';
import { daysOf } from './days-of-span.ts';
import type { Span } from './read-incident-events.ts';
import { type IncidentEvent, type ReplayedIncident, replayIncidents } from './replay-incidents.ts';

const hourMs = 3_600_000;
const datesAtOnce = 2_000;

type Counted = { readonly opened: readonly ReplayedIncident[]; readonly resolved: readonly ReplayedIncident[] };

const round = (value: number) => Math.round(value * 10) / 10;

const tookMs = ({ resolvedAt, detectedAt }: ReplayedIncident) => (resolvedAt ?? detectedAt) - detectedAt;

function meanHours(resolved: readonly ReplayedIncident[]): number | null {
  if (resolved.length === 0) return null;
  return round(resolved.reduce((sum, incident) => sum + tookMs(incident), 0) / resolved.length / hourMs);
}

const keptTarget = (incident: ReplayedIncident) => tookMs(incident) <= targetHours[incident.severity] * hourMs;

const shareWithinTarget = (resolved: readonly ReplayedIncident[]) =>
  resolved.length === 0 ? null : resolved.filter(keptTarget).length / resolved.length;

const figuresOf = ({ opened, resolved }: Counted) => ({
  opened: opened.length,
  resolved: resolved.length,
  meanResolutionHours: meanHours(resolved),
});

const narrow = ({ opened, resolved }: Counted, holds: (incident: ReplayedIncident) => boolean): Counted => ({
  opened: opened.filter(holds),
  resolved: resolved.filter(holds),
});

const bySeverity = (counted: Counted) =>
  incidentSeverities.map((severity: IncidentSeverity) => ({
    severity,
    ...figuresOf(narrow(counted, (incident) => incident.severity === severity)),
  }));

/** By name; what no one has stands last. */
function byAssignee(counted: Counted): IncidentReport['byAssignee'] {
  const names = new Map<string | null, string | null>();
  const incidents = [...counted.resolved, ...counted.opened].sort((a, b) => a.openedAt - b.openedAt);
  // Who changed their name stands under the last one the log knows.
  for (const { assignee } of incidents) names.set(assignee?.id ?? null, assignee?.name ?? null);
  const ofAssignee = ({ assignee }: ReplayedIncident) => assignee?.id ?? null;
  const opened = Map.groupBy(counted.opened, ofAssignee);
  const resolved = Map.groupBy(counted.resolved, ofAssignee);
  return [...names]
    .map(([id, name]) => ({
      id,
      name,
      ...figuresOf({ opened: opened.get(id) ?? [], resolved: resolved.get(id) ?? [] }),
    }))
    .sort((a, b) => Number(a.id === null) - Number(b.id === null) || compareTexts(a.name ?? '', b.name ?? ''));
}

/** Some thousand dates take long to write in a time zone: others get their turn in between. */
async function byDay({ opened, resolved }: Counted, span: Span, timeZone: string): Promise<IncidentReport['byDay']> {
  const dayOf = dayReader(timeZone);
  const days = new Map(daysOf(span, timeZone).map((day) => [day, { day, opened: 0, resolved: 0 }]));
  const count = (at: number, what: 'opened' | 'resolved') => {
    const day = days.get(dayOf(at));
    if (day) day[what]++;
  };
  let counted = 0;
  for (const { openedAt } of opened) {
    count(openedAt, 'opened');
    if (++counted % datesAtOnce === 0) await setImmediate();
  }
  for (const { resolvedAt } of resolved) {
    if (resolvedAt !== null) count(resolvedAt, 'resolved');
    if (++counted % datesAtOnce === 0) await setImmediate();
  }
  return [...days.values()];
}

async function inTurn<T>(work: () => T): Promise<T> {
  await setImmediate();
  return work();
}

type ReportQuery = { readonly span: Span; readonly timeZone: string; readonly now: number };

/** The figures of a span, from the events alone: those of some incidents at a time, each incident whole. */
export async function makeReport(
  pages: AsyncIterable<readonly IncidentEvent[]>,
  { span, timeZone, now }: ReportQuery,
): Promise<IncidentReport> {
  const incidents: ReplayedIncident[] = [];
  let events = 0;
  for await (const page of pages) {
    events += page.length;
    for (const incident of replayIncidents(page).values()) incidents.push(incident);
  }
  const isWithin = (at: number | null) => at !== null && at >= span.from && at < span.to;
  const counted: Counted = {
    opened: incidents.filter(({ openedAt }) => isWithin(openedAt)),
    resolved: incidents.filter(({ resolvedAt }) => isWithin(resolvedAt)),
  };
  // Each part goes through all incidents of a year: others get their turn in between.
  const parts = {
    // Incidents, not reopenings: the figure opens a list of incidents.
    reopened: await inTurn(() => incidents.filter(({ reopenedAt }) => reopenedAt.some(isWithin)).length),
    withinTarget: await inTurn(() => shareWithinTarget(counted.resolved)),
    bySeverity: await inTurn(() => bySeverity(counted)),
    byAssignee: await inTurn(() => byAssignee(counted)),
    byDay: await byDay(counted, span, timeZone),
  };
  return {
    from: new Date(span.from).toISOString(),
    to: new Date(span.to).toISOString(),
    ...figuresOf(counted),
    ...parts,
    events,
    madeAt: new Date(now).toISOString(),
  };
}
