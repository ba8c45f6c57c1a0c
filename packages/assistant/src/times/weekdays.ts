import type { Language } from '@halyard/contracts/accounts/settings.ts';
import { dayAt, weekdayOf } from './calendar.ts';
import { firstMatches } from './first-matches.ts';
import type { Now } from './named-date.ts';
import type { Place } from './places.ts';
import { daysBack } from './relative-spans.ts';
import type { Span } from './span.ts';
import { spellingsOf } from './spellings.ts';
import { listOf, timePhrases } from './time-phrases.ts';

/** Which of the days of that name is meant; `unclear` for one that has not begun or comes back every week. */
type Which = 'latest' | 'last' | 'thisWeek' | 'lastWeek' | 'unclear';

/** `span` is null where a weekday is said of which no single day that has begun is meant. */
export type Weekday = Place & { readonly weekday: number; readonly which: Which; readonly span: Span | null };

const names: Readonly<Record<Language, readonly string[]>> = {
  en: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
  es: ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'],
  fr: ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'],
  de: ['montag', 'dienstag', 'mittwoch', 'donnerstag', 'freitag', 'samstag|sonnabend', 'sonntag'],
  ja: ['月曜日?', '火曜日?', '水曜日?', '木曜日?', '金曜日?', '土曜日?', '日曜日?'],
};

type Beside = { readonly before: Partial<Record<Which, RegExp>>; readonly after: Partial<Record<Which, RegExp>> };

// The first that is beside the name decides, in the order in which they are written.
const besides: Readonly<Record<Language, Beside>> = {
  en: {
    before: {
      unclear: /(?:every|each|next|coming|most|all|other|per) $/,
      last: /(?:this )?(?:last|past|previous) $/,
      thisWeek: /this $/,
    },
    after: {},
  },
  es: {
    before: {
      unclear: /(?:los|cada|proximo|todos los|por) $/,
      last: /(?:pasado|ultimo) $/,
      thisWeek: /este $/,
    },
    after: { unclear: /^ (?:que viene|proximo|siguiente)/, last: /^ pasado/ },
  },
  fr: {
    before: { unclear: /(?:chaque|tous les|les|par) $/, thisWeek: /ce $/ },
    after: { last: /^ (?:dernier|passe)(?!\p{L})/u, unclear: /^ (?:prochain|qui vient)/ },
  },
  de: {
    before: {
      unclear: /(?:jede[nmrs]|nachste[nmr]|kommende[nmr]|pro|je) $/,
      last: /(?:letzte[nmr]|vergangene[nmr]|vorige[nmr]) $/,
      thisWeek: /diese[nmr] $/,
    },
    after: {},
  },
  ja: {
    before: { unclear: /(?:毎週の?|来週の?|次の|今度の) ?$/, last: /(?:前の|この前の) ?$/ },
    after: { unclear: /^ごと/ },
  },
};

// "Le lundi" is every Monday, and a German name may be a weekday's.
const onlyAfter: Partial<Record<Language, RegExp>> = {
  de: /(?:^|(?:am|seit|ab|nach|vor|bis|zum|vom|von|zwischen|und|dem|den|heute)) $|^$/,
};
const habitual: Partial<Record<Language, RegExp>> = { fr: /(?:^|\s)le $/ };

const patterns = new Map<Language, RegExp>();

function readPattern(language: Language): RegExp {
  const spelled = (name: string) => name.split('|').flatMap(spellingsOf).join('|');
  const choices = names[language].map((name, index) => `(?<d${index}>${spelled(name)})`).join('|');
  return new RegExp(String.raw`(?<![\p{Script=Latin}\d])(?:${choices})(?![\p{Script=Latin}\d])`, 'gu');
}

function patternOf(language: Language): RegExp {
  const known = patterns.get(language) ?? readPattern(language);
  patterns.set(language, known);
  return known;
}

const kept = new Map<string, readonly string[]>();

/** Phrases as they are typed, the longest first. */
function spelled(phrases: string): readonly string[] {
  const known = kept.get(phrases);
  if (known) return known;
  const made = listOf(phrases)
    .flatMap(spellingsOf)
    .sort((one, other) => other.length - one.length);
  kept.set(phrases, made);
  return made;
}

