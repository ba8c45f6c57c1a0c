import { nameMax, sourceMax } from '@halyard/contracts/intelligence/intelligence.ts';
import { type Threat, type ThreatSeverity, threatSeverities } from '@halyard/contracts/intelligence/threats.ts';

/** The most severe of what is there; null where no threat has a severity. */
export const highestSeverityOf = (threats: readonly Pick<Threat, 'severity'>[]): ThreatSeverity | null =>
  threatSeverities.find((severity) => threats.some((threat) => threat.severity === severity)) ?? null;

/** What the form of an incident begins with where nothing is known: a choice in the middle, to be looked at. */
const unknownSeverity = 'Medium';

/** By code points: half an emoji is no text. */
const cut = (text: string, max: number) => [...text].slice(0, max).join('');

/** What a new incident begins with: the most severe severity, and the sources as far as they fit. */
export function prefillIncident(threats: readonly Threat[], titleOf: (first: string, others: number) => string) {
  const sources = [...new Set(threats.map(({ source }) => source))];
  return {
    title: cut(titleOf(threats[0]?.name ?? '', threats.length - 1), nameMax),
    severity: highestSeverityOf(threats) ?? unknownSeverity,
    source: cut(sources.slice(0, 3).join(', '), sourceMax),
  };
}
