import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { streetColumns } from '../parts.ts';
import { layouts } from './files/layouts.ts';
import { csv, openTestFolder, streetHeader, streetRow, streetRows } from './testing/test-folder.ts';

const name = '2024-01-kent-street.csv';

describe('importing files', () => {
  let home: Awaited<ReturnType<typeof openTestFolder>>;
  beforeEach(async () => {
    home = await openTestFolder();
  });
  afterEach(() => home.remove());

  test('a street file becomes one part of its month and force with every column', async () => {
    const asb = { crime_id: '', outcome: '', category: 'Anti-social behaviour' };
    const nowhere = { longitude: '', latitude: '', location: 'No Location', lsoa_code: '', lsoa_name: '' };
    const lines = [streetRow(1), streetRow(1), streetRow(2, asb), streetRow(3, nowhere)];

    const { reports, left } = await home.importFile(name, csv(streetHeader, ...lines));

    const [report] = reports;
    const path = `parts/street/2024-01/kent-${report?.fileId}.parquet`;
    const figures = { rows: 4, withoutLocation: 1, withoutLsoa: 1, repeatedIds: 2, antisocial: 1 };
    expect(report?.parts).toEqual([{ kind: 'street', month: '2024-01', force: 'kent', path, ...figures }]);
    expect(left).toEqual([join(home.folder, path)]);
    const rows = await home.rowsOf(report);
    expect(Object.keys(rows[0] ?? {})).toEqual(Object.keys(streetColumns));
    expect(rows.map(({ repeated }) => repeated)).toEqual([true, true, false, false]);
    expect(rows.map(({ area }) => area)).toEqual(['Maidstone', 'Maidstone', 'Maidstone', null]);
    expect(rows[2]).toMatchObject({ crime_id: null, outcome: null, force: 'kent', line: 4, file_id: report?.fileId });
    expect(rows[0]).toMatchObject({ longitude: 0.521, latitude: 51.272, context: null });
  });

  test('CRLF, a byte order mark and a missing last line end change nothing', async () => {
    const plain = await home.importFile(name, csv(streetHeader, ...streetRows(50)));
    const windows = await home.importFile(name, `\uFEFF${[streetHeader, ...streetRows(50)].join('\r\n')}`);

    const strip = async (rows: Promise<Record<string, unknown>[]>) =>
      (await rows).map((row) => ({ ...row, file_id: null }));
    expect(windows.reports[0]?.headerChanges).toEqual([]);
    expect(windows.reports[0]?.rowsImported).toBe(50);
    expect(await strip(home.rowsOf(windows.reports[0]))).toEqual(await strip(home.rowsOf(plain.reports[0])));
  });

  test('a header in lower case, with underscores, renamed and in another order is mapped and said', async () => {
    const keys = ['month', 'crime_id', ...layouts.street.slice(2).map(({ key }) => key)];
    const header = keys.map((key) => (key === 'category' ? ' type ' : key)).join(',');
    const [id = '', month = '', ...rest] = streetRow(1).split(',');

    const { reports } = await home.importFile(name, csv(header, [month, id, ...rest].join(',')));

    expect(reports[0]?.headerChanges).toContain('Month: column 1 → 2');
    expect(reports[0]?.headerChanges).toContain(' type  → Crime type');
    expect((await home.rowsOf(reports[0]))[0]).toMatchObject({ crime_id: id, month: '2024-01', category: 'Burglary' });
  });

  test('a combined file is parted by month and force, and repeated ids count within a part', async () => {
    const months = ['2024-01', '2024-02', '2024-03'];
    const forces = ['Kent Police', 'Essex Police'];
    const lines = months.flatMap((month) =>
      forces.flatMap((force) => [
        streetRow(1, { month, reported_by: force }),
        streetRow(2, { month, reported_by: force }),
        streetRow(2, { month, reported_by: force }),
      ]),
    );

    const { reports } = await home.importFile('all.csv', csv(streetHeader, ...lines));

    const parts = reports[0]?.parts ?? [];
    expect(parts.map((part) => `${part.month} ${part.force} ${part.rows} ${part.repeatedIds}`).sort()).toEqual(
      months.flatMap((month) => ['essex', 'kent'].map((force) => `${month} ${force} 3 2`)),
    );
    expect((await home.rowsOf(reports[0])).map(({ line }) => line)).toEqual(lines.map((_, index) => index + 2));
  });

  test('outcomes and stop-and-search files are recognised by their headers and kept', async () => {
    const outcomes = layouts.outcomes.map(({ header }) => header).join(',');
    const stops = layouts['stop-and-search'].map(({ header }) => header).join(',');
    const outcomeRow =
      'b,2024-01,Kent Police,Kent Police,0.5,51.2,On or near Mill Lane,E01024352,Maidstone 007C,Local resolution';
    const stopRow = 'Person search,2024-01-03T10:00:00+00:00,False,,51.2,0.5,Male,18-24,,White,,Drugs,,,False';

    const first = await home.importFile('2024-01-kent-outcomes.csv', csv(outcomes, outcomeRow));
    const second = await home.importFile('2024-01-kent-stop-and-search.csv', csv(stops, stopRow));

    expect(first.reports[0]?.parts[0]).toMatchObject({
      kind: 'outcomes',
      month: '2024-01',
      force: 'kent',
      antisocial: 0,
    });
    expect(second.reports[0]?.parts[0]).toMatchObject({ kind: 'stop-and-search', force: 'kent', rows: 1 });
    expect((await home.rowsOf(first.reports[0]))[0]).toMatchObject({ outcome_type: 'Local resolution', line: 2 });
    expect((await home.rowsOf(second.reports[0]))[0]).toMatchObject({ object_of_search: 'Drugs', month: '2024-01' });
  });

  test('a stop-and-search file whose name tells no force is rejected, because no column does', async () => {
    const stops = layouts['stop-and-search'].map(({ header }) => header).join(',');

    const { reports } = await home.importFile('stops.csv', csv(stops, ',2024-01-03,,,,,,,,,,,,,'));

    expect(reports[0]?.problem).toBe('unknown_force');
  });

  test('a folder is read with its folders, in order, without following links; twice the same file is the same', async () => {
    const folder = join(home.root, 'archive');
    await mkdir(join(folder, '2024-01'), { recursive: true });
    const text = csv(streetHeader, ...streetRows(3));
    await writeFile(join(folder, '2024-01', name), text);
    await writeFile(join(folder, '2024-01', 'copy [1].csv'), text);
    await writeFile(join(folder, 'readme.txt'), 'hello');
    await symlink('/etc/passwd', join(folder, 'passwd.csv'));

    const { reports } = await home.importPath(folder, 'archive');

    expect(reports.map((report) => [report.name, report.outcome])).toEqual([
      [join('2024-01', name), 'imported'],
      [join('2024-01', 'copy [1].csv'), 'same'],
    ]);
  });

  test('a name with the signs of a pattern is read as that one file', async () => {
    const { reports } = await home.importFile('all [2024]*.csv', csv(streetHeader, ...streetRows(3)));

    expect(reports[0]?.rowsImported).toBe(3);
  });

  test('a file of an earlier import is the same, whatever its name', async () => {
    const path = await home.put(name, csv(streetHeader, ...streetRows(3)));
    const first = await home.importPath(path, name);
    const known = { [first.reports[0]?.sha256 ?? '']: 'earlier' };

    const second = await home.importPath(path, 'other.csv', { known });

    expect(second.reports.map(({ outcome, parts }) => [outcome, parts])).toEqual([['same', []]]);
    expect(second.left).toEqual(first.left);
  });

  test('a path that holds nothing to import says so', async () => {
    await mkdir(join(home.root, 'empty'));

    const empty = await home.importPath(join(home.root, 'empty'), 'empty');
    const gone = await home.importPath(join(home.root, 'gone'), 'gone');

    expect([empty.outcome.problem, gone.outcome.problem]).toEqual(['nothing_to_import', 'nothing_to_import']);
  });

  test('an import that is stopped or whose report is not taken leaves nothing', async () => {
    const path = await home.put(name, csv(streetHeader, ...streetRows(100)));
    const stop = new AbortController();

    const stopped = home.importPath(path, name, { signal: stop.signal, onProgress: () => stop.abort() });
    await expect(stopped).rejects.toThrow(/abort/i);
    const onFile = async () => {
      throw new Error('The database is closed.');
    };
    await expect(home.importPath(path, name, { onFile })).rejects.toThrow('The database is closed.');

    const { left } = await home.importPath(join(home.root, 'gone'), 'gone');
    expect(left).toEqual([]);
  });
});
