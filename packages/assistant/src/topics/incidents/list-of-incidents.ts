import { type IncidentSummary, incidentName } from '@halyard/contracts/operations/incidents.ts';
import type { Draft } from '../../draft/create-draft.ts';
import { plain } from '../../draft/marked-text.ts';
import { texts } from './texts.ts';

export const hrefOfIncident = (id: string): string => `/security?incident=${encodeURIComponent(id)}`;

/** `INC-000144` as a link to it. */
export const linkTo = (draft: Draft, { id, number }: Pick<IncidentSummary, 'id' | 'number'>): string =>
  draft.name(incidentName(number), hrefOfIncident(id));

type Some = { readonly incidents: readonly IncidentSummary[]; readonly total: number };

/** The table of some incidents. */
export function tableOfIncidents(draft: Draft, { incidents, total }: Some, cite: number | null): void {
  const { caption, columns, statuses, nobody } = texts[draft.language];
  draft.table({
    caption,
    total,
    cite,
    columns: [
      { label: columns.id, kind: 'code' },
      { label: columns.title, kind: 'text' },
      { label: columns.severity, kind: 'severity' },
      { label: columns.status, kind: 'text' },
      { label: columns.assignee, kind: 'text' },
      { label: columns.detected, kind: 'instant' },
    ],
    rows: incidents.map((incident) => ({
      href: hrefOfIncident(incident.id),
      cells: [
        ...[incidentName(incident.number), plain(incident.title), incident.severity],
        ...[statuses[incident.status], plain(incident.assignedTo?.name ?? nobody), incident.timeDetected],
      ],
    })),
  });
}