const farthest = 40;
const gapAfter = /^(?:'s)?,? ?(?:(?:of|in|der|von|in der) )?(?:the )?/;
const gapBefore = /(?:'s| on| am|の| el| le)? ?$/;
const isWord = (letter: string | undefined) => letter !== undefined && /[\p{Script=Latin}\d]/u.test(letter);

type Found = { readonly which: Which; readonly before: number; readonly after: number };

/** "Monday of last week", 先週の月曜日: how many letters before or behind the name say of which week it is. */
function ofWeek(head: string, rest: string, phrases: string, which: Which): Found | undefined {
  const choices = spelled(phrases);
  for (const text of [rest, rest.replace(/^,? ?/, ''), rest.replace(gapAfter, '')]) {
    const said = choices.find((words) => text.startsWith(words) && !isWord(text[words.length]));
    if (said !== undefined) return { which, before: 0, after: rest.length - text.length + said.length };
  }
  const text = head.replace(gapBefore, '');
  const said = choices.find((words) => text.endsWith(words) && !isWord(text[text.length - words.length - 1]));
  return said === undefined ? undefined : { which, before: head.length - text.length + said.length, after: 0 };
}

function whichOf(head: string, rest: string, language: Language): Found {
  const { lastWeek, thisWeek } = timePhrases(language);
  const week = ofWeek(head, rest, lastWeek, 'lastWeek') ?? ofWeek(head, rest, thisWeek, 'thisWeek');
  if (week) return week;
  const { before, after } = besides[language];
  for (const [which, pattern] of Object.entries(after) as [Which, RegExp][]) {
    const said = pattern.exec(rest);
    if (said) return { which, before: 0, after: said[0].length };
  }
  for (const [which, pattern] of Object.entries(before) as [Which, RegExp][]) {
    const said = pattern.exec(head);
    if (said && !isWord(head[said.index - 1])) return { which, before: said[0].length, after: 0 };
  }
  return { which: habitual[language]?.test(head) ? 'unclear' : 'latest', before: 0, after: 0 };
}

/** The day of that name that is meant; null where it has not begun. */
function spanOf(weekday: number, which: Which, now: Now): Span | null {
  const today = weekdayOf(dayAt(now.now, now.timeZone));
  const back = (today - weekday + 7) % 7;
  if (which === 'unclear' || (which === 'thisWeek' && weekday > today)) return null;
  const days = which === 'last' && back === 0 ? 7 : which === 'lastWeek' ? today - weekday + 7 : back;
  const { start, end, unit, months } = daysBack(now, days, days);
  return { start, end, unit, months, isWeekday: which === 'latest' };
}

const introduced =
  /(?:^|[ ,])(?:on|since|from|until|last|this|before|after|and|between|am|seit|letzten|und|el|le|desde|depuis|entre|y|et) $/i;

/** "Anna Freitag", "Friday Ltd": a name that is a weekday's. */
function isName(letters: string, at: number, until: number, language: Language): boolean {
  if (language === 'ja' || !/\p{Lu}/u.test(letters.charAt(at))) return false;
  const head = letters.slice(Math.max(0, at - farthest), at);
  const isAfterName = /[\p{L}\d,] \p{Lu}\p{Ll}+ $/u.test(head) || (language !== 'en' && /^\p{Lu}\p{Ll}+ $/u.test(head));
  const isBeforeName = language !== 'de' && /^ \p{Lu}\p{Ll}/u.test(letters.slice(until, until + 3));
  const isIntroduced = introduced.test(head);
  return !isIntroduced && (isBeforeName || isAfterName);
}

/** Every weekday that a question names, in order: the latest such day that has begun, where nothing says otherwise. */
export function findWeekdays(folded: string, letters: string, language: Language, now: Now): Weekday[] {
  return firstMatches(folded, patternOf(language)).flatMap(({ index, 0: text, groups = {} }) => {
    const until = index + text.length;
    const weekday = Number(
      Object.entries(groups)
        .find(([, said]) => said !== undefined)?.[0]
        .slice(1) ?? 0,
    );
    if (isName(letters, index, until, language)) return [];
    const head = folded.slice(Math.max(0, index - farthest), index);
    const found = whichOf(head, folded.slice(until, until + farthest), language);
    const isBare = found.which === 'latest';
    if (isBare && onlyAfter[language]?.test(head) === false) return [];
    const place = { at: index - found.before, until: until + found.after };
    return [{ ...place, weekday, which: found.which, span: spanOf(weekday, found.which, now) }];
  });
}
