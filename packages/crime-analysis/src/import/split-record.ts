/** Fields of a record, or why the line is not one. */
export type SplitRecord =
  | { readonly fields: readonly string[] }
  | { readonly broken: 'unterminated_quote' | 'bad_text' };

type Quoted = { readonly value: string; readonly end: number };

function readQuoted(line: string, start: number): Quoted | null {
  let from = start + 1;
  let value = '';
  for (;;) {
    const quote = line.indexOf('"', from);
    if (quote < 0) return null;
    value += line.slice(from, quote);
    if (line[quote + 1] !== '"') return { value, end: quote + 1 };
    value += '"';
    from = quote + 2;
  }
}

function skipBlanks(line: string, from: number): number {
  let at = from;
  while (line[at] === ' ' || line[at] === '\t' || line[at] === '\u00a0') at += 1;
  return at;
}

/**
 * Splits one line into its fields (RFC 4180 with commas). A quote must close on its own line, because the publisher's
 * format has no line breaks in fields: so one that does not costs this line and nothing after it. Blanks may stand
 * around the quotes.
 */
export function splitRecord(line: string): SplitRecord {
  if (line.includes('\r')) return { broken: 'bad_text' };
  if (!line.includes('"')) return { fields: line.split(',') };
  const fields: string[] = [];
  let at = 0;
  while (at <= line.length) {
    const start = skipBlanks(line, at);
    if (line[start] === '"') {
      const quoted = readQuoted(line, start);
      if (!quoted) return { broken: 'unterminated_quote' };
      const end = skipBlanks(line, quoted.end);
      if (end < line.length && line[end] !== ',') return { broken: 'bad_text' };
      fields.push(quoted.value);
      at = end + 1;
    } else {
      const comma = line.indexOf(',', at);
      const end = comma < 0 ? line.length : comma;
      fields.push(line.slice(at, end));
      at = end + 1;
    }
  }
  return { fields };
}

/** A field as CSV: in quotes when it needs them. */
export function quoteField(value: string): string {
  return /[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}
