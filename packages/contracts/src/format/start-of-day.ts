import { memoizeFormatter } from './memoize-formatter.ts';

const dayMs = 86_400_000;

/** Returns what the clocks of a zone show at an instant, read as if it were UTC, in milliseconds since 1970. */
function wallClock(timeZone: string, at: number): number {
  const format = memoizeFormatter(`wall clock ${timeZone}`, () => {
    const options: Intl.DateTimeFormatOptions = { timeZone, hourCycle: 'h23' };
    for (const part of ['year', 'month', 'day', 'hour', 'minute', 'second'] as const) options[part] = 'numeric';
    return new Intl.DateTimeFormat('en', options);
  });
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/**
 * Returns the instant, in milliseconds since 1970, at which the clocks of an IANA time zone show `shown`, a date and time
 * of day written as if it were UTC. Where the clocks skip it, that is the first moment after the jump; where they show it
 * twice, the earlier one.
 */
export function atWallClock(timeZone: string, shown: number): number {
  const offsetAt = (at: number) => wallClock(timeZone, at) - at;
  // A zone is at most 14 hours away from UTC, so the change that matters is between these two.
  const before = shown - offsetAt(shown - dayMs);
  const after = shown - offsetAt(shown + dayMs);
  const [first, last] = before < after ? [before, after] : [after, before];
  return [first, last].find((at) => wallClock(timeZone, at) === shown) ?? endOfJump(timeZone, shown, first, last);
}

/** Returns the instant, in milliseconds since 1970, at which a calendar day (`YYYY-MM-DD`) begins in a time zone. */
export function startOfDay(timeZone: string, day: string): number {
  return atWallClock(timeZone, Date.parse(`${day}T00:00:00Z`));
}

/** Returns the first instant at which the clocks show `shown` or later, between two on either side of their jump. */
function endOfJump(timeZone: string, shown: number, from: number, to: number): number {
  let [early, late] = [from, to];
  while (late - early > 1) {
    const middle = Math.floor((early + late) / 2);
    if (wallClock(timeZone, middle) < shown) early = middle;
    else late = middle;
  }
  return late;
}
