import {
  type SeverityCounts,
  type SeverityFilter,
  severityFilters,
  threatSeverities,
} from '@halyard/contracts/intelligence/threats.ts';

/** A severity, or not stated. */
export type SeverityLevel = SeverityFilter;

export const countAt = (counts: SeverityCounts, level: SeverityLevel): number =>
  counts[level === 'none' ? 'notSet' : level];

export const totalOf = (counts: SeverityCounts): number =>
  severityFilters.reduce((sum, level) => sum + countAt(counts, level), 0);

/** The displayed levels: the four severities, and `none` if any of the counts has such threats. */
export const levelsIn = (all: readonly SeverityCounts[]): readonly SeverityLevel[] =>
  all.some(({ notSet }) => notSet > 0) ? severityFilters : threatSeverities;

/** The severity of a marker: null if none is stated. */
export const severityAt = (level: SeverityLevel) => (level === 'none' ? null : level);
