import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestFolder, streetHeader, streetRow } from '../testing/test-folder.ts';

const name = '2024-01-kent-street.csv';
const columns = streetHeader.split(',').length;
const isBlank = (character: string | undefined) => character === ' ' || character === '\t' || character === '\u00a0';

/**
 * The fields of a line, read a character at a time (RFC 4180 without line breaks, blanks around quotes); null when it
 * is not a record. Written for its simplicity, and without anything of the reader it is compared with.
 */
function fieldsOf(line: string): string[] | null {
  const fields: string[] = [];
  let at = 0;
  for (;;) {
    let field = '';
    let start = at;
    while (isBlank(line[start])) start++;
    if (line[start] === '"') {
      at = start + 1;
      while (at < line.length && (line[at] !== '"' || line[at + 1] === '"')) {
        field += line[at];
        at += line[at] === '"' ? 2 : 1;
      }
      if (at >= line.length) return null;
      at++;
      while (isBlank(line[at])) at++;
      if (at < line.length && line[at] !== ',') return null;
    } else while (at < line.length && line[at] !== ',') field += line[at++];
    fields.push(field);
    if (at >= line.length) return fields;
    at++;
  }
}

const bare = (field: string | undefined) => (field ?? '').replaceAll(/^[ \t\u00a0]+|[ \t\u00a0]+$/g, '');
const isRecord = (line: string) => !line.includes('\r') && fieldsOf(line)?.length === columns;
// The rules for rows have their own tests; here two columns are hostile, and one of them has rules.
const isStored = (line: string) => isRecord(line) && bare(fieldsOf(line)?.[9]) === 'Burglary';

const hostile = fc.oneof(
  fc.stringMatching(/^[ -~]{0,12}$/),
  fc.string({ unit: 'binary', maxLength: 12 }).map((text) => text.replaceAll(/[\n\0\ufeff]/g, '')),
  fc.constantFrom(
    '"',
    '""',
    '","',
    ' "a" ',
    '"a, b"',
    '\r',
    '=1+1',
    '\u00a0',
    'a\ufeffb',
    'NA',
    'é',
    '😀',
    '\u2028',
    '""x"',
  ),
);
const row = fc.oneof(
  { weight: 6, arbitrary: hostile.map((location) => streetRow(1, { location })) },
  { weight: 3, arbitrary: hostile.map((context) => streetRow(2, { context: `"${context.replaceAll('"', '""')}"` })) },
  { weight: 2, arbitrary: fc.constant(streetRow(3)) },
  { weight: 1, arbitrary: hostile.map((category) => streetRow(4, { category })) },
  { weight: 1, arbitrary: fc.array(hostile, { maxLength: 14 }).map((fields) => fields.join(',')) },
);
const line = fc.tuple(row, fc.constantFrom('', '', '\r'), fc.constantFrom<BufferEncoding>('utf8', 'latin1'));
const file = fc.record({ lines: fc.array(line, { minLength: 1, maxLength: 12 }), end: fc.constantFrom('', '\n') });

function encode([text, lineEnd, encoding]: readonly [string, string, BufferEncoding]): Buffer {
  const line = `${text.toWellFormed()}${lineEnd}`;
  const isLatin = [...line].every((character) => (character.codePointAt(0) ?? 0) < 256);
  return Buffer.from(line, isLatin ? encoding : 'utf8');
}

/** The text of a line in its own encoding. */
function textOf(bytes: Buffer): string {
  const isUtf8 = Buffer.from(bytes.toString('utf8')).equals(bytes);
  const text = isUtf8 ? bytes.toString('utf8') : new TextDecoder('windows-1252').decode(bytes);
  return text.replace(/\r$/, '');
}

let home: Awaited<ReturnType<typeof openTestFolder>>;
beforeAll(async () => {
  home = await openTestFolder();
});
afterAll(() => home.remove());

test('whatever a file holds, each of its rows is stored whole or rejected with line, reason and text', async () => {
  await fc.assert(
    fc.asyncProperty(file, async ({ lines, end }) => {
      const written = lines.map(encode);
      const content = written.reduce(
        (all, bytes) => Buffer.concat([all, Buffer.from('\n'), bytes]),
        Buffer.from(streetHeader),
      );
      const expected = written
        .map((bytes, at) => ({ line: at + 2, text: textOf(bytes) }))
        .filter(({ text }) => text !== '');
      fc.pre(expected.length > 0 && !content.includes(0));

      const { reports } = await home.importFile(name, Buffer.concat([content, Buffer.from(end)]));
      const [report] = reports;
      const stored = report?.parts.length ? await home.rowsOf(report) : [];
      const rejected = await home.rejectedRowsOf(report);

      expect(report?.rowsIn).toBe(expected.length);
      expect(report?.rowsIn).toBe(Number(report?.rowsImported) + Number(report?.rowsRejected));
      expect(stored.map(({ line, location }) => [line, location])).toEqual(
        expected
          .filter(({ text }) => isStored(text))
          .map(({ line, text }) => [line, bare(fieldsOf(text)?.[6])])
          .map(([line, location]) => [line, location === '' || location === 'NA' ? null : location]),
      );
      expect(rejected.map(({ line }) => Number(line))).toEqual(
        expected.filter(({ text }) => !isStored(text)).map(({ line }) => line),
      );
      for (const { reason, text } of rejected)
        expect([reason, text]).toEqual([expect.stringMatching(/^[a-z_]+$/), expect.any(String)]);
    }),
    { numRuns: 40 },
  );
}, 60_000);
