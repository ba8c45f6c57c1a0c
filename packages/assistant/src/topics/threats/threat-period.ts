import { hoursOf, type Period, periods } from '@halyard/contracts/intelligence/threats.ts';
import type { Draft } from '../../draft/create-draft.ts';
import type { Span } from '../../understand/span.ts';
import { texts } from './texts.ts';

const hourMs = 3_600_000;
/** The longest that threats can be asked for. */
export const longest: Period = '90d';

/** When threats were last seen, as the query asks for it and as a person reads it. */
export type ThreatPeriod = {
  readonly query: { readonly period: Period; readonly from?: string; readonly to?: string };
  readonly when: string;
  /** The question reaches back further than the query can. */
  readonly isCut: boolean;
};

export const reachesTo = (now: number): number => now - hoursOf[longest] * hourMs;

/** Whether nothing of a stretch of time can be asked for. */
export const isTooOld = ({ end }: Span, now: number): boolean => end <= reachesTo(now);

// A day on which the clocks are changed has 25 hours at most.
const isOneDay = ({ start, end, unit }: Span) => unit === 'days' && end - start <= 25 * hourMs;

/** The period of a question; without a time it is the longest there is, and the answer says so. */
export function toThreatPeriod(span: Span | undefined, draft: Draft): ThreatPeriod {
  const { now } = draft.asked;
  const text = texts[draft.language];
  if (!span) return { query: { period: longest }, when: text.periods[longest], isCut: false };
  const exact = periods.find((period) => span.end === now && span.start === now - hoursOf[period] * hourMs);
  if (exact) return { query: { period: exact }, when: text.periods[exact], isCut: false };
  const period = periods.find((one) => now - hoursOf[one] * hourMs <= span.start);
  const from = period && { from: new Date(span.start).toISOString() };
  const to = span.end <= now && { to: new Date(span.end).toISOString() };
  return {
    query: { period: period ?? longest, ...from, ...to },
    when: isOneDay(span) ? text.onDay(draft.show.day(span.start)) : text.span(draft.show.span(span)),
    isCut: period === undefined,
  };
}
