import { SchemaInferenceError } from '../schema-inference-error.ts';

/** Characters of one row, line breaks inside quotes included. */
const rowMax = 4 * 1024 * 1024;
const quote = '"';

const unclosed = (line: number) =>
  new SchemaInferenceError('not_readable', `A quotation mark in line ${line} of this CSV never closes.`);
const tooLong = (line: number) =>
  new SchemaInferenceError('not_readable', `Line ${line} of this CSV is longer than 4 million characters.`);

/** Where the field that opens with a quotation mark at `from` closes; -1 when that is not in this text. */
function closingQuote(text: string, from: number): number {
  for (let at = text.indexOf(quote, from + 1); at >= 0; at = text.indexOf(quote, at + 2))
    if (text[at + 1] !== quote) return at;
  return -1;
}

function endOfPlain(text: string, from: number, separator: string): number {
  for (let at = from; at < text.length; at++) if (text[at] === separator || text[at] === '\n') return at;
  return -1;
}

type Quoted = { readonly cells: string[]; readonly end: number; readonly breaks: number };

/** One row with quotation marks (RFC 4180), to the line break at `end`; null when its end is not in this text. */
function readQuotedRow(text: string, from: number, separator: string, line: number): Quoted | null {
  const cells: string[] = [];
  let breaks = 0;
  for (let at = from; ; ) {
    if (text[at] === quote) {
      const close = closingQuote(text, at);
      // The mark that seems to close may be the first of two whose second has not come yet.
      if (close < 0 || close + 1 >= text.length) return null;
      const raw = text.slice(at + 1, close);
      breaks += raw.split('\n').length - 1;
      cells.push(raw.includes(quote) ? raw.replaceAll('""', quote) : raw);
      at = close + 1;
    } else {
      const end = endOfPlain(text, at, separator);
      if (end < 0) return null;
      cells.push(text.slice(at, end - (text[end] === '\n' && text[end - 1] === '\r' && end > at ? 1 : 0)));
      at = end;
    }
    if (text[at] === '\r') at += 1;
    if (text[at] === undefined) return null;
    if (text[at] === '\n') return { cells, end: at, breaks };
    if (text[at] !== separator) throw unclosed(line);
    at += 1;
  }
}

/** Splits text that arrives in pieces into rows of cells; blank lines are none. The last call ends with `isLast`. */
export function csvSplitter(separator: string) {
  let rest = '';
  let line = 1;

  function* split(piece: string, isLast: boolean): Generator<string[]> {
    const text = isLast ? `${rest}${piece}\n` : rest + piece;
    let from = 0;
    let nextQuote = text.indexOf(quote);
    while (from < text.length) {
      const end = text.indexOf('\n', from);
      if (nextQuote >= 0 && nextQuote < from) nextQuote = text.indexOf(quote, from);
      if (nextQuote >= 0 && (end < 0 || nextQuote < end)) {
        const row = readQuotedRow(text, from, separator, line);
        if (!row) break;
        yield row.cells;
        from = row.end + 1;
        line += row.breaks + 1;
        continue;
      }
      if (end < 0) break;
      const stop = text.charCodeAt(end - 1) === 0x0d && end > from ? end - 1 : end;
      if (stop > from) yield text.slice(from, stop).split(separator);
      from = end + 1;
      line += 1;
    }
    rest = text.slice(from);
    if (rest.length > rowMax || (isLast && rest !== '')) throw nextQuote < 0 ? tooLong(line) : unclosed(line);
  }

  return split;
}
