/** The result of scanning one JSON value. `end` is after its last character, or where it broke off. */
export type Span = { readonly end: number; readonly depth: number; readonly isClosed: boolean };

const quote = 0x22;
const backslash = 0x5c;
const lineFeed = 0x0a;

/** Behind the closing quote of the string that starts at `from`; `~` of where it broke off when its line ends before. */
export function endOfString(text: string, from: number, to: number): number {
  for (let at = from + 1; at < to; at++) {
    const code = text.charCodeAt(at);
    if (code === quote) return at + 1;
    if (code === backslash) at++;
    else if (code === lineFeed) return ~at;
  }
  return ~to;
}

/**
 * Finds the end of the object or list that starts at `from` by its brackets, and how deep it nests, without a stack:
 * the deepest nesting costs no more than plain text. The parser then decides whether it is JSON.
 */
export function scanValue(text: string, from: number, to: number): Span {
  let depth = 0;
  let deepest = 0;
  for (let at = from; at < to; at++) {
    const code = text.charCodeAt(at);
    if (code === quote) {
      const end = endOfString(text, at, to);
      if (end < 0) return { end: ~end, depth: deepest, isClosed: false };
      at = end - 1;
    } else if (code === 0x7b || code === 0x5b) {
      depth++;
      if (depth > deepest) deepest = depth;
    } else if (code === 0x7d || code === 0x5d) {
      depth--;
      if (depth === 0) return { end: at + 1, depth: deepest, isClosed: true };
    }
  }
  return { end: to, depth: deepest, isClosed: false };
}
