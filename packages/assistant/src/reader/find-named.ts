import type { Language } from '@halyard/contracts/accounts/settings.ts';
import { fieldOf, type SubjectName } from '@halyard/contracts/query/query-spec.ts';
import { fold, tidy } from '../times/fold.ts';
import { vocabularyOf } from '../vocabulary/index.ts';
import { keyOf } from '../vocabulary/vocabulary.ts';
import { nearest } from './edit-distance.ts';
import type { NamedValue, Piece } from './pieces.ts';
import { soundsLike } from './spoken-places.ts';
import { splitTokens, type Token } from './tokens.ts';

type Value = { readonly field: string; readonly key: string; readonly label: string };

/** The values that the named fields of a subject have in the data. */
export type ReadValues = (subject: SubjectName) => Promise<readonly Value[]>;

/** Fields whose values are titles that people shorten to one word. */
export const titled: ReadonlySet<string> = new Set(['playbook', 'schema', 'title']);
/** Fields of one subject that are shortened like titles: "the Wazuh source". */
const titledOf: Partial<Record<SubjectName, string>> = {
  playbooks: 'name',
  receivedAlerts: 'source',
  sources: 'name',
};
const shortestPart = 3;

/** The subject that values are looked for of, and whether the question names it: "the phishing playbook". */
type Looked = { readonly subject: SubjectName; readonly isNamed: boolean };

type Spelling = { readonly words: readonly string[]; readonly value: NamedValue; readonly isPart: boolean };

const wordsOf = (text: string, language: Language) => splitTokens(fold(tidy(text)), language).map(({ word }) => word);

/** How people shorten the names of countries. */
const countryShort: Readonly<Record<string, readonly string[]>> = {
  GB: [
    'UK',
    'Britain',
    'Great Britain',
    'England',
    'Großbritannien',
    'Grossbritannien',
    'Grande-Bretagne',
    'Gran Bretaña',
    '英国',
  ],
  US: ['USA', 'America', 'the US', 'Amerika', 'États-Unis', 'EE. UU.', 'アメリカ', '米国'],
  AE: ['UAE', 'Emirates', 'VAE', 'Emirate'],
  NL: ['Holland'],
  CZ: ['Czech Republic', 'Tschechische Republik', 'République tchèque', 'República Checa'],
};

/** Words that names of police forces end with and people leave out, and how they shorten them otherwise. */
const ofForces: ReadonlySet<string> = new Set(['police', 'constabulary', 'service']);
const forceShort: Readonly<Record<string, readonly string[]>> = {
  metropolitan: ['Met', 'The Met', 'Met police', 'Scotland Yard'],
  // Of all forces these have names in other languages, which `Intl` does not know.
  'south-wales': ['Gales del Sur', 'Galles du Sud', 'Pays de Galles du Sud', 'Südwales', 'Süd-Wales'],
  'north-wales': ['Gales del Norte', 'Galles du Nord', 'Pays de Galles du Nord', 'Nordwales', 'Nord-Wales'],
};

function countryNames(code: string, language: Language): string[] {
  if (!/^[A-Z]{2}$/.test(code)) return [];
  return [...new Set([language, 'en'])].flatMap(
    (one) => new Intl.DisplayNames(one, { type: 'region', fallback: 'none' }).of(code) ?? [],
  );
}

/** How a value may be written: as it is, a country by its name, a person by the first or the last name. */
function spellingsOf({ subject, isNamed }: Looked, { field, key, label }: Value, language: Language): Spelling[] {
  const value = { subject, field, key, label };
  const isPerson = fieldOf(subject, field)?.kind === 'person';
  const whole = wordsOf(label, language);
  // "IN" is India's code and an English word; "admin" is a role before it is somebody's user name.
  const isWord = field === 'username' && vocabularyOf(language).exact.has(whole.join(' ')) === true;
  const isCode = isWord || (field === 'country' && label.length === 2);
  const spellings: Spelling[] = whole.length > 0 && !isCode ? [{ words: whole, value, isPart: false }] : [];
  if (field === 'country')
    for (const name of [...countryNames(key, language), ...(countryShort[key] ?? [])])
      spellings.push({ words: wordsOf(name, language), value, isPart: false });
  if (field === 'force') {
    for (let end = whole.length - 1; end > 0 && ofForces.has(whole[end] ?? ''); end--)
      spellings.push({ words: whole.slice(0, end), value, isPart: false });
    for (const name of forceShort[key] ?? []) spellings.push({ words: wordsOf(name, language), value, isPart: false });
  }
  const isTitle = titled.has(field) || titledOf[subject] === field;
  if ((isPerson || isTitle) && whole.length > 1)
    for (const word of whole)
      if (
        isPerson
          ? word.length > 1
          : word.length > shortestPart && ((isNamed && field !== 'title') || !vocabularyOf(language).words.has(word))
      )
        spellings.push({ words: [word], value, isPart: true });
  // "The critical and high rule" says how the name of a rule begins.
  if (subject === 'rules' && field === 'name' && isNamed)
    for (let end = whole.length - 1; end > 1; end--)
      spellings.push({ words: whole.slice(0, end), value, isPart: true });
  return spellings;
}

