import type { AlertRule } from '@halyard/contracts/intelligence/alerts.ts';
import type { security } from '../../../text/en/intelligence/security.ts';

type Words = typeof security;

/** The conditions of a rule in words, one phrase each; a rule without conditions matches every threat. */
export function describeRule(
  { severities, types, sources, words, leastConfidence }: AlertRule,
  { rules: text, severities: names }: Words,
): string[] {
  const phrases = [
    severities.length > 0 && text.severityIn(severities.map((severity) => names[severity]).join(', ')),
    types.length > 0 && text.typeIn(types.join(', ')),
    sources.length > 0 && text.sourceIn(sources.join(', ')),
    words !== '' && text.wordsIn(words),
    leastConfidence !== null && text.confidenceFrom(String(leastConfidence)),
  ].filter((phrase) => phrase !== false);
  return phrases.length > 0 ? phrases : [text.every];
}
