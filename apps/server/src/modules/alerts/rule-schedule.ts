import type { AlertRule, RuleSchedule } from '@halyard/contracts/intelligence/alerts.ts';

const minuteMs = 60_000;
const dayMinutes = 1_440;
const stepMs = 5 * minuteMs;
/** A week and a day: by then every schedule has begun, whatever the clocks do. */
const lookAheadMs = 8 * dayMinutes * minuteMs;

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const made =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en', {
      timeZone,
      hourCycle: 'h23',
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
    });
  formats.set(timeZone, made);
  return made;
}

/** What the clocks of a zone show: the day (1 is Monday) and the minute of the day. */
function wallClock(timeZone: string, at: number): { readonly day: number; readonly minute: number } {
  const parts = new Map(
    formatOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  const minute = Number(parts.get('hour')) * 60 + Number(parts.get('minute'));
  return { day: weekdays.indexOf(parts.get('weekday') ?? '') + 1, minute };
}

const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Whether an instant, in milliseconds since 1970, lies within the hours of a schedule. */
function isWithin({ days, from, to, timeZone }: RuleSchedule, at: number): boolean {
  const { day, minute } = wallClock(timeZone, at);
  const [start, end] = [minuteOf(from), minuteOf(to)];
  if (start < end) return days.includes(day) && minute >= start && minute < end;
  // Hours that end on the next day belong to the day on which they begin.
  return minute >= start ? days.includes(day) : minute < end && days.includes(((day + 5) % 7) + 1);
}

/** When the hours of a schedule begin next, to five minutes; null within them. */
export function nextStart(schedule: RuleSchedule, now: number): number | null {
  if (isWithin(schedule, now)) return null;
  const first = Math.ceil(now / stepMs) * stepMs;
  for (let at = first; at < now + lookAheadMs; at += stepMs) if (isWithin(schedule, at)) return at;
  return null;
}

/** Whether a rule makes alerts at an instant: it is on, and within its hours. */
export const isAtWork = ({ enabled, schedule }: AlertRule, now: number): boolean =>
  enabled && (schedule === undefined || isWithin(schedule, now));
