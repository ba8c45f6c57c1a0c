import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { CoverageCell } from '@halyard/contracts/crime/crime.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CrimeApp, startCrimeApp } from '../../../testing/crime-app.ts';
import { testDatabases } from '../../../testing/databases.ts';
import { streetFile } from '../../../testing/street-file.ts';
import { zipOf } from '../../../testing/zip-of.ts';
import { assessReplacement } from './find-conflicts.ts';

describe('a file beside the one in force', () => {
  test.each([
    ['few rows less are a correction', { rows: 80, rejected: 0, rowsIn: 80 }, null],
    ['far fewer rows', { rows: 70, rejected: 0, rowsIn: 70 }, 'fewer_rows'],
    ['a twentieth rejected is borne', { rows: 380, rejected: 20, rowsIn: 400 }, null],
    ['many rejected rows', { rows: 360, rejected: 40, rowsIn: 400 }, 'more_rejections'],
    ['more rows than before', { rows: 500, rejected: 0, rowsIn: 500 }, null],
  ] as const)('%s', (_case, arrived, reason) => {
    expect(assessReplacement(arrived, { rows: 100, rejected: 0, rowsIn: 100 })).toBe(reason);
  });

  test('a file of few rows, or with no more rejected rows than the one in force, makes nothing worse', () => {
    expect(assessReplacement({ rows: 3, rejected: 0, rowsIn: 3 }, { rows: 9, rejected: 0, rowsIn: 9 })).toBeNull();
    const same = { rows: 60, rejected: 40, rowsIn: 100 };
    expect(assessReplacement(same, same)).toBeNull();
  });
});

