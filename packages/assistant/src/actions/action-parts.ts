import type { Language } from '@halyard/contracts/accounts/settings.ts';
import { addDays, dayIn } from '@halyard/contracts/format/calendar.ts';
import { has, ofKind } from '../reader/assemble/parts.ts';
import { isLeftOver, type NamedValue, type Piece } from '../reader/pieces.ts';
import type { Given, Question } from '../reader/question.ts';
import type { RecordRef } from '../reader/record-ref.ts';
import { fold } from '../times/fold.ts';
import { findWeekdays } from '../times/weekdays.ts';
import { isPartOfWord, isTarget, leadOf, ownTextBefore, polite, quotedBehind, unquoted } from './own-text.ts';
import { reasonIn, remarkIn } from './reasons.ts';

/** What a request to do something says: the verbs, what it is about, and the values it names. */
export type ActionParts = {
  readonly verbs: ReadonlySet<string>;
  readonly verb: Piece;
  readonly pieces: readonly Piece[];
  /** Records that are named or meant, the number of an incident among them. */
  readonly records: readonly RecordRef[];
  readonly person: NamedValue | null;
  /** A source of records that is named. */
  readonly source: string | null;
  readonly isMe: boolean;
  readonly isNobody: boolean;
  /** "As done". */
  readonly isDone: boolean;
  /** Subjects that are named: "set the incident to …". */
  readonly subjects: ReadonlySet<string>;
  /** The value of a field that is named: `status` is `Mitigated`. */
  readonly values: ReadonlyMap<string, readonly string[]>;
  /** `YYYY-MM-DD` in the person's zone. */
  readonly day: string | null;
  /** The words after the verb that are none of these: the text of a task or note, or a record's own words. */
  readonly rest: string;
  /** Why, where the request says it. */
  readonly reason: string | null;
  /** The text after a value and a comma: "131 to investigating, the provider was told". */
  readonly remark: string | null;
  /** The same with the people and records that a task is about. */
  readonly task: string;
  /** The text of a note or update, word for word. */
  readonly message: string;
};

const asking = [
  'op:count',
  'op:how',
  'op:why',
  'op:who',
  'op:when',
  'op:exists',
  'op:meaning',
  'op:where',
  'op:share',
  'op:most',
] as const;

/** Languages whose verb may be behind everything else: "Status von 124 auf gelöst setzen". */
const verbLast: ReadonlySet<Language> = new Set(['de', 'ja']);

const isManner = (piece: Piece) =>
  piece.span !== undefined ||
  piece.text === 'で' ||
  piece.codes?.some((code) => code.startsWith('value:priority') || code === 'field:priority') === true;

/** The verb that a request ends with, polite words aside; undefined where there is none, or a question is asked. */
function lastVerb(pieces: readonly Piece[]): Piece | undefined {
  if (pieces.some((piece) => has(piece, 'op:list') || asking.some((code) => has(piece, code)))) return undefined;
  // "…タスクを追加して、優先度高で": how urgent it is and when it is due may be behind.
  const last = pieces.findLast((piece) => !polite(piece) && !isManner(piece));
  return last && ofKind(last, 'act').length > 0 ? last : undefined;
}

/** The verb that a request begins with, after polite words and what it is about; undefined where it is a question. */
export function findVerb({ request: pieces, language }: Pick<Question, 'request' | 'language'>): Piece | undefined {
  // "Oh no, wrong one, undo that": whatever else is said.
  const undo = pieces.find((piece) => has(piece, 'act:undo'));
  if (undo) return undo;
  for (const piece of pieces) {
    if (piece.codes?.some((code) => code.startsWith('act:'))) return piece;
    if (asking.some((code) => has(piece, code))) return undefined;
    if (
      !polite(piece) &&
      !isTarget(piece) &&
      !piece.span &&
      !has(piece, 'op:me') &&
      !has(piece, 'op:it') &&
      !has(piece, 'op:this') &&
      // "That's done, tick it off"
      !has(piece, 'flag:completed.yes')
    )
      break;
  }
  return verbLast.has(language) ? lastVerb(pieces) : undefined;
}

