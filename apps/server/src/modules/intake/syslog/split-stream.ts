const lineFeed = 0x0a;
const carriageReturn = 0x0d;
const space = 0x20;
const opening = 0x3c;
const isDigit = (byte: number) => byte >= 0x30 && byte <= 0x39;
const isSeparator = (byte: number) => byte === lineFeed || byte === carriageReturn || byte === 0;

/** Bytes of a message that are kept; the rest is cut. */
export const messageMax = 65_536;
/** A longer message is invalid: its sender does not speak syslog. */
const passedOverMax = 1_048_576;
/** Separators in a row. */
const separatorsMax = 65_536;
/** Digits of what may be a count; more are text. */
const digitsMax = 20;
const smallBuffer = 1_024;

type Breach = 'the octet count of a message is too large' | 'a message does not end' | 'nothing but separators is sent';

/** Cuts bytes to `length` or a little less: never inside a UTF-8 character. */
function cutText(bytes: Buffer, length: number): Buffer {
  let end = length;
  while (end > length - 4 && ((bytes[end] ?? 0) & 0xc0) === 0x80) end--;
  return bytes.subarray(0, end);
}

/** Without the separators around it. */
export function trimSeparators(bytes: Buffer): Buffer {
  let [from, to] = [0, bytes.length];
  while (from < to && isSeparator(bytes[from] ?? 0)) from++;
  while (to > from && isSeparator(bytes[to - 1] ?? 0)) to--;
  return bytes.subarray(from, to);
}

/**
 * Splits the data of one connection into messages (RFC 6587): by octet counts, `34 <13>…`, or by line feeds or NUL,
 * detected for each message. Buffers no more than one message; emitted data is valid only during the call.
 */
export function createSplitter(onMessage: (message: Buffer) => void) {
  let held = Buffer.alloc(0);
  /** Bytes of the message so far: buffered, and total. */
  let kept = 0;
  let came = 0;
  /** Remaining bytes of a counted message; null inside a line, undefined before the framing is known. */
  let remaining: number | null | undefined;
  let separators = 0;

  function hold(bytes: Buffer): void {
    came += bytes.length;
    // One byte more than is kept shows whether a character ends at the cut.
    const part = bytes.subarray(0, messageMax + 1 - kept);
    if (part.length === 0) return;
    if (kept + part.length > held.length) {
      // A separate buffer: a slice would keep the whole read in memory.
      const larger = Buffer.allocUnsafeSlow(Math.min(messageMax + 1, Math.max(smallBuffer, 2 * (kept + part.length))));
      held.copy(larger, 0, 0, kept);
      held = larger;
    }
    part.copy(held, kept);
    kept += part.length;
  }

  function handOn(message: Buffer, note = ''): void {
    const trimmed = trimSeparators(message);
    if (trimmed.length > 0) onMessage(note === '' ? trimmed : Buffer.concat([trimmed, Buffer.from(note)]));
  }

  function finish(note = ''): void {
    const isCut = came > messageMax;
    const bytes = held.subarray(0, kept);
    handOn(isCut ? cutText(bytes, messageMax) : bytes, isCut ? ` [cut: it had ${came} bytes]` : note);
    if (held.length > smallBuffer) held = Buffer.alloc(0);
    kept = 0;
    came = 0;
    remaining = undefined;
  }

  /** Reads the byte that determines the framing; returns whether it was consumed. */
  function begin(byte: number): boolean | Breach {
    if (kept === 0 && isSeparator(byte)) {
      separators++;
      return separators > separatorsMax ? 'nothing but separators is sent' : true;
    }
    separators = 0;
    const last = held[kept - 1];
    const hasSpace = kept > 0 && last === space;
    const mayBeDigit = isDigit(byte) && !hasSpace && kept < digitsMax && (kept > 0 || byte !== 0x30);
    if (mayBeDigit || (byte === space && kept > 0 && !hasSpace)) {
      hold(Buffer.of(byte));
      return true;
    }
    if (byte !== opening || !hasSpace) {
      remaining = null;
      return false;
    }
    const count = Number(held.toString('latin1', 0, kept - 1));
    kept = 0;
    came = 0;
    if (count > passedOverMax) return 'the octet count of a message is too large';
    remaining = count;
    return false;
  }

  function readCounted(chunk: Buffer, at: number, count: number): number {
    const part = chunk.subarray(at, at + count);
    hold(part);
    remaining = count - part.length;
    if (remaining === 0) finish();
    return at + part.length;
  }

  return {
    /** Returns the error of a stream that cannot be parsed any further. */
    push(chunk: Buffer): Breach | undefined {
      let nul = chunk.indexOf(0);
      for (let at = 0; at < chunk.length; ) {
        if (remaining === undefined) {
          const taken = begin(chunk[at] ?? 0);
          if (typeof taken === 'string') return taken;
          if (taken) at++;
        } else if (remaining !== null) at = readCounted(chunk, at, remaining);
        else {
          if (nul >= 0 && nul < at) nul = chunk.indexOf(0, at);
          const feed = chunk.indexOf(lineFeed, at);
          const end = feed < 0 || (nul >= 0 && nul < feed) ? nul : feed;
          const line = chunk.subarray(at, end < 0 ? chunk.length : end);
          at += line.length + 1;
          if (kept === 0 && end >= 0 && line.length <= messageMax) {
            handOn(line);
            remaining = undefined;
          } else {
            hold(line);
            if (came > passedOverMax) return 'a message does not end';
            if (end >= 0) finish();
          }
        }
      }
      return undefined;
    },
    /** End of the stream: an unterminated message ends here. */
    end(): void {
      const missing = typeof remaining === 'number' ? remaining : 0;
      if (kept > 0) finish(missing > 0 ? ` [cut: ${missing} bytes did not come]` : '');
    },
  };
}
