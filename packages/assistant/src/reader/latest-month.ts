import { fieldOf, type SubjectName, subjectOf } from '@halyard/contracts/query/query-spec.ts';
import { monthsSpan } from '../times/span.ts';
import { has, type Parts } from './assemble/parts.ts';
import type { Piece } from './pieces.ts';
import type { Given, Question } from './question.ts';

const isOfPhrase = (piece: Piece) =>
  has(piece, 'subject:coverage') || has(piece, 'op:newest') || has(piece, 'field:month');

/** "Latest month" asks which months are here; beside a place or a kind of crime it is the time that is meant. */
export function withLatestMonth(question: Question, subject: SubjectName): Question {
  if (subjectOf(subject).time !== 'month' || fieldOf(subject, 'state')) return question;
  const phrase = question.pieces.filter(
    (piece, _, all) => isOfPhrase(piece) && all.filter(({ at }) => at === piece.at).length === 3,
  );
  const [first] = phrase;
  if (!first || phrase.length !== 3) return question;
  const { at, until, text } = first;
  const pieces = question.pieces.flatMap((piece) =>
    piece === first ? [{ at, until, text, codes: ['op:latestMonth' as const] }] : phrase.includes(piece) ? [] : [piece],
  );
  return { ...question, pieces };
}

/** The latest month is the last one that is here, whatever the calendar says. */
export async function addLatestMonth(parts: Parts, { readValues, now }: Given): Promise<void> {
  const { subject, spans, ops } = parts;
  if (!ops.has('latestMonth')) return;
  // Of the months themselves it is the newest one.
  if (fieldOf(subject, 'state')) {
    ops.add('newest');
    return;
  }
  const months = (await readValues(subject)).filter(({ field }) => field === 'month').map(({ key }) => key);
  const [year, month] = (months.toSorted().at(-1) ?? '').split('-').map(Number);
  if (year && month) spans.push(monthsSpan({ year, month }, { year, month }, now.timeZone));
}
