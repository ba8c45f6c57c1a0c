import { existsSync, readdirSync } from 'node:fs';
import { mkdir, rm, truncate, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type CrimeApp, startCrimeApp } from '../../../testing/crime-app.ts';
import { testDatabases } from '../../../testing/databases.ts';
import { streetFile } from '../../../testing/street-file.ts';

describe.each(testDatabases)('imports of police data on $name', ({ open }) => {
  let app: CrimeApp;
  beforeAll(async () => {
    app = await startCrimeApp(await open());
  });
  afterAll(() => app.close());

  const countOf = async (month: string) =>
    (await app.analyst.ask('GET', `/crime/rows?from=${month}&to=${month}&limit=1`)).json().total as number;
  const partsOnDisk = () =>
    existsSync(join(app.folder, 'parts'))
      ? readdirSync(join(app.folder, 'parts'), { recursive: true, encoding: 'utf8' }).filter((name) =>
          name.endsWith('.parquet'),
        )
      : [];

  test('a file is stored, its balance adds up, and its rows can be read', async () => {
    const { import: sheet, files } = await app.upload(
      streetFile({ month: '2024-01', rows: 40 }),
      '2024-01-kent-street.csv',
    );

    expect(sheet).toMatchObject({ state: 'finished', source: 'upload', rowsIn: 40, rowsImported: 40, rowsRejected: 0 });
    expect(sheet).toMatchObject({ filesIn: 1, filesDone: 1, sample: false });
    expect(files).toMatchObject([
      { state: 'imported', kind: 'street', months: ['2024-01'], forces: ['kent'], rowsIn: 40, rowsImported: 40 },
    ]);
    expect(await countOf('2024-01')).toBe(40);
  });

  test('the same file again is recognised and stores nothing', async () => {
    const content = streetFile({ month: '2024-02', rows: 15 });
    await app.upload(content, '2024-02-kent-street.csv');

    const { import: again, files } = await app.upload(content, '2024-02-kent-street.csv');

    expect(again).toMatchObject({ state: 'finished', rowsIn: 0, rowsImported: 0, rowsRejected: 0 });
    expect(files[0]?.state).toBe('same');
    expect(await countOf('2024-02')).toBe(15);
  });

  test('a later file of the same month and force takes the place of the first, and undo brings that back', async () => {
    const name = '2024-03-kent-street.csv';
    const first = await app.upload(streetFile({ month: '2024-03', rows: 10 }), name);
    const second = await app.upload(streetFile({ month: '2024-03', rows: 12, seed: 'later' }), name);
    expect(await countOf('2024-03')).toBe(12);
    expect((await app.ended(first.import.id)).files[0]?.state).toBe('replaced');

    const undone = await app.analyst.ask('POST', `/crime/imports/${second.import.id}/undo`);
    const again = await app.analyst.ask('POST', `/crime/imports/${second.import.id}/undo`);

    expect(undone.json()).toMatchObject({ removed: 1, restored: 1, import: { state: 'undone' } });
    expect(again.json().code).toBe('import_not_finished');
    expect(await countOf('2024-03')).toBe(10);
    expect((await app.ended(first.import.id)).files[0]?.state).toBe('imported');
    expect(partsOnDisk().filter((path) => path.includes('2024-03'))).toHaveLength(1);
  });

  test('undoing the one in the middle of three leaves the newest, and undoing that shows the oldest', async () => {
    const name = '2024-04-kent-street.csv';
    const upload = (rows: number) => app.upload(streetFile({ month: '2024-04', rows, seed: `n${rows}` }), name);
    await upload(5);
    const middle = await upload(6);
    const newest = await upload(7);

    await app.analyst.ask('POST', `/crime/imports/${middle.import.id}/undo`);
    const afterMiddle = await countOf('2024-04');
    await app.analyst.ask('POST', `/crime/imports/${newest.import.id}/undo`);

    expect(afterMiddle).toBe(7);
    expect(await countOf('2024-04')).toBe(5);
  });

  test('a file that was replaced can be imported again', async () => {
    const name = '2024-05-kent-street.csv';
    const first = streetFile({ month: '2024-05', rows: 3 });
    await app.upload(first, name);
    await app.upload(streetFile({ month: '2024-05', rows: 4, seed: 'later' }), name);

    const { files } = await app.upload(first, name);

    expect(files[0]?.state).toBe('imported');
    expect(await countOf('2024-05')).toBe(3);
  });

  test('rejected rows are kept with line and reason, and come as CSV that no spreadsheet runs', async () => {
    const rows = streetFile({ month: '2024-06', rows: 9 }).split('\n');
    rows[4] = String(rows[4]).replace('2024-06', '=cmd()');
    const { import: sheet, files } = await app.upload(rows.join('\n'), '2024-06-kent-street.csv');
    const id = files[0]?.id;

    const shown = (await app.analyst.ask('GET', `/crime/files/${id}`)).json();
    const download = (await app.analyst.ask('GET', `/crime/files/${id}/rejections`)).json();

    expect(sheet).toMatchObject({ state: 'finished', rowsIn: 9, rowsImported: 8, rowsRejected: 1 });
    expect(shown.rejections).toMatchObject([{ line: 5, reason: 'bad_month' }]);
    expect(download.rows).toBe(1);
    expect(download.file.text.split('\r\n')[0]).toBe('line,reason,column,text');
  });

  test('a file that cannot be read as police data fails with its reason and leaves no rows', async () => {
    const { import: sheet, files } = await app.upload('a,b\n1,2\n', 'other.csv');

    expect(sheet).toMatchObject({ state: 'failed', rowsImported: 0 });
    expect(sheet.problem).toMatch(/unknown_header|missing_columns/);
    expect(files).toMatchObject([{ state: 'rejected' }]);
  });

  test('a cancelled import leaves nothing, and cannot be cancelled twice', async () => {
    const answer = await app.send(streetFile({ month: '2024-07', rows: 60_000 }), '2024-07-kent-street.csv');
    const { id } = answer.json();

    const cancelled = await app.analyst.ask('DELETE', `/crime/imports/${id}`);
    const again = await app.analyst.ask('DELETE', `/crime/imports/${id}`);

    expect(cancelled.json()).toMatchObject({ state: 'cancelled', rowsImported: 0 });
    expect(again.json().code).toBe('import_not_running');
    const next = await app.upload(streetFile({ month: '2024-08', rows: 2 }), '2024-08-kent-street.csv');
    expect(next.import.state).toBe('finished');
    expect(await countOf('2024-07')).toBe(0);
    expect(partsOnDisk().filter((path) => path.includes('2024-07'))).toEqual([]);
  });

  /** Writes a file that no row names, last touched so long ago. */
  async function writeUnnamed(path: string, ageMs: number): Promise<string> {
    const file = join(app.folder, path);
    const at = new Date(app.now() - ageMs);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, 'x');
    await utimes(file, at, at);
    return file;
  }

  test('data that no row names is kept aside after an hour', async () => {
    await app.upload(streetFile({ month: '2024-10', rows: 1 }), '2024-10-kent-street.csv');
    const month = 'parts/street/2024-10';
    const [old, rejected] = [`${month}/old.parquet`, 'rejections/nobody.csv'];
    await writeUnnamed(old, 7_200_000);
    await writeUnnamed(rejected, 7_200_000);
    const young = await writeUnnamed(`${month}/young.parquet`, 60_000);

    await app.sweepFiles();

    const kept = join(app.folder, 'kept', '2026-11-21');
    expect([old, rejected].map((path) => existsSync(join(app.folder, path)))).toEqual([false, false]);
    expect([old, rejected].map((path) => existsSync(join(kept, path)))).toEqual([true, true]);
    expect(existsSync(young)).toBe(true);
    expect(await countOf('2024-10')).toBe(1);
  });

  async function livePath(month: string): Promise<string> {
    const { path } = await app.database.read
      .selectFrom('crime_parts')
      .select('path')
      .where('month', '=', month)
      .where('state', '=', 'live')
      .executeTakeFirstOrThrow();
    return path;
  }

  test('the file of a month that the disk has lost or cut off is imported again, and its rows are back', async () => {
    const content = streetFile({ month: '2025-01', rows: 11 });
    const upload = () => app.upload(content, '2025-01-kent-street.csv');
    const damages = [(path: string) => rm(path), (path: string) => truncate(path, 40)];
    await upload();
    for (const damage of damages) {
      await damage(join(app.folder, await livePath('2025-01')));

      const { files } = await upload();

      expect(files[0]?.state).toBe('imported');
      expect(await countOf('2025-01')).toBe(11);
    }
    expect((await upload()).files[0]?.state).toBe('same');
  });

  test('a viewer may neither start, see, cancel nor undo an import', async () => {
    const viewer = await app.asPerson('viewer');
    const tries = [
      ['POST', '/crime/imports?name=x.csv'],
      ['POST', '/crime/imports/archive'],
      ['GET', '/crime/imports'],
      ['GET', '/crime/imports/x'],
      ['DELETE', '/crime/imports/x'],
      ['POST', '/crime/imports/x/undo'],
      ['GET', '/crime/files/x'],
      ['GET', '/crime/files/x/rejections'],
    ] as const;

    for (const [method, path] of tries) expect((await viewer.ask(method, path)).statusCode, path).toBe(403);
  });

  test('an analyst cannot undo what somebody else imported, an administrator can', async () => {
    const { import: sheet } = await app.upload(streetFile({ month: '2024-11', rows: 2 }), '2024-11-kent-street.csv');
    const [other, admin] = [await app.asPerson('analyst'), await app.asPerson('admin')];

    expect((await other.ask('POST', `/crime/imports/${sheet.id}/undo`)).statusCode).toBe(404);
    expect((await admin.ask('POST', `/crime/imports/${sheet.id}/undo`)).statusCode).toBe(200);
  });

  test('an upload that says it is larger than the limit is rejected before it is read', async () => {
    const answer = await app.analyst.ask('POST', '/crime/imports?name=huge.zip', {
      headers: { 'content-type': 'application/zip', 'content-length': String(2 ** 31) },
      payload: 'x',
    });

    expect(answer.json().code).toBe('body_too_large');
  });

  test('the log says that an import finished, with its rows', async () => {
    const { import: sheet } = await app.upload(streetFile({ month: '2024-12', rows: 8 }), '2024-12-kent-street.csv');

    const event = await app.database.read
      .selectFrom('events')
      .select(['kind', 'subject', 'details'])
      .where('object_id', '=', sheet.id)
      .executeTakeFirstOrThrow();
    expect(event).toMatchObject({ kind: 'crime_import_finished', subject: '2024-12-kent-street.csv' });
    expect(JSON.parse(String(event.details))).toEqual({ count: 8 });
  });
});

test('a sweep touches nothing beside an empty ledger', async () => {
  const [sqlite] = testDatabases;
  const app = await startCrimeApp(await (sqlite?.open() ?? Promise.reject(new Error('no database'))));
  onTestFinished(() => app.close());
  const paths = ['parts/street/2025-01/kent.parquet', 'rejections/one.csv', 'waiting/one', 'work/one'];
  for (const path of paths) {
    await mkdir(dirname(join(app.folder, path)), { recursive: true });
    await writeFile(join(app.folder, path), 'x');
    await utimes(join(app.folder, path), 0, 0);
  }

  await app.sweepFiles();

  expect(paths.map((path) => existsSync(join(app.folder, path)))).toEqual([true, true, true, true]);
});
