import { ApiError } from '@halyard/contracts/errors.ts';
import { CsvQuoteError, CsvReader, type CsvRow } from '@halyard/contracts/format/read-csv.ts';
import {
  tableColumnsMax,
  type tableRejections,
  tableRejectionsShown,
  tableRowsMax,
} from '@halyard/contracts/inflow/enrichment.ts';
import { lengthOf, readKey, type TableKey } from './keys.ts';

export type TableRow = { readonly key: string; readonly cells: readonly string[] };
type Rejection = { readonly line: number; readonly reason: (typeof tableRejections)[number]; readonly text: string };

/** How a file becomes a table: its key column, and the columns to show; without them all others. */
export type TableShape = Pick<TableKey, 'match' | 'keyType'> & {
  readonly keyColumn: string;
  readonly columns: readonly string[] | null;
};

const rowMax = 20_000;
const cellMax = 1_000;
const shownMax = 200;
const separators = [',', ';', '\t'] as const;

const bad = (why: string) => new ApiError('bad_table', `This file cannot be loaded: ${why}`);

const separatorOf = (heading: string): string =>
  separators.reduce((best, next) => (heading.split(next).length > heading.split(best).length ? next : best));

/** Positions of the key and the columns in a row. @throws ApiError `bad_table` if the heading lacks one */
function readHeading(row: CsvRow, { keyColumn, columns }: TableShape) {
  const names = (row.cells ?? []).map((name) => name.replace(/^\uFEFF/, '').trim());
  const shown = columns ?? names.filter((name) => name !== keyColumn && name !== '').slice(0, tableColumnsMax);
  const places = [keyColumn, ...shown].map((name) => names.indexOf(name));
  const missing = [keyColumn, ...shown].find((_, place) => places[place] === -1);
  if (missing !== undefined) throw bad(`its heading has no column “${missing.slice(0, 100)}”.`);
  const [keyAt = 0, ...cellsAt] = places;
  return { keyAt, cellsAt, shown, width: names.length };
}

/** Takes the rows of a file one by one; each is in the table, or rejected with why. */
export class TableReader {
  readonly rejections: Rejection[] = [];
  rejected = 0;
  readonly #shape: TableShape;
  readonly #keys = new Set<string>();
  readonly #lengths = new Set<string>();
  #layout: ReturnType<typeof readHeading> | undefined;

  constructor(shape: TableShape) {
    this.#shape = shape;
  }

  get loaded(): number {
    return this.#keys.size;
  }

  get lengths(): readonly string[] {
    return [...this.#lengths].toSorted();
  }

  /** The columns that are shown. @throws ApiError `bad_table` of a file without a heading */
  get columns(): readonly string[] {
    if (!this.#layout) throw bad('it is empty.');
    return this.#layout.shown;
  }

  take(row: CsvRow): TableRow | null {
    if (!this.#layout) {
      this.#layout = readHeading(row, this.#shape);
      return null;
    }
    const { keyAt, cellsAt, width } = this.#layout;
    const { cells } = row;
    if (cells === null) return this.#reject(row, 'too_long');
    if (cells.length !== width) return this.#reject(row, 'wrong_width');
    const text = cells[keyAt] ?? '';
    if (text.trim() === '') return this.#reject(row, 'no_key');
    const key = readKey(text, this.#shape);
    if (key === null) return this.#reject(row, 'not_a_key', text);
    if (this.#keys.has(key)) return this.#reject(row, 'repeated', text);
    if (this.#keys.size >= tableRowsMax) return this.#reject(row, 'too_many', text);
    this.#keys.add(key);
    if (this.#shape.match === 'network') this.#lengths.add(lengthOf(key));
    // Neither database keeps a NUL in a text.
    return { key, cells: cellsAt.map((at) => (cells[at] ?? '').trim().replaceAll('\0', '').slice(0, cellMax)) };
  }

  #reject({ line }: CsvRow, reason: Rejection['reason'], text = ''): null {
    this.rejected += 1;
    if (this.rejections.length < tableRejectionsShown)
      this.rejections.push({ line, reason, text: text.slice(0, shownMax) });
    return null;
  }
}

/** The rows of a file for the table, streamed. @throws ApiError `bad_table` if it cannot be read */
export async function* readTable(chunks: AsyncIterable<Uint8Array>, reader: TableReader): AsyncGenerator<TableRow[]> {
  const csv = new CsvReader({ maxLength: rowMax, separatorOf, trims: true });
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const taken = (rows: Iterable<CsvRow>) => Array.from(rows, (row) => reader.take(row)).filter((row) => row !== null);
  try {
    for await (const chunk of chunks) yield taken(csv.read(decoder.decode(chunk, { stream: true })));
    yield taken([...csv.read(decoder.decode()), ...csv.end()]);
  } catch (cause) {
    if (cause instanceof CsvQuoteError) throw bad(cause.message);
    if (cause instanceof TypeError && 'code' in cause && cause.code === 'ERR_ENCODING_INVALID_ENCODED_DATA')
      throw bad('it is not UTF-8.');
    throw cause;
  }
}
