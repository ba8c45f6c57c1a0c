import { nameMax, sourceMax } from '@halyard/contracts/intelligence/intelligence.ts';
import { type Threat, type ThreatSeverity, threatSeverities } from '@halyard/contracts/intelligence/threats.ts';

/** The highest severity; null if no threat has one. */
export const highestSeverityOf = (threats: readonly Pick<Threat, 'severity'>[]): ThreatSeverity | null =>
  threatSeverities.find((severity) => threats.some((threat) => threat.severity === severity)) ?? null;

/** The initial severity of an incident form if nothing is known: a medium choice, to be reviewed. */
const unknownSeverity = 'Medium';

/** By code points: half an emoji is not text. */
const cut = (text: string, max: number) => [...text].slice(0, max).join('');

/** Initial values of a new incident: the highest severity, and the sources as far as they fit. */
export function prefillIncident(threats: readonly Threat[], titleOf: (first: string, others: number) => string) {
  const sources = [...new Set(threats.map(({ source }) => source))];
  return {
    title: cut(titleOf(threats[0]?.name ?? '', threats.length - 1), nameMax),
    severity: highestSeverityOf(threats) ?? unknownSeverity,
    source: cut(sources.slice(0, 3).join(', '), sourceMax),
  };
}
