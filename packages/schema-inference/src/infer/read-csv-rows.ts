import { CsvQuoteError, CsvReader, type CsvRow } from '@halyard/contracts/format/read-csv.ts';
import { SchemaInferenceError } from '../schema-inference-error.ts';

/** A CSV file while reading: column names, batches of rows, and the irregularities found. */
export type CsvTable = {
  readonly header: readonly string[];
  readonly rows: AsyncIterable<readonly (readonly string[])[]>;
  readonly notes: () => readonly string[];
};

const separators = [',', ';', '\t', '|'] as const;
/** Characters of one row, line breaks inside quotes included. */
const rowMax = 4 * 1024 * 1024;

const notText = (cause?: unknown) =>
  new SchemaInferenceError('not_readable', 'This CSV is not text in UTF-8. Save it as UTF-8 and send it again.', {
    cause,
  });

async function* decode(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const decoded = (chunk?: Uint8Array) => {
    try {
      return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode();
    } catch (cause) {
      throw notText(cause);
    }
  };
  for await (const chunk of chunks) {
    const text = decoded(chunk);
    if (text.includes('\0')) throw notText();
    yield text;
  }
  yield decoded();
}

function guessSeparator(heading: string): string {
  const counts = separators.map((separator) => heading.split(separator).length);
  return separators[counts.indexOf(Math.max(...counts))] ?? ',';
}

function cellsOf({ line, cells }: CsvRow): readonly string[] {
  if (cells) return cells;
  throw new SchemaInferenceError('not_readable', `Line ${line} of this CSV is longer than 4 million characters.`);
}

/** Rows in bundles, as many as a chunk brings. */
async function* readBundles(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<(readonly string[])[]> {
  const reader = new CsvReader({ maxLength: rowMax, separatorOf: guessSeparator });
  try {
    for await (const text of decode(chunks)) yield Array.from(reader.read(text), cellsOf);
    yield Array.from(reader.end(), cellsOf);
  } catch (cause) {
    if (!(cause instanceof CsvQuoteError)) throw cause;
    const message = `A quotation mark in line ${cause.line} of this CSV never closes.`;
    throw new SchemaInferenceError('not_readable', message, { cause });
  }
}

/** Names that are blank or there already get a number, and it is said which. */
function nameColumns(cells: readonly string[]): { header: string[]; notes: string[] } {
  const taken = new Set<string>();
  const notes: string[] = [];
  const header = cells.map((cell, index) => {
    const wanted = cell.trim() || `column ${index + 1}`;
    let name = wanted;
    for (let number = 2; taken.has(name); number++) name = `${wanted} ${number}`;
    taken.add(name);
    if (name !== cell.trim())
      notes.push(`Column ${index + 1} had ${cell.trim() ? 'a name that is taken' : 'no name'}.`);
    return name;
  });
  return { header, notes };
}

const noteLengths = (longer: number, shorter: number): string[] => [
  ...(longer > 0 ? [`${longer} rows had more cells than the header; the surplus was left out.`] : []),
  ...(shorter > 0 ? [`${shorter} rows had fewer cells than the header.`] : []),
];

/** Opens CSV with a header line, separated by commas, semicolons, tabs or bars, in UTF-8. */
export async function readCsvRows(chunks: AsyncIterable<Uint8Array>): Promise<CsvTable> {
  const bundles = readBundles(chunks);
  const lengths = { longer: 0, shorter: 0 };

  let first: readonly (readonly string[])[] = [];
  while (first.length === 0) {
    const { value, done } = await bundles.next();
    if (done) break;
    first = value;
  }
  const { header, notes } = nameColumns(first[0] ?? []);
  if (header.length === 0) throw new SchemaInferenceError('not_readable');

  function measure(rows: readonly (readonly string[])[]) {
    for (const { length } of rows) {
      if (length > header.length) lengths.longer += 1;
      else if (length < header.length) lengths.shorter += 1;
    }
    return rows;
  }

  async function* rows() {
    yield measure(first.slice(1));
    for await (const some of bundles) yield measure(some);
  }

  return { header, rows: rows(), notes: () => [...notes, ...noteLengths(lengths.longer, lengths.shorter)] };
}
