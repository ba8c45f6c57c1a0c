import type { SubjectName } from '@halyard/contracts/query/query-spec.ts';
import type { Span } from '../times/span.ts';
import { anyNumber, type Code, keyOf, type Vocabulary } from '../vocabulary/vocabulary.ts';
import { nearest } from './edit-distance.ts';
import type { RecordRef } from './record-ref.ts';
import type { Token } from './tokens.ts';

/** A value that the data have: a source, a country, a person. */
export type NamedValue = {
  readonly subject: SubjectName;
  readonly field: string;
  readonly key: string;
  readonly label: string;
};

/** The meaning of a stretch of a question. A piece without any of these was not understood. */
export type Piece = {
  readonly at: number;
  readonly until: number;
  readonly text: string;
  readonly codes?: readonly Code[];
  /** The word is not in the vocabulary; one that is nearly the same is. */
  readonly isGuess?: true;
  readonly named?: readonly NamedValue[];
  /** Records that are named, or meant by a pronoun. */
  readonly records?: readonly RecordRef[];
  readonly isPronoun?: true;
  readonly span?: Span;
  readonly number?: number;
  readonly quoted?: string;
};

/** Words of what no data is about are known, and may still be a record's own: "password guessing". */
const isOutside = (codes: readonly Code[]) => codes.every((code) => code === 'op:beyond');

const isUnderstood = ({ codes, named, records, span, number, quoted }: Piece) =>
  (codes !== undefined && !isOutside(codes)) ||
  named !== undefined ||
  records !== undefined ||
  span !== undefined ||
  number !== undefined ||
  quoted !== undefined;

/** Whether a piece was not understood, and may not be passed over. */
export const isLeftOver = (piece: Piece): boolean => !isUnderstood(piece);

// A stretch that means something costs less than its words one by one; what is not understood costs most of all.
const costs = { phrase: 1, filler: 1.5, guess: 2, unknown: 20 } as const;

/** "Fermé" is a state of a record; only "ferme" requests it. */
const participle = /é(?:e?s?)$/u;

const wordNumber = /^\d{1,9}$/;
/** A number with a unit of one letter behind it: "12h". */
const withUnit = /^\d{1,3}(?=[a-z]$)/;

type Step = { readonly cost: number; readonly pieces: readonly Piece[] };

type Given = {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly vocabulary: Vocabulary;
  /** Matches found in the text before its words are looked up: times, quoted words, values of the data. */
  readonly found: readonly Piece[];
  /** Whether phrases that only ask for something to be done are looked up. */
  readonly withActions: boolean;
};

const isFiller = (codes: readonly Code[]) => codes.every((code) => code === 'filler:');

const orNumber = (word: string) => (wordNumber.test(word) ? anyNumber : word.replace(withUnit, anyNumber));

type Known = { readonly codes: readonly Code[]; readonly isGuess: boolean };

/** "What's" and "whats" are written alike: the apostrophe parts a word that the phrases have as one. */
const shortened = / (?=(?:s|m|re|ve|ll|d)(?: |$))/gu;

/** "Thats" and "whos" are written for "that is" and "who is". */
const joined = /(?<![^ ])(that|who|what|where|when|how|he|she|it|there|here)s(?![^ ])/gu;

/** The meaning of a phrase: as written, by its stems, or with its misspelled words corrected. */
function lookUp({ exact, stems, language }: Vocabulary, tokens: readonly Token[]): Known | undefined {
  const words = tokens.map(({ word }) => orNumber(word));
  const written = keyOf(tokens.map(({ word }) => word));
  const codes =
    exact.get(written) ??
    (language === 'en'
      ? (exact.get(written.replaceAll(shortened, '')) ??
        exact.get(written.replaceAll(joined, '$1 is')) ??
        exact.get(written.replaceAll(joined, '$1 s')))
      : undefined) ??
    exact.get(keyOf(words)) ??
    stems.get(keyOf(tokens.map(({ stem }) => orNumber(stem))));
  if (codes) return { codes, isGuess: false };
  if (!tokens.some(({ meant }) => meant !== undefined)) return undefined;
  const guessed = exact.get(keyOf(tokens.map(({ word, meant }) => meant ?? orNumber(word))));
  return guessed && { codes: guessed, isGuess: true };
}

