import type { Language } from '@halyard/contracts/accounts/settings.ts';
import { dayAt } from './calendar.ts';
import type { Point } from './find-points.ts';
import { latestYear, type NamedDate, type Now, spanOfDate } from './named-date.ts';
import { spellingsOf } from './spellings.ts';
import { listOf, timePhrases } from './time-phrases.ts';

type Which = 'lastYear' | 'thisYear' | 'last' | 'this';
type Beside = { readonly which: Which; readonly before: readonly string[]; readonly after: readonly string[] };
type Adjectives = { readonly before: readonly string[]; readonly after: readonly string[] };

/** "Last March", "marzo pasado", "diesen März": words before and after a month. */
const adjectives: Readonly<Record<Language, Readonly<Record<'last' | 'this', Adjectives>>>> = {
  en: {
    last: { before: ['this past', 'this last', 'last', 'past'], after: [] },
    this: { before: ['this'], after: [] },
  },
  es: { last: { before: ['pasado', 'ultimo'], after: ['pasado', 'ultimo'] }, this: { before: ['este'], after: [] } },
  fr: { last: { before: [], after: ['dernier', 'passe'] }, this: { before: ['ce'], after: [] } },
  de: {
    last: {
      before: ['letzten', 'letzter', 'letztem', 'letztes', 'vergangenen', 'vergangenem', 'vergangener'],
      after: [],
    },
    this: { before: ['diesen', 'diesem', 'dieser'], after: [] },
  },
  ja: { last: { before: [], after: [] }, this: { before: [], after: [] } },
};

const gap = `(?:'s)?,? ?(?:(?:of|in|im|en|de|del|du|des) |d'|の)? ?`;
const gapAfter = new RegExp(`^${gap}`);
const gapBefore = new RegExp(`${gap}$`);
const farthest = 48;

function readBesides(language: Language): Beside[] {
  const ofYear = (which: 'lastYear' | 'thisYear'): Beside => {
    const choices = listOf(timePhrases(language)[which])
      .flatMap(spellingsOf)
      .sort((one, other) => other.length - one.length);
    return { which, before: choices, after: choices };
  };
  const ofMonth = (which: 'last' | 'this'): Beside => {
    const { before, after } = adjectives[language][which];
    return { which, before: before.map((word) => `${word} `), after: after.map((word) => ` ${word}`) };
  };
  return [ofYear('lastYear'), ofYear('thisYear'), ofMonth('last'), ofMonth('this')];
}

const kept = new Map<Language, readonly Beside[]>();

function besides(language: Language): readonly Beside[] {
  const known = kept.get(language) ?? readBesides(language);
  kept.set(language, known);
  return known;
}

const isWord = (letter: string | undefined) => letter !== undefined && /[\p{Script=Latin}\d]/u.test(letter);

/** How many letters before the date say of which year it is; 0 for none. */
function lengthBefore(head: string, { which, before }: Beside): number {
  const isYear = which === 'lastYear' || which === 'thisYear';
  const text = isYear ? head.replace(gapBefore, '') : head;
  const said = before.find((words) => text.endsWith(words) && !isWord(text[text.length - words.length - 1]));
  return said === undefined ? 0 : head.length - text.length + said.length;
}

function lengthAfter(rest: string, { which, after }: Beside): number {
  const isYear = which === 'lastYear' || which === 'thisYear';
  const text = isYear ? rest.replace(gapAfter, '') : rest;
  const said =
    after.find((words) => rest.startsWith(words) && !isWord(rest[words.length])) ??
    after.find((words) => text.startsWith(words) && !isWord(text[words.length]));
  if (said === undefined) return 0;
  return rest.startsWith(said) ? said.length : rest.length - text.length + said.length;
}

function yearOf(which: Which, date: NamedDate, now: Now): number | undefined {
  const today = dayAt(now.now, now.timeZone);
  if (which === 'thisYear' || which === 'this') return today.year;
  if (which === 'lastYear') return today.year - 1;
  // "Last November", said in November, is not the one that has just begun.
  const first = date.month ?? 0;
  const isNow = first <= today.month && today.month < first + (date.months ?? 1);
  return isNow && date.day === undefined ? today.year - 1 : latestYear(date, now);
}

/** A month or day together with the words beside it that say of which year it is: "March last year", "last March". */
export function relateYear(point: Point, folded: string, language: Language, now: Now): Point {
  const { at, until, date } = point;
  if (date.year !== undefined || date.month === undefined) return point;
  const [head, rest] = [folded.slice(Math.max(0, at - farthest), at), folded.slice(until, until + farthest)];
  for (const beside of besides(language)) {
    const behind = lengthAfter(rest, beside);
    const ahead = behind > 0 ? 0 : lengthBefore(head, beside);
    if (behind + ahead === 0) continue;
    const dated = { ...date, year: yearOf(beside.which, date, now) };
    const span = spanOfDate(dated, now);
    if (span) return { at: at - ahead, until: until + behind, span, date: dated };
  }
  return point;
}
