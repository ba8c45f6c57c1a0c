import { type Layout, readHeading, separatorOf } from './csv/columns.ts';
import { mapRow } from './csv/map-row.ts';
import { type Row, splitRows } from './csv/split-rows.ts';
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
    const item = row.kind === 'row' ? take(row) : row;
    if (item) yield item;
    if (item?.kind === 'problem') return;
  }
  if (!take.hasHeading()) yield problem('empty_file', '');
}

/** Turns rows into items; the first row is the heading. */
function rowTaker({ maxObjects, maxObjectBytes }: ReadOptions) {
  let layout: Layout | null = null;
  let count = 0;

  function takeHeading(fields: readonly string[]): ProblemItem | null {
    const heading = readHeading(fields);
    if (heading.kind === 'problem') return heading;
    layout = heading;
    return null;
  }

  function take({ line, fields }: Row): ImportItem | null {
    if (!layout) return fields ? takeHeading(fields) : problem('unknown_header', '');
    count += 1;
    if (count > maxObjects) return problem('too_many_objects', String(maxObjects));
    const place = String(line);
    if (!fields) return rejection({ place, reason: 'too_large', detail: String(maxObjectBytes) });
    return mapRow(place, fields, layout);
  }

  return Object.assign(take, { hasHeading: () => layout !== null });
}

async function* rowsOf(chunks: AsyncIterable<Uint8Array>, options: ReadOptions): AsyncGenerator<Row | ProblemItem> {
  const rows = rowsBehindHeading(options.maxObjectBytes);
  for await (const text of textOf(chunks, options.onProgress)) {
    if (typeof text === 'string') yield* rows.read(text);
    else return yield text;
  }
  yield* rows.end();
}

// The heading tells what separates columns, and no heading of ours is longer.
const headingMax = 4_096;

/** Waits for the first line, then splits rows the way it asks for. */
function rowsBehindHeading(maxLength: number) {
  let start = '';
  let rows: ReturnType<typeof splitRows> | null = null;

  function begin() {
    const [firstLine = ''] = start.split(/[\r\n]/, 1);
    rows = splitRows(separatorOf(firstLine), maxLength);
    return rows;
  }

  function* read(text: string) {
    if (rows) return yield* rows.read(text);
    start += text;
    if (/[\r\n]/.test(start) || start.length > headingMax) yield* begin().read(start);
  }

  function* end() {
    if (!rows) yield* begin().read(start);
    if (rows) yield* rows.end();
  }

  return { read, end };
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
