const lineFeed = 0x0a;
const space = 0x20;
const zero = 0x30;
const nine = 0x39;
const opening = 0x3c;
/** Longer counts are none: a delivery is smaller. */
const digitsMax = 8;

type Frame = { readonly from: number; readonly to: number };

const isBreak = (byte: number | undefined) => byte === lineFeed || byte === 0x0d || byte === 0;
const isDigit = (byte: number | undefined) => byte !== undefined && byte >= zero && byte <= nine;

/** `123 <34>…` (RFC 6587, octet counting): where the message starts, and its length; null for any other start. */
function readCount(bytes: Uint8Array, from: number): { readonly start: number; readonly length: number } | null {
  let at = from;
  let length = 0;
  for (; at - from < digitsMax && isDigit(bytes[at]); at++) length = length * 10 + ((bytes[at] ?? zero) - zero);
  return at > from && bytes[at] === space && bytes[at + 1] === opening ? { start: at + 1, length } : null;
}

/**
 * Splits a syslog stream into messages: by octet counts if present and consistent, which allows multi-line messages,
 * else by lines. Counts are of bytes; so this happens before decoding.
 */
export function splitFrames(bytes: Uint8Array): { readonly frames: readonly Frame[]; readonly misfits: number } {
  const frames: Frame[] = [];
  let misfits = 0;
  let at = 0;
  while (at < bytes.length) {
    if (isBreak(bytes[at])) {
      at++;
      continue;
    }
    const count = readCount(bytes, at);
    const counted = count ? count.start + count.length : 0;
    const next = bytes[counted];
    if (
      count &&
      count.length > 0 &&
      counted <= bytes.length &&
      (next === undefined || isBreak(next) || isDigit(next))
    ) {
      frames.push({ from: count.start, to: counted });
      at = counted;
      continue;
    }
    if (count) misfits++;
    const found = bytes.indexOf(lineFeed, at);
    const to = found < 0 ? bytes.length : found;
    frames.push({ from: count?.start ?? at, to });
    at = to + 1;
  }
  return { frames, misfits };
}
