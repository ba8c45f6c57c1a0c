import type { Language } from '@halyard/contracts/accounts/settings.ts';
import { spellingsOf } from './spellings.ts';

const others: Readonly<Record<Language, Readonly<Record<string, number>>>> = {
  en: { sep: 9, sept: 9 },
  es: { setiembre: 9, sep: 9, set: 9 },
  fr: { fev: 2, sep: 9 },
  de: { jänner: 1, feber: 2, mrz: 3, sept: 9 },
  ja: {},
};

const monthNumbers = Array.from({ length: 12 }, (_, month) => month + 1);

const kept = new Map<Language, ReadonlyMap<string, number>>();

/** Long and short names of the twelve months, folded, each with its number from 1. */
export function monthNames(language: Language): ReadonlyMap<string, number> {
  const known = kept.get(language);
  if (known) return known;
  const names = new Map<string, number>();
  const add = (name: string, month: number) => {
    for (const spelling of spellingsOf(name.replace(/\.$/, ''))) names.set(spelling, month);
  };
  for (const length of ['long', 'short'] as const) {
    const format = new Intl.DateTimeFormat(language, { month: length, timeZone: 'UTC' });
    for (const month of monthNumbers) add(format.format(Date.UTC(2026, month - 1, 1)), month);
  }
  for (const [name, month] of Object.entries(others[language])) add(name, month);
  kept.set(language, names);
  return names;
}

type Said = { readonly name: string; readonly before: string; readonly isDated: boolean };

// Month names that are words too; they are months only next to a day, a year or one of these.
const doubtful: Partial<Record<Language, Readonly<Record<string, RegExp>>>> = {
  en: { may: /(?:in|of|since|after|until|during|and|to|for|from|last|this|between|through|versus|vs|with) $/ },
  fr: { sept: /(?:en|depuis|apres|entre|et|a|de|au|ce|jusqu'en) $/ },
  es: { mar: /(?:en|desde|de|entre|y|a|hasta) $/, set: /(?:en|desde|de|entre|y|a|hasta) $/ },
};

/** "May I see …", "les sept derniers jours": a word that looks like a month and is none. */
export function isNoMonth(language: Language, { name, before, isDated }: Said): boolean {
  const beside = doubtful[language]?.[name];
  return beside !== undefined && !isDated && !beside.test(before);
}

const firstNames = new Set(['jan', 'april', 'may', 'june', 'august', 'julio', 'abril', 'augusto']);
const introduced =
  /(?:^|[ ,])(?:in|im|en|since|seit|desde|depuis|until|during|and|und|y|et|from|last|this|between|through) $/;

/** "April Novak": a month's name with a capital before another one is a person's, where nothing introduces a time. */
export function isFirstName(name: string, before: string, letters: string): boolean {
  return firstNames.has(name) && /^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}/u.test(letters) && !introduced.test(before);
}
