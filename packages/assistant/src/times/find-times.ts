import type { Language } from '@halyard/contracts/accounts/settings.ts';
import { dayAt, weekdayOf } from './calendar.ts';
import { findPhrases } from './find-phrases.ts';
import { findPoints, type Point } from './find-points.ts';
import { findRanges } from './find-ranges.ts';
import { mostTimes } from './first-matches.ts';
import { type FoundTime, type Token, withoutOverlaps } from './found-time.ts';
import type { Now } from './named-date.ts';
import { findWrittenNumbers } from './number-words.ts';
import type { Place } from './places.ts';
import { relateYear } from './relate-year.ts';
import { daysBack, monthsBack, relativeSpans } from './relative-spans.ts';
import { daysSpan, joinSpans, monthsSpan, type Span, spanUntil } from './span.ts';
import { around, type GapPhrase, type Open, type Relative, type TimeIndex, timeIndex } from './time-phrases.ts';
import { findWeekdays, type Weekday } from './weekdays.ts';

// When summer time ends, a day has 25 hours.
const longestDayMs = 25 * 3_600_000;
const betweenDayAndDate = /^,? ?(?:the |the day of |den |dem |der |el |le |on )?$/;

/** The times of a question, and the positions of ambiguous ones. */
export type TimesRead = { readonly times: readonly FoundTime[]; readonly unclear: readonly Place[] };

/** The longest phrase that is around a gap. */
function phraseAround<Kind>(text: string, { at, until }: Place, phrases: readonly GapPhrase<Kind>[]) {
  for (const phrase of phrases) {
    const place = around(text, at, until, phrase);
    if (place) return { kind: phrase.kind, place };
  }
  return undefined;
}

/** "Last month", "yesterday". */
function findPlain(text: string, { plain }: TimeIndex, now: Now): Token[] {
  return findPhrases(text, plain)
    .slice(0, mostTimes)
    .flatMap(({ at, until, meanings }) =>
      meanings.slice(0, 1).map((meaning) => ({ at, until, span: relativeSpans[meaning as Relative](now, 1) })),
    );
}

type Read = { readonly tokens: readonly Token[]; readonly unclear: readonly Place[] };

/** "In the last 7 days": a number in such a phrase. "For 7 days" is not a time. */
function findNumbered(text: string, { numbered }: TimeIndex, language: Language, now: Now): Read {
  const tokens: Token[] = [];
  const unclear: Place[] = [];
  for (const { at, until, value } of findWrittenNumbers(text, language, mostTimes)) {
    const found = phraseAround(text, { at, until }, numbered);
    if (found?.kind === 'lengths') unclear.push(found.place);
    else if (found && value > 0) tokens.push({ ...found.place, span: relativeSpans[found.kind](now, value) });
  }
  return { tokens, unclear };
}

function sinceThen(first: Span, now: Now): Span | undefined {
  if (first.unit === 'hours') return first;
  const last = first.months ? monthsBack(now, 0, 0) : daysBack(now, 0, 0);
  return first.start < last.end ? joinSpans(first, last) : undefined;
}

function afterThat(over: Span, now: Now): Span | undefined {
  const next = dayAt(over.end, now.timeZone);
  const first = over.months ? monthsSpan(next, next, now.timeZone) : daysSpan(next, next, now.timeZone);
  const last = over.months ? monthsBack(now, 0, 0) : daysBack(now, 0, 0);
  return over.unit !== 'hours' && first.start < last.end ? joinSpans(first, last) : undefined;
}

/** Whether a time without its year is one that comes again this year: before which of the two is not said. */
const comesAgain = ({ span, date }: Token, { now, timeZone }: Now) =>
  date !== undefined && date.year === undefined && dayAt(span.start, timeZone).year < dayAt(now, timeZone).year;

const isOneDay = ({ start, end, unit }: Span) => unit === 'days' && end - start <= longestDayMs;

const reaches: Readonly<Record<Open, (token: Token, now: Now) => Span | undefined>> = {
  since: ({ span }, now) => sinceThen(span, now),
  after: ({ span }, now) => afterThat(span, now),
  before: (token, now) =>
    token.span.unit === 'hours' || comesAgain(token, now)
      ? undefined
      : spanUntil(token.span.start, token.span.isWeekday),
  // Whether October itself belongs to "until October" no one can tell.
  until: (token, now) =>
    isOneDay(token.span) && !comesAgain(token, now) ? spanUntil(token.span.end, token.span.isWeekday) : undefined,
  unclear: () => undefined,
};

