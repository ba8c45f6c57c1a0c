import { readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CoverageCell } from '@halyard/contracts/crime/crime.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CrimeApp, startCrimeApp } from '../../../testing/crime-app.ts';
import { testDatabases } from '../../../testing/databases.ts';
import { streetFile } from '../../../testing/street-file.ts';

describe.each(testDatabases)('questions about police data on $name', ({ open }) => {
  let app: CrimeApp;
  let viewer: CrimeApp['analyst'];
  beforeAll(async () => {
    app = await startCrimeApp(await open());
    viewer = await app.asPerson('viewer');
    const antisocial = { category: 'Anti-social behaviour', reportedBy: 'Metropolitan Police Service' };
    await app.upload(streetFile({ month: '2025-01', rows: 30 }), '2025-01-kent-street.csv');
    await app.upload(streetFile({ month: '2025-02', rows: 20 }), '2025-02-kent-street.csv');
    await app.upload(
      streetFile({ month: '2025-01', rows: 7, area: 'Camden', ...antisocial }),
      '2025-01-metropolitan-street.csv',
    );
    const transport = { reportedBy: 'British Transport Police', area: 'Manchester' };
    await app.upload(streetFile({ month: '2025-01', rows: 2, ...transport }), '2025-01-btp-street.csv');
  }, 60_000);
  afterAll(() => app.close());

  const ask = async (path: string) => (await viewer.ask('GET', path)).json();

  test('a viewer reads rows page by page, and their total is that of the figure', async () => {
    const first = await ask('/crime/rows?from=2025-01&to=2025-02&force=kent&limit=30');
    const second = await ask(
      `/crime/rows?from=2025-01&to=2025-02&force=kent&limit=30&after=${encodeURIComponent(first.next)}`,
    );
    const figures = await ask('/crime/figures?from=2025-01&to=2025-02&force=kent&by=month');

    expect([first.rows.length, second.rows.length, first.total, second.next]).toEqual([30, 20, 50, null]);
    expect(figures.total).toBe(50);
    expect(figures.groups.map(({ key, count }: { key: string; count: number }) => [key, count])).toEqual([
      ['2025-01', 30],
      ['2025-02', 20],
    ]);
  });

  test('months without a file are absent with the reason, never 0', async () => {
    const { absent } = await ask('/crime/figures?from=2025-02&to=2025-03&by=month');
    const manchester = await ask('/crime/figures?from=2025-01&to=2025-01&by=month&city=manchester');
    const future = await ask('/crime/figures?from=2026-11&to=2026-12&by=month');

    expect(absent).toEqual([{ month: '2025-03', reason: 'notImported' }]);
    expect(manchester.absent).toEqual([{ month: '2025-01', reason: 'notPublished' }]);
    expect(future.absent.map(({ reason }: { reason: string }) => reason)).toEqual(['future', 'future']);
  });

  test('hexagons and rows without a location add up to the total', async () => {
    const grid = await ask('/crime/grid?from=2025-01&to=2025-02&size=5000');

    const inCells = grid.cells.reduce((sum: number, { count }: { count: number }) => sum + count, 0);
    expect(inCells + grid.others + grid.withoutLocation).toBe(grid.total);
    expect(grid.total).toBe(59);
  });

  test('choices are what occurs', async () => {
    expect(await ask('/crime/choices')).toEqual({
      months: ['2025-01', '2025-02'],
      forces: [
        { force: 'btp', name: 'British Transport Police' },
        { force: 'kent', name: 'Kent Police' },
        { force: 'metropolitan', name: 'Metropolitan Police Service' },
      ],
      areas: ['Camden', 'Maidstone', 'Manchester'],
      outcomes: expect.any(Array),
    });
  });

  test('data coverage has every force and month, with Greater Manchester as not published', async () => {
    const { months, forces, cells } = await ask('/crime/coverage?from=2025-01&to=2026-12');
    const cell = (force: string, month: string) =>
      cells.find((one: CoverageCell) => one.force === force && one.month === month);

    expect(months).toHaveLength(24);
    expect(cells).toHaveLength(forces.length * 24);
    expect(cell('kent', '2025-01')).toMatchObject({ state: 'present', rows: 30, rejected: 0, notice: null });
    expect(cell('kent', '2025-03')).toMatchObject({ state: 'notImported', rows: null });
    expect(cell('kent', '2026-12')).toMatchObject({ state: 'future', rows: null });
    expect(cell('greater-manchester', '2025-01')).toMatchObject({
      state: 'notPublished',
      rows: null,
      notice: 'greater_manchester_2019',
    });
    expect(cell('metropolitan', '2025-01').antisocial).toBe(7);
  });

  test('periods that run backwards, are too long, or a box with a side missing are rejected', async () => {
    const codeOf = async (question: string) => (await ask(question)).code;

    expect(await codeOf('/crime/rows?from=2025-02&to=2025-01')).toBe('bad_months');
    expect(await codeOf('/crime/coverage?from=2010-01&to=2025-01')).toBe('bad_months');
    expect(await codeOf('/crime/grid?from=2025-01&to=2025-01&west=0')).toBe('bad_box');
    expect(await codeOf('/crime/rows?from=2025-01&to=2025-01&west=2&south=50&east=1&north=51')).toBe('bad_box');
    expect(await codeOf('/crime/figures?from=2025-13&to=2025-13&by=month')).toBe('invalid_input');
    expect(await codeOf('/crime/figures?from=2025-01&to=2025-01&by=rowid')).toBe('invalid_input');
  });

  test('hostile values are values and find nothing', async () => {
    const hostile = ["' or 1=1 --", "Camden'); copy x to '/tmp/y", '%', '_', '\u202ecamden', '"; drop table x', '💥'];
    for (const value of hostile)
      for (const key of ['area', 'city', 'category', 'outcome']) {
        const answer = await viewer.ask(
          'GET',
          `/crime/rows?from=2025-01&to=2025-01&${key}=${encodeURIComponent(value)}`,
        );
        expect([200, 400], `${key}=${value}`).toContain(answer.statusCode);
        if (answer.statusCode === 200) expect(answer.json().total).toBe(0);
      }
  });

  test('an analyst exports rows with the columns of the publisher, a viewer up to a limit', async () => {
    const question = '/crime/rows/export?from=2025-01&to=2025-01&force=kent';

    const { file, rows, total } = (await app.analyst.ask('GET', question)).json();

    expect([rows, total]).toEqual([30, 30]);
    expect(file.name).toBe('halyard-crime-2025-01-to-2025-01.csv');
    expect(file.text.split('\r\n')[0]).toMatch(/^Crime ID,Month,Reported by,Falls within,Longitude/);
    expect((await viewer.ask('GET', question)).json().rows).toBe(30);
    const event = await app.database.read
      .selectFrom('events')
      .select('details')
      .where('kind', '=', 'records_exported')
      .where('actor_id', '=', app.analyst.id)
      .executeTakeFirstOrThrow();
    expect(JSON.parse(String(event.details))).toEqual({ count: 30, name: 'csv' });
  });

  test('rows that come back as they were exported are the same rows, formulas and digits included', async () => {
    const [heading = '', line = ''] = streetFile({ month: '2025-05', rows: 1 }).split('\n');
    const hostile = ['=1+1', "'=1+1", '-2', '+x', '@a', '＝1', "'", "''quoted", '- dash', 'plain'];
    const lines = hostile.map((location, index) =>
      line
        .replace('On or near High Street', location)
        .replace('0.522200', index === 0 ? '-0.12345678' : '-0.106453')
        .replace(/^\w{4}/, String(1_000 + index)),
    );
    await app.upload([heading, ...lines].join('\n'), '2025-05-kent-street.csv');
    const question = '/crime/rows/export?from=2025-05&to=2025-05&force=kent';
    const rows = async () => {
      const found = (await ask('/crime/rows?from=2025-05&to=2025-05&force=kent&limit=50')).rows;
      return found.map(({ crimeId, location, longitude }: Record<string, unknown>) => [crimeId, location, longitude]);
    };
    const [before, { file }] = [await rows(), (await app.analyst.ask('GET', question)).json()];

    const { import: sheet } = await app.upload(file.text, '2025-05-kent-street.csv');

    expect(sheet).toMatchObject({ state: 'finished', rowsIn: hostile.length, rowsRejected: 0 });
    expect(await rows()).toEqual(before);
    expect((await app.analyst.ask('GET', question)).json().file.text).toBe(file.text);
  });

  test('a month that is not over is said to be so, with rows of it here too', async () => {
    await app.upload(streetFile({ month: '2026-11', rows: 4 }), '2026-11-kent-street.csv');

    const figures = await ask('/crime/figures?from=2026-10&to=2026-11&by=month');

    expect(figures.total).toBe(4);
    expect(figures.absent).toContainEqual({ month: '2026-11', reason: 'future' });
  });

  test('a damaged file is said to be a passing trouble, and other months are still answered', async () => {
    await app.upload(streetFile({ month: '2025-06', rows: 3 }), '2025-06-kent-street.csv');
    const folder = join(app.folder, 'parts', 'street', '2025-06');
    for (const name of readdirSync(folder)) await writeFile(join(folder, name), 'no Parquet');

    const broken = await viewer.ask('GET', '/crime/rows?from=2025-06&to=2025-06');

    expect([broken.statusCode, broken.json().code]).toEqual([503, 'analytics_unavailable']);
    expect((await ask('/crime/rows?from=2025-01&to=2025-01')).total).toBe(39);
  });
});
