import type { Language } from '@halyard/contracts/accounts/settings.ts';
import { type QuerySpec, type SubjectName, subjectNames } from '@halyard/contracts/query/query-spec.ts';
import { questionMax } from '@halyard/contracts/work/assistant.ts';
import { vocabularyOf } from '../lexicon/vocabularies.ts';
import { readTimes } from '../understand/find-times.ts';
import { fold, tidy } from '../understand/fold.ts';
import type { Now } from '../understand/named-date.ts';
import { findWrittenNumbers } from '../understand/number-words.ts';
import { queryLanguages, queryVocabulary } from '../vocabulary/index.ts';
import { type Code, subjectLabel, type Vocabulary } from '../vocabulary/vocabulary.ts';
import { assemble, leavesOutNegation } from './assemble.ts';
import { changeSpec, goesOn } from './change-spec.ts';
import { findNamed, type ReadValues } from './find-named.ts';
import { findShortSpans } from './find-short-spans.ts';
import { futureSpan } from './future-spans.ts';
import { isLeftOver, type Piece, takeApart } from './pieces.ts';
import { asksForMeaning, isExecutable, type Reading, toReading } from './to-spec.ts';
import { splitTokens } from './tokens.ts';

export type Given = {
  readonly message: string;
  readonly language: Language;
  readonly now: Now;
  /** The question before was not understood: what goes on from it cannot be read. */
  readonly hasMissed: boolean;
  /** What was asked before; null at the beginning of a conversation. */
  readonly before: QuerySpec | null;
  /** What the open screen is about; null where it is about nothing that can be asked for. */
  readonly screen: SubjectName | null;
  /** Whether the screen shows one record, which "it" and "this" mean. */
  readonly isOnRecord: boolean;
  /** What the person may ask about. */
  readonly subjects: readonly SubjectName[];
  /** The named values of a subject; none where the person may not ask about it. */
  readonly readValues: ReadValues;
};

/** One way to read a question. `isWhole`: every word of it has a place. */
export type Candidate = {
  readonly language: Language;
  readonly spec: QuerySpec;
  readonly unused: readonly string[];
  readonly isWhole: boolean;
};

export type ReadResult = {
  /** The only reading with a place for every word. */
  readonly sure: Candidate | null;
  /** Otherwise the closest ones, best first. */
  readonly closest: readonly Candidate[];
  /** Readings in which the words that were not understood are a record's own; they hold where such records exist. */
  readonly asWords: readonly Candidate[];
};

/** Readings that are offered at once. */
export const mostClosest = 3;

/** Numbers of one question. */
const mostNumbers = 8;

const quotes = /"([^"]{2,200})"/gu;

/** Times and quoted words: found in the text as a whole, before its words are looked up. */
function findFixed(text: string, folded: string, language: Language, now: Now): Piece[] {
  const times = readTimes(folded, text, vocabularyOf(language), now);
  const quoted = Array.from(text.matchAll(quotes), ({ index, 0: whole, 1: inner = '' }) => ({
    at: index,
    until: index + whole.length,
    text: whole,
    quoted: inner,
  }));
  return [
    ...times.times.map(({ at, until, span }) => ({ at, until, text: text.slice(at, until), span })),
    ...quoted,
    ...findShortSpans(folded, now),
    ...findWrittenNumbers(folded, language, mostNumbers).map(({ at, until, value }) => ({
      at,
      until,
      text: text.slice(at, until),
      number: value,
    })),
  ];
}

type Words = { readonly vocabulary: Vocabulary; readonly pieces: readonly Piece[] };

/** Spans such as "tomorrow" are words of the vocabulary; they become times here. */
const withFuture = (pieces: readonly Piece[], now: Now): Piece[] =>
  pieces.map((piece) => {
    const code = piece.codes?.find((one) => one.startsWith('span:'));
    if (!code) return piece;
    const { at, until, text } = piece;
    const span = futureSpan(code, piece.number, now);
    return span ? { at, until, text, span } : { at, until, text, codes: ['filler:' as const] };
  });

