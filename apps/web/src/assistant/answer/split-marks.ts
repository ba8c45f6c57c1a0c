import { unsupportedMarks } from '@halyard/contracts/work/assistant.ts';

export type Piece =
  | { readonly kind: 'text'; readonly text: string }
  /** A figure that no query result supports. */
  | { readonly kind: 'unsupported'; readonly text: string }
  | { readonly kind: 'source'; readonly n: number };

const [begin, end] = unsupportedMarks;
const marks = new RegExp(`${begin}([^${begin}${end}]*)${end}|\\[(\\d{1,3})\\]|[${begin}${end}]`, 'g');

/** Parses a model's text: marked figures, and `[1]` if that source exists. An unpaired mark is dropped. */
export function splitMarks(text: string, isSource: (n: number) => boolean): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  const addText = (until: number) => {
    if (until > from) pieces.push({ kind: 'text', text: text.slice(from, until) });
  };
  for (const { 0: whole, 1: figure, 2: digits, index } of text.matchAll(marks)) {
    const n = Number(digits);
    if (digits !== undefined && !isSource(n)) continue;
    addText(index);
    if (figure !== undefined) pieces.push({ kind: 'unsupported', text: figure });
    if (digits !== undefined) pieces.push({ kind: 'source', n });
    from = index + whole.length;
  }
  addText(text.length);
  return pieces;
}

const anyMark = new RegExp(`[${begin}${end}]`, 'g');

export const withoutMarks = (text: string): string => text.replaceAll(anyMark, '');
