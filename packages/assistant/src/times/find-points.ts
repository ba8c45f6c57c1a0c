import type { Language } from '@halyard/contracts/accounts/settings.ts';
import { firstMatches } from './first-matches.ts';
import { withoutOverlaps } from './found-time.ts';
import { isFirstName, isNoMonth, monthNames } from './month-names.ts';
import { type NamedDate, type Now, spanOfDate } from './named-date.ts';
import { findQuarters } from './quarters.ts';
import type { Span } from './span.ts';

/** A day, month or year that is named in a question, and where. */
export type Point = { readonly at: number; readonly until: number; readonly span: Span; readonly date: NamedDate };

type Named = Omit<Point, 'span'>;
type Groups = Record<string, string | undefined>;
type Names = { readonly byName: ReadonlyMap<string, number>; readonly pattern: RegExp };

function readNames(language: Language): Names {
  const byName = monthNames(language);
  const choices = [...byName.keys()].sort((one, other) => other.length - one.length).join('|');
  const day = String.raw`(?:(?<day>\d{1,2})(?:st|nd|rd|th|er|o|\.)?(?: of| de| del)? )?`;
  // Only English writes "March 21"; elsewhere a number behind a month is something else.
  const after = language === 'en' ? String.raw`(?: (?<later>\d{1,2})(?:st|nd|rd|th)?(?![\d:]))?` : '';
  const itsYear = String.raw`(?:,? (?:de |of |del )?(?<year>20\d\d))?`;
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\d])${day}(?<name>${choices})\.?(?![\p{L}])${after}${itsYear}(?!\d)`,
    'gu',
  );
  return { byName, pattern };
}

const kept = new Map<Language, Names>();

function namesOf(language: Language): Names {
  const known = kept.get(language) ?? readNames(language);
  kept.set(language, known);
  return known;
}

const kanji = '[一二三四五六七八九十]{1,3}';
const year = String.raw`20\d\d`;
const month = '1[0-2]|0?[1-9]';
const day = '3[01]|[12]\\d|0?[1-9]';

const forms: Readonly<Record<'everywhere' | 'dayFirst' | 'german', string>> = {
  everywhere: [
    String.raw`(?<![\d/.-])(?<y1>${year})[-/](?<m1>${month})(?:[-/](?<d1>${day}))?(?![\d/-]|\.\d)`,
    String.raw`(?<!\d)(?<y2>${year}) ?年(?:の? ?(?<m2>${month}|${kanji}) ?月(?: ?(?<d2>${day}|${kanji}) ?日)?)?`,
    String.raw`(?<![\d一二三四五六七八九十])(?<m3>${month}|${kanji}) ?月(?: ?(?<d3>${day}|${kanji}) ?日)?(?!間)`,
    String.raw`(?<![\d/.-])(?<m4>${month})[/.](?<y4>${year})(?![\d/-]|\.\d)`,
    String.raw`(?<![\d/.,:-])(?<y5>${year})(?![\d:%件個人]|[-/.,]\d)`,
  ].join('|'),
  // Where a slash may be American or British, no date is read.
  dayFirst: String.raw`(?<![\d/.-])(?<d6>${day})[/.-](?<m6>${month})[/.-](?<y6>${year})(?![\d/-]|\.\d)`,
  german: String.raw`(?<![\d/.-])(?<d7>${day})\. ?(?<m7>${month})\.(?: ?(?<y7>${year}))?(?!\d)`,
};

const digits: Readonly<Record<Language, RegExp>> = {
  en: new RegExp(forms.everywhere, 'gu'),
  es: new RegExp(`${forms.dayFirst}|${forms.everywhere}`, 'gu'),
  fr: new RegExp(`${forms.dayFirst}|${forms.everywhere}`, 'gu'),
  de: new RegExp(`${forms.german}|${forms.dayFirst}|${forms.everywhere}`, 'gu'),
  ja: new RegExp(forms.everywhere, 'gu'),
};

/** 十二 → 12, 二十一 → 21 */
function readKanji(text: string): number {
  const digit = (letter: string) => '一二三四五六七八九'.indexOf(letter) + 1;
  const [tens = '', ones] = text.includes('十') ? text.split('十') : ['', text];
  const ten = text.includes('十') ? (tens === '' ? 1 : digit(tens)) * 10 : 0;
  return ten + (ones ? digit(ones) : 0);
}

function numberIn(...texts: readonly (string | undefined)[]): number | undefined {
  const text = texts.find((one) => one !== undefined);
  if (text === undefined) return undefined;
  return /^\d/.test(text) ? Number(text) : readKanji(text);
}

const findDigits = (folded: string, language: Language): Named[] =>
  firstMatches(folded, digits[language]).map(({ index, 0: text, groups = {} }) => {
    const { y1, y2, y4, y5, y6, y7, m1, m2, m3, m4, m6, m7, d1, d2, d3, d6, d7 } = groups as Groups;
    const date = {
      year: numberIn(y1, y2, y4, y5, y6, y7),
      month: numberIn(m1, m2, m3, m4, m6, m7),
      day: numberIn(d1, d2, d3, d6, d7),
    };
    return { at: index, until: index + text.length, date };
  });

function findNames(folded: string, letters: string, language: Language): Named[] {
  const { byName, pattern } = namesOf(language);
  return firstMatches(folded, pattern).flatMap(({ index, 0: text, groups = {} }) => {
    const { name = '', day, later, year } = groups as Groups;
    const isDated = day !== undefined || later !== undefined || year !== undefined;
    const before = folded.slice(Math.max(0, index - 12), index);
    if (isNoMonth(language, { name, before, isDated })) return [];
    if (!isDated && isFirstName(name, before, letters.slice(index, index + 60))) return [];
    const date = { year: numberIn(year), month: byName.get(name), day: numberIn(day, later) };
    return [{ at: index, until: index + text.length, date }];
  });
}

/**
 * Every day, month and year that a question names, in order; what the calendar does not have (31 April) is none.
 * `letters` is the folded text in the person's own letters, which tells "April Novak" from the month.
 */
export function findPoints(folded: string, language: Language, now: Now, letters = folded): Point[] {
  const found = withoutOverlaps([
    ...findQuarters(folded, language),
    ...findNames(folded, letters, language),
    ...findDigits(folded, language),
  ]);
  return found.flatMap((named) => {
    const span = spanOfDate(named.date, now);
    return span ? [{ ...named, span }] : [];
  });
}
