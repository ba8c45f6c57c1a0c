import type { Severity } from '@halyard/contracts/events.ts';
import type { Tlp } from '@halyard/contracts/intelligence/intelligence.ts';
import type { ResolutionCode } from '@halyard/contracts/operations/incident-times.ts';
import {
  type IncidentSeverity,
  type IncidentStatus,
  incidentSeverities,
  isOver,
  targetHours,
} from '@halyard/contracts/operations/incidents.ts';
import { afterWorkingTime, type WorkingHours } from '@halyard/contracts/operations/working-hours.ts';
import type { IncidentsTable } from '../../database/tables/intelligence-schema.ts';

const hourMs = 3_600_000;

/** A pause of the target as it is stored; instants in milliseconds. */
export type StoredPause = {
  readonly from: number;
  readonly to: number | null;
  readonly reason: string;
  readonly by: string;
};
export const pausesOf = ({ pauses }: Pick<IncidentsTable, 'pauses'>) => JSON.parse(pauses) as StoredPause[];

/**
 * When an incident should be resolved: so much working time after its detection as its severity allows, not counting
 * pauses that have ended. While one lasts the target waits where it is.
 */
export const dueAt = (
  row: Pick<IncidentsTable, 'detected_at' | 'severity' | 'pauses'>,
  hours: WorkingHours | null,
): number =>
  afterWorkingTime(row.detected_at, targetHours[row.severity] * hourMs, {
    hours,
    pauses: pausesOf(row).filter(({ to }) => to !== null),
  });

/** The severity one step up; Critical stays. */
export const nextSeverity = (severity: IncidentSeverity): IncidentSeverity =>
  incidentSeverities[Math.max(0, incidentSeverities.indexOf(severity) - 1)] ?? severity;

/** The severity of its event. */
export const eventSeverity = (severity: IncidentSeverity): Severity => severity.toLowerCase() as Severity;

/** User input for an incident. */
export type Draft = {
  readonly title: string;
  readonly severity: IncidentSeverity;
  readonly source: string;
  readonly description: string;
  readonly confidence: number | null;
  readonly tlp: Tlp | null;
  readonly labels: readonly string[];
};

/** The columns a draft becomes. */
export function columnsOf(draft: Draft) {
  return {
    title: draft.title,
    severity: draft.severity,
    source: draft.source,
    description: draft.description,
    confidence: draft.confidence,
    tlp: draft.tlp,
    labels: JSON.stringify(draft.labels),
  };
}

/** What a new status does to the target's pause: work that is over waits for nobody. */
export function endedPause(row: Pick<IncidentsTable, 'paused_at' | 'pauses'>, status: IncidentStatus, now: number) {
  return row.paused_at !== null && isOver(status) ? resumed(row, now) : {};
}

/** Reopening clears the resolution; a status that ends the work keeps it unless another one is stated. */
export function resolutionAfter(
  status: IncidentStatus,
  resolution: { readonly code: ResolutionCode; readonly summary: string } | undefined,
) {
  if (!isOver(status)) return { resolution_code: null, resolution_summary: null };
  return resolution ? { resolution_code: resolution.code, resolution_summary: resolution.summary } : {};
}

/** The columns of an incident whose pause ends. */
export const resumed = (row: Pick<IncidentsTable, 'pauses'>, now: number) => ({
  paused_at: null,
  pauses: JSON.stringify(pausesOf(row).map((pause) => ({ ...pause, to: pause.to ?? now }))),
});

const shownFields = ['title', 'severity', 'source', 'description', 'confidence', 'tlp', 'labels'] as const;

/** Names of the fields that differ between the two. */
export const changedFields = (
  row: IncidentsTable,
  change: Pick<IncidentsTable, (typeof shownFields)[number]>,
): string[] => shownFields.filter((field) => row[field] !== change[field]);
