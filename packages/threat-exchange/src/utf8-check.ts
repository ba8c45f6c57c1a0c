// Valid continuations of a first byte (RFC 3629, section 4): the number of bytes, and the range of the next one.
// Overlong forms, surrogates and values beyond U+10FFFF are not UTF-8.
function sequenceAfter(byte: number): { left: number; least: number; most: number } | null {
  if (byte >= 0xc2 && byte <= 0xdf) return { left: 1, least: 0x80, most: 0xbf };
  if (byte === 0xe0) return { left: 2, least: 0xa0, most: 0xbf };
  if (byte === 0xed) return { left: 2, least: 0x80, most: 0x9f };
  if (byte >= 0xe1 && byte <= 0xef) return { left: 2, least: 0x80, most: 0xbf };
  if (byte === 0xf0) return { left: 3, least: 0x90, most: 0xbf };
  if (byte >= 0xf1 && byte <= 0xf3) return { left: 3, least: 0x80, most: 0xbf };
  if (byte === 0xf4) return { left: 3, least: 0x80, most: 0x8f };
  return null;
}

/** Watches a stream of bytes; returns the position of the first one that is not UTF-8, or null. */
export function utf8Check() {
  let read = 0;
  let startedAt = 0;
  let left = 0;
  let least = 0x80;
  let most = 0xbf;

  function check(chunk: Uint8Array): number | null {
    for (let at = 0; at < chunk.length; at++) {
      const byte = chunk[at] ?? 0;
      if (left === 0) {
        if (byte < 0x80) continue;
        const sequence = sequenceAfter(byte);
        if (!sequence) return read + at;
        ({ left, least, most } = sequence);
        startedAt = read + at;
      } else {
        if (byte < least || byte > most) return startedAt;
        left -= 1;
        least = 0x80;
        most = 0xbf;
      }
    }
    read += chunk.length;
    return null;
  }

  /** After the last chunk: a character may have been cut off. */
  const end = (): number | null => (left > 0 ? startedAt : null);

  return { check, end };
}
