import type { QuerySpec } from '@halyard/contracts/query/query-spec.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../../testing/databases.ts';
import { type GeneratedCrime, generatedCrime, type IsMeant, is, within } from '../../testing/generated-crime.ts';
import { openQueries, type Queries } from './testing/open-queries.ts';

const wants = (field: string, ...values: string[]) => ({ field, op: 'is' as const, values });
const lacks = (field: string, ...values: string[]) => ({ field, op: 'not' as const, values });
const month = (from: string, until: string) => ({
  field: 'month',
  from: `${from}-01T00:00:00.000Z`,
  to: `${until}-01T00:00:00.000Z`,
});
const october = month('2026-10', '2026-11');
const count = (where: QuerySpec['where'], period?: QuerySpec['period']): QuerySpec => ({
  subject: 'crime',
  measure: 'count',
  where,
  ...(period && { period }),
});

describe.each(testDatabases)('police data on $name', ({ open }) => {
  let queries: Queries;
  let crimes: readonly GeneratedCrime[];
  beforeAll(async () => {
    queries = await openQueries(await open(), { withCrime: true });
    crimes = generatedCrime(queries.app.now());
  }, 120_000);
  afterAll(() => queries.app.close());

  const run = (spec: QuerySpec, timeZone?: string) => queries.run(spec, queries.people.viewer, timeZone);
  const rows = (...all: readonly IsMeant[]) => crimes.filter((crime) => all.every((one) => one(crime)));
  const inOctober = is({ month: '2026-10' });

  test.each<readonly [what: string, spec: QuerySpec, meant: readonly IsMeant[]]>([
    ['all of them', count([]), []],
    [
      'a category of a month',
      count([wants('category', 'Burglary')], october),
      [inOctober, is({ category: 'Burglary' })],
    ],
    ['two areas', count([wants('area', 'Camden', 'Hackney')]), [({ area }) => ['Camden', 'Hackney'].includes(area)]],
    ['a force', count([wants('force', 'kent')]), [is({ force: 'kent' })]],
    [
      'all but one category',
      count([lacks('category', 'Drugs')], october),
      [inOctober, ({ category }) => category !== 'Drugs'],
    ],
    ['without a location', count([wants('located', 'no')], october), [inOctober, is({ isLocated: false })]],
    [
      'without anti-social behaviour',
      count([wants('antisocial', 'no')], october),
      [inOctober, ({ category }) => category !== 'Anti-social behaviour'],
    ],
    ['a quarter', count([], month('2026-07', '2026-10')), [within('2026-07', '2026-09')]],
    ['every other month', count([], { ...october, not: true }), [(crime) => !inOctober(crime)]],
    [
      'what two conditions on one field leave',
      count([lacks('category', 'Drugs'), lacks('category', 'Burglary')], october),
      [inOctober, ({ category }) => category !== 'Drugs' && category !== 'Burglary'],
    ],
  ])('%s', async (_, spec, meant) => {
    const answer = await queries.send(queries.people.viewer, spec);

    // What cannot be asked of the files is rejected, and never left out.
    if (answer.statusCode === 400) return expect((answer.json() as { code: string }).code).toBe('invalid_input');
    expect((answer.json() as { total: number }).total).toBe(rows(...meant).length);
  });

  test.each([
    ['area', 'Camden'],
    ['outcome', 'Under investigation'],
  ] as const)('“%s is not” counts what has another one, and says how many have none', async (field, value) => {
    const { total, caveats } = await run(count([lacks(field, value)], october));
    const [without, others] = [
      rows(inOctober, (crime) => !crime[field]),
      rows(inOctober, (crime) => Boolean(crime[field]) && crime[field] !== value),
    ];
    const leftOut = caveats.filter(({ code }) => code === 'without_value');

    expect(total).toBe(others.length);
    expect(leftOut).toEqual(
      without.length > 0 ? [{ code: 'without_value', names: [field], count: without.length }] : [],
    );
  });

  test('what is left out for having no value is of the other conditions too, and of nothing that names a value', async () => {
    const drugs = wants('category', 'Drugs');
    const { caveats } = await run(count([drugs, lacks('outcome', 'Under investigation')], october));
    const named = await run(count([wants('outcome', 'Under investigation')], october));
    const without = rows(inOctober, is({ category: 'Drugs' }), ({ outcome }) => !outcome);

    expect(caveats.find(({ code }) => code === 'without_value')?.count ?? 0).toBe(without.length);
    expect(named.caveats.some(({ code }) => code === 'without_value')).toBe(false);
  });

  test('two cities are both of them', async () => {
    const of = async (...cities: string[]) =>
      queries.send(queries.people.viewer, count([wants('city', ...cities)], october));
    const [london, manchester, both] = [await of('london'), await of('manchester'), await of('london', 'manchester')];
    const total = ({ json }: Awaited<ReturnType<typeof of>>) => (json() as { total: number }).total;

    if (both.statusCode === 200) expect(total(both)).toBe(total(london) + total(manchester));
    else expect(both.statusCode).toBe(400);
  });

  test.each(['category', 'area', 'force', 'outcome', 'location', 'month'] as const)(
    'counted by %s',
    async (groupBy) => {
      const { groups, total } = await run({
        subject: 'crime',
        measure: 'breakdown',
        where: [],
        groupBy,
        period: october,
      });
      const shown = Map.groupBy(rows(inOctober), (crime) => crime[groupBy] || null);

      expect(total).toBe(rows(inOctober).length);
      for (const { key, count: n } of groups) expect([key, n]).toEqual([key, shown.get(key)?.length]);
    },
  );

  test('a comparison of two months, and of each force', async () => {
    const september = month('2026-09', '2026-10');
    const spec: QuerySpec = {
      subject: 'crime',
      measure: 'compare',
      where: [],
      period: october,
      against: { from: september.from, to: september.to },
    };
    const inSeptember = is({ month: '2026-09' });

    const { total, value } = await run(spec);
    const { groups } = await run({ ...spec, groupBy: 'force' });

    expect([total, value]).toEqual([rows(inOctober).length, rows(inSeptember).length]);
    for (const { key, count: n, other } of groups) {
      const ofForce = is({ force: key ?? '' });
      expect([key, n, other]).toEqual([key, rows(inOctober, ofForce).length, rows(inSeptember, ofForce).length]);
    }
  });

  test('a share, and that of each force', async () => {
    const part = [wants('category', 'Burglary')];
    const spec: QuerySpec = { subject: 'crime', measure: 'share', where: [], part, period: october };
    const burglary = is({ category: 'Burglary' });

    const { total, value } = await run(spec);
    const { groups } = await run({ ...spec, groupBy: 'force' });

    expect([value, total]).toEqual([rows(inOctober, burglary).length, rows(inOctober).length]);
    for (const { key, count: n, other } of groups) {
      const ofForce = is({ force: key ?? '' });
      expect([key, n, other]).toEqual([
        key,
        rows(inOctober, ofForce, burglary).length,
        rows(inOctober, ofForce).length,
      ]);
    }
  });

  test('a trend has a point for each month that is here', async () => {
    const period = month('2026-01', '2027-02');
    const { points } = await run({ subject: 'crime', measure: 'trend', where: [], bucket: 'month', period });

    expect(points.map(({ from, count: n }) => [from.slice(0, 7), n])).toEqual(
      [...Map.groupBy(rows(within('2026-01', '2026-11')), (crime) => crime.month)].map(([name, all]) => [
        name,
        all.length,
      ]),
    );
  });

  test('generated data is said to be that', async () => {
    const { caveats } = await run(count([], october));

    expect(caveats.map(({ code }) => code)).toContain('generated');
  });

  test('of months without a file nothing is known, and those beside others are named', async () => {
    const none = await run(count([], month('2020-03', '2020-05')));
    const some = await run(count([], month('2026-11', '2027-01')));

    expect(none.caveats).toEqual([{ code: 'nothing_here', names: ['2020-03', '2020-04'], count: 2 }]);
    expect(some.caveats).toContainEqual({ code: 'months_missing', names: ['2026-12'], count: 1 });
  });

  test('a comparison with a month that is not here says so', async () => {
    const before = month('2020-10', '2020-11');
    const { caveats } = await run({
      subject: 'crime',
      measure: 'compare',
      where: [],
      period: october,
      against: { from: before.from, to: before.to },
    });

    expect(caveats.flatMap(({ names }) => names)).toContain('2020-10');
  });

  test('what is finer than a month is not counted', async () => {
    const period = { field: 'month', from: '2026-10-05T00:00:00.000Z', to: '2026-10-12T00:00:00.000Z' };

    const { total, caveats } = await run(count([], period));

    expect([total, caveats.map(({ code }) => code)]).toEqual([0, ['finer_than_month']]);
  });

  test.each([
    ['UTC', '2026-10-01T00:00:00.000Z', '2026-11-01T00:00:00.000Z'],
    ['America/New_York', '2026-10-01T04:00:00.000Z', '2026-11-01T04:00:00.000Z'],
    ['Asia/Tokyo', '2026-09-30T15:00:00.000Z', '2026-10-31T15:00:00.000Z'],
  ])('October is October in %s', async (timeZone, from, to) => {
    const period = { field: 'month', from, to };
    const crime = await run(count([], period), timeZone);
    const coverage = await run({ subject: 'coverage', measure: 'list', where: [], period, limit: 100 }, timeZone);

    expect(crime.total).toBe(rows(inOctober).length);
    expect([...new Set(coverage.rows.map(({ cells }) => cells.month))]).toEqual(['2026-10']);
  });

  test('every force has a row for every month, with the rows that its file has', async () => {
    const where = [wants('month', '2026-10')];
    const { rows: cells, total } = await run({ subject: 'coverage', measure: 'list', where, limit: 100 });
    const btp = cells.find(({ cells: one }) => one.force === 'British Transport Police');

    expect(total).toBe(13);
    expect(btp?.cells).toMatchObject({ state: 'present', rows: rows(inOctober, is({ force: 'btp' })).length });
  });

  test('averages of the rows are given for each force', async () => {
    const spec: QuerySpec = { subject: 'coverage', measure: 'average', where: [wants('state', 'present')], of: 'rows' };

    const { groups } = await run({ ...spec, groupBy: 'force' });

    const btp = rows(is({ force: 'btp' })).length / 24;
    expect(groups.find(({ label }) => label === 'British Transport Police')?.value).toBeCloseTo(btp, 3);
  });

  test.each(['city', 'antisocial', 'located'])('what crimes cannot be counted by is rejected: %s', async (groupBy) => {
    const answer = await queries.send(queries.people.viewer, {
      subject: 'crime',
      measure: 'breakdown',
      where: [],
      groupBy,
    });

    expect(answer.statusCode).toBe(400);
  });
});

test.each(testDatabases)('without any police data nothing is said of any month: $name', async ({ open }) => {
  const queries = await openQueries(await open());

  const { total, caveats } = await queries.run(count([]));
  await queries.app.close();

  expect([total, caveats.map(({ code }) => code)]).toEqual([0, ['nothing_here']]);
});
