import { unresolvedStatuses } from '@halyard/contracts/operations/incidents.ts';
import {
  type Condition,
  fieldOf,
  type Period,
  type SubjectName,
  subjectOf,
} from '@halyard/contracts/query/query-spec.ts';
import { type CalendarDay, dayAt, startOf, weekdayOf } from '../times/calendar.ts';
import type { Now } from '../times/named-date.ts';
import { daysBack, monthsBack } from '../times/relative-spans.ts';
import { isWithoutBeginning, monthsSpan, type Span } from '../times/span.ts';
import type { Code } from '../vocabulary/vocabulary.ts';
import { has, type Parts } from './assemble/parts.ts';
import type { Piece } from './pieces.ts';

export const dayMs = 86_400_000;
const toInstant = (at: number) => new Date(at).toISOString();

export function toPeriod(field: string, span: Span): Period {
  return { field, from: isWithoutBeginning(span) ? null : toInstant(span.start), to: toInstant(span.end) };
}

/** The stretch of the same length before a span: what "than before" means. */
function spanBefore({ start, end, months }: Span, now: Now): Span {
  if (months && end - start < 32 * dayMs) return monthsBack({ now: start, timeZone: now.timeZone }, 1, 1);
  return { start: start - (end - start), end: start, unit: 'days', months: null };
}

type Bounds = Pick<Period, 'from' | 'to'>;

/** The stretch before a period, as long as it: of a month the month before. Null where it has no beginning. */
export function periodBefore({ from, to }: Period, now: Now): Bounds | null {
  if (from === null) return null;
  const start = Date.parse(from);
  const end = to === null ? Math.max(start, now.now) : Date.parse(to);
  const first = dayAt(start, now.timeZone);
  const isMonth = first.day === 1 && startOf(first, now.timeZone) === start && end - start < 32 * dayMs;
  const before = isMonth ? monthsBack({ now: start, timeZone: now.timeZone }, 1, 1) : { start: start - (end - start) };
  return { from: toInstant(before.start), to: from };
}

/** The same stretch a year earlier. What has not ended yet is meant as far as it is over. Null without a beginning. */
export function yearEarlier({ from, to }: Bounds, { timeZone }: Now): { from: string; to: string | null } | null {
  if (from === null) return null;
  const shifted = (at: string) => {
    const { year, month, day } = dayAt(Date.parse(at), timeZone);
    const sinceMidnight = Date.parse(at) - startOf({ year, month, day }, timeZone);
    return toInstant(startOf({ year: year - 1, month, day }, timeZone) + sinceMidnight);
  };
  return { from: shifted(from), to: to === null ? null : shifted(to) };
}

/** "The last three months" end today, except where nothing is finer than a month. */
function upToNow(span: Span, { now, timeZone }: Now): Span {
  if (span.monthsBack === undefined) return span;
  const { year, month, day } = dayAt(now, timeZone);
  const start = startOf({ year, month: month - span.monthsBack, day }, timeZone);
  return { start, end: now, unit: 'days', months: null };
}

/** "Over 12 months" are whole ones where nothing is finer. */
const wholeMonths = (span: Span, now: Now): Span =>
  span.monthsBack !== undefined && span.months === null ? monthsBack(now, span.monthsBack, 1) : span;

/** A span as far as it is over; of months, up to the present one. */
function untilNow(span: Span, isOfMonths: boolean, now: Now): Span {
  const end = isOfMonths ? monthsBack(now, 0, 0).end : now.now;
  return span.end > end && span.start < end ? { start: span.start, end, unit: span.unit, months: span.months } : span;
}

/** "This year and the same time last year". */
function besideLastYear(field: string, wanted: Span, isOfMonths: boolean, now: Now): Periods | undefined {
  const meant = untilNow(wanted, isOfMonths, now);
  const earlier = yearEarlier(toPeriod(field, meant), now);
  if (!earlier?.to) return undefined;
  const [start, end] = [Date.parse(earlier.from), Date.parse(earlier.to)];
  return { period: toPeriod(field, meant), against: { start, end, unit: meant.unit, months: null } };
}

/** A trend of nothing stated is one of the last thirty days, by week one of a quarter, by month one of a year. */
const recent = ({ now }: Now, bucket: Parts['bucket']): Span => {
  const days = bucket === 'month' ? 365 : bucket === 'week' ? 90 : 30;
  return { start: now - days * dayMs, end: now, unit: 'days', months: null };
};

