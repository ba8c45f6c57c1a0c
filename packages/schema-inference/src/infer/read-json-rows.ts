import { requireRoom } from './find-json-values.ts';
import { jsonRowScanner } from './json-row-scanner.ts';

/**
 * Rows of JSON as it arrives: the elements of one array, or else each value, of which there may be several after each
 * other. Only the bytes of one row and one chunk are in memory at a time.
 */
export async function* readJsonRows(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<unknown> {
  const scanner = jsonRowScanner();
  let rest = Buffer.alloc(0);
  let waiting: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    // A copy: the next chunk may come in the same memory.
    waiting.push(Uint8Array.from(chunk));
    size += chunk.length;
    requireRoom(rest.length + size);
    // An incomplete row is examined again only when twice as much of it is available.
    if (size < rest.length || size < 3) continue;
    const bytes = Buffer.concat([rest, ...waiting]);
    rest = bytes.subarray(yield* scanner.read(bytes, false));
    waiting = [];
    size = 0;
  }
  yield* scanner.read(Buffer.concat([rest, ...waiting]), true);
  scanner.end();
}
