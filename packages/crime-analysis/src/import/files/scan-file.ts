import { isUtf8 } from 'node:buffer';
import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';

const chunkBytes = 1024 * 1024;
/** Bytes of one line; the longest of the publisher's has about 300. */
export const lineMaxBytes = 100_000;

const lineFeed = 10;
const carriageReturn = 13;
const quote = 34;
const isBlank = (byte: number | undefined) => byte === 32 || byte === 9 || byte === 0xa0;
const isPaddedQuote = (one: number | undefined, other: number | undefined) =>
  (one === quote && isBlank(other)) || (isBlank(one) && other === quote);

function hasPaddedQuote(chunk: Buffer): boolean {
  for (let at = chunk.indexOf(quote); at >= 0; at = chunk.indexOf(quote, at + 1))
    if (isBlank(chunk[at - 1]) || isBlank(chunk[at + 1]) || chunk[at + 1] === 0xc2) return true;
  return false;
}

/** Facts about a file from reading its bytes once, before anything interprets them as rows. */
export type FileScan = {
  readonly sha256: string;
  readonly bytes: number;
  /** Lines with anything on them, the header included. */
  readonly lines: number;
  readonly longestLine: number;
  /** Empty lines among the others; one line feed at the very end makes none. */
  readonly blankLines: number;
  readonly hasQuotes: boolean;
  /** Every line ends the same way, and there are no other carriage returns. */
  readonly lineEnd: 'lf' | 'crlf' | 'mixed';
  /** A quotation mark is beside a blank, as around a padded cell: the database reads those marks as text. */
  readonly hasPaddedQuotes: boolean;
  readonly isUtf8: boolean;
  /** The line (counted from 1) of the first NUL, which no text has. */
  readonly nulLine: number | null;
};

/** Where a chunk can be cut without splitting a character: the end, or just before an unfinished one. */
function characterEnd(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte < 0x80) return bytes.length;
    if (byte >= 0xc0) return bytes.length - back;
  }
  return bytes.length;
}

function createTextCheck() {
  let rest: Buffer = Buffer.alloc(0);
  const check = (bytes: Buffer, isLast: boolean): boolean => {
    const whole = rest.length > 0 ? Buffer.concat([rest, bytes]) : bytes;
    const end = isLast ? whole.length : characterEnd(whole);
    rest = Buffer.from(whole.subarray(end));
    return isUtf8(whole.subarray(0, end));
  };
  return { check };
}

/** Counts lines over chunks. It is the hot loop of every import, so it works on numbers and allocates nothing. */
function createLineCounter() {
  const seen = { lines: 0, blank: 0, longest: 0, withReturn: 0, returns: 0, feeds: 0 };
  let length = 0;
  let previous = 0;

  const endLine = (bytes: number, hasReturn: boolean) => {
    const content = hasReturn ? bytes - 1 : bytes;
    if (content > 0) seen.lines += 1;
    else seen.blank += 1;
    if (content > seen.longest) seen.longest = content;
  };

  const add = (chunk: Buffer) => {
    let start = 0;
    for (let feed = chunk.indexOf(lineFeed); feed >= 0; feed = chunk.indexOf(lineFeed, start)) {
      const hasReturn = (feed > 0 ? chunk[feed - 1] : previous) === carriageReturn;
      if (hasReturn) seen.withReturn += 1;
      seen.feeds += 1;
      endLine(length + feed - start, hasReturn);
      length = 0;
      start = feed + 1;
    }
    length += chunk.length - start;
    for (let at = chunk.indexOf(carriageReturn); at >= 0; at = chunk.indexOf(carriageReturn, at + 1)) seen.returns += 1;
    previous = chunk[chunk.length - 1] ?? previous;
  };

  const finish = () => {
    if (length > 0) endLine(length, false);
    return seen;
  };
  return { add, finish, linesSoFar: () => seen.feeds };
}

function lineEndOf({ returns, withReturn, feeds }: { returns: number; withReturn: number; feeds: number }) {
  if (returns === 0) return 'lf';
  return returns === withReturn && withReturn === feeds ? 'crlf' : 'mixed';
}

const feedsIn = (bytes: Buffer) => {
  let count = 0;
  for (let at = bytes.indexOf(lineFeed); at >= 0; at = bytes.indexOf(lineFeed, at + 1)) count += 1;
  return count;
};

async function* chunksOf(file: FileHandle): AsyncGenerator<Buffer> {
  const buffer = Buffer.allocUnsafe(chunkBytes);
  for (;;) {
    const { bytesRead } = await file.read(buffer, 0, chunkBytes);
    if (bytesRead === 0) return;
    yield buffer.subarray(0, bytesRead);
  }
}

/**
 * Reads a file once: its SHA-256, whether it is UTF-8, how many lines it has. These counts are made without the
 * database, so that the counts of an import compare two independent ones. `onBytes` gets the size of every chunk.
 */
export async function scanFile(path: string, onBytes: (bytes: number) => void = () => {}): Promise<FileScan> {
  const file = await open(path, 'r');
  try {
    return await scanOpened(file, onBytes);
  } finally {
    await file.close();
  }
}

async function scanOpened(file: FileHandle, onBytes: (bytes: number) => void): Promise<FileScan> {
  const hash = createHash('sha256');
  const text = createTextCheck();
  const counter = createLineCounter();
  let bytes = 0;
  let hasQuotes = false;
  let hasPaddedQuotes = false;
  let isText = true;
  let nulLine: number | null = null;
  let previous = 0;
  for await (const chunk of chunksOf(file)) {
    hash.update(chunk);
    const nul: number = nulLine === null ? chunk.indexOf(0) : -1;
    if (nul >= 0) nulLine = counter.linesSoFar() + feedsIn(chunk.subarray(0, nul)) + 1;
    isText &&= text.check(chunk, false);
    hasQuotes ||= chunk.includes(quote);
    hasPaddedQuotes ||= hasQuotes && (hasPaddedQuote(chunk) || isPaddedQuote(previous, chunk[0]));
    previous = chunk[chunk.length - 1] ?? previous;
    counter.add(chunk);
    bytes += chunk.length;
    onBytes(chunk.length);
  }
  isText &&= text.check(Buffer.alloc(0), true);
  const seen = counter.finish();
  return {
    sha256: hash.digest('hex'),
    bytes,
    lines: seen.lines,
    longestLine: seen.longest,
    blankLines: seen.blank,
    hasQuotes,
    lineEnd: lineEndOf(seen),
    hasPaddedQuotes,
    isUtf8: isText,
    nulLine,
  };
}
