import type { Length } from './en.ts';

const minuteMs = 60_000;
const minutesADay = 1_440;

/** A length of time in whole days, hours and minutes; never less than nothing. */
export function lengthOf(ms: number): Length {
  const total = Math.max(0, Math.floor(ms / minuteMs));
  return {
    days: Math.floor(total / minutesADay),
    hours: Math.floor((total % minutesADay) / 60),
    minutes: total % 60,
  };
}