/** The day meant by a time: a future one, because a due date is never in the past. */
function readDay({ text, request: pieces, language }: Question, { now, timeZone }: Given['now']): string | null {
  const today = dayIn(timeZone, now);
  const span = pieces.find((piece) => piece.span)?.span;
  const [weekday] = findWeekdays(fold(text), text, language, { now, timeZone });
  if (weekday) {
    for (let ahead = 1; ahead <= 7; ahead++) {
      const day = addDays(today, ahead);
      if (new Date(`${day}T12:00:00Z`).getUTCDay() === (weekday.weekday + 1) % 7) return day;
    }
  }
  if (!span) return null;
  const day = dayIn(timeZone, span.unit === 'hours' ? span.end : span.start);
  return day < today ? null : span.start <= now && span.end > now + 86_400_000 ? dayIn(timeZone, span.end - 1) : day;
}

/** Where a weekday is named, with the "due" before it. */
function placesOfDay({ text, request, language }: Question, now: Given['now']): Piece[] {
  const weekdays = findWeekdays(fold(text), text, language, now).map(({ at, until }) => ({
    at,
    until,
    text: text.slice(at, until),
  }));
  const nextWeek = weekdays.flatMap(({ at }) =>
    request.filter(
      (piece) =>
        piece.until <= at &&
        at - piece.until <= 2 &&
        /^(?:next|coming|this|nächste[nmr]?|kommende[nmr]?|prochain|próximo)$/i.test(piece.text),
    ),
  );
  const due = request.filter(
    (piece) =>
      has(piece, 'time:due') &&
      [...weekdays, ...request.filter(({ span }) => span)].some(({ at }) => at >= piece.until && at - piece.until <= 8),
  );
  return [...weekdays, ...nextWeek, ...due];
}

