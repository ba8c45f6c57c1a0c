/** A row as it is in a file; `cells` is null where the row is longer than allowed. */
export interface CsvRow {
  /** The line it begins in, counted from 1 as an editor counts, line breaks inside quotes included. */
  readonly line: number;
  readonly cells: readonly string[] | null;
}

/** A quote that never closes, or that text follows when it does. */
export class CsvQuoteError extends Error {
  override readonly name = 'CsvQuoteError';
  /** The line of the file in which the quoted cell opens. */
  readonly line: number;

  constructor(line: number) {
    super(`A quotation mark in line ${line} never closes.`);
    this.line = line;
  }
}

const quote = '"';

/** Finds a character without searching any part of the text twice when called from left to right. */
class Finder {
  readonly #text: string;
  readonly #character: string;
  #from = Number.POSITIVE_INFINITY;
  #found = Number.POSITIVE_INFINITY;

  constructor(text: string, character: string) {
    this.#text = text;
    this.#character = character;
  }

  /** The first one at or after `from`; infinity where there is none. */
  next(from: number): number {
    if (from >= this.#from && from <= this.#found) return this.#found;
    const at = this.#text.indexOf(this.#character, from);
    this.#from = from;
    this.#found = at < 0 ? Number.POSITIVE_INFINITY : at;
    return this.#found;
  }
}

const [space, tab, noBreakSpace] = [0x20, 0x09, 0xa0];
const countBreaks = (text: string) => text.match(/\r\n|\n|\r/g)?.length ?? 0;

function findClosingQuote(text: string, from: number): number {
  for (let at = text.indexOf(quote, from); at >= 0; at = text.indexOf(quote, at + 2))
    if (text[at + 1] !== quote) return at;
  return -1;
}

type Style = { readonly separator: string; readonly trims: boolean };

type ReadRow =
  /** `end` is the line break after the row, or the end of the text; `breaks` are those inside quotes. */
  | { readonly cells: string[]; readonly end: number; readonly breaks: number }
  /** Where a quoted cell opens that does not close in this text, or that text follows. */
  | { readonly fault: 'open' | 'stray'; readonly opening: number };

/** The rows of a text (RFC 4180; any line break, and blanks around quotes). */
class Rows {
  readonly #text: string;
  readonly #style: Style;
  readonly #quotes: Finder;
  readonly #feeds: Finder;
  readonly #returns: Finder;
  readonly #separators: Finder;

  constructor(text: string, style: Style) {
    this.#text = text;
    this.#style = style;
    this.#quotes = new Finder(text, quote);
    this.#feeds = new Finder(text, '\n');
    this.#returns = new Finder(text, '\r');
    this.#separators = new Finder(text, style.separator);
  }

