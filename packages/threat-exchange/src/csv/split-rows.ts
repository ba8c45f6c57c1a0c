import type { ProblemItem } from '../records.ts';
import { problem } from '../reject.ts';

const quote = 0x22;
const lineFeed = 0x0a;
const carriageReturn = 0x0d;
const space = 0x20;

/** A row as it stands in the file; `fields` is null where it is longer than allowed. */
export interface Row {
  readonly kind: 'row';
  /** The line it begins in, counted from 1 as an editor counts, line breaks inside quotes included. */
  readonly line: number;
  readonly fields: readonly string[] | null;
}

/**
 * Splits text into rows (RFC 4180; any line break). A quote that never closes swallows every row after it: it is a
 * problem of the file, found at its end, where more follows the closing quote, or where the row grows beyond `maxLength`.
 */
export function splitRows(separator: string, maxLength: number) {
  const separatorCode = separator.charCodeAt(0);
  let state: 'field' | 'plain' | 'quoted' | 'after_quote' = 'field';
  let fields: string[] = [];
  let field = '';
  let length = 0;
  let line = 1;
  let rowLine = 1;
  let quoteLine = 1;
  let isAfterReturn = false;

  function endField() {
    // Space around a cell means nothing, within quotes it is part of the text (RFC 4180, section 2).
    if (length <= maxLength) fields.push(state === 'plain' ? field.trim() : field);
    field = '';
    state = 'field';
  }

  function endRow(): Row | null {
    endField();
    const row: Row = { kind: 'row', line: rowLine, fields: length > maxLength ? null : fields };
    const isBlank = fields.length === 1 && fields[0] === '' && length === 0;
    fields = [];
    length = 0;
    return isBlank ? null : row;
  }

  const unbalanced = (): ProblemItem => problem('unbalanced_quote', String(quoteLine));

  function grow(piece: string): ProblemItem | null {
    length += piece.length;
    if (length <= maxLength) field += piece;
    return length > maxLength && state === 'quoted' ? unbalanced() : null;
  }

  function* read(text: string): Generator<Row | ProblemItem> {
    let from = 0;
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at);
      const isBreak = code === lineFeed || code === carriageReturn;
      const isSecondOfBreak = code === lineFeed && isAfterReturn;
      isAfterReturn = code === carriageReturn;
      if (isBreak && !isSecondOfBreak) line += 1;
      if (state === 'quoted') {
        if (code !== quote) continue;
        const fault = grow(text.slice(from, at));
        if (fault) return yield fault;
        state = 'after_quote';
      } else if (state === 'after_quote' && code === quote) {
        length += 1;
        field += '"';
        state = 'quoted';
        from = at + 1;
      } else if (state === 'field' && code === quote) {
        length += 1;
        quoteLine = line;
        state = 'quoted';
        from = at + 1;
      } else if (code === separatorCode) {
        if (state === 'plain') grow(text.slice(from, at));
        length += 1;
        endField();
      } else if (isBreak) {
        if (state === 'plain') grow(text.slice(from, at));
        const row = isSecondOfBreak ? null : endRow();
        rowLine = line;
        if (row) yield row;
      } else if (state === 'after_quote') {
        if (code !== space) return yield unbalanced();
      } else if (state === 'field') {
        state = 'plain';
        from = at;
      }
    }
    if (state === 'plain' || state === 'quoted') {
      const fault = grow(text.slice(from));
      if (fault) yield fault;
    }
  }

  function* end(): Generator<Row | ProblemItem> {
    if (state === 'quoted') return yield unbalanced();
    const row = endRow();
    if (row) yield row;
  }

  return { read, end };
}
