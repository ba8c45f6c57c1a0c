import type { Language } from '@halyard/contracts/accounts/settings.ts';
import type { Concept, Vocabulary } from '../lexicon/lexicon.ts';
import { type Capture, findCaptures } from './find-captures.ts';
import { type FoundConcept, findConcepts } from './find-concepts.ts';
import { findDoers } from './find-doers.ts';
import { findNames } from './find-names.ts';
import { readTimes } from './find-times.ts';
import { fold, tidy } from './fold.ts';
import type { FoundTime } from './found-time.ts';
import type { Now } from './named-date.ts';
import { findWrittenNumbers, type WrittenNumber } from './number-words.ts';
import { type Place, placesOf, without } from './places.ts';
import { kindOf, type Phrase, type Reading } from './reading.ts';
import type { Subject } from './subject-of-screen.ts';
import { takeApart } from './take-apart.ts';

/** Longer ones are not read; the API takes none of more than 2,000 letters. */
const longest = 10_000;

/** A time is named of which no one can say when it is. */
const untold: Concept = 'bound:time';

const isFiller = ({ concepts }: FoundConcept) => concepts.every((concept) => concept === 'filler:');
// Like a time that can be told it speaks for a language less than other words do.
const isUntold = ({ concepts }: FoundConcept) => concepts.includes(untold);
const quoted = /"([^"]{1,200})"/g;
const incidentNumber =
  /(?<![\p{Script=Latin}\d])(?:inc[- ]?0*|#0*|(?:(?:sicherheits)?(?:incident|incidente|vorfall)|インシデント)\s?(?:number\s|numero\s|nummer\s|num\.?\s?|nro\.?\s?|no\.?\s?|nr\.?\s?|n\.?\s?[°o]\s?|番号\s?)?[#:]?0*)(\d{1,9})(?!\d|[-/.,:]\d|\s?[年月日件時個%])/gu;
const bareNumber = /(?<![\p{L}\d.,-])\d{1,6}(?![\p{L}\d.,-]*\d)/gu;

type Parts = {
  readonly times: readonly FoundTime[];
  readonly concepts: readonly FoundConcept[];
  readonly numbers: readonly WrittenNumber[];
  /** What nothing explains, the rest blank. */
  readonly rest: string;
};

/** How many letters of the question a vocabulary explains; what it knows besides filler counts double. */
function explained({ times, concepts, numbers }: Parts): number {
  const lengthOf = ({ at, until }: Place) => until - at;
  const ofTimes = [...times, ...numbers].reduce((sum, one) => sum + lengthOf(one), 0);
  return concepts.reduce((sum, found) => sum + lengthOf(found) * (isFiller(found) || isUntold(found) ? 1 : 2), ofTimes);
}

/** Bare numbers, in digits or words. "Five" stands alone as a number; "Five Eyes" is a name. */
function findNumbers(rest: string, language: Language): WrittenNumber[] {
  const isAlone = ({ at, until }: Place) =>
    !/[\p{L}\p{N}'’&-] ?$/u.test(rest.slice(Math.max(0, at - 2), at)) &&
    !/^ ?[\p{L}\p{N}'’&-]/u.test(rest.slice(until, until + 2));
  const inDigits = Array.from(rest.matchAll(bareNumber), ({ index, 0: text }) => ({
    at: index,
    until: index + text.length,
    value: Number(text),
  }));
  const inWords = findWrittenNumbers(rest, language).filter(
    (number) => /\p{L}/u.test(rest.charAt(number.at)) && isAlone(number),
  );
  return [...inDigits, ...inWords].sort((one, other) => one.at - other.at);
}

function explain(folded: string, text: string, vocabulary: Vocabulary, now: Now): Parts {
  const { times, unclear } = readTimes(folded, text, vocabulary, now);
  const untimed = without(folded, [...times, ...unclear]);
  // No topic has a use for a time that cannot be told.
  const untimely = unclear.map(({ at, until }): FoundConcept => ({ at, until, concepts: [untold] }));
  const concepts = [...findConcepts(untimed, vocabulary.concepts), ...untimely].sort((one, other) => one.at - other.at);
  const rest = without(untimed, concepts);
  return { times, concepts, rest, numbers: findNumbers(rest, vocabulary.language) };
}

const narrowing = new Set(['state', 'level', 'by', 'who', 'rel', 'not', 'bound']);

/** Words to look for, without the time behind them. Words that narrow the question make it unclear where they end. */
function trimTail(tail: Capture, { times, concepts }: Parts, text: string): Capture[] {
  const isQuoted = text[tail.until - 1] === '"';
  const isWithin = ({ at, until }: Place) => at >= tail.at && until <= tail.until;
  if (isQuoted) return [tail];
  if (concepts.some((one) => isWithin(one) && one.concepts.some((concept) => narrowing.has(kindOf(concept)))))
    return [];
  const [time, ...others] = times.filter(isWithin);
  if (!time) return [tail];
  const begin = text.indexOf(tail.words, tail.at);
  const words = text.slice(begin, time.at).trim();
  const isLast = text.slice(time.until, tail.until).trim() === '';
  return others.length > 0 || !isLast || words === '' || begin > time.at ? [] : [{ ...tail, words, until: time.at }];
}

function capturesOf(text: string, folded: string, vocabulary: Vocabulary, parts: Parts): Capture[] {
  return findCaptures(text, folded, vocabulary.captures).flatMap((capture) =>
    capture.name === 'tail' ? trimTail(capture, parts, text) : [capture],
  );
}

type Input = {
  readonly message: string;
  readonly vocabularies: readonly Vocabulary[];
  /** The language that is taken where the question itself does not tell. */
  readonly preferred: Language;
  readonly subject: Subject | null;
  readonly now: Now;
};

/** The vocabulary that explains most of the question, and what it explains. */
function choose(folded: string, text: string, { vocabularies, preferred, now }: Input) {
  const tried = vocabularies.map((vocabulary) => ({ vocabulary, parts: explain(folded, text, vocabulary, now) }));
  const score = ({ vocabulary, parts }: (typeof tried)[number]) =>
    explained(parts) + (vocabulary.language === preferred ? 0.5 : 0);
  const [first, ...others] = tried;
  if (!first) throw new Error('The engine needs at least one vocabulary.');
  return others.reduce((best, one) => (score(one) > score(best) ? one : best), first);
}

function unread({ preferred, subject }: Input, text: string): Reading {
  const nothing = { phrases: [], apart: null, spans: [], numbers: [], incidents: [], quotes: [], captures: [] };
  return {
    ...nothing,
    language: preferred,
    subject,
    tail: null,
    isFollowUp: false,
    doers: [],
    text: text.slice(0, longest),
    names: [`${text.slice(0, 40)}…`],
  };
}

/** Reads a question in the language that explains most of it. */
export function readQuestion(input: Input): Reading {
  const text = tidy(input.message);
  if (text.length > longest) return unread(input, text);
  const folded = fold(text);
  const quotes = Array.from(text.matchAll(quoted), ([, words = '']) => words.trim()).filter(Boolean);
  const unquoted = without(folded, placesOf(folded.matchAll(quoted)));
  const numbered = Array.from(unquoted.matchAll(incidentNumber));
  const { vocabulary, parts } = choose(without(unquoted, placesOf(numbered)), text, input);
  const { language } = vocabulary;

  const fillers = parts.concepts.filter(isFiller);
  const named = without(parts.rest, parts.numbers);
  const incidents = numbered.map(([, digits = '']) => digits);
  const phrasesOf = (found: readonly FoundConcept[]): Phrase[] => {
    const phrases = found.filter((one) => !isFiller(one)).map(({ concepts }) => concepts);
    return incidents.length > 0 ? [['topic:incident'], ...phrases] : phrases;
  };
  const names = findNames(text, named, fillers);
  const apart = takeApart(parts.concepts, folded, vocabulary.concepts);
  return {
    language,
    phrases: phrasesOf(parts.concepts),
    apart: apart && phrasesOf(apart),
    spans: parts.times.map(({ span }) => span),
    numbers: parts.numbers.map(({ value }) => value),
    incidents,
    quotes,
    names,
    doers: findDoers(folded, text, names, parts.concepts),
    subject: input.subject,
    text,
    tail: null,
    isFollowUp: parts.concepts.some(({ at, concepts: all }) => at <= 1 && all.some((one) => one === 'follow:and')),
    captures: capturesOf(text, folded, vocabulary, parts),
  };
}