const mayBeAlone: ReadonlySet<Open> = new Set(['since', 'after']);

type Opened = { readonly times: readonly FoundTime[]; readonly unclear: readonly Place[] };

function findOpen(text: string, tokens: readonly Token[], { open }: TimeIndex, now: Now): Opened {
  const times: FoundTime[] = [];
  const unclear: Place[] = [];
  for (const token of tokens) {
    const found = phraseAround(text, token, open);
    const span = found && reaches[found.kind](token, now);
    if (found && span) times.push({ ...found.place, span });
    else if (found && !mayBeAlone.has(found.kind)) unclear.push(found.place);
  }
  return { times, unclear };
}

/** A standalone date, with the "in" or "of" before it; before "today" such words belong to something else. */
function introduced(text: string, { within }: TimeIndex, { at, until, span, date, isWeekday }: Token): FoundTime {
  if (!date && !isWeekday) return { at, until, span };
  const stands = (word: string) =>
    text.endsWith(`${word} `, at) && !/[\p{L}\d]/u.test(text.charAt(at - word.length - 2));
  const word = within.find(stands);
  return { at: word === undefined ? at : at - word.length - 1, until, span };
}

/** "Monday 16 November" is that day; of a day of another name nothing can be said. */
function joinWeekdays(text: string, points: readonly Point[], weekdays: readonly Weekday[], zone: string) {
  const isNamedBy = (weekday: Weekday, { at, date }: Point) =>
    date.day !== undefined && at >= weekday.until && betweenDayAndDate.test(text.slice(weekday.until, at));
  const named = points.map((point) => ({ point, weekday: weekdays.find((one) => isNamedBy(one, point)) }));
  const isOfThat = ({ span }: Point, { weekday }: Weekday) => weekdayOf(dayAt(span.start, zone)) === weekday;
  return {
    points: named.flatMap(({ point, weekday }) =>
      weekday ? (isOfThat(point, weekday) ? [{ ...point, at: weekday.at }] : []) : [point],
    ),
    unclear: named.flatMap(({ point, weekday }) =>
      weekday && !isOfThat(point, weekday) ? [{ at: weekday.at, until: point.until }] : [],
    ),
    alone: weekdays.filter((weekday) => !named.some((one) => one.weekday === weekday)),
  };
}

const isTold = (one: Place | FoundTime): one is FoundTime => 'span' in one;
const isWithin = (place: Place, { at, until }: Place) => at <= place.at && place.at < until;

/**
 * Every time in a question, in order, and the positions of ambiguous ones: "by Friday". `folded` and `letters` are the
 * same text, the second in the person's own letters.
 */
export function readTimes(folded: string, letters: string, language: Language, now: Now): TimesRead {
  const index = timeIndex(language);
  const dated: Point[] = findPoints(folded, language, now, letters).map((point) =>
    relateYear(point, folded, language, now),
  );
  const named = joinWeekdays(folded, dated, findWeekdays(folded, letters, language, now), now.timeZone);
  const weekdays = named.alone.flatMap(({ at, until, span }) =>
    span ? [{ at, until, span, isWeekday: true as const }] : [],
  );
  const numbered = findNumbered(folded, index, language, now);
  const unread = [...named.alone.filter(({ span }) => span === null), ...named.unclear, ...numbered.unclear];
  const told = [...named.points, ...weekdays, ...findPlain(folded, index, now), ...numbered.tokens];
  const found = withoutOverlaps<Place | Token>([...told, ...unread.map(({ at, until }) => ({ at, until }))]);
  const tokens = found.filter((one) => 'span' in one);
  const open = findOpen(folded, tokens, index, now);
  const phrases = withoutOverlaps<Place | FoundTime>([
    ...findRanges(folded, tokens, index, now),
    ...open.times,
    ...open.unclear,
  ]);
  const alone = found.filter((one) => !phrases.some((phrase) => isWithin(one, phrase)));
  const rest = alone.map((one) => ('span' in one ? introduced(folded, index, one) : one));
  const all = [...phrases, ...rest].sort((one, other) => one.at - other.at);
  return { times: all.filter(isTold), unclear: all.filter((one) => !isTold(one)) };
}

/** Every unambiguous time in a question, in order. */
export const findTimes = (folded: string, letters: string, language: Language, now: Now): readonly FoundTime[] =>
  readTimes(folded, letters, language, now).times;
