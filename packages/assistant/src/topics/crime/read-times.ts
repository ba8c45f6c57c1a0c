import type { Draft } from '../../draft/create-draft.ts';
import { dayAt, monthName } from '../../understand/calendar.ts';
import { fold } from '../../understand/fold.ts';
import type { Understood } from '../../understand/follow-up.ts';
import type { Span } from '../../understand/span.ts';
import { saysAny } from '../says-any.ts';
import { type Question, says } from '../topic.ts';
import { areSame, before, inYear, isYear, type Months, monthsLater, monthsOf, yearBefore } from './months.ts';
import { texts } from './texts.ts';

/** What a question says of time. Without `first` it means the newest month that is here. */
export type Times = {
  readonly first: Months | undefined;
  /** What it is to be compared with. */
  readonly second: ((first: Months) => Months) | undefined;
};

/** `finer`: days or hours are asked for, which police data does not state. */
export type TimesRead = Times | 'finer' | undefined;

/** Whether one thing is to be measured against another. */
export const isComparing = (question: Question): boolean =>
  saysAny(question, 'op:compare', 'op:change', 'op:trend', 'compare:than');

const namesYear = (text: string) => /(?:19|20)\d\d/.test(text);

function monthsNamed(spans: readonly Span[], text: string): readonly Months[] | 'finer' | undefined {
  if (spans.some((span) => span.months === null)) return 'finer';
  const named = spans.map((span) => monthsOf(span, namesYear(text)));
  return named.every((months) => months !== undefined) ? named : undefined;
}

function lastMonth({ asked }: Draft): Months {
  const { year, month } = dayAt(asked.now, asked.manner.timeZone);
  const name = monthName({ year, month: month - 1 });
  return { from: name, to: name };
}

/** The months of the question before, where this one goes on from it. */
function monthsBefore({ isFollowUp }: Question, { asked }: Draft): Months | undefined {
  const spans = (asked.before as Understood | null)?.spans ?? [];
  const [only, ...others] = isFollowUp ? spans : [];
  return only && others.length === 0 ? monthsOf(only, true) : undefined;
}

// "The month before" is a time phrase, too, and was read as the month before this one.
function againstMonthBefore(question: Question, draft: Draft, named: readonly Months[]): TimesRead {
  const isCalendar = (months: Months) => areSame(months, lastMonth(draft));
  const at = named.findLastIndex(isCalendar);
  const rest = named.filter((_, index) => index !== at);
  if (rest.length > 1) return undefined;
  const earlier = monthsBefore(question, draft);
  if (isComparing(question) || rest.length === 1 || says(question, 'compare:monthBefore'))
    return { first: rest[0] ?? earlier, second: before };
  return { first: earlier ? before(earlier) : lastMonth(draft), second: undefined };
}

// "The same month of 2024" names a year that only says which month is meant.
function againstSameMonth(question: Question, draft: Draft, named: readonly Months[]): TimesRead {
  const [year, ...years] = named.filter(isYear);
  const [first, ...rest] = named.filter((months) => !isYear(months));
  if (years.length + rest.length > 0) return undefined;
  const base = first ?? monthsBefore(question, draft);
  return { first: base, second: year ? (months) => inYear(months, year.from.slice(0, 4)) : yearBefore };
}

function betweenTwo(first: Months, second: Months): TimesRead {
  if (isYear(second) && !isYear(first)) return { first, second: () => inYear(first, second.from.slice(0, 4)) };
  return { first, second: () => second };
}

// "Did it fall between 2025 and 2026?" names two years as one stretch.
function halves({ from, to }: Months): Times | undefined {
  const isTwoYears = from.endsWith('-01') && monthsLater(from, 23) === to;
  const isTwoMonths = monthsLater(from, 1) === to;
  if (!isTwoYears && !isTwoMonths) return undefined;
  const length = isTwoYears ? 12 : 1;
  const earlier = { from, to: monthsLater(from, length - 1) };
  return { first: { from: monthsLater(from, length), to }, second: () => earlier };
}

/** Reads which months are meant; undefined where that cannot be said for sure. */
export function readTimes(question: Question, draft: Draft): TimesRead {
  const named = monthsNamed(question.spans, question.text);
  if (named === 'finer' || named === undefined) return named;
  const folded = fold(question.text);
  const { monthBefore } = texts[draft.language];
  const saysBefore = monthBefore.some((phrase) => folded.includes(fold(phrase)));
  if (says(question, 'compare:sameMonth')) return againstSameMonth(question, draft, named);
  if (saysBefore || says(question, 'compare:monthBefore')) return againstMonthBefore(question, draft, named);
  const [first, second, ...others] = named;
  if (others.length > 0) return undefined;
  if (says(question, 'compare:yearBefore')) return second ? undefined : { first, second: yearBefore };
  if (first && second) return betweenTwo(first, second);
  return (first && isComparing(question) && halves(first)) || { first, second: undefined };
}
