import type { Language } from '@halyard/contracts/accounts/settings.ts';
import { fieldOf, type SubjectName } from '@halyard/contracts/query/query-spec.ts';
import { fold, tidy } from '../understand/fold.ts';
import { queryVocabulary } from '../vocabulary/index.ts';
import { nearest } from './edit-distance.ts';
import type { NamedValue, Piece } from './pieces.ts';
import { splitTokens, type Token } from './tokens.ts';

type Value = { readonly field: string; readonly key: string; readonly label: string };

/** The values that the named fields of a subject have in the data. */
export type ReadValues = (subject: SubjectName) => Promise<readonly Value[]>;

type Spelling = { readonly words: readonly string[]; readonly value: NamedValue; readonly isPart: boolean };

const wordsOf = (text: string, language: Language) => splitTokens(fold(tidy(text)), language).map(({ word }) => word);

/** How people shorten the names of countries. */
const countryShort: Readonly<Record<string, readonly string[]>> = {
  GB: ['UK', 'Britain', 'Great Britain', 'England'],
  US: ['USA', 'America', 'the US'],
  AE: ['UAE', 'Emirates'],
  NL: ['Holland'],
  CZ: ['Czech Republic'],
};

function countryNames(code: string, language: Language): string[] {
  if (!/^[A-Z]{2}$/.test(code)) return [];
  return [...new Set([language, 'en'])].flatMap(
    (one) => new Intl.DisplayNames(one, { type: 'region', fallback: 'none' }).of(code) ?? [],
  );
}

/** How a value may be written: as it is, a country by its name, a person by the first or the last name. */
function spellingsOf(subject: SubjectName, { field, key, label }: Value, language: Language): Spelling[] {
  const value = { subject, field, key, label };
  const isPerson = fieldOf(subject, field)?.kind === 'person';
  const whole = wordsOf(label, language);
  // "IN" is India's code and an English word; "admin" is a role before it is somebody's user name.
  const isWord = field === 'username' && queryVocabulary(language)?.exact.has(whole.join(' ')) === true;
  const isCode = isWord || (field === 'country' && label.length === 2);
  const spellings: Spelling[] = whole.length > 0 && !isCode ? [{ words: whole, value, isPart: false }] : [];
  if (field === 'country')
    for (const name of [...countryNames(key, language), ...(countryShort[key] ?? [])])
      spellings.push({ words: wordsOf(name, language), value, isPart: false });
  if (isPerson && whole.length > 1)
    for (const word of whole) if (word.length > 1) spellings.push({ words: [word], value, isPart: true });
  return spellings;
}

const matches = (tokens: readonly Token[], from: number, { words }: Spelling) =>
  words.every((word, index) => tokens[from + index]?.word === word);

/** Stretches of a question that name a value: the longest ones, all values they may name. */
export async function findNamed(
  { message, readValues }: { readonly message: string; readonly readValues: ReadValues },
  subject: SubjectName,
  language: Language,
): Promise<Piece[]> {
  const text = tidy(message);
  const tokens = splitTokens(fold(text), language);
  const spellings = (await readValues(subject)).flatMap((value) => spellingsOf(subject, value, language));
  const byFirst = Map.groupBy(spellings, ({ words }) => words[0] ?? '');
  const pieces: Piece[] = [];
  for (let from = 0; from < tokens.length; from++) {
    const first = tokens[from];
    if (!first) continue;
    const fitting = (byFirst.get(first.word) ?? []).filter((one) => matches(tokens, from, one));
    const longest = Math.max(0, ...fitting.map(({ words }) => words.length));
    const found = fitting.filter(({ words }) => words.length === longest);
    const wholes = found.filter(({ isPart }) => !isPart);
    const meant = distinct((wholes.length > 0 ? wholes : found).map(({ value }) => value));
    const last = tokens[from + longest - 1];
    // A first name that several share names none of them.
    if (last && meant.length === 1) pieces.push(pieceOf(text, first, last, meant));
  }
  return pieces.length > 0 ? pieces : misspelt(text, tokens, byFirst);
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
function misspelt(text: string, tokens: readonly Token[], byFirst: ReadonlyMap<string, readonly Spelling[]>): Piece[] {
  const single = new Map([...byFirst].map(([word, all]) => [word, all.filter(({ words }) => words.length === 1)]));
  const words = [...single].filter(([word, all]) => all.length > 0 && word.length > 4).map(([word]) => word);
  return tokens.flatMap((token) => {
    if (token.word.length < 5) return [];
    const longer = words.filter((word) => word.startsWith(token.word));
    const meant = longer.length === 1 ? longer[0] : nearest(token.word, words);
    const values = meant ? distinct((single.get(meant) ?? []).map(({ value }) => value)) : [];
    return values.length === 1 ? [pieceOf(text, token, token, values)] : [];
  });
}
