import type { Severity } from '@halyard/contracts/events.ts';
import type { Tlp } from '@halyard/contracts/intelligence/intelligence.ts';
import {
  type IncidentSeverity,
  type IncidentStatus,
  incidentSeverities,
  isOver,
  targetHours,
} from '@halyard/contracts/operations/incidents.ts';
import type { IncidentsTable } from '../../database/tables/intelligence-schema.ts';

const hourMs = 3_600_000;

/** When an incident should be resolved: so long after its detection as its severity allows. */
export const dueAt = (detectedAt: number, severity: IncidentSeverity): number =>
  detectedAt + targetHours[severity] * hourMs;

/** The severity one step up; Critical stays. */
export const nextSeverity = (severity: IncidentSeverity): IncidentSeverity =>
  incidentSeverities[Math.max(0, incidentSeverities.indexOf(severity) - 1)] ?? severity;

/** The severity of its event. */
export const eventSeverity = (severity: IncidentSeverity): Severity => severity.toLowerCase() as Severity;

/** Resolution time after a status change: closing a resolved one keeps it, reopening clears it. */
export function resolvedAtAfter(
  { resolved_at }: Pick<IncidentsTable, 'resolved_at'>,
  status: IncidentStatus,
  now: number,
): number | null {
  return isOver(status) ? (resolved_at ?? now) : null;
}

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

/** The columns a draft becomes, the target included. */
export function columnsOf(draft: Draft, detectedAt: number) {
  return {
    title: draft.title,
    severity: draft.severity,
    source: draft.source,
    description: draft.description,
    confidence: draft.confidence,
    tlp: draft.tlp,
    labels: JSON.stringify(draft.labels),
    due_at: dueAt(detectedAt, draft.severity),
  };
}

const shownFields = ['title', 'severity', 'source', 'description', 'confidence', 'tlp', 'labels'] as const;

/** Names of the fields that differ between the two. */
export const changedFields = (
  row: IncidentsTable,
  change: Pick<IncidentsTable, (typeof shownFields)[number]>,
): string[] => shownFields.filter((field) => row[field] !== change[field]);
