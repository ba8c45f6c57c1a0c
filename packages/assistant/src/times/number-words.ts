import type { Language } from '@halyard/contracts/accounts/settings.ts';
import { firstMatches } from './first-matches.ts';
import { spellingsOf } from './spellings.ts';

const written: Readonly<Record<Language, Readonly<Record<string, number>>>> = {
  en: {
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
    fourteen: 14,
    fifteen: 15,
    twenty: 20,
    'twenty-four': 24,
    'twenty four': 24,
    thirty: 30,
    fifty: 50,
    sixty: 60,
    ninety: 90,
    hundred: 100,
  },
  es: {
    dos: 2,
    tres: 3,
    cuatro: 4,
    cinco: 5,
    seis: 6,
    siete: 7,
    ocho: 8,
    nueve: 9,
    diez: 10,
    once: 11,
    doce: 12,
    catorce: 14,
    quince: 15,
    veinte: 20,
    veinticuatro: 24,
    treinta: 30,
    cincuenta: 50,
    sesenta: 60,
    noventa: 90,
    cien: 100,
  },
  fr: {
    deux: 2,
    trois: 3,
    quatre: 4,
    cinq: 5,
    six: 6,
    sept: 7,
    huit: 8,
    neuf: 9,
    dix: 10,
    onze: 11,
    douze: 12,
    quatorze: 14,
    quinze: 15,
    vingt: 20,
    'vingt-quatre': 24,
    'vingt quatre': 24,
    trente: 30,
    cinquante: 50,
    soixante: 60,
    'quatre-vingt-dix': 90,
    cent: 100,
  },
  de: {
    zwei: 2,
    drei: 3,
    vier: 4,
    fünf: 5,
    sechs: 6,
    sieben: 7,
    acht: 8,
    neun: 9,
    zehn: 10,
    elf: 11,
    zwölf: 12,
    vierzehn: 14,
    fünfzehn: 15,
    zwanzig: 20,
    vierundzwanzig: 24,
    dreißig: 30,
    fünfzig: 50,
    sechzig: 60,
    neunzig: 90,
    hundert: 100,
  },
  ja: {
    二: 2,
    三: 3,
    四: 4,
    五: 5,
    六: 6,
    七: 7,
    八: 8,
    九: 9,
    十: 10,
    十一: 11,
    十二: 12,
    二十四: 24,
    三十: 30,
    九十: 90,
  },
};

const kept = new Map<Language, ReadonlyMap<string, number>>();

/**
 * Numbers that are written as words, folded. One is not among them: it is an article, or says nothing ("that one").
 */
export function numberWords(language: Language): ReadonlyMap<string, number> {
  const known = kept.get(language);
  if (known) return known;
  const entries = Object.entries(written[language]);
  const made = new Map(entries.flatMap(([word, value]) => spellingsOf(word).map((spelling) => [spelling, value])));
  kept.set(language, made);
  return made;
}

/** A number in digits or words, and where it is. */
export type WrittenNumber = { readonly at: number; readonly until: number; readonly value: number };

const patterns = new Map<Language, RegExp>();

// Kanji are between other letters; words of other languages stand alone.
function patternOf(language: Language): RegExp {
  const known = patterns.get(language);
  if (known) return known;
  const words = [...numberWords(language).keys()].sort((one, other) => other.length - one.length).join('|');
  const bordered = language === 'ja' ? `(?:${words})` : `(?<![\\p{L}\\d])(?:${words})(?![\\p{L}\\d])`;
  const made = new RegExp(`(?<!\\d)\\d{1,4}(?!\\d)|${bordered}`, 'gu');
  patterns.set(language, made);
  return made;
}

/** Every number up to four digits in a folded text, or the first so many. */
export function findWrittenNumbers(
  folded: string,
  language: Language,
  most = Number.POSITIVE_INFINITY,
): WrittenNumber[] {
  const words = numberWords(language);
  return firstMatches(folded, patternOf(language), most).map(({ index, 0: text }) => ({
    at: index,
    until: index + text.length,
    value: words.get(text) ?? Number(text),
  }));
}
