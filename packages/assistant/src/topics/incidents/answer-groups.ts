import { incidentSeverities, incidentStatuses } from '@halyard/contracts/operations/incidents.ts';
import type { Draft } from '../../draft/create-draft.ts';
import { type Question, says } from '../topic.ts';
import { sayCount } from './answer-list.ts';
import type { IncidentFilter } from './incident-query.ts';
import { askIncidents } from './list-of-incidents.ts';
import { living, statusQuery } from './state-filter.ts';
import { texts } from './texts.ts';

/** `cell` is what the table shows of it: a severity by its code, which every screen writes in its own way. */
type Group = { readonly label: string; readonly cell: string; readonly filter: IncidentFilter };
type By = 'severity' | 'status';

function groupsOf(by: By, draft: Draft, { query, words }: IncidentFilter): Group[] | undefined {
  const text = texts[draft.language];
  const narrowed = (label: string, more: IncidentFilter['query'], cell = label): Group => ({
    label,
    cell,
    filter: { query: { ...query, ...more }, words: [...words, label] },
  });
  if (by === 'severity') {
    if (query.severity !== undefined) return undefined;
    return incidentSeverities.map((level) => narrowed(text.severities[level], { severity: level as never }, level));
  }
  // A status is asked for only where the question does not name one already.
  if (query.status || query.closed) return undefined;
  const isLiving = query.unresolved !== undefined || query.overdue !== undefined;
  return (isLiving ? living : incidentStatuses).map((status) => narrowed(text.statuses[status], statusQuery(status)));
}

type Counted = Pick<Group, 'label' | 'cell'> & {
  readonly total: number;
  readonly cite: number;
  readonly href: string | null;
};

function tableOfGroups(draft: Draft, by: By, rows: readonly Counted[], cite: number): void {
  const text = texts[draft.language];
  draft.table({
    caption: text.byCaption[by],
    cite,
    columns: [
      { label: text.columns[by], kind: by === 'severity' ? 'severity' : 'text' },
      { label: text.columns.incidents, kind: 'number' },
    ],
    rows: rows.map(({ cell, total, href }) => ({ href, cells: [cell, total] })),
  });
}

/** How many incidents there are of each severity, or of each status. */
export async function answerGroups(question: Question, draft: Draft, filter: IncidentFilter): Promise<boolean> {
  const by = says(question, 'by:severity') ? 'severity' : 'status';
  const groups = filter.either ? undefined : groupsOf(by, draft, filter);
  if (!groups) return false;
  const all = await askIncidents(draft, filter);
  sayCount(draft, all.reply.total, all.cite, filter);
  const rows: Counted[] = [];
  for (const { label, cell, filter: narrowed } of groups) {
    const { reply, cite, href } = await askIncidents(draft, narrowed);
    rows.push({ label, cell, total: reply.total, cite, href });
  }
  const parts = rows.map(({ label, total, cite }) => `${label} ${draft.figure(total, cite)}`);
  draft.say(texts[draft.language].groups(draft.show.list(parts)));
  tableOfGroups(draft, by, rows, all.cite);
  return true;
}
