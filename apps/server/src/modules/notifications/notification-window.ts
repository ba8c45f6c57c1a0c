import { notificationDays } from '@halyard/contracts/notifications.ts';

const dayMs = 86_400_000;

/** How far the wall clock of a zone is ahead of UTC at an instant, in milliseconds. */
function offsetAt(at: number, zone: string): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  } as Intl.DateTimeFormatOptions).formatToParts(at);
  const { year, month, day, hour, minute, second } = Object.fromEntries(
    parts.map(({ type, value }) => [type, Number(value)]),
  ) as Record<string, number | undefined>;
  const wall = Date.UTC(year ?? 0, (month ?? 1) - 1, day, hour, minute, second);
  return wall - Math.floor(at / 1000) * 1000;
}

/** The first instant of the list: midnight eight days before today, as the calendar of the zone has it (decision G-100). */
export function startOfWindow(now: number, zone: string): number {
  const wallNow = now + offsetAt(now, zone);
  const wallMidnight = Math.floor(wallNow / dayMs) * dayMs - (notificationDays - 1) * dayMs;
  // The offset of that night, which is another one where the clocks were changed in between.
  const guess = wallMidnight - offsetAt(wallMidnight, zone);
  return wallMidnight - offsetAt(guess, zone);
}
