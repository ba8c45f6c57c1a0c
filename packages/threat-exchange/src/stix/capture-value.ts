const quote = 0x22;
const comma = 0x2c;
const backslash = 0x5c;

const isOpening = (byte: number) => byte === 0x7b || byte === 0x5b;
const isClosing = (byte: number) => byte === 0x7d || byte === 0x5d;
export const isSpace = (byte: number) => byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;

export interface Limits {
  readonly maxBytes: number;
  readonly maxDepth: number;
}

export type Captured = { text: string } | { fault: 'too_large' | 'too_deep' };

/**
 * Finds the end of one JSON value in a stream of bytes and keeps its text. A value beyond the limits is followed to its
 * end without being kept, so that memory stays within `maxBytes` and the rest of the file can still be read.
 */
export function captureValue({ maxBytes, maxDepth }: Limits) {
  let pieces: Uint8Array[] = [];
  let size = 0;
  let depth = 0;
  let inString = false;
  let isEscaped = false;
  let isDone = false;
  let fault: 'too_large' | 'too_deep' | null = null;

  function keep(piece: Uint8Array) {
    size += piece.length;
    if (size > maxBytes) fault ??= 'too_large';
    if (fault) pieces = [];
    else pieces.push(piece);
  }

  /**
   * The position after the value, or of the byte that ends a number or a word; the chunk's length when it continues.
   */
  function endIn(chunk: Uint8Array, from: number): number {
    for (let at = from; at < chunk.length; at++) {
      const byte = chunk[at] ?? 0;
      if (inString) {
        if (isEscaped) isEscaped = false;
        else if (byte === backslash) isEscaped = true;
        else if (byte === quote) {
          inString = false;
          if (depth === 0) return finish(at + 1);
        }
      } else if (byte === quote) inString = true;
      else if (isOpening(byte)) {
        depth += 1;
        if (depth > maxDepth) fault ??= 'too_deep';
      } else if (isClosing(byte)) {
        if (depth === 0) return finish(at);
        depth -= 1;
        if (depth === 0) return finish(at + 1);
      } else if (depth === 0 && (byte === comma || isSpace(byte))) return finish(at);
    }
    return chunk.length;
  }

  function finish(end: number): number {
    isDone = true;
    return end;
  }

  return {
    take(chunk: Uint8Array, from: number): number {
      const end = endIn(chunk, from);
      // A copy where the value continues: the next chunk may come in the same memory.
      keep(isDone ? chunk.subarray(from, end) : chunk.slice(from, end));
      return end;
    },
    isDone: () => isDone,
    captured(): Captured {
      return fault ? { fault } : { text: joined(pieces, size) };
    },
  };
}

const utf8 = new TextDecoder('utf-8', { ignoreBOM: true });

function joined(pieces: readonly Uint8Array[], size: number): string {
  const [only] = pieces;
  if (pieces.length === 1 && only) return utf8.decode(only);
  const whole = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return utf8.decode(whole);
}
