import type { Language } from '@halyard/contracts/accounts/settings.ts';
import { allow } from '@halyard/contracts/policy.ts';
import type { Draft } from '../../draft/create-draft.ts';
import type { Concept } from '../../lexicon/lexicon.ts';
import { fold } from '../../understand/fold.ts';
import { type Question, says, type Topic, type TopicText, valuesOf } from '../topic.ts';
import { answerList, type Order, orders, sayCount } from './answer-list.ts';
import { answerGroups, type Breakdown } from './group-threats.ts';
import { askThreats } from './list-of-threats.ts';
import { texts } from './texts.ts';
import { hasCondition, readThreatFilter, type ThreatFilter } from './threat-filter.ts';
import { isTooOld, reachesTo } from './threat-period.ts';
import { answerTrend } from './trend-of-threats.ts';

type By = Breakdown | 'day' | 'hour';

const bys: readonly By[] = ['severity', 'status', 'type', 'source', 'country', 'day', 'hour'];

/** What to break the threats down by; several where the question is not clear. */
function breakdowns(question: Question, filter: ThreatFilter): By[] {
  const said = bys.filter((by) => says(question, `by:${by}`));
  if (said.length > 0) return said;
  const asked = bys.filter((by) => says(question, `aspect:${by}`) && !hasCondition(filter, by as Breakdown));
  if (asked.length > 0) return asked;
  if (says(question, 'op:trend') || (says(question, 'op:when') && says(question, 'op:most'))) return ['day'];
  if (says(question, 'op:summary') && !says(question, 'one:threat')) return ['severity'];
  return says(question, 'op:common') ? ['type'] : [];
}

