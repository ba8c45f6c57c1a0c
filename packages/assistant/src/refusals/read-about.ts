import type { Condition, QuerySpec } from '@halyard/contracts/query/query-spec.ts';
import { has } from '../reader/assemble/parts.ts';
import type { Piece } from '../reader/pieces.ts';
import { type Given, type Question, readQuestion } from '../reader/question.ts';
import { readSpec } from '../reader/read-spec.ts';

const refused = ['op:why', 'op:opinion', 'op:beyond', 'op:growth', 'op:decline'] as const;

/** What makes a question one that no data answers: that it asks why, or about a time to come. */
const isRefused = (piece: Piece, now: number) =>
  (piece.span !== undefined && piece.span.start >= now) || refused.some((code) => has(piece, code));

/** `isSure`: no word of it was left over. */
export type About = { readonly spec: QuerySpec; readonly isSure: boolean };

/**
 * What a question that no data answers is about, without the words that make it one: a later question may go on from it.
 * Undefined where it says nothing of its own.
 */
export async function readAbout(question: Question, given: Given): Promise<About | undefined> {
  const { text, language, pieces } = question;
  let message = text;
  for (const piece of pieces.toReversed())
    if (isRefused(piece, given.now.now)) message = `${message.slice(0, piece.at)} ${message.slice(piece.until)}`;
  const asked: Given = Object.assign({}, given, { message, language });
  const { sure, closest } = await readSpec(await readQuestion(asked), asked);
  const spec = (sure ?? closest[0])?.spec;
  const known = given.state?.spec?.where ?? [];
  const isKnown = (one: Condition) => known.some((other) => JSON.stringify(other) === JSON.stringify(one));
  return spec?.where.some((one) => !isKnown(one)) ? { spec, isSure: sure !== null } : undefined;
}
