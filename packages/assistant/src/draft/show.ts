import type { Language } from '@halyard/contracts/accounts/settings.ts';
import { dayIn } from '@halyard/contracts/format/calendar.ts';
import { writeDate, writeTime } from '@halyard/contracts/format/format-instant.ts';
import { memoizeFormatter } from '@halyard/contracts/format/memoize-formatter.ts';
import { startOfDay } from '@halyard/contracts/format/start-of-day.ts';
import { writePercent } from '@halyard/contracts/format/write-percent.ts';
import type { Manner } from '../asked.ts';
import { isWithoutBeginning, type Span } from '../times/span.ts';
import { coreWords } from '../words/core-words.ts';

type Instant = number | string;

const minuteMs = 60_000;
const minutesADay = 1_440;

/** The one way in which answers write numbers and times, in the language of the answer. */
export type Show = {
  readonly number: (value: number) => string;
  /** 0 to 1, at most one decimal. */
  readonly share: (value: number) => string;
  readonly day: (at: Instant) => string;
  readonly instant: (at: Instant) => string;
  /** The calendar day `YYYY-MM-DD` in the person's zone. */
  readonly dayOf: (at: Instant) => string;
  /** Whether a day begins at an instant in the person's zone. */
  readonly isMidnight: (at: number) => boolean;
  /** `2026-03` → `March 2026` */
  readonly month: (month: string) => string;
  readonly span: (span: Span) => string;
  /** A length of time in milliseconds, in whole days, hours and minutes: `2 hr, 10 min`. */
  readonly length: (ms: number) => string;
  readonly list: (items: readonly string[]) => string;
};

export function createShow({ timeZone, dateFormat }: Manner, language: Language): Show {
  const intl = <T>(name: string, make: () => T) => memoizeFormatter(`assistant ${name} ${language}`, make);
  const day = (at: Instant) => writeDate(at, timeZone, dateFormat);
  const instant = (at: Instant) => `${day(at)} ${writeTime(at, timeZone)}`;
  const month = (name: string) =>
    intl('month', () => new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' })).format(
      Date.parse(`${name}-01T00:00:00Z`),
    );
  const between = (first: string, last: string) => (first === last ? first : `${first} – ${last}`);
  return {
    number: (value) =>
      intl('number', () => new Intl.NumberFormat(language, { maximumFractionDigits: 1 })).format(value),
    share: (value) => writePercent(value, language),
    day,
    instant,
    dayOf: (at) => dayIn(timeZone, at),
    isMidnight: (at) => startOfDay(timeZone, dayIn(timeZone, at)) === at,
    month,
    span({ start, end, unit, months }) {
      if (isWithoutBeginning({ start })) return coreWords[language].until(day(end - 1));
      if (months) return between(month(months[0]), month(months[1]));
      return unit === 'hours' ? between(instant(start), instant(end)) : between(day(start), day(end - 1));
    },
    length(ms) {
      const minutes = Math.max(0, Math.floor(ms / minuteMs));
      const [days, hours] = [Math.floor(minutes / minutesADay), Math.floor((minutes % minutesADay) / 60)];
      const format = () =>
        new Intl.DurationFormat(language, { style: 'short', minutesDisplay: minutes === 0 ? 'always' : 'auto' });
      return intl(minutes === 0 ? 'no length' : 'length', format).format({ days, hours, minutes: minutes % 60 });
    },
    list: (items) => intl('list', () => new Intl.ListFormat(language, { type: 'conjunction' })).format(items),
  };
}
