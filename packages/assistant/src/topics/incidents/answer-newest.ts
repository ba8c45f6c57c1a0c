import { pageSizeMax } from '@halyard/contracts/intelligence/intelligence.ts';
import type { IncidentPage, IncidentSummary } from '@halyard/contracts/operations/incidents.ts';
import { listIncidents } from '@halyard/contracts/operations/incidents.ts';
import { answerRowsMax } from '@halyard/contracts/work/assistant.ts';
import type { Draft } from '../../draft/create-draft.ts';
import { plain } from '../../draft/marked-text.ts';
import { answerList, sayCount } from './answer-list.ts';
import { inWords } from './incident-filter.ts';
import type { IncidentFilter } from './incident-query.ts';
import { askIncidents, linkTo, newestFirst, tableOfIncidents } from './list-of-incidents.ts';
import { texts } from './texts.ts';

/** Whether closed incidents, which a list puts last, may be among those of the filter. */
const mayBeClosed = ({ query }: IncidentFilter): boolean =>
  query.status === undefined && !query.unresolved && !query.overdue && !query.closed;

async function findNewest(draft: Draft, filter: IncidentFilter, wanted: number) {
  const living = await askIncidents(draft, filter, wanted);
  if (!mayBeClosed(filter)) return { ...living, incidents: living.reply.incidents, cites: [living.cite] };
  const closed = await askIncidents(
    draft,
    { query: { ...filter.query, closed: 'yes' }, words: [...filter.words, texts[draft.language].statuses.Closed] },
    wanted,
  );
  const others = living.reply.incidents.filter(({ status }) => status !== 'Closed');
  const incidents = [...others, ...closed.reply.incidents].sort(newestFirst);
  return { ...living, incidents, cites: [living.cite, closed.cite] };
}

/** The newest incidents of a filter by their detection; `wanted` are shown, at most ten. */
export async function answerNewest(draft: Draft, filter: IncidentFilter, wanted = answerRowsMax): Promise<boolean> {
  if (filter.either || wanted < 1) return false;
  const text = texts[draft.language];
  const { reply, incidents, cite, cites } = await findNewest(draft, filter, Math.min(wanted, answerRowsMax));
  const [newest] = incidents;
  if (!newest) return answerList(draft, filter);
  draft.say(text.newest(linkTo(draft, newest), plain(newest.title), draft.show.instant(newest.timeDetected)), ...cites);
  const shown = incidents.slice(0, Math.min(wanted, answerRowsMax));
  if (wanted > 1) tableOfIncidents(draft, { incidents: shown, total: Math.min(wanted, reply.total) }, cite);
  return true;
}

const pagesAtMost = 4;

function askPage(draft: Draft, filter: IncidentFilter, after: string | null) {
  const label = texts[draft.language].label(inWords(filter));
  const query = { ...filter.query, limit: String(pageSizeMax), ...(after !== null && { after }) };
  return draft.ask(listIncidents, { query }, { label, records: ({ total }) => total });
}

/** Every incident of a filter, 2,000 at most; undefined where there are more than can be looked through. */
export async function readAll(draft: Draft, filter: IncidentFilter): Promise<readonly IncidentSummary[] | undefined> {
  const read: IncidentSummary[] = [];
  let after: string | null = null;
  do {
    const { reply }: { readonly reply: IncidentPage } = await askPage(draft, filter, after);
    if (reply.total > pagesAtMost * pageSizeMax) return undefined;
    read.push(...reply.incidents);
    after = reply.next;
  } while (after !== null);
  return read;
}

export function refuseTooMany(draft: Draft): true {
  draft.refuse('beyond', texts[draft.language].tooMany);
  return true;
}

/** The incidents of a filter that were detected first. */
export async function answerOldest(draft: Draft, filter: IncidentFilter, wanted = answerRowsMax): Promise<boolean> {
  if (filter.either || wanted < 1) return false;
  const text = texts[draft.language];
  const { reply, cite } = await askIncidents(draft, filter);
  const all = await readAll(draft, filter);
  if (!all) return refuseTooMany(draft);
  const oldestFirst = [...all].sort((one, other) => newestFirst(other, one));
  const [oldest] = oldestFirst;
  sayCount(draft, reply.total, cite, filter);
  if (!oldest) return true;
  draft.say(text.oldest(linkTo(draft, oldest), plain(oldest.title), draft.show.instant(oldest.timeDetected)), cite);
  if (wanted > 1)
    tableOfIncidents(draft, { incidents: oldestFirst.slice(0, wanted), total: Math.min(wanted, reply.total) }, cite);
  return true;
}

const dayMs = 86_400_000;
const reaches = [1, 7, 30, 366] as const;

/** Those that were resolved last, Closed ones among them; `filter` says nothing of status or time. */
export async function answerLastResolved(draft: Draft, filter: IncidentFilter, wanted: number): Promise<boolean> {
  const text = texts[draft.language];
  const end = draft.asked.now;
  for (const days of reaches) {
    const span = { start: end - days * dayMs, end, unit: 'hours', months: null } as const;
    const within: IncidentFilter = {
      query: {
        ...filter.query,
        resolved: 'yes',
        from: new Date(span.start).toISOString(),
        to: new Date(end).toISOString(),
      },
      words: [...filter.words, text.within(text.states.resolved, draft.show.span(span))],
    };
    const { reply, cite } = await askIncidents(draft, within);
    if (reply.total < wanted && days !== reaches.at(-1)) continue;
    const all = await readAll(draft, within);
    if (!all) return refuseTooMany(draft);
    const lastFirst = [...all].sort((one, other) => (other.resolvedAt ?? '').localeCompare(one.resolvedAt ?? ''));
    const [last] = lastFirst;
    if (!last) return answerList(draft, within);
    draft.say(
      text.lastResolved(linkTo(draft, last), plain(last.title), draft.show.instant(last.resolvedAt ?? '')),
      cite,
    );
    if (wanted > 1) tableOfIncidents(draft, { incidents: lastFirst.slice(0, wanted), total: wanted }, cite);
    return true;
  }
  return false;
}