/** Records have their current state; past states are not stored. */
const isPassing = ({ field, op, values }: Condition) =>
  field === 'unresolved' || (field === 'status' && op === 'is' && values.some((value) => passing.has(value)));
const passing: ReadonlySet<string> = new Set(unresolvedStatuses);

/** "Acknowledged yesterday" says when that was done, which is not when the record was seen. */
const isEventful = ({ field, values }: Condition) =>
  ['acknowledged', 'reopened', 'linked', 'invited'].includes(field) && values.includes('yes');

/** A week that has begun extends to its Sunday if future days are requested. */
function wholeWeek(span: Span, { now, timeZone }: Now): Span {
  const sinceMonday = weekdayOf(dayAt(now, timeZone));
  const isPartOfWeek =
    sinceMonday > 0 && span.unit === 'days' && span.start === daysBack({ now, timeZone }, sinceMonday, 0).start;
  return isPartOfWeek ? { ...span, end: span.start + 7 * dayMs } : span;
}

/** "Due Friday" is the Friday to come. */
function ahead(span: Span, { now, timeZone }: Now): Span {
  const [start, end] = [span.start, span.end].map((at) =>
    at === 0 ? 0 : startOf(addWeek(dayAt(at, timeZone)), timeZone),
  );
  const isOfPast = span.isWeekday === true && span.end <= now;
  return isOfPast && start !== undefined && end !== undefined ? Object.assign({}, span, { start, end }) : span;
}

const addWeek = (day: CalendarDay): CalendarDay => ({ year: day.year, month: day.month, day: day.day + 7 });

const kindOf = (subject: SubjectName, field: string) => fieldOf(subject, field)?.kind;
const isAhead = (subject: SubjectName, field: string) => kindOf(subject, field) === 'day' || field === 'due';

/** Times of events that a period without a verb is never about. */
const noTime = (parts: Parts) => parts.times.length === 0;

/** The time field of a period: a named time, the one of a figure, or the subject's default. */
function fieldOfPeriod(parts: Parts, now: Now): string | null {
  const { subject, times, fields } = parts;
  const [said] = times;
  if (said) return said;
  const isOfTargets = parts.conditions.some(({ condition }) => condition.field === 'withinTarget');
  if (isOfTargets && fieldOf(subject, 'resolved')) return 'resolved';
  // What runs out in the days to come is due then.
  const isFuture = parts.spans.length > 0 && parts.spans.every(({ start }) => start >= now.now);
  if (isFuture && fieldOf(subject, 'due')) return 'due';
  return fields.includes('resolution') ? 'resolved' : subjectOf(subject).time;
}

/** Whether a period has no data that could answer it. */
function isUnanswerable(parts: Parts, field: string, span: Span, now: Now, isChange: boolean): boolean {
  const { subject } = parts;
  if (span.start >= now.now && !isAhead(subject, field)) return true;
  // Police data knows nothing finer than a month.
  if (kindOf(subject, field) === 'month' && !span.months) return true;
  if (noTime(parts) && parts.conditions.some(({ condition }) => isPassing(condition) || isEventful(condition)))
    return true;
  // Only the last sign-in is kept: who signed in last week and again today is not among those of last week.
  if (field === 'lastLogin' && span.end <= daysBack(now, 0, 0).start && !parts.isNotThen) return true;
  // Tasks "last week" may be those created, due or done then.
  return subject === 'tasks' && noTime(parts) && span.end <= now.now && !isChange;
}

const fromTo = /^(?:from|von|de|du|desde|depuis)\s/iu;

/** "Did it go up from March to October": the first month against the last one. */
function endsOfGrowth({ ops, spans, pieces }: Parts, { timeZone }: Now): Span[] | undefined {
  const [only] = spans;
  const said = pieces.find(({ span }) => span === only)?.text ?? '';
  const [first, last] = only?.months ?? [];
  const isGrowth = ops.has('growth') || ops.has('decline');
  if (!only || !first || !last || first === last || !isGrowth || spans.length > 1 || !fromTo.test(said))
    return undefined;
  const [begin, end] = [dayAt(only.start, timeZone), dayAt(only.end - 1, timeZone)];
  return [monthsSpan(begin, begin, timeZone), monthsSpan(end, end, timeZone)];
}

