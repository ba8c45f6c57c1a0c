import type { IncidentReport } from '@halyard/contracts/operations/reports.ts';
import type { Draft } from '../../draft/create-draft.ts';
import { plain } from '../../draft/marked-text.ts';
import { hrefOfFigure, type Report } from './ask-report.ts';
import { texts } from './texts.ts';

type Row = IncidentReport['bySeverity'][number] | IncidentReport['byAssignee'][number];

const figuresOf = ({ opened, resolved, meanResolutionHours }: Row) => [opened, resolved, meanResolutionHours];

function columnsOf(draft: Draft, by: 'severity' | 'person') {
  const { columns } = texts[draft.language];
  return [
    { label: columns[by], kind: by === 'severity' ? 'severity' : 'text' },
    { label: columns.opened, kind: 'number' },
    { label: columns.resolved, kind: 'number' },
    { label: columns.mean, kind: 'hours' },
  ] as const;
}

export function tableBySeverity(draft: Draft, { reply, cite, span }: Report): void {
  draft.table({
    caption: texts[draft.language].captions.severity,
    cite,
    columns: [...columnsOf(draft, 'severity')],
    rows: reply.bySeverity.map((row) => ({
      href: hrefOfFigure('opened', span, `&severity=${row.severity}`),
      cells: [row.severity, ...figuresOf(row)],
    })),
  });
}

/** Whose name a row of a report bears: no one's, or that of an account that is gone. */
export function personOf(draft: Draft, { id, name }: IncidentReport['byAssignee'][number]): string {
  const { nobody, gone } = texts[draft.language];
  return id === null ? nobody : plain(name || gone);
}

export const assigneeParameter = (id: string | null): string => `&assignee=${encodeURIComponent(id ?? 'nobody')}`;

export function tableByPerson(draft: Draft, { reply, cite, span }: Report): void {
  draft.table({
    caption: texts[draft.language].captions.person,
    cite,
    columns: [...columnsOf(draft, 'person')],
    rows: reply.byAssignee.map((row) => ({
      href: hrefOfFigure('opened', span, assigneeParameter(row.id)),
      cells: [personOf(draft, row), ...figuresOf(row)],
    })),
  });
}
