import { type Pattern, parsePattern, readPlan } from '@halyard/detection/stix-pattern';

type Known = {
  readonly pattern: Pattern;
  /** Several alerts and their times decide it. */
  readonly isTimed: boolean;
};

const kept = new Map<string, Known>();
const keptMax = 2_000;

/** A pattern that was indexed, and so can be parsed; the same text is parsed once. */
export function patternOf(text: string): Known {
  const known = kept.get(text);
  if (known) return known;
  if (kept.size >= keptMax) kept.clear();
  const pattern = parsePattern(text);
  const parsed = { pattern, isTimed: readPlan(pattern).kind === 'timeline' };
  kept.set(text, parsed);
  return parsed;
}