/** A phrase that says several things at once is several pieces: "completion rate". */
function expand(piece: Piece): Piece[] {
  const joined = piece.codes?.find((code) => code.includes('+'));
  if (!joined || joined.startsWith('value:tlp')) return [piece];
  return joined.split('+').map((code) => ({ ...piece, codes: [code as Code] }));
}

function apart(given: Given, language: Language, named: readonly Piece[]): Words | undefined {
  const vocabulary = queryVocabulary(language);
  if (!vocabulary) return undefined;
  const text = tidy(given.message);
  const folded = fold(text);
  const found = [...findFixed(text, folded, language, given.now), ...named];
  const tokens = splitTokens(folded, language);
  const pieces = takeApart({ text, tokens, vocabulary, found }).flatMap(expand);
  return { vocabulary, pieces: withFuture(pieces, given.now) };
}

/** "Thanks" asks for nothing, neither anew nor again. */
const saysNothing = ({ pieces }: Words) =>
  pieces.every(({ codes }) => codes?.every((code) => code === 'filler:' || code === 'op:follow'));

/** Characters that were not understood. */
const unread = ({ pieces }: Words) => pieces.filter(isLeftOver).reduce((sum, { text }) => sum + text.length, 0);

/** Of all letters, what another language has to explain more than the preferred one: names are words somewhere. */
const clearlyMore = 0.25;

/** The language that explains most of the question, the preferred one where several do. */
function bestLanguage(given: Given): Language | undefined {
  const order = [given.language, ...queryLanguages.filter((one) => one !== given.language)];
  let best: { language: Language; left: number } | undefined;
  for (const language of order) {
    const words = apart(given, language, []);
    if (!words) continue;
    const left = unread(words);
    const isClear =
      best?.language !== given.language || left === 0 || best.left - left > clearlyMore * given.message.length;
    if (!best || (left < best.left && isClear)) best = { language, left };
    if (left === 0) break;
  }
  return best?.language;
}

/** The subjects that are named; where none is, the one asked about before, the screen's, and then all others. */
function subjectsOf({ pieces }: Words, given: Given): { named: SubjectName[]; others: SubjectName[] } {
  const { before, screen, subjects } = given;
  const named = subjectNames.filter((subject) => pieces.some(({ codes }) => codes?.includes(`subject:${subject}`)));
  const first = [before?.subject, screen].filter((one): one is SubjectName => one !== null && one !== undefined);
  return { named, others: [...new Set([...first, ...subjects])].filter((one) => !named.includes(one)) };
}

/** Their words mean something else where they stand alone: "customer", "new". */
const neverGuessed: readonly SubjectName[] = ['connections', 'imports', 'notifications', 'playbooks', 'rules'];

/** What names no subject has to say something that only records of one have: a status, a flag. */
const isGuess = ({ parts }: Reading, isPreferred: boolean) =>
  !parts.isNamed &&
  (isPreferred
    ? parts.conditions.length + parts.spans.length + parts.fields.length === 0
    : !parts.hasOwnValue ||
      neverGuessed.includes(parts.subject) ||
      (parts.subject === 'people' && parts.ops.size === 0 && parts.conditions.length < 2));

/** Letters that a record is looked for by. */
const shortestWords = 3;

/** Subjects whose records are looked for by words of their own where a question names none. */
const searched: readonly SubjectName[] = ['incidents', 'threats', 'entities', 'tasks'];

/** What a question asks of records beside their own words. */
const askedOfRecords = ['who', 'when', 'where', 'compare'] as const;

/**
 * A reading in which the words that were not understood are a record's own: "mail gateway incidents". Undefined where
 * there are no such words, or other words than these fit nowhere. "Linked to the port sweep" asks for other records.
 */
