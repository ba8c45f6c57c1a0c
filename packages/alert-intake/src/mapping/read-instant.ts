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

// Without a year `Date` would take one of its own.
const hasYear = /\b(?:19|20)\d\d\b|^(?:19|20)\d\d/;

/**
 * An instant as sources write it, as ISO 8601 in UTC: ISO with or without offset (then UTC), seconds to nanoseconds
 * since 1970. Null for what is none, and for years that only stand for "none", such as 0001.
 */
export function readInstant(value: unknown): string | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const isNumber = typeof value === 'number' || /^\d{9,19}(\.\d+)?$/.test(value.trim());
  if (!isNumber && !hasYear.test(value)) return null;
  const ms = isNumber ? fromNumber(Number(value)) : Date.parse(tidy(value));
  return Number.isFinite(ms) && ms >= earliest && ms < latest ? new Date(ms).toISOString() : null;
}
