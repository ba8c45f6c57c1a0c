import type { SubjectName } from '@halyard/contracts/query/query-spec.ts';
import { isLeftOver, type Piece } from '../pieces.ts';
import { has, isOwn, ofKind, type Parts } from './parts.ts';
import { isSummable } from './summable.ts';
import { takeRecord } from './take-words.ts';

const isRated = (parts: Parts, field: string): boolean => {
  const kind = parts.field(field)?.kind;
  return kind === 'number' || kind === 'choice';
};

/** Fields whose values are listed from the most to the least. */
const ranked: ReadonlySet<string> = new Set(['severity', 'risk', 'priority', 'strength']);

/** "Medium and up": the value with those that are above or below it. */
function withRanks(parts: Parts, { field, value }: { field: string; value: string }, index: number): string[] {
  const next = parts.next(index);
  const [isUp, isDown] = [has(parts.pieces[next], 'op:up'), has(parts.pieces[next], 'op:down')];
  const declared = parts.field(field);
  if (!(isUp || isDown) || !ranked.has(field) || declared?.kind !== 'choice') return [value];
  parts.done.add(next);
  const rank = declared.values.indexOf(value);
  return [...(isUp ? declared.values.slice(0, rank + 1) : declared.values.slice(rank))];
}

/** A condition on the piece at `index`, turned round after "not"; false where it is none. */
export function takeValue(parts: Parts, index: number, isNegated: boolean): boolean {
  const piece = parts.pieces[index];
  if (!piece) return false;
  const near = parts.nearField(index);
  const value = parts.valueOf(piece, near);
  const flag = parts.flagOf(piece);
  const named = parts.namedOf(piece);
  const time = parts.timeOf(piece);
  // "Low confidence" is not a severity.
  if (value && near && near !== value.field && isRated(parts, near) && ranked.has(value.field)) return false;
  // "Resolved last week" is a time, "resolved" is a state.
  if (time && parts.hasSpan() && !isNegated && !(value && value.field === near) && value?.field !== 'event')
    return false;
  if (value && !(flag && near === undefined && value.field !== 'status' && value.field !== 'priority'))
    parts.add(value.field, isNegated ? 'not' : 'is', withRanks(parts, value, index), index);
  else if (flag) parts.add(flag.field, 'is', [isNegated === (flag.value === 'yes') ? 'no' : 'yes'], index);
  else if (named) parts.add(named.field, isNegated ? 'not' : 'is', [named.key], index);
  else return false;
  // What was done to an "analysis" is not what an analysis says.
  const isOfData = named !== undefined && parts.field(named.field)?.kind === 'name' && named.field !== 'object';
  parts.hasOwnValue ||= (value !== undefined && value.field !== 'object') || flag !== undefined || isOfData;
  parts.valuesAt.push({ index, field: (value ?? flag ?? named)?.field ?? '' });
  parts.done.add(index);
  return true;
}

/** "From Germany or phishing" asks for records that are either: no condition says that. */
export function rejectMixedAlternatives(parts: Parts): void {
  for (const [index, piece] of parts.pieces.entries()) {
    if (!has(piece, 'op:or')) continue;
    const before = parts.valuesAt.findLast((one) => one.index < index);
    const after = parts.valuesAt.find((one) => one.index > index);
    if (before && after && before.field !== after.field) parts.unused.push(piece);
  }
}

function isValueOf(parts: Parts, index: number, field: string): boolean {
  const piece = parts.pieces[index];
  return piece !== undefined && (parts.valueOf(piece, field)?.field ?? parts.namedOf(piece)?.field) === field;
}

/** "Not critical or high": what is joined to a negated value is negated as well. */
function negateFollowing(parts: Parts, from: number): void {
  const field = parts.conditions.at(-1)?.condition.field;
  for (let index = parts.next(from); index !== -1; index = parts.next(index)) {
    const piece = parts.pieces[index];
    if (has(piece, 'op:or')) continue;
    const value = piece && (parts.valueOf(piece, field) ?? parts.namedOf(piece));
    if (!value || value.field !== field) return;
    takeValue(parts, index, true);
  }
}

