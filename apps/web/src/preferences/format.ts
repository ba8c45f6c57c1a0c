import type { Language } from '@halyard/contracts/accounts/preferences.ts';
import { writeDate, writeTime, writeZone } from '@halyard/contracts/format/format-instant.ts';
import { memoizeFormatter } from '@halyard/contracts/format/memoize-formatter.ts';
import { writePercent } from '@halyard/contracts/format/write-percent.ts';
import { localeOf } from './language-name.ts';
import { type Preferences, usePreferences } from './preferences.tsx';

type Instant = string | number | Date;

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

type Choice = Pick<Preferences, 'timeZone' | 'dateFormat'> & { readonly language?: Language };

/** The one formatter: every date, time and number on a screen uses it, in the user's zone, format and language. */
export function createFormat({ timeZone, dateFormat, language = 'en' }: Choice) {
  const locale = localeOf(language);
  const write = (zone: string, at: Instant, options: Intl.DateTimeFormatOptions) =>
    memoizeFormatter(
      `day ${locale} ${zone} ${Object.entries(options)}`,
      () => new Intl.DateTimeFormat(locale, { timeZone: zone, ...options }),
    ).format(new Date(at));

  const date = (at: Instant) => writeDate(at, timeZone, dateFormat);
  const time = (at: Instant) => writeTime(at, timeZone);
  const dateTime = (at: Instant) => `${date(at)} ${time(at)}`;

  function describeSince(ms: number): string {
    const style = language === 'en' ? ('narrow' as const) : ('short' as const);
    const relative = memoizeFormatter(
      `since ${language}`,
      () => new Intl.RelativeTimeFormat(language, { numeric: 'auto', style }),
    );
    if (Math.abs(ms) < minuteMs) return relative.format(0, 'second');
    if (Math.abs(ms) < hourMs) return relative.format(-Math.trunc(ms / minuteMs), 'minute');
    return relative.format(-Math.trunc(ms / hourMs), 'hour');
  }

  return {
    date,
    /** `08:42` */
    time,
    dateTime,
    /** A calendar day without a zone, `2026-11-21`, in the person's date format. */
    day: (day: string) => createFormat({ timeZone: 'UTC', dateFormat }).date(`${day}T00:00:00Z`),
    /** `Saturday 21 November 2026`, `2026年11月21日土曜日` */
    longDay: (at: Instant) =>
      write(timeZone, at, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }).replace(
        // British English writes no comma here.
        language === 'en' ? ',' : '',
        '',
      ),
    /** `Nov 2026`, `2026年11月` */
    month: (at: Instant) => write(timeZone, at, { month: 'short', year: 'numeric' }),
    /** `2026` */
    year: (at: Instant) => write(timeZone, at, { year: 'numeric' }),
    /** `Sat`, of a calendar day without a zone. */
    weekdayShort: (day: string) => write('UTC', `${day}T00:00:00Z`, { weekday: 'short' }),
    /** `Thursday`, of a calendar day without a zone. */
    weekdayLong: (day: string) => write('UTC', `${day}T00:00:00Z`, { weekday: 'long' }),
    /** Within a day how long ago, else date and time. */
    relative(at: Instant, now: number): string {
      const since = now - new Date(at).getTime();
      return Math.abs(since) < dayMs ? describeSince(since) : dateTime(at);
    },
    /** `UTC`, `GMT+1`: the short name of the person's zone. */
    zone: (at: Instant) => writeZone(at, timeZone),
    number: (value: number) => memoizeFormatter(`number ${locale}`, () => new Intl.NumberFormat(locale)).format(value),
    /** With exactly one decimal: `3.0`, `12.4`. */
    oneDecimal: (value: number) =>
      memoizeFormatter(
        `one decimal ${locale}`,
        () => new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
      ).format(value),
    /** Of a hundred: 12.5 is `12.5%`. */
    percent: (value: number) => writePercent(value / 100, language),
    /** With its sign: `+12%`, `-3%`, `0%`. */
    change: (value: number) => writePercent(value / 100, language, { signDisplay: 'exceptZero' }),
  };
}

export type Format = ReturnType<typeof createFormat>;

export function useFormat(): Format {
  const { timeZone, dateFormat, language } = usePreferences();
  return createFormat({ timeZone, dateFormat, language });
}
