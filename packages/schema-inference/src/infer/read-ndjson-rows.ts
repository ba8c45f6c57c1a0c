import { endOfValue, requireRoom, skipSpace } from './find-json-values.ts';
import { parseRow } from './parse-row.ts';

const newline = 0x0a;
/** Lines shorter than this cannot be too deep to read. */
const harmless = 400;

/** Rows of NDJSON as it arrives: each line is one JSON value, blank lines are none. */
export async function* readNdjsonRows(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<unknown> {
  let pieces: Uint8Array[] = [];
  let size = 0;
  let row = 0;

  function* readLine(line: Uint8Array): Generator<unknown> {
    const from = skipSpace(line, row === 0 && line[0] === 0xef ? 3 : 0);
    if (from >= line.length) return;
    row += 1;
    if (line.length > harmless) endOfValue(line, from);
    yield parseRow(line.subarray(from), row);
  }

  for await (const chunk of chunks) {
    let from = 0;
    for (let end = chunk.indexOf(newline); end >= 0; end = chunk.indexOf(newline, from)) {
      const line = chunk.subarray(from, end);
      yield* readLine(size > 0 ? Buffer.concat([...pieces, line]) : line);
      pieces = [];
      size = 0;
      from = end + 1;
    }
    if (from < chunk.length) {
      // A copy: the next chunk may come in the same memory.
      pieces.push(chunk.slice(from));
      size += chunk.length - from;
      requireRoom(size);
    }
  }
  if (size > 0) yield* readLine(Buffer.concat(pieces));
}
