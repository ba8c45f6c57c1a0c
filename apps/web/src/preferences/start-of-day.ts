const hourMs = 3_600_000;
const partNames = ['year', 'month', 'day', 'hour', 'minute', 'second'] as const;

/** What the clocks of a zone show at an instant, read as if it were UTC; milliseconds since 1970. */
function clockIn(timeZone: string, at: number): number {
  const options = Object.fromEntries(partNames.map((name) => [name, 'numeric']));
  const parts = new Intl.DateTimeFormat('en', { timeZone, hourCycle: 'h23', ...options }).formatToParts(at);
  const read = (name: string) => Number(parts.find(({ type }) => type === name)?.value);
  return Date.UTC(read('year'), read('month') - 1, read('day'), read('hour'), read('minute'), read('second'));
}

/**
 * The instant, ISO 8601, at which a calendar day (`YYYY-MM-DD`) begins in an IANA time zone. Where the clocks jump over
 * midnight that is the first moment of the day they show; where they show it twice, the earlier one.
 */
export function startOfDay(timeZone: string, day: string): string {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const offsetAt = (at: number) => clockIn(timeZone, at) - at;
  // A zone is at most 14 hours away from UTC, so the change that matters lies between these two.
  const before = midnight - offsetAt(midnight - 24 * hourMs);
  const after = midnight - offsetAt(midnight + 24 * hourMs);
  const found = [Math.min(before, after), Math.max(before, after)].find((at) => clockIn(timeZone, at) === midnight);
  // No one's clock showed midnight: the day begins with the jump.
  return new Date(found ?? firstOf(timeZone, midnight, Math.min(before, after), Math.max(before, after))).toISOString();
}

/** The first minute between two instants at which the clocks of the zone show `midnight` or later. */
function firstOf(timeZone: string, midnight: number, from: number, to: number): number {
  let at = from;
  while (at < to && clockIn(timeZone, at) < midnight) at += 60_000;
  return at;
}
