import type { OpenFigure } from '@halyard/contracts/crime/analysis.ts';
import { type CoverageCell, crimeFilterShape } from '@halyard/contracts/crime/crime.ts';
import { expect, onTestFinished, test } from 'vitest';
import type { AnalyseInput } from './analyse-month.ts';
import { createCrimeEngine } from './crime-engine.ts';
import { monthsLater } from './findings/months.ts';
import {
  fixedRandom,
  type MadeUpPart,
  type MadeUpRow,
  madeUpFolder,
  randomRows,
  writeParts,
} from './query/testing/made-up-parts.ts';

const march = '2026-03';

function cell(force: string, state: CoverageCell['state'], of: Partial<CoverageCell> = {}): CoverageCell {
  return {
    force,
    month: march,
    kind: 'street',
    state,
    rows: null,
    withoutLocation: null,
    withoutLsoa: null,
    repeatedIds: null,
    antisocial: null,
    rejected: null,
    notice: null,
    fileId: null,
    importedAt: null,
    sample: false,
    ...of,
  };
}

/** What the database would say of the parts of March. */
function presentCells(months: readonly MadeUpPart[], rejected = 0): CoverageCell[] {
  const blank = (rows: readonly MadeUpRow[], column: keyof MadeUpRow) =>
    rows.filter((row) => row[column] == null).length;
  return months
    .filter(({ month }) => month === march)
    .map(({ force, rows }) =>
      cell(force, 'present', {
        rows: rows.length,
        withoutLocation: blank(rows, 'longitude'),
        withoutLsoa: blank(rows, 'lsoa_code'),
        repeatedIds: rows.filter(({ repeated }) => repeated).length,
        rejected,
      }),
    );
}

/** Greater Manchester has a cell whether or not anything of it was ever here. */
const silent = cell('greater-manchester', 'notPublished', { notice: 'greater_manchester_2019' });

async function analysisOf(months: readonly MadeUpPart[], input: Partial<AnalyseInput> = {}) {
  const folder = await madeUpFolder();
  const parts = await writeParts(folder, months);
  const engine = createCrimeEngine({ folder });
  onTestFinished(() => engine.close());
  const files = parts
    .filter(({ month }) => month === march)
    .map(({ fileId, force, rows }) => ({ id: fileId, name: `${fileId}.csv`, force, sha256: 'a'.repeat(64), rows }));
  const analyse = () =>
    engine.analyse({
      month: march,
      parts,
      coverage: [...presentCells(months), silent],
      files,
      generated: false,
      ...input,
    });
  return { engine, parts, analyse };
}

/** Thirteen months of both forces of London, 300 rows each. */
function yearOfLondon(random = fixedRandom(2)): MadeUpPart[] {
  return Array.from({ length: 13 }, (_, ago) => monthsLater(march, -ago)).flatMap((month) =>
    ['city-of-london', 'metropolitan'].map((force) => ({ month, force, rows: randomRows(300, random) })),
  );
}

const burglariesIn = (area: string | null, count: number): MadeUpRow[] =>
  Array.from({ length: count }, () => ({
    category: 'Burglary',
    area,
    lsoa_code: 'E01000001',
    longitude: -0.1,
    latitude: 51.5,
  }));

test('everything is counted, and the same parts give the same result', async () => {
  const { analyse } = await analysisOf(yearOfLondon());

  const { details: first, ...result } = await analyse();
  const { details: second, ...again } = await analyse();

  expect(result).toMatchObject({
    sampledFiles: 2,
    totalFiles: 2,
    estimatedTotalRecords: 600,
    metadata: { validated: true, warnings: [], dataFound: true, analysisType: 'lightweight' },
    citySummaries: [
      { city: 'london', coverage: 'full', sampled: false },
      { city: 'manchester', coverage: 'notPublished', sampled: false },
    ],
  });
  expect(again).toEqual(result);
  expect({ ...second, tookMs: 0 }).toEqual({ ...first, tookMs: 0 });
});

test('every figure opens exactly the rows that it counts', async () => {
  const months = yearOfLondon();
  const more = months.map((part) =>
    part.month === march ? { ...part, rows: [...part.rows, ...burglariesIn('Camden', 400)] } : part,
  );
  const { analyse, engine, parts } = await analysisOf(more);

  const { details, citySummaries = [] } = await analyse();

  const open = async ({ query }: Pick<OpenFigure, 'query'>) =>
    (await engine.figures(parts, crimeFilterShape.parse(query), { by: 'month', limit: 1 })).total;
  const {
    total,
    withoutAntisocial,
    antisocial,
    categories = [],
    previousMonth,
    sameMonthLastYear,
    findings = [],
  } = details ?? {};
  const figures = [
    total,
    withoutAntisocial,
    antisocial,
    previousMonth,
    sameMonthLastYear,
    ...categories.map(({ figure }) => figure),
  ];
  for (const figure of figures) expect(figure && (await open(figure))).toBe(figure?.count);
  expect(findings.map(({ rule }) => rule)).toContain('month_change');
  for (const { now, before, beforeMonths } of findings) {
    expect(await open(now)).toBe(now.count);
    if (before) expect(await open(before)).toBeCloseTo(before.count * (beforeMonths ?? 1), -1);
  }
  const [london] = citySummaries;
  expect(await open({ query: { from: march, to: march, city: 'london' } })).toBe(london?.recordCount);
});