/** A share of what: of all threats of the period. Two conditions leave that open, so they are not answered. */
async function answerShare(draft: Draft, filter: ThreatFilter): Promise<boolean> {
  const text = texts[draft.language];
  const { period } = filter;
  if (
    filter.words.length === 0 ||
    filter.anyOf.length > 0 ||
    Object.keys(filter.query).length > Object.keys(period.query).length + 1
  )
    return false;
  const part = await askThreats(draft, filter);
  const whole = await askThreats(draft, { query: period.query, words: [], period, anyOf: [] });
  sayCount(draft, filter, { total: part.reply.total, cites: [part.cite] });
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

const tableRows = 10;

/** How many rows are asked for; undefined where the number means something else. */
function limitOf({ numbers }: Question, order: Order | undefined): number | undefined {
  const [number, ...others] = numbers;
  if (number === undefined) return tableRows;
  return others.length === 0 && order && number > 0 ? Math.min(number, tableRows) : undefined;
}

/** Words that say nothing more once the filter has what they announce. */
function isUsedUp(question: Question, filter: ThreatFilter, by: By | undefined, order: Order | undefined): boolean {
  const isOne = says(question, 'one:threat');
  return valuesOf(question, 'aspect').every((aspect) => {
    if (aspect === 'seen' || aspect === 'new') return true;
    if (aspect === 'severity' && order === 'worst') return true;
    if ((aspect === 'severity' || aspect === 'status') && isOne && !hasCondition(filter, aspect)) return false;
    return aspect === by || hasCondition(filter, aspect as 'tlp');
  });
}

function sayLimits(question: Question, draft: Draft, { period }: ThreatFilter): void {
  const text = texts[draft.language];
  if (period.isCut) draft.say(text.reach(draft.show.day(reachesTo(draft.asked.now))));
  if (says(question, 'aspect:new') && !says(question, 'aspect:source')) draft.say(text.asSeen);
}

async function answerBreakdown(question: Question, draft: Draft, filter: ThreatFilter, by: By): Promise<boolean> {
  if (says(question, 'op:share') || filter.anyOf.length > 0) return false;
  const [top, ...others] = question.numbers;
  // "The top three types" are those that most threats have; "three types" is something else.
  const isTop = says(question, 'op:most') && !says(question, 'op:count') && others.length === 0;
  if (top !== undefined && !(isTop && top > 0)) return false;
  if (top !== undefined && (by === 'day' || by === 'hour')) return false;
  if (by === 'day' || by === 'hour') return says(question, 'op:least') ? false : answerTrend(draft, filter, by);
  const extreme = says(question, 'op:least') ? 'least' : 'most';
  return answerGroups(draft, filter, by, { extreme, isCounted: says(question, 'op:count'), top });
}

/** "What is a threat?", or one threat of which nothing tells which one. */
const asksWhatItIs = (question: Question, { words, anyOf }: ThreatFilter) =>
  says(question, 'one:threat') &&
  words.length + anyOf.length === 0 &&
  !says(question, 'op:count') &&
  !says(question, 'op:exists');

async function answerFilter(question: Question, draft: Draft, filter: ThreatFilter): Promise<boolean> {
  const asked = orders.filter((order) => says(question, `op:${order}`));
  const [by, ...otherBys] = breakdowns(question, filter);
  const [order, ...otherOrders] = by ? [] : asked;
  if (otherBys.length + otherOrders.length > 0 || !isUsedUp(question, filter, by, order)) return false;
  if (says(question, 'op:summary') && (!by || says(question, 'one:threat'))) return false;
  if (says(question, 'op:compare') && (filter.anyOf.length === 0 || by || order)) return false;
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

const asked = ['op:list', 'any:any', 'aspect:type', 'aspect:new', 'aspect:seen'];

/**
 * "Any ransomware?" names a type and not the topic. "What is ransomware?" asks what the word means, and what goes on
 * from a question about something else asks for that.
 */
function isOfType(question: Question, draft: Draft): boolean {
  const { concepts, isFollowUp, spans, text } = question;
  const { definers } = texts[draft.language];
  if (isFollowUp || says(question, 'op:summary')) return false;
  if (concepts.length === 0 && draft.asked.before !== null) return false;
  const isPlain = spans.length === 0 && concepts.every((concept) => asked.includes(concept));
  return !isPlain || !definers.some((words) => fold(text).includes(fold(words)));
}

/** A type is one of threats; a source is that of other things too, unless it is asked what it reported. */
const namesThreats = (question: Question, filter: ThreatFilter) =>
  hasCondition(filter, 'type') ||
  (hasCondition(filter, 'source') && (says(question, 'aspect:new') || says(question, 'aspect:seen')));

const namesTopic = (question: Question) => topicConcepts.some((concept) => says(question, concept));

const topicConcepts: readonly Concept[] = [
  ...(['topic:threat', 'threatType:Credential theft', 'threatType:Data exfiltration'] as const),
];

/** Threats: how many, which, by what, and when. */
export const threats: Topic = {
  name: 'threats',
  mentions: topicConcepts,
  byName: true,
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
      'any:any',
      'op:compare',
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
  takes: ['spans', 'openSpans', 'names', 'quotes', 'numbers', 'tail'],
  async answer(question, draft) {
    const [span] = question.spans;
    const { now } = draft.asked;
    const isNamed = namesTopic(question);
    if (!isNamed && !isOfType(question, draft)) return false;
    const refuseOld = () => {
      draft.refuse('beyond', texts[draft.language].tooOld(draft.show.day(reachesTo(now))));
      return true;
    };
    const isOld = span !== undefined && question.spans.length === 1 && isTooOld(span, now);
    if (isNamed && isOld) return refuseOld();
    const filter = await readThreatFilter(question, draft);
    if (!filter || !(isNamed || namesThreats(question, filter))) return false;
    if (isOld) return refuseOld();
    if (!(await answerFilter(question, draft, filter))) return false;
    if (!isNamed) draft.goOnFrom({ ...question, phrases: [['topic:threat'], ...question.phrases] });
    sayLimits(question, draft, filter);
    return true;
  },
  texts: { en: textIn('en'), es: textIn('es'), fr: textIn('fr'), de: textIn('de'), ja: textIn('ja') },
  permission: allow('intelligence', 'read'),
  screens: ['/threats', '/dashboard'],
};
