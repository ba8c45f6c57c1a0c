import type { EventKind } from '@halyard/contracts/events.ts';
import type { EventDetails, HistoryEntry } from '@halyard/contracts/intelligence/intelligence.ts';

/** The history of a threat, in one language. */
export type ThreatHistory = {
  readonly descriptions: Partial<Record<EventKind, (details: EventDetails) => string>>;
  readonly other: string;
};

/** Returns what happened to a threat as its history says it. */
export const describeThreatEvent = ({ kind, details }: HistoryEntry, { descriptions, other }: ThreatHistory): string =>
  descriptions[kind]?.(details ?? {}) ?? details?.message ?? other;
