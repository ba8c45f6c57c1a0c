import { isUtf8 } from 'node:buffer';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { CrimeRowReason } from '@halyard/contracts/crime/crime-imports.ts';
import { readCsvLine } from '@halyard/contracts/format/read-csv.ts';
import { quoteCsvCell } from '@halyard/contracts/format/write-csv.ts';
import { lineMaxBytes } from '../files/scan-file.ts';

type RawLine = {
  readonly line: number;
  readonly text: string;
  readonly tooLong: boolean;
  /** It is not UTF-8 and was read as Windows-1252, of which every byte is a character. */
  readonly isRecoded: boolean;
};

const windows1252 = new TextDecoder('windows-1252');
const decode = (bytes: Buffer) => (isUtf8(bytes) ? bytes.toString('utf8') : windows1252.decode(bytes));

/**
 * The lines of a file with their numbers, the header being line 1, each in its own encoding: files that were put
 * together from several have lines in UTF-8 beside others in Windows-1252. Of a line beyond the limit only the beginning is
 * kept, so a line of a gigabyte costs no memory.
 */
async function* readLines(path: string): AsyncGenerator<RawLine> {
  let line = 1;
  let held: Buffer[] = [];
  let heldBytes = 0;
  const hold = (bytes: Buffer) => {
    if (heldBytes <= lineMaxBytes + 1) held.push(bytes.subarray(0, lineMaxBytes + 2 - heldBytes));
    heldBytes += bytes.length;
  };
  const take = (): RawLine => {
    const bytes = held.length === 1 && held[0] ? held[0] : Buffer.concat(held);
    const text = decode(bytes).replace(/\r$/, '');
    const taken = { line, text, tooLong: heldBytes > lineMaxBytes + 1, isRecoded: !isUtf8(bytes) };
    held = [];
    heldBytes = 0;
    line += 1;
    return taken;
  };
  for await (const chunk of createReadStream(path, { highWaterMark: 256 * 1024 }) as AsyncIterable<Buffer>) {
    let start = 0;
    for (let feed = chunk.indexOf(10); feed >= 0; feed = chunk.indexOf(10, start)) {
      hold(chunk.subarray(start, feed));
      yield take();
      start = feed + 1;
    }
    if (start < chunk.length) hold(chunk.subarray(start));
  }
  if (heldBytes > 0) yield take();
}

type CheckedLine = { readonly fields: readonly string[] } | { readonly reason: CrimeRowReason };

function checkLine({ text, tooLong }: RawLine, columns: number): CheckedLine {
  if (tooLong) return { reason: 'line_too_long' };
  const fields = readCsvLine(text);
  if (typeof fields === 'string') return { reason: fields };
  return fields.length === columns ? { fields } : { reason: 'wrong_column_count' };
}

const flushedCharacters = 256 * 1024;

async function openWriter(path: string) {
  const file = await open(path, 'w');
  let held: string[] = [];
  let characters = 0;
  const flush = async () => {
    const text = held.join('');
    held = [];
    characters = 0;
    await file.appendFile(text);
  };
  return {
    async write(text: string) {
      held.push(text);
      characters += text.length;
      if (characters > flushedCharacters) await flush();
    },
    flush,
    close: () => file.close(),
  };
}

/** The counts of the careful path: `rowsIn = clean + rejected`. */
export type CleanCounts = {
  readonly rowsIn: number;
  readonly clean: number;
  readonly rejected: number;
  readonly recoded: number;
};

/**
 * Reads a file record by record, each on its own line. Good ones go to `cleanPath` with their line number in front;
 * broken ones to `rejectedPath` as line, reason, column, text.
 */
export async function writeCleanFile(
  source: { readonly path: string; readonly columns: number },
  cleanPath: string,
  rejectedPath: string,
  signal: AbortSignal,
): Promise<CleanCounts> {
  const clean = await openWriter(cleanPath);
  const rejections = await openWriter(rejectedPath);
  const counts = { rowsIn: 0, clean: 0, rejected: 0, recoded: 0 };
  try {
    for await (const raw of readLines(source.path)) {
      if (raw.line === 1 || raw.text === '') continue;
      signal.throwIfAborted();
      counts.rowsIn += 1;
      if (raw.isRecoded && !raw.tooLong) counts.recoded += 1;
      const checked = checkLine(raw, source.columns);
      if ('fields' in checked) {
        counts.clean += 1;
        await clean.write(`${raw.line},${checked.fields.map(quoteCsvCell).join(',')}\n`);
      } else {
        counts.rejected += 1;
        await rejections.write(`${raw.line},${checked.reason},,${quoteCsvCell(excerpt(raw.text))}\n`);
      }
    }
    await Promise.all([clean.flush(), rejections.flush()]);
    return counts;
  } finally {
    await Promise.all([clean.close(), rejections.close()]);
  }
}

// A lone surrogate would not be valid text.
const excerpt = (text: string) => text.replaceAll('\r', ' ').slice(0, 200).toWellFormed();
