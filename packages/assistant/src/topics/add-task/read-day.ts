import type { Language } from '@halyard/contracts/accounts/settings.ts';
import { addDays, dayIn, weekdayOf } from '@halyard/contracts/format/calendar.ts';
import type { DateFormat } from '@halyard/contracts/format/format-instant.ts';
import { escapePattern } from '../../understand/escape-pattern.ts';
import { findPoints } from '../../understand/find-points.ts';
import { fold } from '../../understand/fold.ts';
import type { NewTaskWords } from './new-task-words.ts';

export type DaySetting = {
  readonly language: Language;
  readonly words: NewTaskWords;
  readonly now: number;
  readonly timeZone: string;
  readonly dateFormat: DateFormat;
};

/** A day, and where in the text it stands. */
export type FoundDay = { readonly at: number; readonly until: number; readonly day: string };

const isDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text;

/** Without a year it is the coming one. */
const coming = (day: string, today: string): string =>
  day >= today ? day : `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;

const isLatin = (phrase: string) => /^[\p{Script=Latin}\d{}'!. -]+$/u.test(phrase);

/** Where a phrase stands as a word of its own; `{n}` is a number. */
export function findPhrase(folded: string, phrase: string): { at: number; until: number; n: number }[] {
  const body = phrase.split('{n}').map(escapePattern).join(String.raw`(?<n>\d{1,3})`);
  const pattern = isLatin(phrase) ? `(?<![\\p{L}\\d])${body}(?![\\p{L}\\d])` : body;
  return Array.from(folded.matchAll(new RegExp(pattern, 'gu')), ({ index, 0: text, groups }) => ({
    at: index,
    until: index + text.length,
    n: Number(groups?.n ?? 0),
  }));
}

function findNamed(folded: string, { words, now, timeZone }: DaySetting): FoundDay[] {
  const today = dayIn(timeZone, now);
  const all = (phrases: readonly string[], day: (n: number) => string) =>
    phrases.flatMap((phrase) =>
      findPhrase(folded, fold(phrase)).map(({ at, until, n }) => ({ at, until, day: day(n) })),
    );
  // The next one: on a Monday, "Monday" is a week away, since the day itself has a word of its own.
  const nextWeekday = (weekday: number) => addDays(today, ((weekday - weekdayOf(today) + 6) % 7) + 1);
  return [
    ...all(words.today, () => today),
    ...all(words.tomorrow, () => addDays(today, 1)),
    ...all(words.dayAfterTomorrow, () => addDays(today, 2)),
    ...all(words.inDays, (n) => addDays(today, n)),
    ...all(words.inWeeks, (n) => addDays(today, 7 * n)),
    ...words.weekdays.flatMap((names, weekday) => all(names, () => nextWeekday(weekday))),
  ];
}

function findDates(folded: string, { language, now, timeZone }: DaySetting): FoundDay[] {
  const today = dayIn(timeZone, now);
  return findPoints(folded, language, { now, timeZone }).flatMap(({ at, until, span }) => {
    const written = folded.slice(at, until);
    const day = dayIn(timeZone, span.start);
    // The 30th of February runs on into March: then the number of the day is not the one that was written.
    const isWritten = new RegExp(String.raw`(?<!\d)0?${Number(day.slice(8))}(?!\d)`).test(
      written.replace(/20\d\d/, ''),
    );
    const isOneDay = span.unit === 'days' && dayIn(timeZone, span.end - 1) === day;
    const isFigures = isDay(written) || !/^\d{4}-/.test(written);
    if (!isOneDay || !isWritten || !isFigures) return [];
    return [{ at, until, day: /20\d\d/.test(written) ? day : coming(day, today) }];
  });
}

function findSlashed(folded: string, { dateFormat, now, timeZone }: DaySetting): FoundDay[] {
  const figures = /(?<![\d/])(\d{1,2})\/(\d{1,2})(?:\/(\d{4}))?(?![\d/])/g;
  return Array.from(folded.matchAll(figures)).flatMap(({ index, 0: text, 1: first = '', 2: second = '', 3: year }) => {
    const [month, date] = dateFormat === 'DD/MM/YYYY' ? [second, first] : [first, second];
    const today = dayIn(timeZone, now);
    const day = `${year ?? today.slice(0, 4)}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
    if (!isDay(day)) return [];
    return [{ at: index, until: index + text.length, day: year ? day : coming(day, today) }];
  });
}

/** Every day that a folded text names, the longest at each place. */
export function findDays(folded: string, setting: DaySetting): FoundDay[] {
  const found = [...findNamed(folded, setting), ...findDates(folded, setting), ...findSlashed(folded, setting)];
  return found.filter(
    (one) =>
      !found.some(
        (other) =>
          other !== one &&
          other.at <= one.at &&
          other.until >= one.until &&
          other.until - other.at > one.until - one.at,
      ),
  );
}
