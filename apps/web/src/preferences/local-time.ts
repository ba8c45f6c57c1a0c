import { createFormat } from './format.ts';

/** `2026-11-21 08:42` as if those clocks showed UTC; milliseconds since 1970. */
const asUtc = (clocks: string) => Date.parse(`${clocks.replace(' ', 'T')}:00Z`);

const clocksIn = (timeZone: string, at: string | number) =>
  createFormat({ timeZone, dateFormat: 'YYYY-MM-DD' }).dateTime(at);

/** The value of a date and time field for an instant in an IANA time zone: `2026-11-21T08:42`. */
export const toLocalTime = (timeZone: string, instant: string): string => clocksIn(timeZone, instant).replace(' ', 'T');

/**
 * The instant, ISO 8601, at which the clocks of a zone show `2026-11-21T08:42`; undefined where that is not a date and
 * time. A time that the clocks jump over becomes the one an hour later.
 */
export function fromLocalTime(timeZone: string, local: string): string | undefined {
  const wanted = asUtc(local);
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(local) || Number.isNaN(wanted)) return undefined;
  // The second step corrects a first guess that fell on the other side of a change of the clocks.
  const first = wanted - (asUtc(clocksIn(timeZone, wanted)) - wanted);
  const second = first + wanted - asUtc(clocksIn(timeZone, first));
  return new Date(second).toISOString();
}