export type Periods = { readonly period?: Period; readonly against?: Span };

/** The period of a question, and the one it is compared with; undefined where no query can say it. */
export function readPeriods(parts: Parts, now: Now, isChange: boolean): Periods | undefined {
  const { subject, ops, bucket, isNotThen } = parts;
  const spans = endsOfGrowth(parts, now) ?? parts.spans;
  const [first, second, ...more] = spans;
  if (more.length > 0) return undefined;
  const isOverTime =
    bucket !== null || ops.has('trend') || (parts.fields.includes('resolution') && parts.groups.length === 0);
  const isOfMonths = subjectOf(subject).time === 'month';
  const isOfGrowth = (ops.has('growth') || ops.has('decline')) && parts.groups.length > 0;
  const usual = isOfMonths
    ? isOfGrowth
      ? monthsBack(now, 1, 1)
      : undefined
    : isOverTime || isOfGrowth
      ? recent(now, bucket)
      : undefined;
  // "A year ago" says nothing of its own length.
  if (!first && ops.has('yearBefore') && !isChange) return undefined;
  const wanted = first ?? usual;
  if (!wanted) return {};
  const field = fieldOfPeriod(parts, now);
  if (!field) return undefined;
  const reached = isOfMonths ? wholeMonths(wanted, now) : upToNow(wanted, now);
  const meant = isAhead(subject, field) ? ahead(reached, now) : reached;
  if (isUnanswerable(parts, field, meant, now, isChange)) return undefined;
  const within = toPeriod(field, kindOf(subject, field) === 'day' ? wholeWeek(meant, now) : meant);
  // "Has not signed in for a month" is true until now, whatever the clock says between the question and its answer.
  const isOver = meant.end < now.now || isAhead(subject, field) || isOfMonths;
  const to = isOver ? within.to : null;
  const period: Period = isNotThen ? { field, from: within.from, to, not: true } : within;
  const compares = ['compare', 'growth', 'decline'].some((op) => ops.has(op));
  if (second) return compares || areCounted(parts, first, second) ? inOrder(field, wanted, second, period) : undefined;
  if (ops.has('yearBefore')) return isChange ? { period } : besideLastYear(field, meant, isOfMonths, now);
  if (compares && !isChange && isComparedWith(parts) && wanted.end <= now.now) {
    const { start, end } = spanAfter(wanted, now);
    return { period: toPeriod(field, { start, end, unit: wanted.unit, months: wanted.months }), against: wanted };
  }
  return compares ? { period, against: spanBefore(wanted, now) } : { period };
}

/** "How many yesterday and how many the day before": both are counted, and nothing else is between them. */
function areCounted({ pieces, ops, times }: Parts, first: Span | undefined, second: Span): boolean {
  const [from, to] = [first, second].map((span) => pieces.findIndex((piece) => piece.span === span));
  if (!first || from === undefined || to === undefined || times.length > 1 || !ops.has('count')) return false;
  const isApart = first.end <= second.start || second.end <= first.start;
  const joins = (piece: Piece) =>
    ['filler:', 'op:follow', 'op:count', 'op:or'].some((code) => has(piece, code as Code));
  return isApart && pieces.slice(from + 1, to).every(joins);
}

/** "More than last month": the stretch directly follows the comparing word, in Japanese precedes it. */
function isComparedWith(parts: Parts): boolean {
  const at = parts.pieces.findIndex(({ span }) => span !== undefined);
  const beside = parts.context.isVerbLast ? at + 1 : parts.before(at);
  return beside >= 0 && (has(parts.pieces[beside], 'op:compare') || parts.pieces[beside]?.text === 'より');
}

/** What follows a stretch, until now: this month after the last one. */
function spanAfter({ start, end, months }: Span, now: Now): Pick<Span, 'start' | 'end'> {
  if (months && end - start < 32 * dayMs) return monthsBack(now, 0, 0);
  return { start: end, end: Math.max(now.now, end) };
}

/** "September against October" compares the later with the earlier one, whichever is said first. */
function inOrder(field: string, first: Span, second: Span, period: Period): Periods {
  return second.start > first.start ? { period: toPeriod(field, second), against: first } : { period, against: second };
}