describe.each(testDatabases)('an import that would make a month worse on $name', ({ open }) => {
  let app: CrimeApp;
  beforeAll(async () => {
    app = await startCrimeApp(await open());
  });
  afterAll(() => app.close());

  const nameOf = (month: string) => `${month}-kent-street.csv`;
  const countOf = async (month: string) =>
    (await app.analyst.ask('GET', `/crime/rows?from=${month}&to=${month}&limit=1`)).json().total as number;
  const cellOf = async (month: string) => {
    const { cells } = (await app.analyst.ask('GET', `/crime/coverage?from=${month}&to=${month}&force=kent`)).json();
    return cells[0] as CoverageCell;
  };
  const decide = (id: string, decision: string, person = app.analyst) =>
    person.ask('POST', `/crime/imports/${id}/decision`, { payload: { decision } });
  const parquetOf = (month: string) => readdirSync(join(app.folder, 'parts', 'street', month));

  /** 100 rows in force, and 20 that arrived later. */
  async function hold(month: string) {
    const first = await app.upload(streetFile({ month, rows: 100 }), nameOf(month));
    const second = await app.upload(streetFile({ month, rows: 20, seed: 'few' }), nameOf(month));
    return { first: first.import.id, second: second.import.id, held: second };
  }

  test('waits, shows nothing, and says what would get worse, here and in the coverage', async () => {
    const { second, held } = await hold('2023-01');
    const { conflicts } = (await app.analyst.ask('GET', `/crime/imports/${second}`)).json();

    expect(held.import).toMatchObject({ state: 'held', rowsIn: 20, rowsImported: 20, finishedAt: null });
    expect(conflicts).toMatchObject([
      { month: '2023-01', force: 'kent', name: 'Kent Police', reason: 'fewer_rows', rows: 20, inForce: { rows: 100 } },
    ]);
    expect(await countOf('2023-01')).toBe(100);
    expect(await cellOf('2023-01')).toMatchObject({ rows: 100, held: { importId: second, rows: 20, rejected: 0 } });
  });

  test('waits on after a restart', async () => {
    const { second } = await hold('2023-02');

    await app.sweepFiles();
    await app.runJobs();

    expect((await app.ended(second)).import.state).toBe('held');
    expect((await decide(second, 'replace')).json().state).toBe('finished');
    expect(await countOf('2023-02')).toBe(20);
  });

  test('replaces the month once that was decided, and undo brings it back', async () => {
    const { second } = await hold('2023-03');

    await decide(second, 'replace');
    const again = await decide(second, 'replace');
    const replaced = await countOf('2023-03');
    await app.analyst.ask('POST', `/crime/imports/${second}/undo`);

    expect([replaced, await countOf('2023-03')]).toEqual([20, 100]);
    expect(again.json().code).toBe('import_not_held');
  });

  test('leaves the month as it is when it is kept, and nothing of the file stays', async () => {
    const { first, second } = await hold('2023-04');

    const kept = (await decide(second, 'keep')).json();

    expect(kept).toMatchObject({ state: 'finished', rowsImported: 0 });
    expect((await app.ended(second)).files[0]?.state).toBe('discarded');
    expect((await app.ended(first)).files[0]?.state).toBe('imported');
    expect(await countOf('2023-04')).toBe(100);
    expect(parquetOf('2023-04')).toHaveLength(1);
    expect(await cellOf('2023-04')).not.toHaveProperty('held');
  });

  test('counts beside the file in force when that was decided; a later file takes the place of both, and undo brings both back', async () => {
    const month = '2023-05';
    const { first, second } = await hold(month);

    await decide(second, 'both');
    expect([await countOf(month), (await cellOf(month)).rows, (await cellOf(month)).files]).toEqual([120, 120, 2]);

    const third = await app.upload(streetFile({ month, rows: 130, seed: 'all' }), nameOf(month));
    expect(await countOf(month)).toBe(130);
    await app.analyst.ask('POST', `/crime/imports/${third.import.id}/undo`);
    expect(await countOf(month)).toBe(120);

    await app.analyst.ask('POST', `/crime/imports/${first}/undo`);
    expect(await countOf(month)).toBe(20);
  });

  test('with many rejected rows it waits as well', async () => {
    const month = '2023-06';
    await app.upload(streetFile({ month, rows: 100 }), nameOf(month));
    const rows = streetFile({ month, rows: 140, seed: 'worse' })
      .split('\n')
      .map((line, at) => (at > 0 && at < 31 ? line.replace('Burglary', 'Piracy') : line));

    const { import: sheet } = await app.upload(rows.join('\n'), nameOf(month));
    const { conflicts } = (await app.analyst.ask('GET', `/crime/imports/${sheet.id}`)).json();

    expect(sheet).toMatchObject({ state: 'held', rowsImported: 110, rowsRejected: 30 });
    expect(conflicts).toMatchObject([{ reason: 'more_rejections', rejected: 30, inForce: { rejected: 0 } }]);
  });

  test('what was decided beforehand is done without waiting', async () => {
    for (const [month, mode, rows] of [
      ['2023-07', 'keep', 100],
      ['2023-08', 'replace', 20],
      ['2023-09', 'both', 120],
    ] as const) {
      await app.upload(streetFile({ month, rows: 100 }), nameOf(month));
      const answer = await app.analyst.ask('POST', `/crime/imports?name=${nameOf(month)}&conflict=${mode}`, {
        headers: { 'content-type': 'application/octet-stream' },
        payload: streetFile({ month, rows: 20, seed: 'few' }),
      });

      expect((await app.ended(answer.json().id)).import.state).toBe('finished');
      expect(await countOf(month), mode).toBe(rows);
    }
  });

  test('months of the same import that get better are imported with it', async () => {
    await app.upload(streetFile({ month: '2023-10', rows: 100 }), nameOf('2023-10'));
    const archive = zipOf([
      { name: nameOf('2023-10'), content: streetFile({ month: '2023-10', rows: 5, seed: 'few' }) },
      { name: nameOf('2023-11'), content: streetFile({ month: '2023-11', rows: 7 }) },
    ]);
    const { import: sheet } = await app.upload(archive, 'both.zip');
    const before = await countOf('2023-11');

    const kept = (await decide(sheet.id, 'keep')).json();

    expect([before, await countOf('2023-10'), await countOf('2023-11')]).toEqual([0, 100, 7]);
    expect(kept).toMatchObject({ state: 'finished', rowsIn: 7, rowsImported: 7 });
  });

  test('it can be cancelled, and then leaves nothing', async () => {
    const { second } = await hold('2023-12');

    expect((await app.analyst.ask('DELETE', `/crime/imports/${second}`)).json().state).toBe('cancelled');

    expect(await countOf('2023-12')).toBe(100);
    expect(parquetOf('2023-12')).toHaveLength(1);
    expect(existsSync(join(app.folder, 'rejections', second))).toBe(false);
  });

  test('only who imported it, or an administrator, decides', async () => {
    const { second } = await hold('2022-01');
    const [other, viewer, admin] = [
      await app.asPerson('analyst'),
      await app.asPerson('viewer'),
      await app.asPerson('admin'),
    ];

    expect((await decide(second, 'replace', other)).statusCode).toBe(404);
    expect((await decide(second, 'replace', viewer)).statusCode).toBe(403);
    expect((await decide(second, 'replace', admin)).statusCode).toBe(200);
  });

  test('analysts are told that it waits', async () => {
    const { second } = await hold('2022-02');

    const events = await app.database.read
      .selectFrom('events')
      .select('kind')
      .where('object_id', '=', second)
      .execute();
    expect(events.map(({ kind }) => kind)).toEqual(['crime_import_held']);
  });

  test('a month that is not over is not covered, whatever was imported of it', async () => {
    const month = '2026-11';
    await app.upload(streetFile({ month, rows: 12 }), nameOf(month));

    expect(await cellOf(month)).toMatchObject({ state: 'unfinished', rows: 12 });
  });
});
