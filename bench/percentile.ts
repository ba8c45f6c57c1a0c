/** The quantile `part` (0 to 1) of the values. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

/** The middle, the slow end and the longest, in words: one stall is in no percentile. */
export const bothEnds = (times: readonly number[], slow = 0.95) =>
  `p50 ${percentile(times, 0.5).toFixed(1)} ms, p${slow * 100} ${percentile(times, slow).toFixed(1)} ms, longest ${Math.max(...times).toFixed(1)} ms`;
