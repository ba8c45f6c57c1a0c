import type { IncidentLink, RecordLink } from '@halyard/contracts/intelligence/intelligence.ts';
import { toolRowsMax } from '@halyard/contracts/work/assistant.ts';
import { incidentLabel, type Pen } from '../context.ts';

/** The screen of a record of the network or of a threat. */
export const screenOf = ({ id, family }: Pick<RecordLink, 'id' | 'family'>): string =>
  family === 'threat' ? `/threats?threat=${id}` : `/network?entity=${id}`;

export const showLink = (pen: Pen, kind: 'threat' | 'entity', link: RecordLink) => {
  const of = pen.record(kind, link.id, link.name, screenOf(link));
  return {
    id: link.id,
    name: pen.quote(of, 'name', link.name),
    type: pen.quote(of, 'type', link.type),
    severity: link.severity ?? undefined,
    risk: link.risk ?? undefined,
  };
};

/** Records that another one is linked to, as many as a model may see. */
export const showLinks = (pen: Pen, kind: 'threat' | 'entity', links: readonly RecordLink[]) => ({
  total: links.length,
  records: links.slice(0, toolRowsMax).map((link) => showLink(pen, kind, link)),
});

/** Incidents that a record is linked to. */
export const showIncidents = (pen: Pen, links: readonly IncidentLink[]) =>
  links.slice(0, toolRowsMax).map(({ id, title, severity, status }) => ({
    incident: incidentLabel(id),
    title: pen.quote(pen.incident(id), 'title', title),
    severity,
    status,
  }));
