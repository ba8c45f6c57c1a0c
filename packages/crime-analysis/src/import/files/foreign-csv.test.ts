import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { csv, openTestFolder, streetHeader, streetRow } from '../testing/test-folder.ts';

const name = '2024-01-kent-street.csv';
const cafe = 'On or near Café Royal – “Ivy”';
const windows1252 = (text: string) =>
  Buffer.from(text.replace('–', '\x96').replace('“', '\x93').replace('”', '\x94'), 'latin1');

describe('police data as other programs have written it anew', () => {
  let home: Awaited<ReturnType<typeof openTestFolder>>;
  beforeEach(async () => {
    home = await openTestFolder();
  });
  afterEach(() => home.remove());

  async function read(content: string | Buffer) {
    const { reports } = await home.importFile(name, content);
    const [report] = reports;
    const counts = [report?.rowsIn, report?.rowsImported, report?.rowsRejected];
    return { counts, changes: report?.headerChanges, problem: report?.problem, rows: await home.rowsOf(report) };
  }

  test('each line is read in its own encoding, and it is said how many were not in UTF-8', async () => {
    const { counts, changes, rows } = await read(
      Buffer.concat([
        Buffer.from(csv(streetHeader, streetRow(0, { location: cafe }))),
        windows1252(csv(streetRow(1, { location: cafe }))),
        Buffer.from(csv(streetRow(2, { location: 'On or near Plain Street' }))),
      ]),
    );

    expect(counts).toEqual([3, 3, 0]);
    expect(rows.map(({ location }) => location)).toEqual([cafe, cafe, 'On or near Plain Street']);
    expect(changes).toEqual(['Windows-1252 → UTF-8: 1 line']);
  });

  test.each([
    ['UTF-8 with a byte order mark', (text: string) => Buffer.from(`\uFEFF${text}`)],
    ['UTF-16 with a byte order mark', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['UTF-16 of the other byte order', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
    ['UTF-16 without a byte order mark', (text: string) => Buffer.from(text, 'utf16le')],
  ])('a file in %s is read', async (_encoding, encode) => {
    const { counts, rows } = await read(encode(csv(streetHeader, streetRow(0, { location: cafe }), streetRow(1))));

    expect(counts).toEqual([2, 2, 0]);
    expect(rows[0]?.location).toBe(cafe);
  });

  test('the same file in UTF-16 is known by the hash of its own bytes', async () => {
    const content = Buffer.from(`\uFEFF${csv(streetHeader, streetRow(0))}`, 'utf16le');
    const { reports } = await home.importFile(name, content);
    const path = await home.put('again.csv', content);

    const again = await home.importPath(path, name, { known: { [String(reports[0]?.sha256)]: 'known' } });

    expect(again.reports[0]?.outcome).toBe('same');
    expect(reports[0]?.bytes).toBe(content.length);
  });

  test.each([
    ['R', streetHeader.replaceAll(' ', '.'), (row: string) => row],
    ['R with row names', `"",${streetHeader.replaceAll(' ', '.')}`, (row: string, at: number) => `"${at + 1}",${row}`],
    [
      'R, read and written again',
      `X,${streetHeader.replaceAll(' ', '.')}`,
      (row: string, at: number) => `${at},${row}`,
    ],
    ['pandas', `,${streetHeader}`, (row: string, at: number) => `${at},${row}`],
    ['pandas, read and written again', `Unnamed: 0,${streetHeader}`, (row: string, at: number) => `${at},${row}`],
    [
      'a program with joined names',
      'crimeId,month,reportedBy,fallsWithin,longitude,latitude,location,lsoaCode,lsoaName,crimeType,lastOutcomeCategory,context',
      (row: string) => row,
    ],
  ])('the header of %s is understood', async (_program, header, write) => {
    const { counts, rows, problem } = await read(csv(header, ...[0, 1].map((at) => write(streetRow(at), at))));

    expect(problem).toBeNull();
    expect(counts).toEqual([2, 2, 0]);
    expect(rows[1]).toMatchObject({ longitude: 0.521, latitude: 51.272, category: 'Burglary', area: 'Maidstone' });
  });

  test('what is left out and what is not there is said', async () => {
    const { changes } = await read(
      csv(`,${streetHeader.replace(',Context', '')}`, `0,${streetRow(0).replace(/,$/, '')}`),
    );

    expect(changes).toEqual(['"": left out', 'Context: not in the file']);
  });

  test('a file without Context is stored, and a column x beside no longitude is one', async () => {
    const { counts, rows } = await read(csv(streetHeader.replace(',Context', ''), streetRow(0).replace(/,$/, '')));
    const projected = await read(csv(streetHeader.replace('Longitude,Latitude', 'x,y'), streetRow(1)));

    expect([counts, projected.counts]).toEqual([
      [1, 1, 0],
      [1, 1, 0],
    ]);
    expect(rows[0]?.context).toBeNull();
    expect(projected.rows[0]).toMatchObject({ longitude: 0.521, latitude: 51.272 });
  });

  test('blanks around cells, quoted or not, are no part of them, and NA of R is nothing', async () => {
    const padded = streetRow(0, { location: '"On or near Mill, Kent"' })
      .replaceAll(',', ' ,\t')
      .replace('Mill ,\t', 'Mill,');
    const { counts, rows } = await read(
      csv(
        streetHeader.replaceAll(',', ' , '),
        padded,
        streetRow(1, { longitude: 'NA', latitude: 'NA', context: 'NA' }),
      ),
    );

    expect(counts).toEqual([2, 2, 0]);
    expect(rows[0]).toMatchObject({ category: 'Burglary', location: 'On or near Mill, Kent', longitude: 0.521 });
    expect(rows[1]).toMatchObject({ longitude: null, latitude: null, context: null });
  });
});
