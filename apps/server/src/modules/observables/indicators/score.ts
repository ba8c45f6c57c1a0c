import { scoreHalfLifeDays } from '@halyard/contracts/inflow/sightings.ts';

const dayMs = 86_400_000;

export type Scored = {
  /** STIX 2.1, 0 to 100; null if none is stated. */
  readonly confidence: number | null;
  readonly validFrom: number | null;
  readonly validUntil: number | null;
  readonly lastSightedAt: number | null;
};

/**
 * What the confidence in an indicator is worth at a time, 0 to 100: confidence × 0.5^(days / half-life), where days are
 * those since it was valid or seen last, whichever is later. It is 0 once it is no longer valid, and null where no
 * confidence is stated, or nothing says from when it counts. (Exponential decay; MISP's decaying models and OpenCTI's
 * decay rules lower scores likewise.)
 */
export function scoreOf(indicator: Scored, at: number, halfLife = scoreHalfLifeDays): number | null {
  const { confidence, validFrom, validUntil, lastSightedAt } = indicator;
  if (confidence === null) return null;
  if (validUntil !== null && validUntil <= at) return 0;
  const since = Math.max(validFrom ?? Number.NEGATIVE_INFINITY, lastSightedAt ?? Number.NEGATIVE_INFINITY);
  if (since === Number.NEGATIVE_INFINITY) return null;
  const days = Math.max(0, (at - since) / dayMs);
  return Math.round(confidence * 0.5 ** (days / halfLife));
}
