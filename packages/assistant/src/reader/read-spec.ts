import { startOfDay } from '@halyard/contracts/format/start-of-day.ts';
import { type QuerySpec, type SubjectName, subjectNames, subjectOf } from '@halyard/contracts/query/query-spec.ts';
import { changeSpec, goesOn } from '../dialogue/change-spec.ts';
import { fold } from '../times/fold.ts';
import { monthNames } from '../times/month-names.ts';
import { type Code, subjectLabel } from '../vocabulary/vocabulary.ts';
import {
  askForIncidentsOf,
  connectedFocus,
  connectionsOf,
  linkedFocus,
  linkedToIncident,
  onOpenRecord,
} from './ask-of-focus.ts';
import { assemble, leavesOutNegation } from './assemble/assemble.ts';
import { has, Parts } from './assemble/parts.ts';
import { findNamed, titled } from './find-named.ts';
import { guessOf } from './guess.ts';
import { addLatestMonth, withLatestMonth } from './latest-month.ts';
import { withPersonMeant } from './person-meant.ts';
import { isLeftOver, type Piece } from './pieces.ts';
import { asksForMeaning, isExecutable } from './plan.ts';
import { type Given, type Question, splitQuestion } from './question.ts';
import { type Reading, toReading } from './to-spec.ts';

/** One way to read a question. `isWhole`: every word is used. */
export type Candidate = {
  readonly spec: QuerySpec;
  readonly unused: readonly string[];
  readonly isWhole: boolean;
  /** What the question leaves to be guessed: 0 if it names its subject. */
  readonly guessed: number;
  readonly pieces: readonly Piece[];
};

export type ReadResult = {
  /** The only reading with a place for every word. */
  readonly sure: Candidate | null;
  /** Otherwise the closest ones, best first. */
  readonly closest: readonly Candidate[];
  /** Readings in which the words that were not understood are a record's own; they hold where such records exist. */
  readonly asWords: readonly Candidate[];
};

/** Maximum number of readings offered. */
export const mostClosest = 3;

const nothing: ReadResult = { sure: null, closest: [], asWords: [] };

/** "Thanks" requests nothing, neither a new query nor a repetition. */
const saysNothing = ({ pieces }: Question) =>
  pieces.every(
    ({ codes, records, span }) =>
      !records && !span && codes?.every((code) => code === 'filler:' || code === 'op:follow'),
  );

const namesSubject = ({ codes = [] }: Piece) => codes.some((code) => code.startsWith('subject:'));

/** "Only people" after entities: what names another subject is a value of what was asked about before. */
function narrowsBefore({ pieces }: Question, { state }: Given): boolean {
  const subject = state?.spec?.subject;
  const names = pieces.filter(namesSubject);
  const isFollowing = pieces.some((piece) => has(piece, 'op:follow') || has(piece, 'op:they'));
  if (!subject || names.length === 0 || !isFollowing) return false;
  const parts = new Parts(subject, pieces, { singular: null, hasBefore: true });
  return names.every((piece) => !has(piece, `subject:${subject}`) && parts.valueOf(piece, undefined) !== undefined);
}

/** The subjects that are named; where none is, the one asked about before, the screen's, and then all others. */
function subjectsOf(question: Question, given: Given) {
  const { pieces } = question;
  const { state, screen, subjects, open } = given;
  const named = narrowsBefore(question, given)
    ? []
    : subjectNames.filter((subject) => pieces.some((piece) => has(piece, `subject:${subject}`)));
  const meant = pieces.flatMap(({ records = [] }) => records.map(({ subject }) => subject));
  const first = [state?.spec?.subject, open?.subject, ...meant, screen].filter(
    (one) => one !== null && one !== undefined,
  );
  const isMeant = (subject: SubjectName) => {
    const { onlyNamed, calledAs } = subjectOf(subject);
    const isCalled = calledAs !== undefined && pieces.some((piece) => has(piece, calledAs));
    return !onlyNamed || isCalled || first.includes(subject);
  };
  const others = [...new Set([...first, ...subjects])].filter((one) => !named.includes(one) && isMeant(one));
  return { named, others };
}

const shortestWords = 3;
/** Subjects whose records are looked for by their own words where a question names none. */
const searched: readonly SubjectName[] = ['incidents', 'threats', 'entities', 'tasks'];
/** The parts of a question other than words of records. */
const askedOfRecords = ['who', 'when', 'where', 'compare'] as const;

/** Words that were not understood, and words of other subjects between them, are a record's own; asking words are not. */
const isWord = (piece: Piece) =>
  isLeftOver(piece) ||
  piece.isGuess === true ||
  piece.codes?.every((code) => !code.startsWith('op:') && !code.startsWith('act:')) === true;

/**
 * A reading in which the words that were not understood are a record's own: "mail gateway incidents". Undefined where
 * there are no such words, or other words than these fit nowhere. "Linked to the port sweep" asks for other records.
 */
