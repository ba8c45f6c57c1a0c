import { truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CrimeFilter, CrimeRow } from '@halyard/contracts/crime/crime.ts';
import { expect, onTestFinished, test } from 'vitest';
import {
  CorruptPart,
  type CrimeEngineOptions,
  createCrimeEngine,
  EngineUnavailable,
  QueryTooSlow,
} from './crime-engine.ts';
import { fixedRandom, type MadeUpPart, madeUpFolder, randomRows, writeParts } from './query/testing/made-up-parts.ts';

const all: CrimeFilter = { from: '2026-01', to: '2026-03', antisocial: 'with' };
const byMonth = { by: 'month', limit: 100 } as const;
const firstRows = { sort: 'month', direction: 'desc', limit: 100 } as const;

async function engineWith(months: readonly MadeUpPart[], options: Partial<CrimeEngineOptions> = {}) {
  const folder = await madeUpFolder();
  const parts = await writeParts(folder, months);
  const engine = createCrimeEngine({ folder, ...options });
  onTestFinished(() => engine.close());
  return { engine, folder, parts };
}

/** Three months of two forces with 120 rows each. */
function quarter() {
  const random = fixedRandom(7);
  return ['2026-01', '2026-02', '2026-03'].flatMap((month) =>
    ['kent', 'metropolitan'].map((force) => ({ month, force, rows: randomRows(120, random) })),
  );
}

/** Some filter of every kind, the same in every run. */
function randomFilter(random: () => number): CrimeFilter {
  const chance = <T>(value: T) => (random() < 0.25 ? value : undefined);
  const one = <T>(values: readonly [T, ...T[]]) => values[Math.floor(random() * values.length)] ?? values[0];
  const isBoxed = random() < 0.3;
  return {
    from: one(['2026-01', '2026-02']),
    to: one(['2026-02', '2026-03']),
    antisocial: one(['with', 'no', 'only']),
    force: chance(['kent']),
    area: chance(['Camden', "King's Lynn and West Norfolk"]),
    city: chance(one(['london', 'manchester', 'LEEDS'])),
    category: chance([one(['Burglary', 'Anti-social behaviour']), 'Drugs']),
    outcome: chance(['Local resolution']),
    located: chance(one(['yes', 'no'])),
    lsoa: chance(one(['yes', 'no'])),
    repeated: chance('yes'),
    ...(isBoxed && { west: -1.9, south: 51.1, east: -1.6, north: 52 }),
  };
}

test('figures, rows, hexagons and exports of any filter count the same rows', { timeout: 60_000 }, async () => {
  const { engine, parts } = await engineWith(quarter());
  const random = fixedRandom(3);
  let seen = 0;

  for (let round = 0; round < 40; round++) {
    const filter = randomFilter(random);
    const figures = await engine.figures(parts, filter, { by: 'category', limit: 2 });
    const split = await engine.figures(parts, filter, { by: 'month', split: 'area', limit: 100 });
    const page = await engine.rows(parts, filter, { ...firstRows, limit: 500 });
    const { rows } = await engine.rows(parts, filter, { ...firstRows, limit: 100_000 });
    const grid = await engine.grid(parts, filter, 5_000);

    const sumOf = (counts: readonly { count: number }[]) => counts.reduce((sum, { count }) => sum + count, 0);
    const { total } = figures;
    seen += total;
    expect(sumOf(figures.groups) + figures.others).toBe(total);
    expect([split.total, sumOf(split.groups) + split.others]).toEqual([total, total]);
    expect([page.total, rows.length, page.rows.length]).toEqual([total, total, Math.min(total, 500)]);
    expect([grid.total, sumOf(grid.cells) + grid.withoutLocation + grid.others]).toEqual([total, total]);
    expect(rows.filter(({ category }) => category === 'Anti-social behaviour')).toHaveLength(figures.antisocial);
  }
  expect(seen).toBeGreaterThan(500);
});

test('what data coverage answers without a query is what the query would answer', async () => {
  const { engine, parts } = await engineWith(quarter());

  for (const antisocial of ['with', 'no', 'only'] as const) {
    const fromCoverage = await engine.figures(parts, { ...all, antisocial }, { by: 'month', split: 'force', limit: 2 });
    const located = await Promise.all(
      (['yes', 'no'] as const).map((value) =>
        engine.figures(parts, { ...all, antisocial, located: value }, { by: 'month', split: 'force', limit: 100 }),
      ),
    );

    const ofQuery = (month: string | null, force: string | null) =>
      located.flatMap(({ groups }) => groups).filter(({ key, split }) => key === month && split === force);
    expect(fromCoverage.total).toBe(located.reduce((sum, { total }) => sum + total, 0));
    expect([...new Set(fromCoverage.groups.map(({ key }) => key))]).toEqual(['2026-02', '2026-03']);
    for (const { key, split, count } of fromCoverage.groups)
      expect(ofQuery(key, split).reduce((sum, group) => sum + group.count, 0)).toBe(count);
  }
});

