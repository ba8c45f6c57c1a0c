import type { IncidentSummary } from '@halyard/contracts/operations/incidents.ts';

const minuteMs = 60_000;
const minutesADay = 1_440;

/** A length of time in whole days, hours and minutes. */
export type Span = { readonly days: number; readonly hours: number; readonly minutes: number };

/** The whole minutes of a duration; never negative. */
export function spanOf(ms: number): Span {
  const total = Math.max(0, Math.floor(ms / minuteMs));
  const days = Math.floor(total / minutesADay);
  const hours = Math.floor((total % minutesADay) / 60);
  return { days, hours, minutes: total % 60 };
}

/** How long it was from one instant to another, in hours. */
export const hoursBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / (60 * minuteMs);

type Timed = Pick<IncidentSummary, 'timeDetected' | 'dueAt' | 'resolvedAt' | 'pausedAt'>;

export type TimeToTarget =
  | { readonly state: 'left' | 'over'; readonly span: Span; readonly isPaused: boolean }
  | { readonly state: 'resolved'; readonly span: Span; readonly isInTime: boolean };

/** The time left until the resolution target, the time overdue, or the resolution time. A pause stops the clock. */
export function timeToTarget({ timeDetected, dueAt, resolvedAt, pausedAt }: Timed, now: number): TimeToTarget {
  const due = Date.parse(dueAt);
  if (resolvedAt !== null) {
    const at = Date.parse(resolvedAt);
    return { state: 'resolved', span: spanOf(at - Date.parse(timeDetected)), isInTime: at <= due };
  }
  const isPaused = pausedAt !== null;
  const clock = isPaused ? Date.parse(pausedAt) : now;
  return clock <= due
    ? { state: 'left', span: spanOf(due - clock), isPaused }
    : { state: 'over', span: spanOf(clock - due), isPaused };
}
