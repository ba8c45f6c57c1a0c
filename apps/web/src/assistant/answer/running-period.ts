const dayMs = 86_400_000;
/** No month is more than three days longer than the one before it. */
const monthSpread = { fromMs: 27 * dayMs, byMs: 3 * dayMs };

/**
 * Whether the newest time step, given its start and the previous one's, is still in progress. `now` is in milliseconds
 * since 1970.
 */
export function isRunning(newest: string, before: string | undefined, now: number): boolean {
  const from = Date.parse(newest);
  const step = before === undefined ? Number.NaN : from - Date.parse(before);
  const longest = step > monthSpread.fromMs ? step + monthSpread.byMs : step;
  return now >= from && now < from + longest;
}