function readAsWords({ spec, unused, parts }: Reading, { text, language }: Question): QuerySpec | undefined {
  const [first] = parts.unused;
  const last = parts.unused.at(-1);
  const isOnlyWords =
    unused.length === parts.unused.length && parts.unused.every(isWord) && parts.unused.some(isLeftOver);
  // Police data has no separate words.
  if (subjectOf(spec.subject).time === 'month') return undefined;
  if (parts.unused.some((piece) => monthNames(language).has(fold(piece.text)))) return undefined;
  const isListed = spec.measure === 'list' || spec.measure === 'count';
  if (!first || !last || !isOnlyWords || !isListed || askedOfRecords.some((op) => parts.ops.has(op))) return undefined;
  if (spec.where.some(({ field }) => field === 'linked')) return undefined;
  if (!parts.isNamed && (!searched.includes(parts.subject) || parts.conditions.length > 0)) return undefined;
  const words = text.slice(first.at, last.until);
  // A word of the question may be between them: "sign-in from two countries".
  if (words.length < shortestWords || words.split(/\s/u).length > parts.unused.length + 1) return undefined;
  const found = { ...spec, where: [...spec.where, { field: 'text', op: 'contains' as const, values: [words] }] };
  return isExecutable(found) ? found : undefined;
}

/** Codes that no query can use: they ask for instructions, a meaning, a cause or an opinion. */
const noQuery = ['op:how', 'op:meaning', 'op:why', 'op:opinion', 'op:handover', 'op:report'] as const;

/** "What does method allow?" after the fields of a schema asks for a fact, and for no meaning. */
const asksOfField = ({ pieces }: Question, { state }: Given): boolean =>
  state?.spec?.subject === 'schemaFields' &&
  pieces.some((piece) => has(piece, 'field:values')) &&
  pieces.every((piece) => noQuery.every((code) => code === 'op:meaning' || !has(piece, code)));

/** "Bicycle theft" may be the title of a record; off the screens of police data it says too little to be a crime. */
const isBareCategory = (
  { subject, where, measure, groupBy }: QuerySpec,
  { isNamed, spans }: Parts,
  given: Given,
): boolean =>
  subject === 'crime' &&
  !isNamed &&
  !groupBy &&
  measure === 'list' &&
  where.length === 1 &&
  where[0]?.field === 'category' &&
  spans.length === 0 &&
  given.screen !== 'crime' &&
  given.state?.spec?.subject !== 'crime';

type Considered = { readonly candidate?: Candidate; readonly asWords?: Candidate };

/** Crimes of no named time are those of all months that are here: a chip says which these are. */
function withAllMonths(spec: QuerySpec, values: Awaited<ReturnType<Given['readValues']>>, { now }: Given): QuerySpec {
  const months = values.filter(({ field }) => field === 'month').map(({ key }) => key);
  const [first, last = first] = months.toSorted();
  if (spec.period || !first || !last) return spec;
  const [year = 0, month = 1] = last.split('-').map(Number);
  const end = new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
  const startOf = (day: string) => new Date(startOfDay(now.timeZone, day)).toISOString();
  return { ...spec, period: { field: 'month', from: startOf(`${first}-01`), to: startOf(end) } };
}

/** "And the phishing one" after the steps of a playbook names another playbook. */
const goesOnFromTitle = ({ pieces }: Question, before: QuerySpec | null, subject: SubjectName): boolean =>
  before?.subject === subject &&
  before.where.some(({ field, op }) => op === 'is' && (titled.has(field) || field === 'id' || field === 'name')) &&
  pieces.some((piece) => has(piece, 'op:follow'));

/** Words that a subject shares with another one, or with a field, name it where it is looked at. */
function namedAs(question: Question, subject: SubjectName): Question {
  const { calledAs } = subjectOf(subject);
  const own: Code = `subject:${subject}`;
  if (!calledAs || question.pieces.some((piece) => has(piece, own))) return question;
  const pieces = question.pieces.map((piece) =>
    has(piece, calledAs) ? Object.assign({}, piece, { codes: [own] }) : piece,
  );
  return Object.assign({}, question, { pieces });
}

/** Whether a word says which records are meant: a state, or any word beside the subject in the same part of the sentence. */
function narrows(piece: Piece, { pieces, subjectAt }: Parts, text: string): boolean {
  if (piece.codes?.some((code) => /^(?:value|flag):/.test(code))) return true;
  const { at = 0, until = 0 } = pieces[subjectAt] ?? {};
  const between = text.slice(Math.min(piece.until, until), Math.max(piece.at, at));
  return isLeftOver(piece) && !/[,;.!?、。]/u.test(between);
}