/** In Japanese the negated or unknown part precedes the word. */
function negateBefore(parts: Parts, index: number, isUnknown: boolean): boolean {
  const before = parts.before(index);
  const field = parts.fieldNamed(parts.pieces[before]);
  const last = parts.conditions.at(-1);
  if (last && parts.valuesAt.at(-1)?.index === before) {
    parts.conditions.pop();
    parts.valuesAt.pop();
    return takeValue(parts, before, true);
  }
  if (!isUnknown || field === undefined || parts.fields.at(-1) !== field) return false;
  parts.fields.pop();
  parts.add(field, 'unknown', [], index);
  return true;
}

export function takeNegation(parts: Parts, index: number): boolean {
  const piece = parts.pieces[index];
  const isNot = has(piece, 'op:not');
  const isUnknown = has(piece, 'op:unknown');
  if (!isNot && !isUnknown) return false;
  if (parts.context.isVerbLast && negateBefore(parts, index, isUnknown)) return true;
  const next = parts.next(index);
  const following = parts.pieces[next];
  // "Without a status" asks for the unknown ones, "no second factor" for those who have none.
  const isNegating = isNot || (following !== undefined && parts.flagOf(following) !== undefined);
  if (isNegating && next !== -1 && takeValue(parts, next, true)) {
    negateFollowing(parts, next);
    return true;
  }
  const time = parts.timeOf(parts.pieces[next]);
  if (isNot && time && parts.hasSpan()) {
    parts.times.push(time);
    parts.hasOwnValue ||= isOwn(parts.subject, time);
    parts.isNotThen = true;
    parts.done.add(next);
    return true;
  }
  const field = parts.fieldNamed(parts.pieces[next]) ?? time;
  const afterField = parts.next(next);
  if (field && afterField !== -1 && isValueOf(parts, afterField, field)) {
    parts.done.add(next);
    return takeValue(parts, afterField, true);
  }
  if (field && parts.field(field)?.kind !== 'flag') {
    // "Without dead letters" says how many there are.
    if (isSummable(parts.subject, field)) parts.add(field, 'is', ['0'], index);
    else parts.add(field, 'unknown', [], index);
    parts.done.add(next);
    return true;
  }
  // In Japanese "not" is behind its verb.
  const last = parts.timeOf(parts.pieces[parts.before(index)]);
  if (!isNot || last === undefined || last !== parts.times.at(-1)) return false;
  if (parts.hasSpan()) parts.isNotThen = true;
  else parts.add(parts.times.pop() ?? last, 'unknown', [], index);
  return true;
}

const isNumeric = (parts: Parts, field: string | undefined): boolean =>
  field !== undefined && ['number', 'hours'].includes(parts.field(field)?.kind ?? '');

/** "Confidence over 80", "more than 3 connections", "over 80 confidence". */
export function takeComparison(parts: Parts, index: number): boolean {
  const piece = parts.pieces[index];
  const op = has(piece, 'op:more') ? 'more' : has(piece, 'op:less') ? 'less' : undefined;
  const next = parts.next(index);
  const number = piece?.number ?? parts.pieces[next]?.number;
  if (!op || number === undefined) return false;
  // "80以上" has its number in itself; what it is a number of is before it.
  const isInside = piece?.number !== undefined;
  const beside = [isInside ? next : parts.next(next), parts.before(index), parts.before(parts.before(index))];
  const at = beside.find((one) => isNumeric(parts, parts.fieldNamed(parts.pieces[one])));
  const field = at === undefined ? undefined : parts.fieldNamed(parts.pieces[at]);
  if (at === undefined || field === undefined) return false;
  parts.add(field, op, [String(number)], index);
  parts.fields.splice(0, parts.fields.length, ...parts.fields.filter((one) => one !== field));
  parts.done.add(at);
  if (!isInside) parts.done.add(next);
  parts.hasOwnValue ||= isOwn(parts.subject, field);
  return true;
}

