import type { dateFormats } from '../accounts/preferences.ts';
import { memoizeFormatter } from './memoize-formatter.ts';

type Instant = string | number | Date;
export type DateFormat = (typeof dateFormats)[number];

// Digits and their order are the person's choice of a format, whatever the language.
function partsOf(timeZone: string, at: Instant, options: Intl.DateTimeFormatOptions) {
  const key = `instant ${timeZone} ${Object.keys(options)}`;
  const formatter = memoizeFormatter(key, () => new Intl.DateTimeFormat('en-GB', { timeZone, ...options }));
  const parts = formatter.formatToParts(new Date(at));
  return Object.fromEntries(parts.map(({ type, value }) => [type, value]));
}

/** The calendar day of an instant in an IANA time zone: `11/21/2026`. */
export function writeDate(at: Instant, timeZone: string, format: DateFormat): string {
  const {
    year = '',
    month = '',
    day = '',
  } = partsOf(timeZone, at, {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  return format.replace('YYYY', year).replace('MM', month).replace('DD', day);
}

/** `08:42` */
export function writeTime(at: Instant, timeZone: string): string {
  const { hour, minute } = partsOf(timeZone, at, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return `${hour}:${minute}`;
}

/** `UTC`, `GMT+1`: the short name a zone has at that instant. */
export const writeZone = (at: Instant, timeZone: string): string =>
  partsOf(timeZone, at, { timeZoneName: 'short' }).timeZoneName ?? timeZone;
