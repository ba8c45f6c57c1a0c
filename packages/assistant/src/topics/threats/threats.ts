import { allow } from '@halyard/contracts/policy.ts';
import type { Language } from '@halyard/contracts/settings.ts';
import type { ThreatPage, ThreatStatus } from '@halyard/contracts/threats.ts';
import type { Draft } from '../../draft/create-draft.ts';
import { plain } from '../../draft/marked-text.ts';
import { type Question, says, type Topic, type TopicText, valuesOf } from '../topic.ts';
import { answerGroups, type Breakdown } from './group-threats.ts';
import { askThreats, hrefOfThreat, narrowed, tableOfThreats } from './list-of-threats.ts';
import { texts } from './texts.ts';
import { readThreatFilter, type ThreatFilter, type ThreatQuery } from './threat-filter.ts';
import { isTooOld, reachesTo } from './threat-period.ts';
import { answerTrend } from './trend-of-threats.ts';

type By = Breakdown | 'day' | 'hour';

const bys: readonly By[] = ['severity', 'status', 'type', 'source', 'country', 'day', 'hour'];

/** What to break the threats down by; several where the question is not clear. */
function breakdowns(question: Question, { query }: ThreatFilter): By[] {
  const said = bys.filter((by) => says(question, `by:${by}`));
  if (said.length > 0) return said;
  const asked = bys.filter((by) => says(question, `aspect:${by}`) && query[by as Breakdown] === undefined);
  if (asked.length > 0) return asked;
  if (says(question, 'op:trend') || (says(question, 'op:when') && says(question, 'op:most'))) return ['day'];
  if (says(question, 'op:summary') && !says(question, 'one:threat')) return ['severity'];
  return says(question, 'op:common') ? ['type'] : [];
}

function sayCount(draft: Draft, filter: ThreatFilter, { total }: ThreatPage, cite: number): void {
  const words = filter.words.map(plain).join('; ');
  draft.say(texts[draft.language].count(total, draft.figure(total, cite), words, filter.period.when));
}

/** Where "active" may mean the group or the status of that name, both are counted. */
async function sayStatus(draft: Draft, filter: ThreatFilter): Promise<void> {
  const text = texts[draft.language];
  const { group } = filter.query;
  if (!group) return;
  const status: ThreatStatus = group === 'active' ? 'Active' : 'Mitigated';
  const { reply, cite } = await askThreats(draft, narrowed(filter, { status }, text.statuses[status]), 1);
  draft.say(text.ofThese(reply.total, draft.figure(reply.total, cite), text.statuses[status]));
}

type Order = 'newest' | 'oldest' | 'worst';

const orderQuery: Readonly<Record<Order, ThreatQuery>> = {
  newest: {},
  oldest: { sort: 'timestamp', direction: 'asc' },
  worst: { sort: 'severity', direction: 'desc' },
};

async function answerList(
  draft: Draft,
  filter: ThreatFilter,
  order: Order | undefined,
  limit: number,
): Promise<boolean> {
  const text = texts[draft.language];
  const { reply, cite } = await askThreats(draft, narrowed(filter, order ? orderQuery[order] : {}), limit);
  sayCount(draft, filter, reply, cite);
  const [first] = reply.threats;
  const name = first && draft.name(first.name, hrefOfThreat(first.id));
  if (first && name && order)
    draft.say(
      order === 'worst'
        ? text.worst(name, text.severities[first.severity])
        : text[order](name, draft.show.instant(first.timestamp)),
      cite,
    );
  if (!order) await sayStatus(draft, filter);
  tableOfThreats(draft, reply, cite);
  return true;
}

/** A share of what: of all threats of the period. Two conditions leave that open, so they are not answered. */
async function answerShare(draft: Draft, filter: ThreatFilter): Promise<boolean> {
  const text = texts[draft.language];
  const { period } = filter;
  if (filter.words.length === 0 || Object.keys(filter.query).length > Object.keys(period.query).length + 1)
    return false;
  const part = await askThreats(draft, filter);
  const whole = await askThreats(draft, { query: period.query, words: [], period });
  sayCount(draft, filter, part.reply, part.cite);
  const share = part.reply.total / whole.reply.total;
  if (whole.reply.total > 0)
    draft.say(
      text.share(
        draft.figure(share, part.cite, draft.show.share(share)),
        draft.figure(part.reply.total, part.cite),
        draft.figure(whole.reply.total, whole.cite),
      ),
    );
  return true;
}

const orders: readonly Order[] = ['newest', 'oldest', 'worst'];
const tableRows = 10;

/** How many rows are asked for; undefined where the number means something else. */
function limitOf({ numbers }: Question, order: Order | undefined): number | undefined {
  const [number, ...others] = numbers;
  if (number === undefined) return tableRows;
  return others.length === 0 && order && number > 0 ? Math.min(number, tableRows) : undefined;
}

