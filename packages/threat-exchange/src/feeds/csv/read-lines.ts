import { CsvReader, type CsvRow } from '@halyard/contracts/format/read-csv.ts';

const comment = /^\s*(?:#|;|\/\/)/;
const rowMax = 64 * 1024;

export type ListRow = CsvRow & {
  /** The cells of the last comment above the first row, where block lists keep their headings. */
  readonly heading: readonly string[] | null;
};

const separators = [',', ';', '\t', '|'];

/** The cell separator of a line: the most frequent candidate. */
function separatorIn(line: string): string {
  const count = (separator: string) => line.split(separator).length;
  return separators.reduce((best, next) => (count(next) > count(best) ? next : best));
}

function headingIn(line: string, separator: string): string[] {
  return line
    .replace(/^\s*(?:#+|;|\/\/)\s*/, '')
    .split(separator)
    .map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));
}

/**
 * The rows of a block list without its comments. A comment begins a line outside quotes; it becomes a blank line, so that
 * rows keep their line number.
 *
 * @throws CsvQuoteError where a quote never closes
 */
export function* readLines(text: string, separator: string | null): Generator<ListRow> {
  let above: string | null = null;
  let heading: readonly string[] | null = null;
  let used = '';
  let isQuoted = false;
  const separatorOf = (line: string) => {
    used = separator ?? separatorIn(line);
    return used;
  };
  const reader = new CsvReader({ maxLength: rowMax, separatorOf, trims: true });
  function* rowsOf(piece: string) {
    for (const row of reader.read(piece)) {
      if (heading === null && above !== null) heading = headingIn(above, used);
      yield { ...row, heading };
    }
  }
  const body = text.startsWith('\uFEFF') ? text.slice(1) : text;
  for (let at = 0; at < body.length; ) {
    const found = body.indexOf('\n', at);
    const end = found < 0 ? body.length : found + 1;
    const line = body.slice(at, end);
    const isComment = !isQuoted && comment.test(line);
    if (isComment && heading === null && used === '') above = line.trim();
    if (!isComment && line.split('"').length % 2 === 0) isQuoted = !isQuoted;
    yield* rowsOf(isComment ? '\n' : line);
    at = end;
  }
  for (const row of reader.end()) {
    if (heading === null && above !== null) heading = headingIn(above, used);
    yield { ...row, heading };
  }
}