/** "Open for more than 3 days" */
export function takeAge(parts: Parts, index: number): boolean {
  const piece = parts.pieces[index];
  const unit = has(piece, 'op:age.days') ? 24 : has(piece, 'op:age.hours') ? 1 : undefined;
  if (unit === undefined || piece?.number === undefined || !parts.field('age')) return false;
  parts.add('age', 'more', [String(piece.number * unit)], index);
  return true;
}

/** The object of an audit log entry, by the subject whose word it is. */
const objects: Partial<Record<SubjectName, string>> = {
  incidents: 'incident',
  threats: 'threat',
  entities: 'entity',
  playbooks: 'playbook',
  rules: 'alert_rule',
  imports: 'import',
  people: 'person',
  schemas: 'schema',
  policeImports: 'crime_import',
};

const objectSaid = (piece: Piece): string | undefined =>
  ofKind(piece, 'subject').flatMap((subject) => objects[subject as SubjectName] ?? [])[0];

/** The words after "about" are a record's own, whatever they mean elsewhere. */
export function takeText(parts: Parts, index: number): boolean {
  const first = parts.next(index);
  const begin = parts.pieces[first];
  if (!has(parts.pieces[index], 'op:about') || !begin) return false;
  if (begin.quoted !== undefined) {
    parts.add('text', 'contains', [begin.quoted], index);
    parts.done.add(first);
    return true;
  }
  if (begin.records?.some(({ subject }) => subject === parts.subject) && takeRecord(parts, first)) {
    parts.done.add(first);
    return true;
  }
  if (begin.records) {
    parts.add('text', 'contains', [begin.text], index);
    parts.done.add(first);
    return true;
  }
  // "Audit entries about crime imports" says what they were done to.
  if (parts.subject === 'audit' && parts.namedOf(begin)) return takeValue(parts, first, false);
  const object = parts.subject === 'audit' && parts.next(first) === -1 ? objectSaid(begin) : undefined;
  if (object) {
    parts.add('object', 'is', [object], index);
    parts.done.add(first);
    return true;
  }
  const words = runOfWords(parts, first);
  if (words.length === 0) return false;
  const last = words.at(-1) ?? begin;
  for (const at of words.keys()) parts.done.add(first + at);
  parts.add('text', 'contains', [textBetween(parts, begin, last)], index);
  return true;
}

const isWordOfRecord = (parts: Parts, piece: Piece) =>
  isLeftOver(piece) ||
  piece.isGuess === true ||
  piece.named !== undefined ||
  piece.codes?.includes('op:other') === true ||
  (piece.codes?.every((code) => code.startsWith('value:')) === true && !parts.valueOf(piece, undefined));

const endsWords = (piece: Piece) =>
  piece.span !== undefined || piece.number !== undefined || (piece.records !== undefined && !isLeftOver(piece));

/** Pieces from one on that are words of a record: up to a time or number, if one of them is nothing else. */
function runOfWords(parts: Parts, first: number): readonly Piece[] {
  const rest = parts.pieces.slice(first);
  const end = rest.findIndex(endsWords);
  const run = end === -1 ? rest : rest.slice(0, end);
  const lastWord = run.findLastIndex((piece) => isWordOfRecord(parts, piece));
  const isAsking = run
    .slice(0, lastWord + 1)
    .some((piece) => piece.codes?.some((code) => code.startsWith('op:') && code !== 'op:other'));
  const [begin] = run;
  if (!begin || lastWord === -1 || isAsking) return begin && isWordOfRecord(parts, begin) ? [begin] : [];
  return run.slice(0, lastWord + 1);
}

const textBetween = (parts: Parts, first: Piece, last: Piece): string =>
  parts.pieces
    .filter(({ at, until }) => at >= first.at && until <= last.until)
    .map(({ text }) => text)
    .join(' ')
    .trim();
