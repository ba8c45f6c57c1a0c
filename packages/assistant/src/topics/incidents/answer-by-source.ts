import type { Draft } from '../../draft/create-draft.ts';
import { plain } from '../../draft/marked-text.ts';
import { sayCount } from './answer-list.ts';
import { readAll, refuseTooMany } from './answer-newest.ts';
import type { IncidentFilter } from './incident-query.ts';
import { askIncidents } from './list-of-incidents.ts';
import { texts } from './texts.ts';

/** How many incidents each source reported, most first: counted one by one, as no query counts them. */
export async function answerBySource(draft: Draft, filter: IncidentFilter): Promise<boolean> {
  if (filter.either) return false;
  const text = texts[draft.language];
  const { reply, cite } = await askIncidents(draft, filter);
  const all = await readAll(draft, filter);
  if (!all) return refuseTooMany(draft);
  const counts = new Map<string, number>();
  for (const { source } of all) counts.set(source, (counts.get(source) ?? 0) + 1);
  const rows = [...counts].sort(([one, many], [other, more]) => more - many || one.localeCompare(other));
  sayCount(draft, reply.total, cite, filter);
  draft.table({
    caption: text.byCaption.source,
    cite,
    columns: [
      { label: text.columns.source, kind: 'text' },
      { label: text.columns.incidents, kind: 'number' },
    ],
    rows: rows.map(([source, count]) => ({ href: null, cells: [plain(source), count] })),
  });
  return true;
}
