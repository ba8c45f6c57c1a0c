import type { AnswerReading } from '@halyard/contracts/work/assistant.ts';
import { labelOf } from '../vocabulary/vocabulary.ts';
import type { Piece } from './pieces.ts';
import type { Question } from './question.ts';
import type { Candidate } from './read-spec.ts';

const told: ReadonlySet<string> = new Set(['subject', 'field', 'value', 'flag', 'time']);

/** The reading of a piece, in words; null if it has no meaning by itself. */
function meaningOf(
  { vocabulary }: Question,
  { codes = [], named, records, span, quoted, number }: Piece,
): string | null {
  const [record] = records ?? [];
  if (record) return record.label;
  const [value] = named ?? [];
  if (value) return value.label;
  if (span) return new Date(span.start).toISOString().slice(0, 10);
  if (quoted !== undefined) return quoted;
  const code = codes.find((one) => told.has(one.slice(0, one.indexOf(':'))));
  if (code) return labelOf(vocabulary, code).split('|')[0] ?? null;
  return number === undefined ? null : String(number);
}

/** Which words of a question became what. */
export const describeWords = (question: Question, { pieces }: Candidate): AnswerReading['words'] =>
  pieces.flatMap((piece) => {
    const meaning = meaningOf(question, piece);
    return meaning === null || piece.text === '' ? [] : [{ text: piece.text, meaning }];
  });
