import { anchorsOf } from './anchors-of.ts';
import { matchPattern } from './match-pattern.ts';
import { carrierOf, type PatternObservable } from './observable-paths.ts';
import type { Comparison, Pattern } from './pattern.ts';

type Observed = Extract<Pattern, { kind: 'observed' }>;

/**
 * How a pattern is decided. `object`: by what one alert or record has. `timeline`: by several alerts and their times.
 * `undecided`: not here. `property`: observables carry nothing of the property `detail`; `value`: no particular value has
 * to be there, so there is nothing to look it up by; `expression`: a comparison that cannot be evaluated.
 */
export type PatternPlan =
  | { readonly kind: 'object' | 'timeline'; readonly anchors: readonly PatternObservable[] }
  | { readonly kind: 'undecided'; readonly why: 'property' | 'value' | 'expression'; readonly detail: string | null };

/** The observations that a pattern is about. */
function observedIn(pattern: Pattern): readonly Observed[] {
  if (pattern.kind === 'observed') return [pattern];
  return pattern.kind === 'qualified' ? observedIn(pattern.pattern) : pattern.parts.flatMap(observedIn);
}

/** Whether it requires times or order: one record does not have them. */
function asksForTimes(pattern: Pattern): boolean {
  if (pattern.kind === 'observed') return false;
  if (pattern.kind === 'followed_by' || pattern.kind === 'qualified') return true;
  return pattern.parts.some(asksForTimes);
}

const isJoined = (pattern: Pattern): boolean =>
  pattern.kind === 'and' || (pattern.kind === 'or' && pattern.parts.some(isJoined));

/** The first property of which observables know nothing. */
function unknownIn(comparison: Comparison): string | null {
  if (comparison.kind === 'test') return carrierOf(comparison.path) ? null : comparison.path.text;
  return comparison.parts.map(unknownIn).find((path) => path !== null) ?? null;
}

const undecided = (why: 'property' | 'value' | 'expression', detail: string | null): PatternPlan => ({
  kind: 'undecided',
  why,
  detail,
});

/** If everything the pattern is looked up by is present and that does not decide it, nothing will. */
function planOf(pattern: Pattern, kind: 'object' | 'timeline'): PatternPlan {
  const anchors = anchorsOf(pattern);
  const [unknown = null] = observedIn(pattern).flatMap(({ comparison }) => unknownIn(comparison) ?? []);
  if (matchPattern(pattern, anchors ?? []) === 'unsupported' && anchors !== null)
    return unknown === null ? undecided('expression', null) : undecided('property', unknown);
  if (anchors !== null && anchors.length > 0) return { kind, anchors };
  return unknown === null || anchors === null ? undecided('value', null) : undecided('property', unknown);
}

/** Each observation has to be found, so each needs a value that it is looked up by. */
function planTimeline(pattern: Pattern): PatternPlan {
  const plans = observedIn(pattern).map((part) => planOf(part, 'timeline'));
  const failed = plans.find((plan) => plan.kind === 'undecided');
  if (failed) return failed;
  const anchors = plans.flatMap((plan) => (plan.kind === 'undecided' ? [] : plan.anchors));
  return { kind: 'timeline', anchors: [...new Map(anchors.map((one) => [`${one.type} ${one.value}`, one])).values()] };
}

/** How a pattern is decided by observables, and by which of them it is looked up. */
export function readPlan(pattern: Pattern): PatternPlan {
  if (asksForTimes(pattern)) return planTimeline(pattern);
  if (!isJoined(pattern)) return planOf(pattern, 'object');
  const joined = planTimeline(pattern);
  // If a part cannot be looked up separately, all of it must be in one record.
  return joined.kind === 'undecided' ? planOf(pattern, 'object') : joined;
}