test('without a file of the month there is no figure, but a warning that names the month', async () => {
  const { analyse } = await analysisOf([{ month: '2026-02', force: 'kent', rows: burglariesIn('Leeds', 5) }]);

  const result = await analyse();

  expect(result).toMatchObject({
    metadata: { dataFound: false, warnings: ['No police data for March 2026 has been imported.'] },
    insights: { sentiment: 'unclear', confidence: '0.00', topics: [] },
  });
  expect([result.citySummaries, result.details]).toEqual([undefined, undefined]);
});

test('Manchester is not published: what others report there is a count, never the coverage', async () => {
  const rows = [...burglariesIn('Manchester', 7), ...burglariesIn('Leeds', 60)];
  const months = [{ month: march, force: 'btp', rows }];
  const { analyse } = await analysisOf(months);
  const { citySummaries, details, metadata } = await analyse();

  expect(citySummaries?.[1]).toMatchObject({ city: 'manchester', recordCount: 7, coverage: 'notPublished' });
  expect(details?.cautions).toContainEqual({
    code: 'other_forces_only',
    month: march,
    names: ['manchester'],
    count: 7,
    share: 0.1045,
  });
  expect(details?.notices).toEqual(['greater_manchester_2019']);
  expect(metadata?.warnings).toEqual([
    'No file of City of London Police, Metropolitan Police Service for March 2026 has been imported.',
  ]);
});

test('Manchester has no figure at all when nobody reported there: 0 would read as no crime', async () => {
  const months = [{ month: march, force: 'btp', rows: burglariesIn('Leeds', 60) }];

  const { analyse } = await analysisOf(months, { cities: ['manchester'] });
  const { citySummaries, metadata } = await analyse();

  expect(citySummaries).toMatchObject([{ coverage: 'notPublished', recordCount: null, topCategories: [] }]);
  expect(metadata?.warnings).toEqual([]);
});

test('a city half of whose forces are missing is partial, and the analysis warns of it', async () => {
  const months = [{ month: march, force: 'metropolitan', rows: burglariesIn('Camden', 40) }];

  const { analyse } = await analysisOf(months, {
    coverage: [...presentCells(months), cell('city-of-london', 'notImported')],
    cities: ['London'],
  });
  const { citySummaries, metadata, details } = await analyse();

  expect(citySummaries).toMatchObject([
    {
      city: 'London',
      recordCount: 40,
      coverage: 'partial',
      forces: [
        { force: 'city-of-london', name: 'City of London Police', present: false },
        { force: 'metropolitan', present: true },
      ],
    },
  ]);
  expect(metadata?.warnings).toEqual(['No file of City of London Police for March 2026 has been imported.']);
  expect(details?.confidence.coverage).toBe(0.5);
});

test('another city is covered by the force that reports most there', async () => {
  const months = [
    { month: '2026-02', force: 'west-yorkshire', rows: burglariesIn('Leeds', 90) },
    { month: march, force: 'btp', rows: burglariesIn('Leeds', 3) },
  ];

  const { analyse } = await analysisOf(months, { cities: ['leeds', 'Leeds', 'Nowhere'] });
  const { citySummaries, metadata } = await analyse();

  expect(citySummaries).toMatchObject([
    { city: 'Leeds', coverage: 'none', recordCount: null, forces: [{ force: 'west-yorkshire', present: false }] },
    { city: 'Nowhere', coverage: 'none', recordCount: null, forces: [] },
  ]);
  expect(metadata?.analysisType).toBe('insights-only');
});

test('anti-social behaviour is counted apart: percentages are of the other rows', async () => {
  const asb = Array.from({ length: 30 }, () => ({
    category: 'Anti-social behaviour',
    area: 'Camden',
    lsoa_code: 'E01000002',
  }));
  const drugs = Array.from({ length: 10 }, () => ({ category: 'Drugs', area: 'Camden' }));
  const months = [{ month: march, force: 'metropolitan', rows: [...asb, ...drugs, ...burglariesIn('Camden', 20)] }];

  const { citySummaries, details } = await (await analysisOf(months)).analyse();

  expect(citySummaries?.[0]).toMatchObject({
    recordCount: 60,
    antisocial: 30,
    topCategories: [
      { category: 'Burglary', count: 20, percentage: 66.7 },
      { category: 'Drugs', count: 10, percentage: 33.3 },
    ],
  });
  expect(details).toMatchObject({ total: { count: 60 }, withoutAntisocial: { count: 30 }, antisocial: { count: 30 } });
  expect(details?.cautions.map(({ code }) => code)).toContain('no_comparison');
});

test('rejected rows lower the confidence and are warned of', async () => {
  const months = [{ month: march, force: 'metropolitan', rows: burglariesIn('Camden', 75) }];
  const whole = presentCells(months).map((present) => ({ ...present, withoutLsoa: 0 }));
  const { analyse } = await analysisOf(months, {
    coverage: whole.map((present) => ({ ...present, rejected: 25 })),
    cities: ['Camden'],
  });

  const { insights, details, metadata } = await analyse();

  // 1 − 1.96/√75
  expect(details?.confidence).toEqual({ coverage: 1, completeness: 0.75, size: 0.7737 });
  expect(insights?.confidence).toBe('0.58');
  expect(metadata?.warnings).toEqual(['25 rows of March 2026 could not be read and are not counted.']);
});

test('rows that do not add up to the import summary are not called validated', async () => {
  const { analyse, parts } = await analysisOf(
    [{ month: march, force: 'metropolitan', rows: burglariesIn('Camden', 9) }],
    { cities: ['Camden'] },
  );
  for (const part of parts) Object.assign(part, { rows: 10 });

  const { metadata } = await analyse();

  expect(metadata?.validated).toBe(false);
  expect(metadata?.warnings).toEqual(['The stored rows do not add up to the import summary.']);
});
