import { CsvQuoteError, CsvReader, type CsvRow } from '@halyard/contracts/format/read-csv.ts';
import { applyMapping, type Layout, readHeading, separatorOf } from './csv/columns.ts';
import { mapRow } from './csv/map-row.ts';
import type { ImportItem, ProblemItem, ReadOptions } from './records.ts';
import { problem, rejection } from './reject.ts';
import { utf8Check } from './utf8-check.ts';

/**
 * The rows of a CSV file of threats, entities or connections, in its order, one at a time. A line of the file is the
 * place of an error. A problem is the last item.
 */
export async function* readCsv(
  chunks: AsyncIterable<Uint8Array>,
  options: ReadOptions,
): AsyncGenerator<ImportItem, void, undefined> {
  const take = rowTaker(options);
  for await (const row of rowsOf(chunks, options)) {
    const item = 'cells' in row ? take(row) : row;
    if (item) yield item;
    if (item?.kind === 'problem') return;
  }
  if (!take.hasHeading()) yield problem('empty_file', '');
}

/** Turns rows into items; the first row is the heading. */
function rowTaker({ maxObjects, maxObjectBytes, mapping, onHeadings, now = 0 }: ReadOptions) {
  let layout: Layout | null = null;
  let count = 0;

  function takeHeading(fields: readonly string[]): ProblemItem | null {
    onHeadings?.(fields);
    const heading = mapping ? applyMapping(mapping, fields) : readHeading(fields);
    if (heading.kind === 'problem') return heading;
    layout = heading;
    return null;
  }

  function take({ line, cells }: CsvRow): ImportItem | null {
    if (!layout) return cells ? takeHeading(cells) : problem('unknown_header', '');
    count += 1;
    if (count > maxObjects) return problem('too_many_objects', String(maxObjects));
    const place = String(line);
    if (!cells) return rejection({ place, reason: 'too_large', detail: String(maxObjectBytes) });
    return mapRow(place, cells, layout, now);
  }

  return Object.assign(take, { hasHeading: () => layout !== null });
}

async function* rowsOf(chunks: AsyncIterable<Uint8Array>, options: ReadOptions): AsyncGenerator<CsvRow | ProblemItem> {
  const reader = new CsvReader({ maxLength: options.maxObjectBytes, separatorOf, trims: true });
  try {
    for await (const text of textOf(chunks, options.onProgress)) {
      if (typeof text === 'string') yield* reader.read(text);
      else return yield text;
    }
    yield* reader.end();
  } catch (cause) {
    if (!(cause instanceof CsvQuoteError)) throw cause;
    yield problem('unbalanced_quote', String(cause.line));
  }
}

async function* textOf(
  chunks: AsyncIterable<Uint8Array>,
  onProgress: ReadOptions['onProgress'],
): AsyncGenerator<string | ProblemItem> {
  const utf8 = utf8Check();
  const decoder = new TextDecoder();
  let bytesRead = 0;
  for await (const chunk of chunks) {
    const badAt = utf8.check(chunk);
    if (badAt !== null) return yield problem('not_utf8', `byte ${badAt}`);
    yield decoder.decode(chunk, { stream: true });
    bytesRead += chunk.length;
    onProgress?.(bytesRead);
  }
  const cutAt = utf8.end();
  if (cutAt !== null) yield problem('not_utf8', `byte ${cutAt}`);
}
