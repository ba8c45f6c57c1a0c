import { type Pattern, parsePattern } from '@halyard/detection/stix-pattern';

const kept = new Map<string, Pattern>();
const keptMax = 2_000;

/** A pattern that was indexed, and so can be parsed; the same text is parsed once. */
export function patternOf(text: string): Pattern {
  const known = kept.get(text);
  if (known) return known;
  if (kept.size >= keptMax) kept.clear();
  const parsed = parsePattern(text);
  kept.set(text, parsed);
  return parsed;
}
