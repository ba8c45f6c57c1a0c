import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CsvQuoteError, CsvReader, readCsvLine } from './read-csv.ts';
import { writeCsvRows } from './write-csv.ts';

type Options = ConstructorParameters<typeof CsvReader>[0];

/** Rows with their lines, and the line of a quote that never closes, of text that arrives in pieces of `size`. */
function read(text: string, options: Partial<Options> = {}, size = text.length) {
  const reader = new CsvReader({ maxLength: 100, ...options });
  const rows: [number, readonly string[] | null][] = [];
  try {
    for (let at = 0; at < text.length; at += size)
      for (const { line, cells } of reader.read(text.slice(at, at + size))) rows.push([line, cells]);
    for (const { line, cells } of reader.end()) rows.push([line, cells]);
  } catch (cause) {
    if (!(cause instanceof CsvQuoteError)) throw cause;
    return { rows, openIn: cause.line };
  }
  return { rows };
}

const cellsOf = (text: string, options?: Partial<Options>) => read(text, options).rows.map(([, cells]) => cells);

test('a row knows its line as an editor counts it, whatever ends lines', () => {
  for (const end of ['\n', '\r\n', '\r'])
    expect(read(`a,b${end}${end}"two${end}lines",c${end}d,e`).rows).toEqual([
      [1, ['a', 'b']],
      [3, [`two${end}lines`, 'c']],
      [5, ['d', 'e']],
    ]);
});

test('quotes hold separators, breaks and quotes; within a cell they are text', () => {
  expect(cellsOf('"a, b","""c""",5" disk,""\n')).toEqual([['a, b', '"c"', '5" disk', '']]);
});

test('blanks around quotes are no part of a cell; around other cells they are when they are not trimmed', () => {
  expect(cellsOf(' "a" ,\t" b "\n c , d\n')).toEqual([
    ['a', ' b '],
    [' c ', ' d'],
  ]);
  expect(cellsOf(' "a" ," b "\n c , d\n', { trims: true })).toEqual([
    ['a', ' b '],
    ['c', 'd'],
  ]);
  expect(cellsOf('a\t"b"\t\n', { separatorOf: () => '\t' })).toEqual([['a', 'b', '']]);
});

test('the first line that is not blank tells what separates cells', () => {
  const separatorOf = (heading: string) => (heading === 'a;b' ? ';' : ',');

  expect(read('\n\na;b\nc;d,e', { separatorOf }, 1).rows).toEqual([
    [3, ['a', 'b']],
    [4, ['c', 'd,e']],
  ]);
  expect(cellsOf('\n\n')).toEqual([]);
});

test('a row that is too long has no cells, and the next one is read', () => {
  const long = 'x'.repeat(200);

  expect(read(`a\n${long},"\nb\n"1\n2",${long}\nc`).rows).toEqual([
    [1, ['a']],
    [2, null],
    [3, ['b']],
    [4, null],
    [6, ['c']],
  ]);
});

test('a quote that never closes is found where text follows it, at the limit of a row and at the end', () => {
  expect(read('a\nb,"c\nd\n"e,f"\n')).toEqual({ rows: [[1, ['a']]], openIn: 2 });
  expect(read(`a\n"b\n${'c\n'.repeat(200)}`)).toEqual({ rows: [[1, ['a']]], openIn: 2 });
  expect(read('a\n"1\n2","b')).toEqual({ rows: [[1, ['a']]], openIn: 3 });
});

const hostile = fc
  .array(
    fc.constantFrom('"', '"', ',', '\n', '\r', '\r\n', ' ', '\t', 'a', 'é', '😀', '""', '","', '"b"', 'long text'),
    {
      maxLength: 60,
    },
  )
  .map((parts) => parts.join(''));

test('rows are the same however the text is cut', () => {
  fc.assert(
    fc.property(hostile, fc.boolean(), fc.integer({ min: 1, max: 9 }), (text, trims, size) => {
      for (const maxLength of [12, 1_000])
        expect(read(text, { trims, maxLength }, size)).toEqual(read(text, { trims, maxLength }));
    }),
  );
});

test('what is written is read again', () => {
  const cell = hostile.map((text) => `a${text}`);
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { maxLength: 5 }), (rows) => {
      expect(cellsOf(writeCsvRows(rows), { maxLength: 10_000, trims: true })).toEqual(rows);
    }),
  );
});

test('a line that is a row of its own has cells, or a reason why not', () => {
  expect(readCsvLine('')).toEqual(['']);
  expect(readCsvLine('a, "b, c" ,d')).toEqual(['a', 'b, c', 'd']);
  expect(readCsvLine('a,"b')).toBe('unterminated_quote');
  expect(readCsvLine('a,"b"c')).toBe('bad_text');
  expect([readCsvLine('a\rb'), readCsvLine('"a\rb"')]).toEqual(['bad_text', 'bad_text']);
});