function readAsWords({ spec, unused, parts }: Reading, message: string): QuerySpec | undefined {
  const [first] = parts.unused;
  const last = parts.unused.at(-1);
  const isOnlyUnknown = unused.length === parts.unused.length && parts.unused.every(isLeftOver);
  const isListed = spec.measure === 'list' || spec.measure === 'count';
  if (!first || !last || !isOnlyUnknown || !isListed || askedOfRecords.some((op) => parts.ops.has(op)))
    return undefined;
  if (spec.where.some(({ field }) => field === 'linked')) return undefined;
  if (!parts.isNamed && (!searched.includes(parts.subject) || parts.conditions.length > 0)) return undefined;
  const words = tidy(message).slice(first.at, last.until);
  // A word of the question may stand between them: "sign-in from two countries".
  if (words.length < shortestWords || words.split(/\s/u).length > parts.unused.length + 1) return undefined;
  const found = { ...spec, where: [...spec.where, { field: 'text', op: 'contains' as const, values: [words] }] };
  return isExecutable(found) ? found : undefined;
}

/** Reads a question as specifications: one that is sure, or the closest. */
export async function readSpec(given: Given): Promise<ReadResult> {
  if (given.message.length > questionMax) return { sure: null, closest: [], asWords: [] };
  const language = bestLanguage(given);
  const first = language && apart(given, language, []);
  if (!language || !first || saysNothing(first)) return { sure: null, closest: [], asWords: [] };
  const { named, others } = subjectsOf(first, given);
  const candidates: Candidate[] = [];
  const asWords: Candidate[] = [];

  async function consider(subject: SubjectName): Promise<void> {
    const values = await findNamed(given, subject, language as Language);
    const words = values.length > 0 ? apart(given, language as Language, values) : first;
    if (!words) return;
    const [one, many] = [1, 2].map((count) => fold(subjectLabel(words.vocabulary, subject, count)));
    const singular = one === many ? null : (one ?? null);
    const parts = assemble(subject, words.pieces, {
      singular,
      hasBefore: given.before !== null,
      isOnRecord: given.isOnRecord,
    });
    const { before } = given;
    const changed = before?.subject === subject ? changeSpec(before, parts, given.now) : undefined;
    const reading = changed ?? toReading(parts, given.now);
    const isPreferred = subject === before?.subject || subject === given.screen;
    if (!reading || leavesOutNegation(parts)) return;
    const found = given.hasMissed && !parts.isNamed ? undefined : readAsWords(reading, given.message);
    if (found) asWords.push({ language: language as Language, spec: found, unused: [], isWhole: false });
    if (asksForMeaning(parts) && reading.spec.measure === 'list' && !reading.spec.sort) return;
    if (!changed && isGuess(reading, isPreferred)) return;
    // "What is the risk?" is asked of the record on the screen.
    if (given.isOnRecord && !changed && !parts.isNamed && parts.fields.length > 0 && parts.conditions.length === 0)
      return;
    const { spec, unused } = reading;
    // "Leave out the criticals" goes on from what was asked before, also where that was not understood.
    if (!changed && !parts.isNamed && (before || given.hasMissed) && (goesOn(parts) || parts.ops.has('compare')))
      return;
    const isWhole = unused.length === 0 && (parts.isNamed || !given.hasMissed);
    candidates.push({ language: language as Language, spec, unused, isWhole });
  }

  for (const subject of named) await consider(subject);
  const [only, ...more] = candidates.filter(({ isWhole }) => isWhole);
  if (only && more.length === 0) return { sure: only, closest: [], asWords: [] };
  if (!only)
    for (const subject of others) {
      await consider(subject);
      const whole = candidates.find(({ isWhole }) => isWhole);
      const isPreferred = subject === given.before?.subject || subject === given.screen;
      if (whole && isPreferred) return { sure: whole, closest: [], asWords: [] };
    }
  const whole = candidates.filter(({ isWhole }) => isWhole);
  if (whole.length === 1 && whole[0]) return { sure: whole[0], closest: [], asWords: [] };
  // What leaves out the subject that was named is not close.
  const close = candidates.some(({ spec }) => named.includes(spec.subject))
    ? candidates.filter(({ spec }) => named.includes(spec.subject))
    : candidates;
  const closest = close.toSorted((one, other) => one.unused.length - other.unused.length).slice(0, mostClosest);
  return { sure: null, closest, asWords };
}
