import type { Language } from '@halyard/contracts/accounts/settings.ts';

type Table = Readonly<Record<string, number>>;

const inOrder = (from: number, words: string): Table =>
  Object.fromEntries(words.split(' ').map((word, index) => [word, from + index]));
const inTens = (words: string): Table =>
  Object.fromEntries(words.split(' ').map((word, index) => [word, (index + 2) * 10]));

const english: Table = {
  ...inOrder(0, 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'),
  ...inOrder(16, 'sixteen seventeen eighteen nineteen'),
  ...inTens('twenty thirty forty fifty sixty seventy eighty ninety'),
  dozen: 12,
  hundred: 100,
  thousand: 1_000,
};

const spanish: Table = {
  ...inOrder(0, 'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince'),
  ...inOrder(16, 'dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro'),
  ...inOrder(25, 'veinticinco veintiséis veintisiete veintiocho veintinueve'),
  un: 1,
  una: 1,
  veintiún: 21,
  veintiuna: 21,
  treinta: 30,
  cuarenta: 40,
  cincuenta: 50,
  sesenta: 60,
  setenta: 70,
  ochenta: 80,
  noventa: 90,
  cien: 100,
  ciento: 100,
  mil: 1_000,
  doscientos: 200,
  trescientos: 300,
  cuatrocientos: 400,
  quinientos: 500,
  seiscientos: 600,
  doscientas: 200,
  trescientas: 300,
  cuatrocientas: 400,
  quinientas: 500,
  seiscientas: 600,
  setecientos: 700,
  ochocientos: 800,
  novecientos: 900,
  setecientas: 700,
  ochocientas: 800,
  novecientas: 900,
};

const french: Table = {
  ...inOrder(0, 'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize'),
  une: 1,
  vingt: 20,
  vingts: 20,
  trente: 30,
  quarante: 40,
  cinquante: 50,
  soixante: 60,
  septante: 70,
  huitante: 80,
  octante: 80,
  nonante: 90,
  cent: 100,
  cents: 100,
  mille: 1_000,
};

const german: Table = {
  ...inOrder(0, 'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn'),
  ...inOrder(16, 'sechzehn siebzehn achtzehn neunzehn'),
  ...inTens('zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'),
  ein: 1,
  eine: 1,
  einem: 1,
  einen: 1,
  einer: 1,
  zwo: 2,
  dutzend: 12,
  hundert: 100,
  tausend: 1_000,
};

const tables: Readonly<Record<Exclude<Language, 'ja'>, Table>> = {
  en: english,
  es: spanish,
  fr: french,
  de: german,
};

/** Joins two words of one number. */
const joiners: Readonly<Record<Exclude<Language, 'ja'>, string>> = { en: 'and', es: 'y', fr: 'et', de: 'und' };

// "One of them", "un incident": on its own this word is no figure.
const articles = ['one', 'uno', 'un', 'una', 'une', 'ein', 'eine', 'einem', 'einen', 'einer'];

/** Longest first, so that `dreizehn` is not read as `drei`. */
const alternatives = (table: Table) =>
  Object.keys(table)
    .sort((a, b) => b.length - a.length)
    .join('|');

function compile(language: Exclude<Language, 'ja'>): RegExp {
  const words = alternatives(tables[language]);
  // German writes a number as one word.
  const gap = language === 'de' ? '(?:und|[ -])?' : `(?:[ -]${joiners[language]}[ -]|[ -])`;
  return new RegExp(`(?<!\\p{L})(?:${words})(?:${gap}(?:${words}))*(?!\\p{L})`, 'giu');
}

const each = <Made>(make: (language: Exclude<Language, 'ja'>) => Made) =>
  ({ en: make('en'), es: make('es'), fr: make('fr'), de: make('de') }) as const;

const patterns = each(compile);
const singleWords = each((language) => new RegExp(alternatives(tables[language]), 'giu'));

/** Adds units and tens up, multiplies by hundreds and thousands; French counts four twenties. */
function add(values: readonly number[]): number {
  let thousands = 0;
  let below = 0;
  for (const value of values) {
    if (value === 1_000) {
      thousands += (below || 1) * 1_000;
      below = 0;
    } else if (value === 100) below = (below || 1) * 100;
    else if (value === 20 && below % 100 === 4) below += 76;
    else below += value;
  }
  return thousands + below;
}

const kanji: Readonly<Record<string, number>> = {
  ...inOrder(0, '〇 一 二 三 四 五 六 七 八 九'),
  十: 10,
  百: 100,
  千: 1_000,
};

function addKanji(letters: string): number {
  let total = 0;
  let unit = 0;
  for (const letter of letters) {
    const value = kanji[letter] ?? 0;
    if (value < 10) unit = unit * 10 + value;
    else {
      total += (unit || 1) * value;
      unit = 0;
    }
  }
  return total + unit;
}

// A kanji numeral counts as a figure only in front of a counter: 一般 and 統一 are words.
const counted =
  /(?<![〇一二三四五六七八九十百千])[〇一二三四五六七八九十百千]{1,12}(?=\s?(?:件|人|個|名|回|台|社|時間|分間|日間|週間|か月|ヶ月|年間|つ|%|％|パーセント))/gu;

export type FoundFigure = { readonly index: number; readonly text: string; readonly value: number };

/** Numbers written out in words, up to some hundred thousands. */
export function findNumberWords(text: string, language: Language): readonly FoundFigure[] {
  if (language === 'ja')
    return [...text.matchAll(counted)].map(({ index, 0: found }) => ({ index, text: found, value: addKanji(found) }));
  const table = tables[language];
  return [...text.matchAll(patterns[language])]
    .filter(([found]) => !articles.includes(found.toLowerCase()))
    .map(({ index, 0: found }) => {
      const values = [...found.matchAll(singleWords[language])].map(([part]) => table[part.toLowerCase()] ?? 0);
      return { index, text: found, value: add(values) };
    });
}