/** The reading of a question about a given subject. */
async function consider(asked: Question, given: Given, subject: SubjectName): Promise<Considered> {
  const { language } = asked;
  const question = namedAs(asked, subject);
  const before = given.state?.spec ?? null;
  const isNamed =
    question.pieces.some((piece) => has(piece, `subject:${subject}`)) || goesOnFromTitle(question, before, subject);
  const values = await findNamed({ message: given.message, readValues: given.readValues }, subject, language, isNamed);
  const records = question.pieces.filter((one) => one.records && !one.isPronoun);
  const pronouns = question.pieces.filter((one) => one.isPronoun);
  const parted = values.length > 0 ? splitQuestion(given, language, [...values, ...records, ...pronouns]) : question;
  const split = namedAs(withLatestMonth(await withPersonMeant(parted, given, subject), subject), subject);
  const [one, many] = [1, 2].map((count) => fold(subjectLabel(split.vocabulary, subject, count)));
  const hasMissed = given.state?.missed === true;
  const parts = assemble(subject, split.pieces, {
    singular: one === many ? null : (one ?? null),
    hasBefore: before !== null,
    isVerbLast: language === 'ja',
  });
  const made = (one: QuerySpec, left: readonly string[], isWhole: boolean, guessed: number): Candidate => ({
    spec: one,
    unused: left,
    isWhole,
    guessed,
    pieces: split.pieces,
  });
  await addLatestMonth(parts, given);
  const end = connectedFocus(split, given);
  if (end) return subject === 'connections' ? { candidate: made(connectionsOf(end), [], true, 0) } : {};
  const ofIncident = linkedToIncident(split, given);
  if (ofIncident) return subject === ofIncident.subject ? { candidate: made(ofIncident, [], true, 0) } : {};
  const focus = linkedFocus(parts, given);
  if (focus && subject !== 'incidents') return {};
  if (focus) askForIncidentsOf(focus, parts);
  const changed = before?.subject === subject ? changeSpec(before, parts, given.now) : undefined;
  const reading = changed ?? toReading(onOpenRecord(parts, given), given.now);
  if (!reading || leavesOutNegation(parts)) return {};
  const { unused } = reading;
  const spec = subject === 'crime' ? withAllMonths(reading.spec, await given.readValues(subject), given) : reading.spec;
  const found = hasMissed && !parts.isNamed ? undefined : readAsWords({ spec, unused, parts }, question);
  const asWords = found && { asWords: made(found, [], false, parts.isNamed ? 0 : 1) };
  if (asksForMeaning(parts) && spec.measure === 'list' && !spec.sort && !subjectOf(subject).own) return asWords ?? {};
  const guessed = changed || focus ? 0 : guessOf(reading, given);
  if (guessed === undefined) return asWords ?? {};
  // "Leave out the criticals" continues from what was asked before, also where that was not understood.
  const isLost = !changed && !parts.isNamed && (before || hasMissed) && goesOn(parts) && parts.records.length === 0;
  const isHalf = !changed && !parts.isNamed && before && parts.ops.has('compare') && spec.measure !== 'compare';
  if (isLost || isHalf) return asWords ?? {};
  // A summary may ignore additional requests, but no word that filters it.
  const isSummed = spec.measure === 'summary' && parts.isNamed;
  const isSaid =
    unused.length === 0 || (isSummed && !parts.unused.some((piece) => narrows(piece, parts, question.text)));
  const isOwn = parts.isNamed || parts.hasOwnValue || parts.records.length > 0;
  const isWhole = isSaid && (isOwn || !hasMissed) && !isBareCategory(reading.spec, parts, given);
  return Object.assign({ candidate: made(spec, unused, isWhole, guessed) }, asWords);
}

const isPreferred = ({ spec }: Candidate, { state, screen, open }: Given) =>
  [state?.spec?.subject, open?.subject, screen].includes(spec.subject);

/** The one reading that is whole and guesses less than every other; of equals the one that the screen is about. */
function surest(candidates: readonly Candidate[], given: Given): Candidate | null {
  const whole = candidates.filter((one) => one.isWhole).toSorted((one, other) => one.guessed - other.guessed);
  const [first, second] = whole;
  if (!first) return null;
  if (!second || second.guessed - first.guessed >= 0.5) return first;
  const equals = whole.filter(({ guessed }) => guessed - first.guessed < 0.5);
  const preferred = equals.filter((one) => isPreferred(one, given));
  return preferred.length === 1 ? (preferred[0] ?? null) : null;
}

/** Reads a question as specifications: one that is sure, or the closest. */
export async function readSpec(question: Question, given: Given): Promise<ReadResult> {
  if (saysNothing(question)) return nothing;
  if (question.pieces.some((piece) => noQuery.some((code) => has(piece, code))) && !asksOfField(question, given))
    return nothing;
  const { named, others } = subjectsOf(question, given);
  const candidates: Candidate[] = [];
  const asWords: Candidate[] = [];
  for (const some of [named, others]) {
    for (const subject of some) {
      const considered = await consider(question, given, subject);
      if (considered.candidate) candidates.push(considered.candidate);
      if (considered.asWords) asWords.push(considered.asWords);
    }
    if (surest(candidates, given)) break;
  }
  const sure = surest(candidates, given);
  if (sure) return { sure, closest: [], asWords: [] };
  // What leaves out the subject that was named is not close.
  const ofNamed = candidates.filter(({ spec }) => named.includes(spec.subject));
  const closest = (ofNamed.length > 0 ? ofNamed : candidates)
    .toSorted((one, other) => one.unused.length - other.unused.length || one.guessed - other.guessed)
    .slice(0, mostClosest);
  return { sure: null, closest, asWords };
}
