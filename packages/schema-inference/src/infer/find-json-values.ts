import { schemaMaxDepth } from '@halyard/contracts/work/schemas.ts';
import { SchemaInferenceError } from '../schema-inference-error.ts';

/** Bytes of one value. */
const valueMax = 64 * 1024 * 1024;
const quote = 0x22;
const backslash = 0x5c;
const comma = 0x2c;

const isOpening = (byte: number) => byte === 0x7b || byte === 0x5b;
const isClosing = (byte: number) => byte === 0x7d || byte === 0x5d;
const isSpace = (byte: number) => byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;

/** The end of the value at `from` in the bytes, and its depth; `end` is -1 if it is not in these bytes. */
export function endOfValue(bytes: Uint8Array, from: number): { end: number; depth: number } {
  let depth = 0;
  let deepest = 0;
  for (let at = from; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0;
    if (byte === quote) {
      at = endOfString(bytes, at);
      if (at < 0) break;
      if (depth === 0) return { end: at + 1, depth: deepest };
    } else if (isOpening(byte)) {
      depth += 1;
      if (depth > deepest) deepest = depth;
      if (depth > schemaMaxDepth) throw new SchemaInferenceError('too_deep');
    } else if (isClosing(byte)) {
      if (depth === 0) return { end: at, depth: deepest };
      depth -= 1;
      if (depth === 0) return { end: at + 1, depth: deepest };
    } else if (depth === 0 && (byte === comma || isSpace(byte))) return { end: at, depth: deepest };
  }
  return { end: -1, depth: deepest };
}

function endOfString(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(quote, from + 1); at >= 0; at = bytes.indexOf(quote, at + 1)) {
    let slashes = 0;
    while (bytes[at - 1 - slashes] === backslash) slashes += 1;
    if (slashes % 2 === 0) return at;
  }
  return -1;
}

/** The position of the next byte that is not white space; the length if there is none. */
export function skipSpace(bytes: Uint8Array, from: number): number {
  let at = from;
  while (at < bytes.length && isSpace(bytes[at] ?? 0)) at += 1;
  return at;
}

/** Rejects what grows without end. */
export function requireRoom(bytes: number): void {
  if (bytes > valueMax)
    throw new SchemaInferenceError('not_readable', 'One row of this sample is larger than 64 MB. Send smaller rows.');
}
