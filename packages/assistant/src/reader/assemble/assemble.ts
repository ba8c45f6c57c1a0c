import type { SubjectName } from '@halyard/contracts/query/query-spec.ts';
import { fold } from '../../times/fold.ts';
import type { Span } from '../../times/span.ts';
import type { Piece } from '../pieces.ts';
import { counters } from '../question.ts';
import { type Context, has, isOwn, ofKind, Parts } from './parts.ts';
import { takeLabel, takeOwned } from './take-owned.ts';
import { rejectMixedAlternatives, takeAge, takeComparison, takeNegation, takeText, takeValue } from './take-values.ts';
import { takeBusiest, takeField, takeGroup, takeOps, takePerson, takeRecord } from './take-words.ts';

/** Words that modify their neighbors; those left over at the end were not understood. */
const silent: ReadonlySet<string> = new Set(
  'from follow they all list exists count within ago by or earlier yearBefore latestMonth person meaning working table chart desc asc'.split(
    ' ',
  ),
);

/** Operations that are said but change nothing by themselves. */
export const isSilent = (op: string): boolean => silent.has(op);

const takes = [
  takeBusiest,
  takeAge,
  takeNegation,
  takeLabel,
  takeComparison,
  takeText,
  takePerson,
  takeGroup,
  takeRecord,
  (parts: Parts, index: number) => takeValue(parts, index, false),
  takeOwned,
  takeField,
] as const;

const hourMs = 3_600_000;
const longerThan = /more than|longer than|mehr als|länger als|plus d|más de|mas de|以上/iu;

/** "Open for more than a week" says how old a record is, and not when something happened. */
function takeLength(parts: Parts, { start, end }: Span, index: number): boolean {
  if (!parts.field('age')) return false;
  parts.add('age', 'more', [String(Math.round((end - start) / hourMs))], index);
  return true;
}

/** Self-explanatory parts: the subject, a time, a quoted text, a number. */
function takePlain(parts: Parts, index: number): boolean {
  const piece = parts.pieces[index];
  if (!piece) return true;
  // "Incident 139": the incident itself, or what belongs to it.
  if (piece.records && piece.number !== undefined) {
    if (parts.subject !== 'incidents') return false;
    parts.subjectAt = index;
    parts.names.push(piece.number);
    return true;
  }
  if (has(piece, `subject:${parts.subject}`)) {
    parts.subjectAt = index;
    parts.isSingular = fold(piece.text) === parts.context.singular;
    if (piece.number !== undefined) parts.names.push(piece.number);
    // "Notes" are events, and of one kind.
    if (piece.codes?.some((code) => code.startsWith('value:event'))) takeValue(parts, index, false);
    return true;
  }
  // "The last import" is one of the imports; of what it rejected it is a flag.
  if (parts.subject === 'imports' && has(piece, 'flag:latest.yes')) {
    parts.subjectAt = index;
    parts.isSingular = true;
    parts.ops.add('newest');
    return true;
  }
  if (piece.span) {
    const isNot = parts.pieces.some((one) => has(one, 'op:not'));
    if (longerThan.test(piece.text) && !isNot) return takeLength(parts, piece.span, index);
    parts.spans.push(piece.span);
    return true;
  }
  if (piece.quoted !== undefined) {
    parts.add('text', 'contains', [piece.quoted], index);
    return true;
  }
  if (piece.number === undefined || piece.codes) return false;
  // "In five minutes" names no record.
  if (has(parts.pieces[parts.next(index)], 'op:unit')) return false;
  const beside = parts.pieces[parts.before(index)];
  const isAmount = (['op:most', 'op:least', 'op:newest', 'op:oldest'] as const).some((op) => has(beside, op));
  (parts.isNamed && !isAmount && !counters.test(parts.pieces[index + 1]?.text ?? '')
    ? parts.names
    : parts.numbers
  ).push(piece.number);
  return true;
}

/** "Is my second factor on" asks how a setting of one's own account is. */
function takeSetting(parts: Parts, index: number): boolean {
  const piece = parts.pieces[index];
  if (parts.subject !== 'account' || !piece) return false;
  const [field] = ofKind(piece, 'flag').map((meaning) => meaning.split('.')[0] ?? '');
  if (field === 'enabled') return true;
  if (field === undefined || parts.field(field) === undefined || parts.field(field)?.kind === 'flag') return false;
  parts.fields.push(field);
  parts.hasOwnValue = true;
  return true;
}

/** Whether a word can only be filler: it may be left out, unless it describes a state. */
const isIdle = ({ codes = [] }: Piece): boolean =>
  codes.every((code) => !code.startsWith('op:') || code === 'op:do' || isSilent(code.slice('op:'.length)));

/** "Open" of records that have a status, but not that one, was not understood; "open the list" asks for nothing else. */
function isOtherState(parts: Parts, index: number): boolean {
  const piece = parts.pieces[index];
  const isVerb = index === 0 && !has(parts.pieces[1], `subject:${parts.subject}`);
  if (!piece || !isIdle(piece) || isVerb) return false;
  return ofKind(piece, 'value').some(
    (meaning) => parts.field(meaning.slice(0, meaning.indexOf('.')))?.kind === 'choice',
  );
}

function take(parts: Parts, index: number): boolean {
  if (takeSetting(parts, index)) return true;
  // "Persons in the network" are all of them.
  if (parts.subject === 'entities' && has(parts.pieces[index], 'value:defaultView.network')) return true;
  if (takePlain(parts, index)) return true;
  if (takes.some((one) => one(parts, index))) return true;
  const piece = parts.pieces[index];
  const time = parts.timeOf(piece);
  // "Close incident 7" asks for something to be done.
  if (time && (parts.hasSpan() || !has(piece, 'op:do'))) {
    parts.times.push(time);
    parts.hasOwnValue ||= isOwn(parts.subject, time);
    return true;
  }
  if (isOtherState(parts, index)) return false;
  return takeOps(parts, index) || has(piece, 'filler:');
}

/** "Connected to Marek" says a condition and asks for no field. */
function dropSaidFields(parts: Parts): void {
  const isSaid = (field: string) =>
    parts.field(field)?.kind === 'names' && parts.conditions.some(({ condition }) => condition.field === field);
  for (const list of [parts.fields, parts.fieldsBefore])
    list.splice(0, list.length, ...list.filter((one) => !isSaid(one)));
}

/** Reads the pieces of a question as one about a subject. */
export function assemble(subject: SubjectName, pieces: readonly Piece[], context: Context): Parts {
  const parts = new Parts(subject, pieces, context);
  for (const [index, piece] of pieces.entries()) {
    if (parts.done.has(index)) continue;
    if (!take(parts, index)) parts.unused.push(piece);
  }
  rejectMixedAlternatives(parts);
  dropSaidFields(parts);
  return parts;
}

/** Whether the parts leave out a word that turns what they say into its opposite. */
export const leavesOutNegation = ({ unused }: Parts): boolean =>
  unused.some((piece) => has(piece, 'op:not') || has(piece, 'op:unknown') || has(piece, 'op:nobody'));