test('each hexagon opens exactly the rows that it counts', async () => {
  const { engine, parts } = await engineWith(quarter());

  const grid = await engine.grid(parts, all, 10_000);

  expect(grid.cells.length).toBeGreaterThan(5);
  for (const { cell, count } of grid.cells) {
    const opened = await engine.rows(parts, { ...all, cell }, firstRows);
    expect(opened.total).toBe(count);
  }
});

test('pages follow one another in every order without a row twice or left out', { timeout: 60_000 }, async () => {
  const { engine, parts } = await engineWith(quarter());
  const filter = { ...all, antisocial: 'no' } as const;

  for (const sort of ['month', 'force', 'category', 'area', 'outcome', 'location'] as const)
    for (const direction of ['asc', 'desc'] as const) {
      const rows: CrimeRow[] = [];
      let after: string | undefined;
      do {
        const page = await engine.rows(parts, filter, { sort, direction, limit: 170, after });
        rows.push(...page.rows);
        after = page.next ?? undefined;
      } while (after);

      const { total } = await engine.figures(parts, filter, byMonth);
      expect(new Set(rows.map(({ fileId, line }) => `${fileId} ${line}`)).size).toBe(total);
      const values = rows.map((row) => row[sort]);
      const known = values.filter((value) => value !== null);
      expect(known).toEqual(known.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0) * (direction === 'asc' ? 1 : -1)));
      expect(values.slice(known.length).every((value) => value === null)).toBe(true);
    }
});

test('a page after a row that was taken away is empty, and so is a page of nonsense', async () => {
  const { engine, parts } = await engineWith(quarter());

  const gone = await engine.rows(parts, all, { ...firstRows, after: 'no-such-file~7' });
  const nonsense = await engine.rows(parts, all, { ...firstRows, after: '1.2.3' });

  expect(gone).toEqual({ rows: [], total: 720, next: null });
  expect(nonsense.rows).toEqual([]);
});

test('a row arrives as it was imported', async () => {
  const rows = [{ crime_id: 'c0ffee', category: 'Burglary', area: 'Camden', longitude: -0.14, latitude: 51.54 }];
  const { engine, parts } = await engineWith([{ month: '2026-02', force: 'metropolitan', rows }]);

  const page = await engine.rows(parts, all, firstRows);

  expect(page.rows).toEqual([
    {
      crimeId: 'c0ffee',
      month: '2026-02',
      force: 'metropolitan',
      category: 'Burglary',
      area: 'Camden',
      longitude: -0.14,
      latitude: 51.54,
      fileId: 'metropolitan-2026-02',
      line: 2,
      reportedBy: null,
      fallsWithin: null,
      location: null,
      lsoaCode: null,
      lsoaName: null,
      outcome: null,
      context: null,
    },
  ]);
});

test('no files give no rows, and no groups of nothing', async () => {
  const { engine, parts } = await engineWith(quarter());
  const later = { ...all, from: '2027-01', to: '2027-02' };

  const empty = { groups: [], others: 0, total: 0, antisocial: 0 };
  expect(await engine.figures(parts, later, byMonth)).toEqual(empty);
  expect(await engine.figures(parts, { ...later, area: ['Camden'] }, byMonth)).toEqual(empty);
  expect(await engine.grid(parts, later, 1_000)).toMatchObject({ total: 0, cells: [] });
  expect(await engine.rows(parts, later, firstRows)).toEqual({ rows: [], total: 0, next: null });
  expect(await engine.choices([])).toEqual({ areas: [], outcomes: [] });
});

test('areas and outcomes can be chosen that occur, in order', async () => {
  const { engine, parts } = await engineWith(quarter());

  const choices = await engine.choices(parts);
  const [first] = parts;
  const again = await engine.choices(first ? [first] : []);

  expect(choices.areas).toEqual(['Camden', 'City of London', "King's Lynn and West Norfolk", 'Leeds', 'Manchester']);
  expect(choices.outcomes).toEqual(['Awaiting court outcome', 'Local resolution', 'Under investigation']);
  expect(again.areas).toHaveLength(5);
});

