import type { NamedDate } from './named-date.ts';
import type { Place } from './places.ts';
import type { Span } from './span.ts';

/** A stretch of time that a question names, and the letters that name it. */
export type FoundTime = Place & { readonly span: Span };

/** A standalone time; `date` if it is a calendar date, `isWeekday` if it recurs every week. */
export type Token = FoundTime & { readonly date?: NamedDate; readonly isWeekday?: true };

/** Of those that overlap, the one that begins first, and of these the longest. */
export function withoutOverlaps<T extends Place>(found: readonly T[]): T[] {
  const kept: T[] = [];
  for (const one of found.toSorted((a, b) => a.at - b.at || b.until - a.until))
    if (one.at >= (kept.at(-1)?.until ?? 0)) kept.push(one);
  return kept;
}