/** Misspelt words that were looked up, by vocabulary: the same question is taken apart for several subjects. */
const corrections = new WeakMap<Vocabulary, Map<string, string | undefined>>();
const correctionsKept = 2000;

function correctionOf(word: string, vocabulary: Vocabulary): string | undefined {
  const known = corrections.get(vocabulary) ?? new Map<string, string | undefined>();
  corrections.set(vocabulary, known);
  if (known.has(word)) return known.get(word);
  if (known.size >= correctionsKept) known.clear();
  const meant = nearest(word, vocabulary.words, (one) => vocabulary.stemOf.get(one) ?? one);
  known.set(word, meant);
  return meant;
}

/** Unknown words, with the word that was probably meant. */
export function correctTokens(tokens: readonly Token[], vocabulary: Vocabulary): readonly Token[] {
  const { language, words, stemOf } = vocabulary;
  if (language === 'ja') return tokens;
  return tokens.map((token) => {
    if (words.has(token.word) || stemOf.has(token.stem)) return token;
    const meant = correctionOf(token.word, vocabulary);
    return meant === undefined ? token : { ...token, meant };
  });
}

/** Candidates that start at a token: phrases, from the shortest to the longest, or the token alone. */
function* stepsFrom({ text, tokens, vocabulary, found, withActions }: Given, from: number) {
  const first = tokens[from];
  if (!first) return;
  let isKnown = false;
  for (const piece of found) {
    if (piece.at > first.at || piece.until < first.until) continue;
    if (piece.at < first.at && from > 0 && (tokens[from - 1]?.until ?? 0) > piece.at) continue;
    const next = tokens.findIndex(({ at }) => at >= piece.until);
    isKnown = true;
    yield { next: next === -1 ? tokens.length : next, cost: costs.phrase - 0.1, piece };
  }
  for (let length = 1; length <= vocabulary.longest && from + length <= tokens.length; length++) {
    const some = tokens.slice(from, from + length);
    const known = lookUp(vocabulary, some);
    const last = some.at(-1);
    if (!known || !last || (!withActions && known.codes.every((code) => code.startsWith('act:')))) continue;
    const { isGuess } = known;
    const written = text.slice(first.at, last.until);
    const codes = participle.test(written) ? known.codes.filter((code) => !code.startsWith('act:')) : known.codes;
    if (codes.length === 0) continue;
    isKnown = true;
    const number = some.map(({ word }) => withUnit.exec(word)?.[0] ?? word).find((word) => wordNumber.test(word));
    const cut = { at: first.at, until: last.until, text: written, codes };
    const whole = isGuess ? { ...cut, isGuess: true as const } : cut;
    const piece = number === undefined ? whole : { ...whole, number: Number(number) };
    const cost = isFiller(codes) ? costs.filler : costs.phrase;
    yield { next: from + length, cost: isGuess ? cost + costs.guess : cost, piece };
  }
  if (isKnown) return;
  const whole = { at: first.at, until: first.until, text: text.slice(first.at, first.until) };
  if (wordNumber.test(first.word)) {
    yield { next: from + 1, cost: costs.phrase, piece: { ...whole, number: Number(first.word) } };
    return;
  }
  yield { next: from + 1, cost: costs.unknown, piece: whole };
}

/** Takes a text apart into the stretches that explain it best: the fewest words left over, then the longest phrases. */
export function takeApart(given: Given): readonly Piece[] {
  const { tokens } = given;
  const best: (Step | undefined)[] = Array.from({ length: tokens.length + 1 });
  best[0] = { cost: 0, pieces: [] };
  for (let from = 0; from < tokens.length; from++) {
    const here = best[from];
    if (!here) continue;
    for (const { next, cost, piece } of stepsFrom(given, from)) {
      const total = here.cost + cost;
      if (total < (best[next]?.cost ?? Number.POSITIVE_INFINITY))
        best[next] = { cost: total, pieces: [...here.pieces, piece] };
    }
  }
  return best[tokens.length]?.pieces ?? [];
}
