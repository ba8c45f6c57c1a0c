import type { TaskActivity } from '@halyard/contracts/work/dashboard.ts';

export type Trend =
  | { readonly kind: 'none' }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'known'; readonly percent: number; readonly counts?: TaskActivity['trend'] };

/**
 * The possible statements of the Total Tasks card (decision G-004). `none`: nothing is older than seven days, so there
 * is no trend. Without the counts a zero could mean either, so it stays `unknown`.
 */
export function toTrend(processingRate: number | undefined, counts: TaskActivity['trend'] | undefined): Trend {
  if (counts?.percent === null) return { kind: 'none' };
  if (counts) return { kind: 'known', percent: processingRate ?? counts.percent, counts };
  return processingRate ? { kind: 'known', percent: processingRate } : { kind: 'unknown' };
}
