import type { Span } from '../understand/span.ts';
import { type Question, says } from './topic.ts';

/**
 * The times of a question; "since yesterday" reaches from the beginning of yesterday to now. Undefined where the word
 * stands without the one time it needs.
 */
export function spansUntilNow(question: Question, now: number): readonly Span[] | undefined {
  const { spans } = question;
  if (!says(question, 'since:then')) return spans;
  const [span, ...others] = spans;
  if (!span || others.length > 0 || span.start > now) return undefined;
  return [{ start: span.start, end: Math.max(now, span.end), unit: 'days', months: null }];
}
