import {
  type IncidentStatus,
  incidentStatuses,
  isOver,
  type IncidentFilter as StatusFilter,
} from '@halyard/contracts/operations/incidents.ts';
import type { Draft } from '../../draft/create-draft.ts';
import { isWithoutBeginning, type Span } from '../../understand/span.ts';
import { type Question, valuesOf } from '../topic.ts';
import type { IncidentText } from './en.ts';
import type { Alternative, IncidentFilter, IncidentQuery } from './incident-query.ts';
import { texts } from './texts.ts';

/** How the list is asked for a status; closed incidents have a flag of their own. */
export const statusQuery = (status: IncidentStatus): IncidentQuery =>
  status === 'Closed' ? { closed: 'yes' } : { status: status.toLowerCase() as StatusFilter };

const statusOf: Readonly<Record<string, IncidentStatus>> = {
  ...Object.fromEntries(incidentStatuses.map((status) => [status.toLowerCase(), status])),
  isResolved: 'Resolved',
};

/** Someone still has to do something about these. */
export const living: readonly IncidentStatus[] = incidentStatuses.filter((status) => !isOver(status));

/** Since when incidents are what they are is known of these alone. */
const happenings: readonly string[] = ['opened', 'new', 'detected', 'resolved', 'reopened', 'withinTarget'];

const spanQuery = ({ start, end }: Span): IncidentQuery => ({
  ...(!isWithoutBeginning({ start }) && { from: new Date(start).toISOString() }),
  to: new Date(end).toISOString(),
});

const without = (states: readonly string[], ...left: readonly string[]) =>
  states.filter((state) => !left.includes(state));

function alternatives(statuses: readonly IncidentStatus[], text: IncidentText): Alternative[] {
  return statuses.map((status) => ({ query: statusQuery(status), word: text.statuses[status] }));
}

const isAllOf = (statuses: readonly IncidentStatus[], all: readonly IncidentStatus[]) =>
  statuses.length === all.length && all.every((status) => statuses.includes(status));

/** How incidents stand now, whenever that began. */
function standing(states: readonly string[], text: IncidentText): IncidentFilter | undefined {
  const statuses = [...new Set(states.flatMap((state) => statusOf[state] ?? []))];
  const flags = states.filter((state) => statusOf[state] === undefined);
  const isSomeOver = statuses.some(isOver);
  const query: IncidentQuery = {};
  const words: string[] = [];
  for (const flag of flags) {
    if (flag === 'overdue' || flag === 'unresolved') {
      if (isSomeOver) return undefined;
      Object.assign(query, { [flag]: 'yes' });
    } else if (flag === 'reopened') Object.assign(query, { reopened: 'yes' });
    else if (flag === 'withinTarget') Object.assign(query, { resolved: 'yes', withinTarget: 'yes' });
    else return flag === 'notClosed' && states.length === 1 ? notClosed(text) : undefined;
    words.push(text.states[flag]);
  }
  if (query.withinTarget && statuses.some((status) => living.includes(status))) return undefined;
  if (statuses.length > 1 && isAllOf(statuses, living))
    return { query: { ...query, unresolved: 'yes' }, words: [...new Set([text.states.unresolved, ...words])] };
  const [only, ...others] = statuses;
  if (only === undefined) return { query, words };
  if (others.length > 0) return { query, words, either: alternatives(statuses, text) };
  return { query: { ...query, ...statusQuery(only) }, words: [text.statuses[only], ...words] };
}

const notClosed = (text: IncidentText): IncidentFilter => ({
  query: {},
  words: [text.states.notClosed],
  either: alternatives([...living, 'Resolved'], text),
});

/** What was done to incidents in a stretch of time. */
function happened(states: readonly string[], span: Span, draft: Draft): IncidentFilter | undefined {
  const text = texts[draft.language];
  const within = (what: string, query: IncidentQuery): IncidentFilter => ({
    query: { ...query, ...spanQuery(span) },
    words: [text.within(what, draft.show.span(span))],
  });
  const isOpening = states.length === 0 || states.some((state) => ['opened', 'new', 'detected'].includes(state));
  if (!isOpening) {
    if (!states.every((state) => happenings.includes(state))) return undefined;
    if (states.includes('withinTarget'))
      return states.includes('reopened')
        ? undefined
        : within(text.states.withinTarget, { resolved: 'yes', withinTarget: 'yes' });
    if (states.length > 1) return undefined;
    return states[0] === 'reopened'
      ? within(text.states.reopened, { reopened: 'yes' })
      : within(text.states.resolved, { resolved: 'yes' });
  }
  const others = without(states, 'opened', 'new', 'detected');
  // "Opened and resolved last week" leaves open what "last week" belongs to.
  if (others.some((state) => happenings.includes(state) || state === 'isResolved')) return undefined;
  const now = standing(others, text);
  const opened = within(text.opened, { opened: 'yes' });
  return (
    now && {
      ...now,
      query: { ...now.query, ...opened.query },
      words: [...now.words, ...opened.words],
    }
  );
}

/** "New" without a time is what the last 24 hours brought; the answer says so. */
const lastDay = (now: number): Span => ({ start: now - 86_400_000, end: now, unit: 'hours', months: null });

const asDone = (state: string) => (state === 'didResolve' ? 'resolved' : state);

/**
 * The states a question names. In some languages one word says "open" and "opened": with a time it is the second,
 * without one the first.
 */
export function statesOf(question: Question): string[] {
  const states = valuesOf(question, 'state');
  const isEither = question.phrases.some((phrase) => phrase.includes('state:open') && phrase.includes('state:opened'));
  if (!isEither) return states;
  return without(states, question.spans.length > 0 ? 'open' : 'opened');
}

/** Status and time of a question; undefined where the list cannot be asked for exactly that. */
export function readStateFilter(question: Question, draft: Draft): IncidentFilter | undefined {
  const states = statesOf(question);
  const [span] = question.spans;
  if (states.includes('didResolve') && !span) return undefined;
  if (span) return happened(states.map(asDone), span, draft);
  if (states.includes('new')) return happened(states, lastDay(draft.asked.now), draft);
  return standing(without(states, 'opened', 'detected'), texts[draft.language]);
}
