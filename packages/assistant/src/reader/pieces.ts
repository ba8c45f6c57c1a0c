import type { SubjectName } from '@halyard/contracts/query/query-spec.ts';
import type { Span } from '../understand/span.ts';
import { anyNumber, type Code, keyOf, type Vocabulary } from '../vocabulary/vocabulary.ts';
import { nearest } from './edit-distance.ts';
import type { Token } from './tokens.ts';

/** A value that the data have: a source, a country, a person. */
export type NamedValue = {
  readonly subject: SubjectName;
  readonly field: string;
  readonly key: string;
  readonly label: string;
};

/** What a stretch of a question says. A piece without any of these was not understood. */
export type Piece = {
  readonly at: number;
  readonly until: number;
  readonly text: string;
  readonly codes?: readonly Code[];
  /** The word is not in the vocabulary; one that is nearly the same is. */
  readonly isGuess?: true;
  readonly named?: readonly NamedValue[];
  readonly span?: Span;
  readonly number?: number;
  readonly quoted?: string;
};

const isUnderstood = ({ codes, named, span, number, quoted }: Piece) =>
  codes !== undefined || named !== undefined || span !== undefined || number !== undefined || quoted !== undefined;

/** Whether a piece was not understood, and may not be passed over. */
export const isLeftOver = (piece: Piece): boolean => !isUnderstood(piece);

// A stretch that means something costs less than its words one by one; what is not understood costs most of all.
const costs = { phrase: 1, filler: 1.5, guess: 3, unknown: 20 } as const;

const wordNumber = /^\d{1,9}$/;
/** A number with a unit of one letter behind it: "12h". */
const withUnit = /^\d{1,3}(?=[a-z]$)/;

type Step = { readonly cost: number; readonly pieces: readonly Piece[] };

type Given = {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly vocabulary: Vocabulary;
  /** What was found in the text before its words are looked up: times, quoted words, values of the data. */
  readonly found: readonly Piece[];
};

const isFiller = (codes: readonly Code[]) => codes.every((code) => code === 'filler:');

const orNumber = (word: string) => (wordNumber.test(word) ? anyNumber : word.replace(withUnit, anyNumber));

function lookUp({ exact, stems }: Vocabulary, tokens: readonly Token[]): readonly Code[] | undefined {
  const words = tokens.map(({ word }) => orNumber(word));
  return exact.get(keyOf(words)) ?? stems.get(keyOf(tokens.map(({ stem }) => orNumber(stem))));
}

function guess(vocabulary: Vocabulary, { word }: Token): readonly Code[] | undefined {
  const meant = vocabulary.language === 'ja' ? undefined : nearest(word, vocabulary.single);
  return meant === undefined ? undefined : vocabulary.exact.get(meant);
}

/** What may begin at a token: phrases, from the shortest to the longest, or the token by itself. */
function* stepsFrom({ text, tokens, vocabulary, found }: Given, from: number) {
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
    const codes = lookUp(vocabulary, some);
    const last = some.at(-1);
    if (!codes || !last) continue;
    isKnown = true;
    const number = some.map(({ word }) => withUnit.exec(word)?.[0] ?? word).find((word) => wordNumber.test(word));
    const whole = { at: first.at, until: last.until, text: text.slice(first.at, last.until), codes };
    const piece = number === undefined ? whole : { ...whole, number: Number(number) };
    yield { next: from + length, cost: isFiller(codes) ? costs.filler : costs.phrase, piece };
  }
  if (isKnown) return;
  const whole = { at: first.at, until: first.until, text: text.slice(first.at, first.until) };
  if (wordNumber.test(first.word)) {
    yield { next: from + 1, cost: costs.phrase, piece: { ...whole, number: Number(first.word) } };
    return;
  }
  const codes = guess(vocabulary, first);
  yield {
    next: from + 1,
    cost: codes ? costs.guess : costs.unknown,
    piece: codes ? { ...whole, codes, isGuess: true } : whole,
  };
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
