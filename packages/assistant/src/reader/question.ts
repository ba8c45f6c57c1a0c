import { type Language, languages } from '@halyard/contracts/accounts/settings.ts';
import { incidentName } from '@halyard/contracts/operations/incidents.ts';
import type { SubjectName } from '@halyard/contracts/query/query-spec.ts';
import type { DialogueState } from '../dialogue/state.ts';
import { readTimes } from '../times/find-times.ts';
import { fold, tidy } from '../times/fold.ts';
import type { Now } from '../times/named-date.ts';
import { findWrittenNumbers } from '../times/number-words.ts';
import { vocabularyOf } from '../vocabulary/index.ts';
import type { Code, Vocabulary } from '../vocabulary/vocabulary.ts';
import { withoutEither } from './either.ts';
import type { ReadValues } from './find-named.ts';
import { findRecords, type SearchRecords } from './find-records.ts';
import { findShortSpans } from './find-short-spans.ts';
import { futureSpan } from './future-spans.ts';
import { correctTokens, isLeftOver, type Piece, takeApart } from './pieces.ts';
import type { RecordRef } from './record-ref.ts';
import { splitTokens, type Token } from './tokens.ts';

/** A question with what its words can mean depends on. */
export type Given = {
  readonly message: string;
  /** The language of the question before, or of the person: what says nothing of its language is in this one. */
  readonly language: Language;
  readonly now: Now;
  readonly state: DialogueState | null;
  /** The contents of the screen, and the open record: the meaning of "it" and "here". */
  readonly screen: SubjectName | null;
  readonly open: RecordRef | null;
  /** Subjects permitted for the user. */
  readonly subjects: readonly SubjectName[];
  /** The named values of a subject; none where the person may not ask about it. */
  readonly readValues: ReadValues;
  readonly search: SearchRecords;
};

/** A question, taken apart into pieces: as a question, and as a request to do something. */
export type Question = {
  readonly text: string;
  readonly language: Language;
  readonly vocabulary: Vocabulary;
  readonly pieces: readonly Piece[];
  readonly request: readonly Piece[];
};

/** Numbers of one question. */
const mostNumbers = 8;
const quotes = /"([^"]{2,200})"/gu;

/** A text with its misspelt words as they are meant, and where a place of it was before. */
function corrected(
  text: string,
  tokens: readonly Token[],
): { readonly text: string; readonly placeOf: (at: number) => number } {
  const shifts: { readonly from: number; readonly by: number }[] = [];
  let made = '';
  let done = 0;
  for (const { at, until, word, meant } of tokens) {
    if (meant === undefined) continue;
    made += text.slice(done, at) + meant;
    shifts.push({ from: made.length, by: meant.length - word.length });
    done = until;
  }
  const placeOf = (at: number) => at - shifts.filter(({ from }) => from <= at).reduce((sum, { by }) => sum + by, 0);
  return { text: made + text.slice(done), placeOf };
}

/** Times of a text, misspelt ones too: "yesturday". */
function findTimes(text: string, folded: string, tokens: readonly Token[], language: Language, now: Now): Piece[] {
  const isWrong = tokens.some(({ meant }) => meant !== undefined);
  const right = corrected(folded, tokens);
  const { times } = isWrong ? readTimes(right.text, right.text, language, now) : readTimes(folded, text, language, now);
  return times.map(({ at, until, span }) => {
    const [begin, end] = isWrong ? [right.placeOf(at), right.placeOf(until)] : [at, until];
    return { at: begin, until: end, text: text.slice(begin, end), span };
  });
}

/** Times and quoted words: found in the text as a whole, before its words are looked up. */
function findFixed(text: string, folded: string, tokens: readonly Token[], language: Language, now: Now): Piece[] {
  const quoted = Array.from(text.matchAll(quotes), ({ index, 0: whole, 1: inner = '' }) => ({
    at: index,
    until: index + whole.length,
    text: whole,
    quoted: inner,
  }));
  const cut = (at: number, until: number) => ({ at, until, text: text.slice(at, until) });
  return [
    ...findTimes(text, folded, tokens, language, now),
    ...quoted,
    ...findShortSpans(folded, now),
    ...findWrittenNumbers(folded, language, mostNumbers).map(({ at, until, value }) =>
      Object.assign(cut(at, until), { number: value }),
    ),
  ];
}

/** Spans such as "tomorrow" are words of the vocabulary; they become times here. */
const withFuture = (pieces: readonly Piece[], now: Now): Piece[] =>
  pieces.map((piece) => {
    const code = piece.codes?.find((one) => one.startsWith('span:'));
    if (!code) return piece;
    const { at, until, text } = piece;
    const span = futureSpan(code, piece.number, now);
    const guess = piece.isGuess ? { isGuess: piece.isGuess } : {};
    return Object.assign(guess, span ? { at, until, text, span } : { at, until, text, codes: ['filler:' as const] });
  });

/** A phrase with several meanings is several pieces: "completion rate". */
function expand(piece: Piece, isRequest: boolean): Piece[] {
  // "Lance le playbook" asks for it to be started, and of the log only where nothing is to be done.
  const acts = isRequest ? piece.codes?.filter((code) => code.startsWith('act:') && !code.includes('+')) : undefined;
  if (acts && acts.length > 0 && piece.codes?.some((code) => code.includes('+')))
    return [{ ...piece, codes: piece.codes.filter((code) => !code.includes('+')) }];
  const joined = piece.codes?.find((code) => code.includes('+'));
  if (!joined || joined.startsWith('value:tlp')) return [piece];
  return joined.split('+').map((code) => ({ ...piece, codes: [code as Code] }));
}

