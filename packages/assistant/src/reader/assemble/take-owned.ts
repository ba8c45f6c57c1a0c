import { fold } from '../../times/fold.ts';
import { isLeftOver, type Piece } from '../pieces.ts';
import type { Parts } from './parts.ts';
import { isSummable } from './summable.ts';

const owning = /^(?:with|having|have|has|mit|haben|hat|con|tienen|tiene|avec|ont|a|ayant)(?: |$)/;

/** Pieces without their own meaning right before one, the nearest first. */
function fillersBefore(parts: Parts, index: number): Piece[] {
  const before: Piece[] = [];
  for (let at = index - 1; at >= 0 && parts.isPlainFiller(at); at--) before.push(parts.pieces[at] as Piece);
  return before;
}

/** In Japanese the object of "has" precedes the word. */
const isOwned = (parts: Parts, index: number): boolean =>
  parts.context.isVerbLast
    ? parts.pieces.slice(index + 1, index + 3).some(({ text }) => /^(?:ある|あり|持つ|付き|つき)/.test(text))
    : fillersBefore(parts, index).some(({ text }) => owning.test(fold(text)));

/** A word that may be anybody's own: what it means elsewhere is a value. */
const isWord = (piece: Piece): boolean =>
  isLeftOver(piece) ||
  piece.quoted !== undefined ||
  piece.codes?.every((code) => code.startsWith('value:') || code.startsWith('act:')) === true;

/** "Sources with dead letters" are those that have any; "with email and last login" shows both. */
export function takeOwned(parts: Parts, index: number): boolean {
  const field = parts.fieldNamed(parts.pieces[index]);
  if (field === undefined || !isOwned(parts, index)) return false;
  const isCounted = isSummable(parts.subject, field);
  if (!isCounted && parts.field(field)?.kind !== 'names') return false;
  const next = parts.pieces[parts.next(index)];
  if (next && (isWord(next) || next.named || next.number !== undefined)) return false;
  parts.add(field, isCounted ? 'more' : 'known', isCounted ? ['0'] : [], index);
  return true;
}

const naming = /^(?:with|as|is|named|called|mit|als|con|como|avec|comme|nomme|llamada?|の|という|が|は)$/;
const singular = /^(?:tag|label|etikett|schlagwort|etiqueta|etiquette|タグ|ラベル)/;

const isLabel = (parts: Parts, index: number): boolean => parts.fieldNamed(parts.pieces[index]) === 'labels';

/** Whether the word that says "label" is beside a piece, with nothing but "as" and "with" between. */
function isBesideLabel(parts: Parts, index: number): boolean {
  const before = parts.before(index);
  const between = fillersBefore(parts, index);
  if (isLabel(parts, before) && !parts.done.has(before) && between.every(({ text }) => naming.test(fold(text))))
    return !parts.context.isVerbLast || !isLabel(parts, parts.next(index));
  const next = parts.next(index);
  return isLabel(parts, next) && singular.test(fold(parts.pieces[next]?.text ?? ''));
}

/** "Tag phish", "labelled vip": the word beside it is a label, whatever it means elsewhere. */
export function takeLabel(parts: Parts, index: number): boolean {
  const piece = parts.pieces[index];
  if (!piece || parts.field('labels')?.kind !== 'names' || parts.namedOf(piece)?.field === 'labels') return false;
  if (!isWord(piece) || !isBesideLabel(parts, index)) return false;
  parts.add('labels', 'is', [piece.quoted ?? piece.text], index);
  return true;
}
