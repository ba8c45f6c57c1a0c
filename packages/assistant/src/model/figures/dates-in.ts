import { languages } from '@halyard/contracts/accounts/settings.ts';

/** A day, a month or a day of a month as a text names it; what is undefined was not said. */
export type NamedDate = {
  readonly year?: number | undefined;
  readonly month: number;
  readonly day?: number | undefined;
};

/** A date in a text with everything it may mean: 03/04/2026 is two days. */
export type FoundDate = { readonly index: number; readonly text: string; readonly readings: readonly NamedDate[] };

const western = languages.filter((language) => language !== 'ja');

function namesOfMonths(): ReadonlyMap<string, number> {
  const names = new Map<string, number>();
  for (const language of western)
    for (const style of ['long', 'short'] as const) {
      const format = new Intl.DateTimeFormat(language, { month: style, timeZone: 'UTC' });
      for (let month = 1; month <= 12; month++)
        names.set(
          format
            .format(Date.UTC(2026, month - 1, 15))
            .replace('.', '')
            .toLowerCase(),
          month,
        );
    }
  return names;
}

const months = namesOfMonths();
const name = `(?:${[...months.keys()].sort((a, b) => b.length - a.length).join('|')})`;
const before = String.raw`(?<![\p{L}\d])`;
const after = String.raw`(?![\p{L}\d])`;

type Reader = { readonly pattern: RegExp; readonly read: (groups: readonly string[]) => readonly NamedDate[] };

const numberOf = (digits: string | undefined) => (digits ? Number(digits) : undefined);
const monthOf = (word: string | undefined) => months.get((word ?? '').toLowerCase()) ?? 0;
const part = (digits: string | undefined) => Number(digits ?? 0);

const readers: readonly Reader[] = [
  {
    pattern: /(?<![\d-])(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)(?:T[\d:.]+Z?)?/gu,
    read: ([year, month, day]) => [{ year: numberOf(year), month: part(month), day: numberOf(day) }],
  },
  {
    pattern: /(?<![\d/.])(\d{1,2})([./-])(\d{1,2})\2(\d{4})(?!\d)/gu,
    read: ([one, , two, year]) => [
      { year: numberOf(year), month: part(two), day: numberOf(one) },
      { year: numberOf(year), month: part(one), day: numberOf(two) },
    ],
  },
  {
    pattern: /(?<![\d-])((?:19|20)\d\d)-(\d\d)(?![\d-])/gu,
    read: ([year, month]) => [{ year: numberOf(year), month: part(month) }],
  },
  {
    pattern: new RegExp(
      `${before}(\\d{1,2})(?:st|nd|rd|th|er|\\.)?\\s(?:de\\s|of\\s)?(${name})\\.?(?:,?\\s(?:de\\s|del\\s)?(\\d{4}))?${after}`,
      'giu',
    ),
    read: ([day, month, year]) => [{ year: numberOf(year), month: monthOf(month), day: numberOf(day) }],
  },
  {
    pattern: new RegExp(`${before}(${name})\\.?\\s(\\d{1,2})(?:st|nd|rd|th)?(?:,?\\s(\\d{4}))?${after}`, 'giu'),
    read: ([month, day, year]) => [{ year: numberOf(year), month: monthOf(month), day: numberOf(day) }],
  },
  {
    pattern: new RegExp(`${before}(${name})\\.?\\s(?:de\\s|del\\s)?(\\d{4})${after}`, 'giu'),
    read: ([month, year]) => [{ year: numberOf(year), month: monthOf(month) }],
  },
  {
    pattern: /(?:(\d{4})年\s?)?(?<!\d)(\d{1,2})月(?:\s?(\d{1,2})日)?/gu,
    read: ([year, month, day]) => [{ year: numberOf(year), month: part(month), day: numberOf(day) }],
  },
];

/** Dates as the five languages write them, in the order of the text's readers; they may overlap. */
export const findDates = (text: string): readonly FoundDate[] =>
  readers.flatMap(({ pattern, read }) =>
    [...text.matchAll(pattern)].map((match) => ({
      index: match.index,
      text: match[0],
      readings: read(match.slice(1)),
    })),
  );
