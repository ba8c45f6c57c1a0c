import { dayAt } from './calendar.ts';
import { firstMatches } from './first-matches.ts';
import { type FoundTime, type Token, withoutOverlaps } from './found-time.ts';
import { latestYear, type NamedDate, type Now, spanOfDate } from './named-date.ts';
import type { Place } from './places.ts';
import { daysSpan, joinSpans, type Span } from './span.ts';
import { around, type TimeIndex } from './time-phrases.ts';

/** A time, or a bare number that may be a day of the month beside it. */
type Gap = Place & { readonly token?: Token };

const bareDay = /(?<!\d)\d{1,2}(?:st|nd|rd|th|er|\.|日)?(?!\d)/g;

function gapsOf(text: string, tokens: readonly Token[]): Gap[] {
  const isBare = ({ at }: Place) => !tokens.some((one) => one.at <= at && at < one.until);
  const days = firstMatches(text, bareDay).map(({ index, 0: said }) => ({ at: index, until: index + said.length }));
  const times = tokens.map((token) => ({ at: token.at, until: token.until, token }));
  return withoutOverlaps<Gap>([...times, ...days.filter(isBare)]);
}

/** The date of a gap; a bare number is a day of the other one's month. */
function dateOf(text: string, { at, until, token }: Gap, other: Gap): NamedDate | undefined {
  const beside = other.token?.date;
  if (token || beside?.day === undefined) return token?.date;
  return { ...beside, day: Number(/\d+/.exec(text.slice(at, until))?.[0] ?? 0) };
}

type Years = readonly (readonly [early: number, late: number])[];

/** Years that the two dates may be of, the likeliest first. A year that is said once is that of both, or the next to it. */
function yearsOf(early: NamedDate, late: NamedDate, now: Now): Years {
  if (early.year !== undefined && late.year !== undefined) return [[early.year, late.year]];
  if (early.year !== undefined) return [0, 1].map((more) => [early.year ?? 0, (early.year ?? 0) + more] as const);
  const isWithinMonth = early.month === late.month && late.year === undefined;
  const year = late.year ?? latestYear(isWithinMonth ? early : late, now);
  return year === undefined ? [] : [0, 1].map((less) => [year - less, year] as const);
}

/** "Between November and February" begins a year before it ends. */
function spanOfDates(early: NamedDate, late: NamedDate, now: Now): Span | undefined {
  for (const [earlyYear, lateYear] of yearsOf(early, late, now)) {
    const first = spanOfDate({ ...early, year: earlyYear }, now);
    const last = spanOfDate({ ...late, year: lateYear }, now);
    if (first && last && first.start <= last.start) return joinSpans(first, last);
  }
  return undefined;
}

/** "From Friday to Monday" begins in the week before that Monday. */
function weekdayBefore({ span, isWeekday }: Token, to: Token | undefined, last: Span, now: Now): Span {
  if (!isWeekday || !to?.isWeekday || span.start <= last.start) return span;
  const { year, month, day } = dayAt(span.start, now.timeZone);
  const earlier = { year, month, day: day - 7 };
  return daysSpan(earlier, earlier, now.timeZone);
}

function spanBetween(text: string, from: Gap, to: Gap, now: Now): Span | undefined {
  const [early, late] = [dateOf(text, from, to), dateOf(text, to, from)];
  if (early && late) return spanOfDates(early, late, now);
  const last = to.token?.span;
  const first = from.token && last ? weekdayBefore(from.token, to.token, last, now) : from.token?.span;
  return first && last && first.start <= last.start ? joinSpans(first, last) : undefined;
}

/** "From March to May", "vom 3. bis 10. März". */
export function findRanges(text: string, tokens: readonly Token[], { between }: TimeIndex, now: Now): FoundTime[] {
  const gaps = gapsOf(text, tokens);
  return gaps.flatMap((from, index) => {
    const to = gaps[index + 1];
    if (!to) return [];
    const middle = text.slice(from.until, to.at);
    const templates = between.get(middle) ?? between.get(middle.trim()) ?? [];
    const [place] = templates.flatMap((one) => around(text, from.at, to.until, one) ?? []);
    const span = place && spanBetween(text, from, to, now);
    return place && span ? [{ ...place, span }] : [];
  });
}