/** Words that say nothing more once the filter has what they announce. */
function isUsedUp(question: Question, { query }: ThreatFilter, by: By | undefined, order: Order | undefined): boolean {
  const isOne = says(question, 'one:threat');
  return valuesOf(question, 'aspect').every((aspect) => {
    if (aspect === 'seen' || aspect === 'new') return true;
    if (aspect === 'severity' && order === 'worst') return true;
    if ((aspect === 'severity' || aspect === 'status') && isOne && query[aspect] === undefined) return false;
    return aspect === by || query[aspect as 'tlp'] !== undefined;
  });
}

function sayLimits(question: Question, draft: Draft, { period }: ThreatFilter): void {
  const text = texts[draft.language];
  if (period.isCut) draft.say(text.reach(draft.show.day(reachesTo(draft.asked.now))));
  if (says(question, 'aspect:new') && !says(question, 'aspect:source')) draft.say(text.asSeen);
}

async function answerBreakdown(question: Question, draft: Draft, filter: ThreatFilter, by: By): Promise<boolean> {
  if (question.numbers.length > 0 || says(question, 'op:share')) return false;
  if (by === 'day' || by === 'hour') return says(question, 'op:least') ? false : answerTrend(draft, filter, by);
  const extreme = says(question, 'op:least') ? 'least' : 'most';
  return answerGroups(draft, filter, by, { extreme, isCounted: says(question, 'op:count') });
}

/** "What is a threat?", or one threat of which nothing tells which one. */
const asksWhatItIs = (question: Question, { words }: ThreatFilter) =>
  says(question, 'one:threat') && words.length === 0 && !says(question, 'op:count') && !says(question, 'op:exists');

async function answerFilter(question: Question, draft: Draft, filter: ThreatFilter): Promise<boolean> {
  const asked = orders.filter((order) => says(question, `op:${order}`));
  const [by, ...otherBys] = breakdowns(question, filter);
  const [order, ...otherOrders] = by ? [] : asked;
  if (otherBys.length + otherOrders.length > 0 || !isUsedUp(question, filter, by, order)) return false;
  if (says(question, 'op:summary') && (!by || says(question, 'one:threat'))) return false;
  if (by) return answerBreakdown(question, draft, filter, by);
  if (says(question, 'op:least') || (says(question, 'op:most') && !order)) return false;
  if (says(question, 'op:when') && order !== 'newest' && order !== 'oldest') return false;
  const limit = limitOf(question, order);
  if (limit === undefined || (!order && asksWhatItIs(question, filter))) return false;
  if (says(question, 'op:share')) return order ? false : answerShare(draft, filter);
  return answerList(draft, filter, order, limit);
}

function textIn(language: Language): TopicText {
  const { phrases, countryPhrases, examples } = texts[language];
  return { phrases: { ...phrases, ...countryPhrases }, examples };
}

/** Threats: how many, which, by what, and when. */
export const threats: Topic = {
  name: 'threats',
  mentions: ['topic:threat', 'threatType:Credential theft', 'threatType:Data exfiltration'],
  accepts: [
    ...['op:count', 'op:list', 'op:exists', 'op:newest', 'op:oldest', 'op:most', 'op:least', 'op:worst', 'op:common'],
    ...[
      'op:share',
      'op:trend',
      'op:summary',
      'op:when',
      'level:*',
      'state:active',
      'state:investigating',
      'state:contained',
    ],
    ...['state:mitigated', 'state:monitoring', 'state:acknowledged', 'state:unacknowledged', 'group:*', 'one:threat'],
    ...['by:severity', 'by:status', 'by:type', 'by:source', 'by:country', 'by:day', 'by:hour', 'tlp:*', 'place:*'],
    ...[
      'or:or',
      'country:*',
      'threatType:*',
      'aspect:new',
      'aspect:seen',
      'aspect:severity',
      'aspect:status',
      'aspect:type',
    ],
    ...['aspect:source', 'aspect:country', 'aspect:day', 'aspect:tlp'],
  ],
  takes: ['spans', 'names', 'quotes', 'numbers', 'tail'],
  async answer(question, draft) {
    const [span] = question.spans;
    const { now } = draft.asked;
    if (span && question.spans.length === 1 && isTooOld(span, now)) {
      draft.refuse('beyond', texts[draft.language].tooOld(draft.show.day(reachesTo(now))));
      return true;
    }
    const filter = await readThreatFilter(question, draft);
    if (!filter || !(await answerFilter(question, draft, filter))) return false;
    sayLimits(question, draft, filter);
    return true;
  },
  texts: { en: textIn('en'), es: textIn('es'), fr: textIn('fr'), de: textIn('de'), ja: textIn('ja') },
  permission: allow('intelligence', 'read'),
  screens: ['/threats', '/dashboard'],
};
