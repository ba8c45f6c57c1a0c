import { saysAny } from '../says-any.ts';
import { type Question, says, valuesOf } from '../topic.ts';
import type { Breakdown, Order } from './break-down.ts';
import { isComparing } from './read-times.ts';

/** What may be asked of the rows. */
export type Form = 'count' | 'list' | 'month' | 'share' | 'average' | 'hotspot' | Breakdown;

export const breakdowns: readonly Breakdown[] = ['category', 'area', 'force', 'outcome', 'location'];

/** Whether the largest or the smallest is asked for. */
export const isRanked = (question: Question) => saysAny(question, 'op:most', 'op:least', 'rank:most');

/** What a question names to break down by. */
export function groupsNamed(question: Question): (Breakdown | 'month')[] {
  const named = [...valuesOf(question, 'by'), ...valuesOf(question, 'each')] as (Breakdown | 'month' | 'type')[];
  const where = says(question, 'op:where') && !says(question, 'op:hotspot') ? (['area'] as const) : [];
  const when = says(question, 'op:when') ? (['month'] as const) : [];
  return [...new Set([...named.map((one) => (one === 'type' ? 'category' : one)), ...where, ...when])];
}

/** What is asked of the rows; undefined where a question asks for more than one thing at once. */
export function formOf(question: Question): Form | undefined {
  const [group, ...others] = groupsNamed(question);
  const asksGroup = group !== undefined && (group !== 'month' || isGroupedByMonth(question));
  if (others.length > 0) return undefined;
  if (says(question, 'op:hotspot')) return group === undefined || group === 'location' ? 'hotspot' : undefined;
  if (says(question, 'op:average')) return group === undefined || group === 'month' ? 'average' : undefined;
  if (says(question, 'op:share')) return group === 'month' ? undefined : (group ?? 'share');
  if (asksGroup) return group;
  if (group === 'month') return 'count';
  const isOfTwo = question.spans.length > 1 || saysAny(question, 'op:compare', 'compare:than');
  if (isRanked(question) && !isOfTwo) return valuesOf(question, 'category').length === 0 ? 'category' : undefined;
  if (says(question, 'op:summary')) return valuesOf(question, 'category').length === 0 ? 'category' : 'count';
  if (isComparing(question)) return asksWhichChanged(question) ? undefined : 'month';
  return says(question, 'op:list') && !says(question, 'op:count') ? 'list' : 'count';
}

// Which of them changed is a question about every category at once, which no single query answers.
const asksWhichChanged = (question: Question) =>
  says(question, 'op:list') && says(question, 'op:change') && valuesOf(question, 'category').length === 0;

// "In the latest month" names a month; "which month had most" and "by month" ask for all of them.
const isGroupedByMonth = (question: Question) =>
  says(question, 'by:month') || isRanked(question) || says(question, 'op:trend') || !says(question, 'op:newest');

/** How groups are to be ordered; undefined where several numbers leave open how many are meant. */
export function orderOf(question: Question): Order | undefined {
  const [count = Number.POSITIVE_INFINITY, ...others] = question.numbers;
  return others.length > 0 ? undefined : { isLeast: says(question, 'op:least'), count };
}

/** A word of its own asks what something means; that is not in the rows. */
export const isDefinition = (question: Question) =>
  says(question, 'op:define') &&
  question.concepts.every((concept) => /^(?:op:list|op:define|topic|category|part)/.test(concept)) &&
  question.spans.length + question.names.length === 0;
