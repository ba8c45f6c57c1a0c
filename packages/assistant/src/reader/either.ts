import { has, ofKind } from './assemble/parts.ts';
import { isLeftOver, type Piece } from './pieces.ts';

/** Pieces without further meaning: they stay in the question, and ask for nothing. */
const emptied = ({ at, until, text }: Piece): Piece => ({ at, until, text, codes: ['filler:'] });

const isFiller = ({ codes }: Piece) => codes?.every((code) => code === 'filler:') === true;
const isCondition = (piece: Piece | undefined) =>
  piece !== undefined && ['flag', 'value', 'time'].some((kind) => ofKind(piece, kind).length > 0);
const isSaidOf = (piece: Piece | undefined) =>
  isCondition(piece) || (piece !== undefined && (ofKind(piece, 'field').length > 0 || has(piece, 'op:nobody')));
const turns = (piece: Piece | undefined) => has(piece, 'op:not') || has(piece, 'op:unknown');

/** "With or without a second factor": the part before "or" adds no condition. */
const withWords = /^(?:with|mit|avec|con)$/iu;

const opposite = (meaning: string) =>
  meaning.endsWith('.yes') ? meaning.replace(/yes$/, 'no') : meaning.replace(/no$/, 'yes');

const isOver = (piece: Piece) => has(piece, 'value:status.Resolved') || has(piece, 'time:resolved');

/** "Acknowledged or unacknowledged", "resolved or unresolved". */
const areOpposites = (one: Piece, other: Piece) =>
  ofKind(one, 'flag').some((meaning) => ofKind(other, 'flag').includes(opposite(meaning))) ||
  [
    [one, other],
    [other, one],
  ].some(([over, open]) => over && open && isOver(over) && has(open, 'flag:unresolved.yes'));

/** Numbers from here on are those of incidents rather than how many are wanted. */
const leastNumber = 100;

/** The words that name or mean one record. */
const isOneRecord = (piece: Piece, before: Piece | undefined) =>
  piece.records !== undefined ||
  has(piece, 'op:it') ||
  has(piece, 'op:this') ||
  (piece.number !== undefined && !piece.codes && (piece.number >= leastNumber || has(before, 'subject:incidents')));

/** Where a pause is, what is behind it is not what "not" is said of. */
const pause = /[,;.?!、。]/u;

class Either {
  readonly #pieces: readonly Piece[];
  readonly #text: string;
  /** "Is 144 resolved or not" asks for what it says. */
  readonly #asksIf: boolean;
  readonly said = new Set<number>();

  constructor(pieces: readonly Piece[], text: string) {
    this.#pieces = pieces;
    this.#text = text;
    this.#asksIf = pieces.some((piece, index) => has(piece, 'op:exists') || isOneRecord(piece, pieces[index - 1]));
  }

  #step(from: number, by: 1 | -1): number {
    for (let index = from + by; this.#pieces[index]; index += by)
      if (!isFiller(this.#pieces[index] as Piece)) return index;
    return -1;
  }

  /** "Acknowledged or not": nothing that is negated is behind it. */
  #endsAt(not: number): boolean {
    const next = this.#step(not, 1);
    const [here, there] = [this.#pieces[not], this.#pieces[next]];
    if (!there || !here) return true;
    return !isSaidOf(there) || pause.test(this.#text.slice(here.until, there.at));
  }

  /** The pieces around an "or" that leave both sides open; undefined where it joins two values. */
  #aroundOr(or: number): readonly number[] | undefined {
    const [before, after] = [this.#step(or, -1), this.#step(or, 1)];
    const [one, other] = [this.#pieces[before], this.#pieces[after]];
    if (!other) return undefined;
    if (one && !isLeftOver(one) && turns(other) && this.#endsAt(after))
      return isCondition(one) && !this.#asksIf ? [before, or, after] : [or, after];
    if (one && areOpposites(one, other)) return [before, or, after];
    if (!withWords.test(this.#pieces[or - 1]?.text ?? '')) return undefined;
    if (turns(other) && isSaidOf(this.#pieces[this.#step(after, 1)])) return [or, after, this.#step(after, 1)];
    return ofKind(other, 'flag').length > 0 || has(other, 'op:nobody') ? [or, after] : undefined;
  }

  /** "Regardless of the status", "whether resolved or not"; in Japanese it is behind. */
  #beside(at: number, by: 1 | -1): readonly number[] {
    const found: number[] = [];
    for (let index = this.#step(at, by); index !== -1; index = this.#step(index, by)) {
      const piece = this.#pieces[index];
      if (!isSaidOf(piece) && !has(piece, 'op:or') && !turns(piece)) break;
      found.push(index);
      if (by === -1) break;
    }
    if (this.#asksIf) return [at, ...found.filter((index) => !isSaidOf(this.#pieces[index]))];
    return found.length > 0 ? [at, ...found] : [];
  }

  read(isVerbLast: boolean): void {
    for (const [index, piece] of this.#pieces.entries()) {
      const open = has(piece, 'op:either')
        ? this.#beside(index, isVerbLast ? -1 : 1)
        : has(piece, 'op:or')
          ? this.#aroundOr(index)
          : undefined;
      for (const one of open ?? []) this.said.add(one);
    }
  }
}

/** An alert is a threat that no one has acknowledged: both sides of that are threats. */
const ofBothSides = (piece: Piece): Piece =>
  has(piece, 'subject:alerts') ? { ...piece, codes: ['subject:threats'] } : piece;

/** Removes from a question what it leaves open on purpose: "acknowledged or not" is not a condition. */
export function withoutEither(pieces: readonly Piece[], text: string, isVerbLast: boolean): readonly Piece[] {
  const either = new Either(pieces, text);
  either.read(isVerbLast);
  if (either.said.size === 0) return pieces;
  const isOfAcknowledged = [...either.said].some((index) =>
    ofKind(pieces[index] as Piece, 'flag').some((meaning) => meaning.startsWith('acknowledged.')),
  );
  return pieces.map((piece, index) =>
    either.said.has(index) ? emptied(piece) : isOfAcknowledged ? ofBothSides(piece) : piece,
  );
}
