const earliest = Date.UTC(1990, 0, 1);
const latest = Date.UTC(2100, 0, 1);

/** Seconds, milliseconds, microseconds and nanoseconds since 1970 differ by their length. */
function fromNumber(value: number): number {
  const unit = [1, 1e3, 1e6, 1e9].find((perSecond) => Math.abs(value) < (latest / 1_000) * perSecond);
  return unit === undefined ? Number.NaN : (value / unit) * 1_000;
}

// +0000 is ISO 8601, which `Date` does not read; a space for the T is what logs write.
const tidy = (text: string) =>
  text
    .trim()
    .replace(/^(\d{4}-\d\d-\d\d) (\d\d:)/, '$1T$2')
    .replace(/([+-]\d\d)(\d\d)$/, '$1:$2')
    .replace(/^(\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?)$/, '$1Z')
    // `Sep 19 2019 08:26:10` of CEF and LEEF: without a zone it is UTC, not the zone of this machine.
    .replace(/^(\p{L}{3} \d{1,2},? \d{4} \d\d:\d\d:\d\d(\.\d+)?)$/u, '$1 UTC');

// Without a year `Date` would assume one.
const hasYear = /\b(?:19|20)\d\d\b|^(?:19|20)\d\d/;

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
// `Nov  7 05:00:00` (RFC 3164, section 4.1.2), with fractions where devices add them.
const yearless =
  /^(?:(?:mon|tue|wed|thu|fri|sat|sun),? {1,2})?([a-z]{3}) {1,2}(\d{1,2}) (\d{1,2}):(\d\d):(\d\d)(?:[.,](\d{1,3})\d*)?(?: (?:utc|gmt|z))?$/i;

/** A time without a year in the one in which it is nearest to `near`; NaN where it is none, or no day of that year. */
function fromYearless(text: string, near: number): number {
  const [, name = '', day, hours, minutes, seconds, fraction = '0'] = yearless.exec(text.trim()) ?? [];
  const month = months.indexOf(name.toLowerCase());
  if (month < 0 || Number(hours) > 23 || Number(minutes) > 59 || Number(seconds) > 60) return Number.NaN;
  const year = new Date(near).getUTCFullYear();
  const times = [year - 1, year, year + 1]
    .map((one) => Date.UTC(one, month, Number(day)))
    // 29 February is a day of some years only.
    .filter((at) => new Date(at).getUTCMonth() === month && Number(day) > 0)
    .map((at) => at + ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1_000)
    .map((at) => at + Number(fraction.padEnd(3, '0')));
  return times.toSorted((one, other) => Math.abs(one - near) - Math.abs(other - near))[0] ?? Number.NaN;
}

function fromText(text: string, receivedAt: number | undefined): number {
  if (hasYear.test(text)) return Date.parse(tidy(text));
  return receivedAt === undefined ? Number.NaN : fromYearless(text, receivedAt);
}

/**
 * An instant as sources write it, as ISO 8601 in UTC: ISO with or without offset (then UTC), seconds to nanoseconds
 * since 1970. Null for what is none, and for years that only stand for "none", such as 0001.
 *
 * @param receivedAt milliseconds since 1970; with it a time of syslog without a year is read too, as UTC
 */
export function readInstant(value: unknown, receivedAt?: number): string | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const isNumber = typeof value === 'number' || /^\d{9,19}(\.\d+)?$/.test(value.trim());
  const ms = isNumber ? fromNumber(Number(value)) : fromText(String(value), receivedAt);
  return Number.isFinite(ms) && ms >= earliest && ms < latest ? new Date(ms).toISOString() : null;
}