  lineEnd(from: number): number {
    return Math.min(this.#feeds.next(from), this.#returns.next(from), this.#text.length);
  }

  /** Where the line begins that follows the break at `end`. */
  nextLine(end: number): number {
    return this.#text.startsWith('\r\n', end) ? end + 2 : end + 1;
  }

  read(from: number): ReadRow {
    const end = this.lineEnd(from);
    if (this.#quotes.next(from) < end) return this.#readQuoted(from);
    const cells = this.#text.slice(from, end).split(this.#style.separator);
    return { cells: this.#style.trims ? cells.map((cell) => cell.trim()) : cells, end, breaks: 0 };
  }

  #readQuoted(from: number): ReadRow {
    const text = this.#text;
    const { separator } = this.#style;
    const cells: string[] = [];
    for (let at = from; ; at += 1) {
      const opening = this.#skipBlanks(at);
      if (text[opening] === quote) {
        const close = findClosingQuote(text, opening + 1);
        if (close < 0) return { fault: 'open', opening };
        const raw = text.slice(opening + 1, close);
        cells.push(raw.includes(quote) ? raw.replaceAll('""', quote) : raw);
        at = this.#skipBlanks(close + 1);
        if (text[at] !== separator && at !== this.lineEnd(at)) return { fault: 'stray', opening };
      } else {
        const end = Math.min(this.lineEnd(at), this.#separators.next(at));
        const cell = text.slice(at, end);
        cells.push(this.#style.trims ? cell.trim() : cell);
        at = end;
      }
      if (text[at] !== separator) return { cells, end: at, breaks: countBreaks(text.slice(from, at)) };
    }
  }

  #skipBlanks(from: number): number {
    for (let at = from; ; at += 1) {
      const code = this.#text.charCodeAt(at);
      const isBlank = code === space || code === tab || code === noBreakSpace;
      if (!isBlank || this.#text[at] === this.#style.separator) return at;
    }
  }
}

/** The cells of a line that is its own row, so each quote has to close in it; or why there are none. */
export function readCsvLine(line: string, separator = ','): readonly string[] | 'unterminated_quote' | 'bad_text' {
  const row = new Rows(line, { separator, trims: false }).read(0);
  if ('fault' in row) return row.fault === 'open' ? 'unterminated_quote' : 'bad_text';
  return row.end < line.length || row.breaks > 0 ? 'bad_text' : row.cells;
}

type Options = {
  /** Characters of a row, quotes and separators included. */
  readonly maxLength: number;
  /** The delimiter of cells, detected from the first line that is not blank; commas by default. */
  readonly separatorOf?: (heading: string) => string;
  /** Whether blanks around a cell without quotes are not part of it. */
  readonly trims?: boolean;
};

/**
 * Reads the rows of CSV text that arrives in pieces; blank lines are none. It holds one row at most, and of one that is
 * too long only the beginning. Throws `CsvQuoteError` where a quoted cell does not close before its row is too long.
 */
export class CsvReader {
  readonly #options: Required<Options>;
  #style: Style | undefined;
  #held = '';
  /** Where in the held text the next row begins. */
  #at = 0;
  #line = 1;
  #isSkipping = false;
  /** A row that arrives in small pieces is read again only when there is twice as much of it. */
  #enough = 0;

  constructor({ maxLength, separatorOf = () => ',', trims = false }: Options) {
    this.#options = { maxLength, separatorOf, trims };
  }

  /** The rows that the piece completes; they have to be taken before the next piece. */
  read(piece: string): Iterable<CsvRow> {
    this.#held += piece;
    if (this.#held.length < this.#enough) return [];
    // The second half of a line break may come with the next piece.
    return this.#readTo(this.#held.endsWith('\r') ? this.#held.length - 1 : this.#held.length);
  }

  /** The rest, behind the last piece. */
  *end(): Generator<CsvRow> {
    if (this.#held === '') return;
    this.#held += '\n';
    yield* this.#readTo(this.#held.length);
    this.#requireClosed(this.#held);
  }

  /** The rows that end before `stop`; what follows them is held. */
  *#readTo(stop: number): Generator<CsvRow> {
    this.#style ??= this.#readStyle();
    if (this.#style) {
      const rows = new Rows(this.#held, this.#style);
      for (let before = -1; before < this.#at && this.#at < stop; ) {
        before = this.#at;
        const row = this.#isSkipping ? this.#skip(rows, stop) : this.#take(rows, stop);
        if (row) yield row;
      }
    }
    this.#held = this.#held.slice(this.#at);
    this.#at = 0;
    this.#enough = Math.min(2 * this.#held.length, this.#options.maxLength + 1);
  }

  #readStyle(): Style | undefined {
    const { separatorOf, trims, maxLength } = this.#options;
    const [, heading] = /^[\r\n]*([^\r\n]+)[\r\n]/.exec(this.#held) ?? [];
    if (heading === undefined && this.#held.length <= maxLength) return undefined;
    return { separator: separatorOf(heading ?? this.#held), trims };
  }

  #take(rows: Rows, stop: number): CsvRow | null {
    const from = this.#at;
    const line = this.#line;
    const read = rows.read(from);
    const end = 'fault' in read ? stop : read.end;
    if (end - from > this.#options.maxLength) return this.#cut();
    if ('fault' in read) {
      if (read.fault === 'stray') this.#requireClosed(this.#held.slice(from, stop));
      return null;
    }
    if (end >= stop) return null;
    this.#at = rows.nextLine(end);
    this.#line += 1 + read.breaks;
    return end === from ? null : { line, cells: read.cells };
  }

  /** Gives up a row that is too long; its beginning alone is judged, so it does not matter how the text arrived. */
  #cut(): CsvRow {
    const beginning = this.#held.slice(this.#at, this.#at + this.#options.maxLength + 1);
    this.#requireClosed(beginning);
    const line = this.#line;
    this.#line += countBreaks(beginning);
    this.#at += beginning.length;
    this.#isSkipping = true;
    return { line, cells: null };
  }

  #skip(rows: Rows, stop: number): null {
    const end = rows.lineEnd(this.#at);
    if (end >= stop) {
      this.#at = stop;
      return null;
    }
    this.#at = rows.nextLine(end);
    this.#line += 1;
    this.#isSkipping = false;
    return null;
  }

  #requireClosed(text: string) {
    if (!this.#style) return;
    const read = new Rows(text, this.#style).read(0);
    if ('fault' in read) throw new CsvQuoteError(this.#line + countBreaks(text.slice(0, read.opening)));
  }
}