/** "Lin's", "lins". */
const isOf = (token: Token | undefined, word: string) => token?.word === word || token?.word === `${word}s`;

const matches = (tokens: readonly Token[], from: number, { words, value }: Spelling) => {
  const isPerson = fieldOf(value.subject, value.field)?.kind === 'person';
  return words.every((word, index) =>
    isPerson ? isOf(tokens[from + index], word) : tokens[from + index]?.word === word,
  );
};

/** One word of several may be misspelled: "flow sensr". */
const nearlyMatches = (tokens: readonly Token[], from: number, { words }: Spelling) => {
  const wrong = words.filter((word, index) => tokens[from + index]?.word !== word);
  const [word = ''] = wrong;
  const typed = tokens[from + words.indexOf(word)]?.word ?? '';
  return words.length > 1 && wrong.length === 1 && nearest(typed, [word]) === word;
};

/** Stretches of a question that name a value: the longest ones, all values they may name. */
export async function findNamed(
  { message, readValues }: { readonly message: string; readonly readValues: ReadValues },
  subject: SubjectName,
  language: Language,
  isNamed = false,
): Promise<Piece[]> {
  const text = tidy(message);
  const tokens = splitTokens(fold(text), language);
  const spellings = (await readValues(subject)).flatMap((value) => spellingsOf({ subject, isNamed }, value, language));
  const byFirst = Map.groupBy(spellings, ({ words }) => words[0] ?? '');
  const pieces: Piece[] = [];
  for (let from = 0; from < tokens.length; from++) {
    const first = tokens[from];
    if (!first) continue;
    const begins = [first.word, first.word.replace(/s$/, '')].flatMap((word) => byFirst.get(word) ?? []);
    const exact = begins.filter((one) => matches(tokens, from, one));
    const fitting = exact.length > 0 ? exact : begins.filter((one) => nearlyMatches(tokens, from, one));
    const longest = Math.max(0, ...fitting.map(({ words }) => words.length));
    const found = fitting.filter(({ words }) => words.length === longest);
    const wholes = found.filter(({ isPart }) => !isPart);
    // A place is meant before the police force that is named after it.
    const places = wholes.filter(({ value }) => value.field === 'area');
    const named = places.length > 0 ? places : wholes.length > 0 ? wholes : found;
    const meant = distinct(named.map(({ value }) => value));
    const last = tokens[from + longest - 1];
    // A first name that several share names none of them.
    if (last && meant.length === 1) pieces.push(pieceOf(text, first, last, meant));
  }
  const isFree = (token: Token) => !pieces.some(({ at, until }) => at <= token.at && token.at < until);
  if (language === 'ja') pieces.push(...spokenPlaces(text, subject, await readValues(subject)));
  return [...pieces, ...misspelt(text, tokens.filter(isFree), byFirst, language)];
}

const katakana = /[\p{Script=Katakana}ー]{3,}/gu;

/** Places of police data that are written as they sound; a force only where no area is called so. */
function spokenPlaces(text: string, subject: SubjectName, values: readonly Value[]): Piece[] {
  const { exact } = vocabularyOf('ja');
  const named = (field: string) =>
    new Map(
      values
        .filter((value) => value.field === field)
        .map(({ key, label }) => [
          wordsOf(label, 'en')
            .filter((word) => !ofForces.has(word))
            .join(' '),
          { subject, field, key, label },
        ]),
    );
  const [areas, forces] = [named('area'), named('force')];
  return Array.from(text.matchAll(katakana)).flatMap(({ index, 0: word }) => {
    const isWord = exact.has(keyOf(splitTokens(fold(word), 'ja').map((token) => token.word)));
    const meant = isWord ? undefined : (soundsLike(word, areas) ?? soundsLike(word, forces));
    return meant ? [{ at: index, until: index + word.length, text: word, named: [meant] }] : [];
  });
}

const distinct = (values: readonly NamedValue[]) => [
  ...new Map(values.map((value) => [`${value.field} ${value.key}`, value])).values(),
];

const pieceOf = (text: string, first: Token, last: Token, named: readonly NamedValue[]): Piece => ({
  at: first.at,
  until: last.until,
  text: text.slice(first.at, last.until),
  named,
});

/** One word that is nearly a value of one word. */
function misspelt(
  text: string,
  tokens: readonly Token[],
  byFirst: ReadonlyMap<string, readonly Spelling[]>,
  language: Language,
): Piece[] {
  const single = new Map([...byFirst].map(([word, all]) => [word, all.filter(({ words }) => words.length === 1)]));
  const words = [...single].filter(([word, all]) => all.length > 0 && word.length > 4).map(([word]) => word);
  return tokens.flatMap((token) => {
    const { words: known, stemOf } = vocabularyOf(language);
    if (token.word.length < 5 || known.has(token.word) || stemOf.has(token.stem)) return [];
    const longer = words.filter((word) => word.startsWith(token.word));
    const meant = longer.length === 1 ? longer[0] : nearest(token.word, words);
    const values = meant ? distinct((single.get(meant) ?? []).map(({ value }) => value)) : [];
    return values.length === 1 ? [pieceOf(text, token, token, values)] : [];
  });
}