test('hostile text in a filter is a value, never SQL', async () => {
  const hostile = [
    "'; DROP TABLE x; --",
    "' OR '1'='1",
    "\\' OR 1=1 --",
    "') UNION SELECT * FROM read_csv('/etc/passwd') --",
    '$1',
    '?',
    '%',
    '\u202e\ufeff',
    'Ω≈ç√∫ 田中さん 👾',
    '"quoted"',
    '\\',
    '`id`',
    '\n\r\t',
    "King's Lynn",
  ];
  const rows = hostile.map((text) => ({ category: text, area: text, outcome: text }));
  const { engine, parts } = await engineWith([{ month: '2026-02', force: 'kent', rows }]);

  for (const text of hostile) {
    const totals = await Promise.all(
      [{ area: [text] }, { category: [text] }, { outcome: [text] }, { city: text }].map((filter) =>
        engine.figures(parts, { ...all, ...filter }, byMonth).then(({ total }) => total),
      ),
    );
    expect(totals).toEqual([1, 1, 1, 1]);
  }
});

test('text with a NUL is rejected before it reaches SQL', async () => {
  const { engine, parts } = await engineWith(quarter());

  await expect(engine.figures(parts, { ...all, area: ['a\0b'] }, byMonth)).rejects.toThrow('NUL');
});

test('a path of a part that leaves the folder is not opened', async () => {
  const { engine, parts } = await engineWith(quarter());
  const stray = ['../secret.parquet', 'parts/street/../../x.parquet', '/etc/passwd', 'parts/street/*/kent-*.parquet'];

  for (const path of stray)
    await expect(
      engine.figures(
        parts.map((part) => ({ ...part, path })),
        { ...all, lsoa: 'yes' },
        byMonth,
      ),
    ).rejects.toThrow('No part lies at');
});

test.each([
  ['cut off', (path: string) => truncate(path, 200)],
  ['overwritten', (path: string) => writeFile(path, 'PAR1 this is no Parquet PAR1')],
  ['empty', (path: string) => writeFile(path, '')],
])('a part that was %s is named', async (_how, damage) => {
  const { engine, folder, parts } = await engineWith(quarter());
  const path = parts[3]?.path ?? '';
  await damage(join(folder, path));

  const error = await engine.figures(parts, { ...all, lsoa: 'yes' }, byMonth).catch((cause: unknown) => cause);
  const others = await engine.figures(parts, { ...all, lsoa: 'yes', to: '2026-01' }, byMonth);

  expect(error).toBeInstanceOf(CorruptPart);
  expect(error).toMatchObject({ path });
  expect(others.total).toBeGreaterThan(0);
});

test('a question that cannot be answered in time says so', async () => {
  const { engine, parts } = await engineWith(quarter(), { limitMs: 1 });

  await expect(engine.figures(parts, { ...all, lsoa: 'yes' }, byMonth)).rejects.toThrow(QueryTooSlow);
});

test('an aborted question rejects with the reason, also while it waits for its turn', async () => {
  const { engine, parts } = await engineWith(quarter(), { atOnce: 1 });
  const stopper = new AbortController();
  const ask = (signal?: AbortSignal) => engine.figures(parts, { ...all, lsoa: 'yes' }, { ...byMonth, signal });

  const first = ask();
  const second = ask(stopper.signal);
  stopper.abort(new Error('The reader left.'));

  await expect(second).rejects.toThrow('The reader left.');
  expect((await first).total).toBeGreaterThan(0);
  expect((await ask()).total).toBeGreaterThan(0);
});

test('a closed engine says that it is not there', async () => {
  const { engine, parts } = await engineWith(quarter());

  await engine.close();

  await expect(engine.figures(parts, { ...all, lsoa: 'yes' }, byMonth)).rejects.toThrow(EngineUnavailable);
});

test('whole files come row by row with the publisher’s columns, and reading can end early', async () => {
  const { engine, parts } = await engineWith([
    { month: '2026-02', force: 'kent', rows: randomRows(5_000, fixedRandom(5)) },
  ]);
  const rows: Record<string, unknown>[] = [];

  for await (const row of engine.sampleRows(parts, 'street')) rows.push(row);
  let few = 0;
  for await (const _ of engine.sampleRows(parts, 'street')) if (++few === 10) break;

  expect(rows).toHaveLength(5_000);
  expect(Object.keys(rows[0] ?? {})).toEqual([
    ...['Crime ID', 'Month', 'Reported by', 'Falls within', 'Longitude', 'Latitude', 'Location', 'LSOA code'],
    ...['LSOA name', 'Crime type', 'Last outcome category', 'Context'],
  ]);
  expect((await engine.figures(parts, { ...all, lsoa: 'yes' }, byMonth)).total).toBeGreaterThan(0);
});