const joins: Readonly<Record<Language, RegExp>> = {
  en: /^(?:to|that|saying|for|on|in|about|with|the text|called|named|:|,|-|–)\s+|^[:,–-]\s*/i,
  de: /^(?:zu|dass|dass|an|auf|in|über|mit|für|mich|daran|:|,|-|–)[\s,]+|^[:,–-]\s*/i,
  fr: /^(?:de|d'|que|qu'|à|sur|dans|pour|avec|:|,|-|–)\s+|^[:,–-]\s*/i,
  es: /^(?:que|de|a|en|sobre|para|con|:|,|-|–)\s+|^[:,–-]\s*/i,
  ja: /^[：:、,をにのとは\s]+/,
};
const tails =
  /[\s,.:;、。–-]+$|(?:[\s,]+(?:and|with|the|on|from|came from|by|prio|priority|please|pls|und|mit|bitte|et|y|por favor|s'il te plait|を|に|と))+$/iu;

/** What is left of "the port sweep, …" when the record is cut out. */
const article = /^(?:the|this|that|der|die|das|den|dem|le|la|les|el|los|las)\s*[,;:–-]\s*/iu;

type Place = Pick<Piece, 'at' | 'until'>;

/** Places in order, those that overlap as one. */
function merged(places: readonly Place[]): Place[] {
  const joined: Place[] = [];
  for (const { at, until } of places.toSorted((one, other) => one.at - other.at)) {
    const last = joined.at(-1);
    if (last && at < last.until) joined[joined.length - 1] = { at: last.at, until: Math.max(last.until, until) };
    else joined.push({ at, until });
  }
  return joined;
}

/** Cuts stretches out of a text and what joins them to the rest. */
function cutOut(text: string, pieces: readonly Place[], language: Language): string {
  let left = text;
  for (const { at, until } of merged(pieces).toReversed()) left = `${left.slice(0, at)} ${left.slice(until)}`;
  let rest = left
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(?:\s*,\s*)+/g, ', ')
    .trim();
  for (let before = ''; before !== rest; ) {
    before = rest;
    rest = rest.replace(joins[language], '').replace(tails, '').replace(article, '').trim();
  }
  return rest;
}

const valueKinds = [
  'status',
  'severity',
  'priority',
  'verdict',
  'role',
  'department',
  'theme',
  'language',
  'timezone',
  'strength',
  'type',
];

function readValues(pieces: readonly Piece[]): Map<string, string[]> {
  const values = new Map<string, string[]>();
  for (const piece of pieces)
    for (const meaning of ofKind(piece, 'value')) {
      const dot = meaning.indexOf('.');
      const [field, value] = [meaning.slice(0, dot), meaning.slice(dot + 1)];
      if (valueKinds.includes(field)) values.set(field, [...(values.get(field) ?? []), value]);
    }
  return values;
}

/** Incidents are called by their numbers. */
const numberRefs = (pieces: readonly Piece[]): RecordRef[] =>
  pieces.flatMap(({ number, codes }) =>
    number === undefined || codes ? [] : [{ subject: 'incidents' as const, id: String(number), label: '' }],
  );

/** What is written after a colon is meant word for word. */
const afterColon = (text: string, { at }: Piece): string | undefined =>
  /:\s+(\S.*)$/su.exec(text.slice(at))?.[1]?.trim();

/** The record that a note is for: named right behind the verb, or at the very end. */
function edgesOf(pieces: readonly Piece[], verb: Piece): Piece[] {
  const said = pieces.filter((piece) => piece.at > verb.at && !polite(piece));
  const isRecord = (piece: Piece | undefined) =>
    piece !== undefined &&
    (piece.records !== undefined ||
      has(piece, 'subject:incidents') ||
      has(piece, 'subject:tasks') ||
      (piece.number !== undefined && !piece.codes));
  const lead = said.slice(
    0,
    Math.max(
      0,
      said.findIndex((piece) => !isRecord(piece)),
    ),
  );
  const last = said.at(-1);
  return lead.length > 0 || !last || !isRecord(last) ? lead : said.slice(isRecord(said.at(-2)) ? -2 : -1);
}

/** The parts of a request; undefined where nothing is asked to be done. */
export function readParts(
  question: Question,
  given: Given,
  { people = [], sources = [] }: { readonly people?: readonly Piece[]; readonly sources?: readonly Piece[] } = {},
): ActionParts | undefined {
  const { request, text, language } = question;
  const verb = findVerb(question);
  if (!verb) return undefined;
  const pieces = request.filter((piece) => !isPartOfWord(text, piece));
  const verbs = new Set(pieces.flatMap((piece) => (piece === verb ? ofKind(piece, 'act') : [])));
  const subjects = new Set(pieces.flatMap((piece) => ofKind(piece, 'subject')));
  const dated = placesOfDay(question, given.now);
  // "The threats of last week" are what a task is about, and no day that it is due.
  const edge = (piece: Piece) =>
    (piece.span !== undefined && piece.span.end > given.now.now) ||
    piece.codes?.some((code) => code.startsWith('value:priority')) === true;
  const before = pieces.slice(0, pieces.indexOf(verb));
  const own = verbLast.has(language) ? ownTextBefore(question, verb) : undefined;
  const quotation = quotedBehind(question, verb);
  const asked = [...before, verb, ...(verbs.has('add_task') ? leadOf(question, verb) : [])];
  const timed = [...pieces.filter(edge), ...dated];
  const named = [
    ...pieces.filter((piece) => piece.number !== undefined && !piece.codes),
    ...people,
    ...sources,
    ...pieces.filter((piece) => piece.records),
  ];
  const graded = pieces.filter(
    (piece) => has(piece, 'field:severity') || piece.codes?.some((code) => /^value:(?:severity|type)/.test(code)),
  );
  return {
    verbs,
    verb,
    pieces,
    subjects,
    records: [...pieces.flatMap(({ records = [] }) => records), ...numberRefs(pieces)],
    person: people[0]?.named?.[0] ?? null,
    source: sources[0]?.named?.[0]?.label ?? null,
    isMe: pieces.some((piece) => has(piece, 'op:me')),
    isNobody: pieces.some((piece) => has(piece, 'op:nobody')),
    isDone: pieces.some((piece) => has(piece, 'flag:completed.yes')),
    values: readValues(pieces),
    day: readDay(question, given.now),
    rest: unquoted(
      own?.text ??
        quotation ??
        cutOut(
          text,
          [...asked, ...timed, ...named, ...(verbs.has('open_incident') || verbs.has('add_threat') ? graded : [])],
          language,
        ),
    ),
    reason: reasonIn(text, language),
    remark: remarkIn(question),
    task: unquoted(
      quotation ??
        (own ? cutOut(text, [...own.besides, ...timed], language) : cutOut(text, [...asked, ...timed], language)),
    ),
    message: unquoted(
      afterColon(text, verb) ?? own?.text ?? quotation ?? cutOut(text, [...asked, ...edgesOf(pieces, verb)], language),
    ),
  };
}

/** Whether words after the verb are a text of the person's own rather than names of what it is done to. */
export const hasOwnWords = ({ pieces, verb }: ActionParts): boolean =>
  pieces.some((piece) => piece !== verb && isLeftOver(piece));
