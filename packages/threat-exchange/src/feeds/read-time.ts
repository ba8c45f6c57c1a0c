import { readInstantOrDay } from '../read-instant.ts';

// Seconds since 1970 have up to eleven digits; milliseconds and microseconds have more.
const millisecondsFrom = 100_000_000_000;
const microsecondsFrom = 100_000_000_000_000;
/** The last moment that a date of ECMAScript can be. */
const lastMs = 8_640_000_000_000_000;

function readNumber(text: string): number | null {
  const number = Number(text);
  const scale = number >= microsecondsFrom ? 0.001 : number >= millisecondsFrom ? 1 : 1_000;
  const ms = Math.floor(number * scale);
  return ms > 0 && ms <= lastMs ? ms : null;
}

// `Tue, 24 Nov 2026 08:00:00 +0100` (RFC 5322): the only other way that feeds write a time without leaving it open.
const mailDate = /^(?:[a-z]{3},\s*)?\d{1,2}\s+[a-z]{3}\s+\d{4}\s+\d{2}:\d{2}(?::\d{2})?\s+(?:GMT|UTC?|Z|[+-]\d{4})$/i;

/**
 * A time as feeds write it, in milliseconds since 1970; null for anything else. A time without a zone is UTC, as MISP and
 * the block lists mean it.
 */
export function readFeedTime(raw: string): number | null {
  const text = raw.trim();
  if (/^\d{5,17}(\.\d+)?$/.test(text)) return readNumber(text);
  if (mailDate.test(text)) {
    const at = Date.parse(text.replace(/\bZ$/i, 'GMT'));
    return Number.isNaN(at) ? null : at;
  }
  const spelled = text
    .replace(/\s*(?:UTC|GMT)$/i, '')
    .replace(/([+-]\d{2})(\d{2})$/, (zone, hours, minutes) => (/\d-\d{4}$/.test(text) ? zone : `${hours}:${minutes}`));
  const isOpen = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}:\d{2}(?:\.\d+)?$/.test(spelled);
  return readInstantOrDay(isOpen ? `${spelled}Z` : spelled);
}