type Splitting = Pick<Given, 'message' | 'now'>;

/** The pieces of a message as one of a language, beside those that were found in the data. */
export function splitQuestion({ message, now }: Splitting, language: Language, known: readonly Piece[] = []): Question {
  const vocabulary = vocabularyOf(language);
  const text = tidy(message);
  const folded = fold(text);
  const tokens = correctTokens(splitTokens(folded, language), vocabulary);
  // What the data have is before a text in quotation marks.
  const found = [...known, ...findFixed(text, folded, tokens, language, now)];
  const split = (withActions: boolean) => {
    const pieces = withFuture(
      takeApart({ text, tokens, vocabulary, found, withActions }).flatMap((one) => expand(one, withActions)),
      now,
    );
    return withActions ? pieces : withoutEither(pieces, text, language === 'ja');
  };
  return { text, language, vocabulary, pieces: split(false), request: split(true) };
}

/** A word with a capital inside a sentence is a name, whatever it would mean; in German it may be any noun. */
const isName = ({ at, text }: Piece, language: Language) => language !== 'de' && at > 0 && /^\p{Lu}/u.test(text);

/** How much of a question was not understood, in characters and in words; guesses count half. */
function unread({ request, language }: Question) {
  const weights = request.map((piece) => ({
    length: piece.text.length,
    weight: isLeftOver(piece) || isName(piece, language) ? 1 : piece.isGuess ? 0.5 : 0,
  }));
  return {
    left: weights.reduce((sum, { length, weight }) => sum + length * weight, 0),
    words: weights.reduce((sum, { weight }) => sum + weight, 0),
  };
}

/** Letters that only Japanese has. */
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Of the letters that any language explains, what another one has to explain more than the preferred one. */
const clearlyMore = 0.25;
/** A single word says nothing of a language: it may be a name. */
const fewestWords = 1.5;
/** Letters and marks that English does not have. */
const notEnglish = /[à-öø-ÿœß¿¡]/iu;

/** The language that explains most of the question, the preferred one where several do. */
function languageOf(given: Given): Language {
  if (kana.test(given.message)) return 'ja';
  // An address says nothing of the language.
  const message = given.message.replaceAll(/\S+@\S+|https?:\S+/g, ' ');
  const order = [given.language, ...languages.filter((one) => one !== given.language)];
  const lefts = order.map((language) => ({
    language,
    ...unread(splitQuestion({ message, now: given.now }, language)),
  }));
  const best = lefts.toSorted((one, other) => one.left - other.left)[0];
  const own = lefts[0];
  if (!best || !own || best.left === own.left) return given.language;
  // Names are words in no language.
  const said = given.message.length - best.left;
  const isForeign = given.language === 'en' && notEnglish.test(message);
  const isClear =
    own.words - best.words >= (isForeign ? 0.5 : fewestWords) && own.left - best.left >= clearlyMore * said;
  return isClear ? best.language : given.language;
}

const ordinals: Readonly<Record<string, (listed: readonly RecordRef[]) => RecordRef | undefined>> = {
  'ord:1': (listed) => listed[0],
  'ord:2': (listed) => listed[1],
  'ord:3': (listed) => listed[2],
  'ord:4': (listed) => listed[3],
  'ord:5': (listed) => listed[4],
  'ord:last': (listed) => listed.at(-1),
};

/** The record that a pronoun or an ordinal means: "it", "here", "the second one". */
function meantBy({ codes = [] }: Piece, { state, open }: Given): RecordRef | undefined {
  const ordinal = codes.find((code) => code.startsWith('ord:'));
  if (ordinal && state && state.listed.length > 1) return ordinals[ordinal]?.(state.listed);
  if (codes.includes('op:this')) return open ?? state?.focus ?? undefined;
  return codes.includes('op:it') ? (state?.focus ?? open ?? undefined) : undefined;
}

/** What is behind a number of things in Japanese. */
export const counters = /^(?:件|個|つ|人|名)/u;

/** "Incident 139" is one record, whatever it is asked of. */
function withIncidents(pieces: readonly Piece[], text: string): Piece[] {
  const joined: Piece[] = [];
  for (const [index, piece] of pieces.entries()) {
    const last = joined.at(-1);
    const isNumber =
      piece.number !== undefined && !piece.codes && !piece.span && !counters.test(pieces[index + 1]?.text ?? '');
    if (!last || !isNumber || !last.codes?.includes('subject:incidents') || last.records) joined.push(piece);
    else {
      const { at, codes } = last;
      const id = String(piece.number);
      const records = [{ subject: 'incidents' as const, id, label: incidentName(Number(id)) }];
      const { until, number = 0 } = piece;
      joined[joined.length - 1] = { at, until, text: text.slice(at, until), codes, number, records };
    }
  }
  return joined;
}

function withMeant(all: readonly Piece[], text: string, given: Given): Piece[] {
  const pieces = withIncidents(all, text);
  return pieces.map((piece) => {
    const record = meantBy(piece, given);
    if (!record || piece.records) return piece;
    const { at, until, text, codes = [] } = piece;
    return { at, until, text, codes, records: [record], isPronoun: true as const };
  });
}

/** A question in the language that explains it best, with the records that it names or means. */
export async function readQuestion(given: Given): Promise<Question> {
  const language = languageOf(given);
  const first = splitQuestion(given, language);
  const records = await findRecords({ text: first.text, pieces: first.request, language, search: given.search });
  const question = records.length > 0 ? splitQuestion(given, language, records) : first;
  const { pieces, request, text } = question;
  return { ...question, pieces: withMeant(pieces, text, given), request: withMeant(request, text, given) };
}
