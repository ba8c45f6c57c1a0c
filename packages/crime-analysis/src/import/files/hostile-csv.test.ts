import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { csv, openTestFolder, streetHeader, streetRow, streetRows } from '../testing/test-folder.ts';

const name = '2024-01-kent-street.csv';

describe('a CSV file that is not what the publisher writes', () => {
  let home: Awaited<ReturnType<typeof openTestFolder>>;
  beforeEach(async () => {
    home = await openTestFolder();
  });
  afterEach(() => home.remove());

  const countsOf = async (lines: readonly string[]) => {
    const { reports } = await home.importFile(name, csv(streetHeader, ...lines));
    const report = reports[0];
    return {
      counts: [report?.rowsIn, report?.rowsImported, report?.rowsRejected],
      rejections: await home.rejectionsOf(report),
      report,
    };
  };

  test('one unterminated quote costs its own row and not the 959 after it', async () => {
    const lines = streetRows(1_000).with(39, streetRow(39, { location: '"On or near Mill Lane' }));

    const { counts, rejections, report } = await countsOf(lines);

    expect(counts).toEqual([1_000, 999, 1]);
    expect(rejections).toEqual(['41,unterminated_quote,']);
    const rows = await home.rowsOf(report);
    expect([rows.at(38)?.line, rows.at(39)?.line, rows.at(-1)?.line]).toEqual([40, 42, 1_001]);
  });

  test('two unterminated quotes that would close each other cost two rows', async () => {
    const lines = streetRows(100)
      .with(10, streetRow(10, { location: '"Mill Lane' }))
      .with(60, streetRow(60, { location: '"Mill Lane' }));

    const { counts } = await countsOf(lines);

    expect(counts).toEqual([100, 98, 2]);
  });

  test('quoted commas and doubled quotes belong to the field', async () => {
    const { counts, report } = await countsOf([
      streetRow(0, { location: '"On or near The ""Old"" Mill, Kent"' }),
      streetRow(1, { context: '""' }),
    ]);

    const rows = await home.rowsOf(report);
    expect(counts).toEqual([2, 2, 0]);
    expect(rows[0]?.location).toBe('On or near The "Old" Mill, Kent');
    expect(rows[1]?.context).toBeNull();
  });

  test('rows with too few and too many columns are rejected with their lines', async () => {
    const { counts, rejections } = await countsOf([streetRow(0), 'a,b,c', streetRow(2), `${streetRow(3)},more`]);

    expect(counts).toEqual([4, 2, 2]);
    expect(rejections).toEqual(['3,wrong_column_count,', '5,wrong_column_count,']);
  });

  test('a line of a megabyte is rejected and its neighbours are kept', async () => {
    const { counts, rejections } = await countsOf([
      streetRow(0),
      streetRow(1, { context: 'x'.repeat(1024 * 1024) }),
      streetRow(2),
    ]);

    expect(counts).toEqual([3, 2, 1]);
    expect(rejections).toEqual(['3,line_too_long,']);
  });

  test('empty lines are no rows, and the lines after them keep their numbers', async () => {
    const { counts, report } = await countsOf([streetRow(0), '', streetRow(1), '']);

    expect(counts).toEqual([2, 2, 0]);
    expect((await home.rowsOf(report)).map(({ line }) => line)).toEqual([2, 4]);
  });

  test('a carriage return inside a row is rejected', async () => {
    const { counts, rejections } = await countsOf([streetRow(0), streetRow(1, { context: 'a\rb' })]);

    expect(counts).toEqual([2, 1, 1]);
    expect(rejections).toEqual(['3,bad_text,']);
  });

  test.each([
    ['swapped_columns,Crime type', { category: 'On or near Mill Lane', location: 'Burglary' }],
    ['swapped_columns,Crime type', { category: 'Maidstone 007C', lsoa_name: 'Burglary' }],
    ['swapped_coordinates,Longitude', { longitude: '51.272', latitude: '0.521' }],
    ['future_month,Month', { month: '2031-01' }],
    ['other_month,Month', { month: '2024-02' }],
    ['bad_month,Month', { month: '2024-13' }],
    ['bad_month,Month', { month: '' }],
    ['bad_coordinates,Longitude', { longitude: 'east' }],
    ['bad_coordinates,Latitude', { latitude: 'NaN' }],
    ['outside_country,Longitude', { longitude: '13.4', latitude: '52.5' }],
    ['outside_country,Latitude', { longitude: '0', latitude: '0' }],
    ['half_a_location,Latitude', { latitude: '' }],
    ['half_a_location,Longitude', { longitude: '' }],
    ['bad_lsoa,LSOA code', { lsoa_code: 'Maidstone' }],
    ['missing_category,Crime type', { category: '' }],
    ['unknown_category,Crime type', { category: 'Piracy' }],
    ['missing_force,Reported by', { reported_by: '' }],
  ])('a row is rejected as %s', async (rejection, fields) => {
    const { counts, rejections } = await countsOf([streetRow(0), streetRow(1, fields)]);

    expect(counts).toEqual([2, 1, 1]);
    expect(rejections).toEqual([`3,${rejection}`]);
  });

  test('a row without location, of Wales, of Northern Ireland or of an older category is stored', async () => {
    const { counts } = await countsOf([
      streetRow(0, { longitude: '', latitude: '', location: 'No Location', lsoa_code: '', lsoa_name: '' }),
      streetRow(1, { lsoa_code: 'W01001234' }),
      streetRow(2, { lsoa_code: '95GG10S1' }),
      streetRow(3, { category: 'Violent crime' }),
    ]);

    expect(counts).toEqual([4, 4, 0]);
  });

  test('the current month is stored, the next one is not', async () => {
    const lines = [streetRow(0, { month: '2026-11' }), streetRow(1, { month: '2026-12' })];
    const { reports } = await home.importFile('latest.csv', csv(streetHeader, ...lines));

    expect([reports[0]?.rowsImported, reports[0]?.rowsRejected]).toEqual([1, 1]);
  });

  test('quotes and SQL in a row are text', async () => {
    const location = `'); DROP TABLE staged; --`;
    const { report } = await countsOf([streetRow(0, { location, reported_by: `O'Hara Police` })]);

    expect((await home.rowsOf(report))[0]).toMatchObject({ location, force: 'o-hara-police' });
  });

  test.each([
    ['empty_file', ''],
    ['no_rows', `${streetHeader}\n`],
    ['nul_bytes', csv(streetHeader, streetRow(0, { context: 'a\0b' }))],
    ['not_utf8', Buffer.from(csv(streetHeader, streetRow(0, { location: 'half \ud83d' })), 'utf16le')],
    ['nul_bytes', Buffer.from(csv(streetHeader, streetRow(0, { location: 'a\0b' })), 'utf16le')],
    ['not_csv', 'This is a letter.\n'],
    ['not_csv', 'x'.repeat(200_000)],
    ['unknown_header', csv('date,number_of_crimes', '2024-01,5')],
    ['missing_columns', csv(streetHeader.replace(',Crime type', ''), streetRow(0))],
    ['unknown_header', csv(`${streetHeader},Suspect`, `${streetRow(0)},x`)],
    ['every_row_rejected', csv(streetHeader, 'a,b')],
  ])('a file is rejected as %s and nothing of it is stored', async (problem, content) => {
    const { outcome, reports, left } = await home.importFile(name, content);

    expect(outcome.problem).toBeNull();
    expect(reports.map((report) => [report.outcome, report.problem, report.parts])).toEqual([
      ['rejected', problem, []],
    ]);
    expect(left.filter((path) => path.endsWith('.parquet'))).toEqual([]);
  });

  test('the line of a NUL is named, and the missing columns', async () => {
    const nul = await home.importFile(name, csv(streetHeader, streetRow(0), streetRow(1, { context: '\0' })));
    const lacks = await home.importFile(
      name,
      csv('Month,Reported by,Falls within,Longitude,Latitude,Location,LSOA code'),
    );

    expect(nul.reports[0]?.problemDetail).toBe('line 3');
    expect(lacks.reports[0]?.problemDetail).toBe('Crime ID, LSOA name, Crime type, Last outcome category');
  });
});
