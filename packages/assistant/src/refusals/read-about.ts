import type { Condition, QuerySpec } from '@halyard/contracts/query/query-spec.ts';
import { has } from '../reader/assemble/parts.ts';
import type { Piece } from '../reader/pieces.ts';
import { type Given, type Question, readQuestion } from '../reader/question.ts';
import { readSpec } from '../reader/read-spec.ts';

const refused = ['op:why', 'op:opinion', 'op:beyond', 'op:growth', 'op:decline'] as const;

/** Signs that no data answers a question: it asks why, or about the future. */
const isRefused = (piece: Piece, now: number) =>
  (piece.span !== undefined && piece.span.start >= now) || refused.some((code) => has(piece, code));

/** `isSure`: no word was left over. */
export type About = { readonly spec: QuerySpec; readonly isSure: boolean };

/**
 * The subject of a question that no data answers, without the words that make it one: a later question may refer to it.
 * Undefined if it has no subject.
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
