import type { Language } from '@halyard/contracts/settings.ts';
import type { Vocabulary } from '../lexicon/lexicon.ts';
import { dayAt } from './calendar.ts';
import { findConcepts } from './find-concepts.ts';
import { findPoints, type Point } from './find-points.ts';
import { findRanges } from './find-ranges.ts';
import { mostTimes } from './first-matches.ts';
import { type FoundTime, type Token, withoutOverlaps } from './found-time.ts';
import type { Now } from './named-date.ts';
import { findWrittenNumbers } from './number-words.ts';
import type { Place } from './places.ts';
import { meaningOf } from './reading.ts';
import { relateYear } from './relate-year.ts';
import { daysBack, monthsBack, relativeSpans } from './relative-spans.ts';
import { daysSpan, joinSpans, monthsSpan, type Span } from './span.ts';
import { around, type GapPhrase, type Open, type Relative, type TimeIndex, timeIndex } from './time-phrases.ts';

/** The longest phrase that stands around a gap. */
function phraseAround<Kind>(text: string, { at, until }: Place, phrases: readonly GapPhrase<Kind>[]) {
  for (const phrase of phrases) {
    const place = around(text, at, until, phrase);
    if (place) return { kind: phrase.kind, place };
  }
  return undefined;
}

/** "Last month", "yesterday". */
function findPlain(text: string, { plain }: TimeIndex, now: Now): Token[] {
  return findConcepts(text, plain)
    .slice(0, mostTimes)
    .flatMap(({ at, until, concepts }) =>
      concepts
        .slice(0, 1)
        .map((concept) => ({ at, until, span: relativeSpans[meaningOf(concept) as Relative](now, 1) })),
    );
}

/** "In the last 7 days": a number in such a phrase. */
function findNumbered(text: string, { numbered }: TimeIndex, language: Language, now: Now): Token[] {
  return findWrittenNumbers(text, language)
    .slice(0, mostTimes)
    .flatMap(({ at, until, value }) => {
      const found = phraseAround(text, { at, until }, numbered);
      return found && value > 0 ? [{ ...found.place, span: relativeSpans[found.kind](now, value) }] : [];
    });
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

const reaches: Readonly<Record<Open, (span: Span, now: Now) => Span | undefined>> = {
  since: sinceThen,
  after: afterThat,
};

function findOpen(text: string, tokens: readonly Token[], { open }: TimeIndex, now: Now): FoundTime[] {
  return tokens.flatMap((token) => {
    const found = phraseAround(text, token, open);
    const span = found && reaches[found.kind](token.span, now);
    return found && span ? [{ ...found.place, span }] : [];
  });
}

/** A date by itself, with the "in" or "of" before it; before "today" such words belong to something else. */
function introduced(text: string, { within }: TimeIndex, { at, until, span, date }: Token): FoundTime {
  if (!date) return { at, until, span };
  const stands = (word: string) =>
    text.endsWith(`${word} `, at) && !/[\p{L}\d]/u.test(text.charAt(at - word.length - 2));
  const word = within.find(stands);
  return { at: word === undefined ? at : at - word.length - 1, until, span };
}

/**
 * Every time that a question names, in order. `folded` and `letters` are the same text, the second in the person's own
 * letters.
 */
export function findTimes(folded: string, letters: string, vocabulary: Vocabulary, now: Now): FoundTime[] {
  const { language, times } = vocabulary;
  const index = timeIndex(times);
  const points: Point[] = findPoints(folded, language, now, letters).map((point) =>
    relateYear(point, folded, times, language, now),
  );
  const relative = [...findPlain(folded, index, now), ...findNumbered(folded, index, language, now)];
  const tokens = withoutOverlaps<Token>([...points, ...relative]);
  const phrases = withoutOverlaps([...findRanges(folded, tokens, index, now), ...findOpen(folded, tokens, index, now)]);
  const alone = tokens.filter(({ at }) => !phrases.some((phrase) => phrase.at <= at && at < phrase.until));
  const rest = alone.map((token) => introduced(folded, index, token));
  return [...phrases, ...rest].sort((one, other) => one.at - other.at);
}
