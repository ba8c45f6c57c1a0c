import { type Preferences, usePreferences } from './preferences.tsx';

type Instant = string | number | Date;

const locale = 'en-GB';

function partsOf(timeZone: string, at: Instant, options: Intl.DateTimeFormatOptions) {
  const parts = new Intl.DateTimeFormat(locale, { timeZone, ...options }).formatToParts(new Date(at));
  return Object.fromEntries(parts.map(({ type, value }) => [type, value]));
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

function describeSince(ms: number): string {
  const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto', style: 'narrow' });
  if (Math.abs(ms) < minuteMs) return relative.format(0, 'second');
  if (Math.abs(ms) < hourMs) return relative.format(-Math.trunc(ms / minuteMs), 'minute');
  return relative.format(-Math.trunc(ms / hourMs), 'hour');
}

/** The one formatter: every date, time and number on a screen goes through it, in the person's zone and format. */
export function createFormat({ timeZone, dateFormat }: Pick<Preferences, 'timeZone' | 'dateFormat'>) {
  function date(at: Instant): string {
    const {
      year = '',
      month = '',
      day = '',
    } = partsOf(timeZone, at, { year: 'numeric', month: '2-digit', day: '2-digit' });
    return dateFormat.replace('YYYY', year).replace('MM', month).replace('DD', day);
  }

  function time(at: Instant): string {
    const { hour, minute } = partsOf(timeZone, at, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
    return `${hour}:${minute}`;
  }

  const dateTime = (at: Instant) => `${date(at)} ${time(at)}`;

  return {
    date,
    /** `08:42` */
    time,
    dateTime,
    /** A calendar day without a zone, `2026-11-21`, in the person's date format. */
    day: (day: string) => createFormat({ timeZone: 'UTC', dateFormat }).date(`${day}T00:00:00Z`),
    /** `Saturday 21 November 2026` */
    longDay(at: Instant): string {
      const { weekday, day, month, year } = partsOf(timeZone, at, {
        weekday: 'long',
        day: 'numeric',
        month: 'long',
        year: 'numeric',
      });
      return `${weekday} ${day} ${month} ${year}`;
    },
    /** `Sat`, of a calendar day without a zone. */
    weekdayShort: (day: string) => partsOf('UTC', `${day}T00:00:00Z`, { weekday: 'short' }).weekday ?? '',
    /** `Thursday`, of a calendar day without a zone. */
    weekdayLong: (day: string) => partsOf('UTC', `${day}T00:00:00Z`, { weekday: 'long' }).weekday ?? '',
    /** Within a day how long ago, else date and time. */
    relative(at: Instant, now: number): string {
      const since = now - new Date(at).getTime();
      return Math.abs(since) < dayMs ? describeSince(since) : dateTime(at);
    },
    /** `UTC`, `GMT+1`: the short name of the person's zone. */
    zone: (at: Instant) => partsOf(timeZone, at, { timeZoneName: 'short' }).timeZoneName ?? timeZone,
    number: (value: number) => new Intl.NumberFormat(locale).format(value),
    percent: (value: number) => `${new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(value)}%`,
    /** With its sign: `+12%`, `-3%`, `0%`. */
    change: (value: number) => `${new Intl.NumberFormat('en-US', { signDisplay: 'exceptZero' }).format(value)}%`,
  };
}

export type Format = ReturnType<typeof createFormat>;

export function useFormat(): Format {
  const { timeZone, dateFormat } = usePreferences();
  return createFormat({ timeZone, dateFormat });
}
