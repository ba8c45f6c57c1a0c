import type { Caveat, QuerySpec } from '@halyard/contracts/query/query-spec.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../../testing/databases.ts';
import { openQueries, type Queries } from './testing/open-queries.ts';

const month = (from: string, until: string) => ({
  field: 'month',
  from: `${from}-01T00:00:00.000Z`,
  to: `${until}-01T00:00:00.000Z`,
});
const october = month('2026-10', '2026-11');
const march2020 = month('2020-03', '2020-04');
const burglary = { field: 'category', op: 'is' as const, values: ['Burglary'] };
const crime: QuerySpec = { subject: 'crime', measure: 'count', where: [] };
const coverage: QuerySpec = { subject: 'coverage', measure: 'sum', where: [], of: 'rows' };
const nothing: Caveat = { code: 'nothing_here', names: ['2020-03'], count: 1 };

/** Months that are not here are not zero, whatever is asked of them. */
describe.each(testDatabases)('what is not known, on $name', ({ open }) => {
  let queries: Queries;
  beforeAll(async () => {
    queries = await openQueries(await open(), { withCrime: true });
  }, 120_000);
  afterAll(() => queries.app.close());

  test.each<readonly [what: string, spec: QuerySpec]>([
    ['counted', { ...crime, period: march2020 }],
    ['listed', { ...crime, measure: 'list', period: march2020 }],
    ['broken down', { ...crime, measure: 'breakdown', groupBy: 'area', period: march2020 }],
    ['counted for each month', { ...crime, measure: 'trend', bucket: 'month', period: march2020 }],
    ['shared', { ...crime, measure: 'share', part: [burglary], period: march2020 }],
    ['shared by force', { ...crime, measure: 'share', part: [burglary], groupBy: 'force', period: march2020 }],
    [
      'compared',
      { ...crime, measure: 'compare', period: october, against: { from: march2020.from, to: march2020.to } },
    ],
    [
      'compared by force',
      {
        ...crime,
        measure: 'compare',
        groupBy: 'force',
        period: october,
        against: { from: march2020.from, to: march2020.to },
      },
    ],
    ['summed', { ...coverage, period: march2020 }],
    ['averaged', { ...coverage, measure: 'average', period: march2020 }],
    ['covered', { ...coverage, measure: 'list', period: march2020 }],
    ['covered by name', { ...coverage, measure: 'count', where: [{ field: 'month', op: 'is', values: ['2020-03'] }] }],
  ])('a month without a file is not zero where it is %s', async (_, spec) => {
    const { caveats, groups, points, value } = await queries.run(spec);

    expect(caveats).toContainEqual(nothing);
    expect([groups, points, value]).toEqual([[], [], null]);
  });

  test('the first of two compared months may be the unknown one: the other is counted', async () => {
    const against = { from: october.from, to: october.to };
    const { caveats, total, value } = await queries.run({ ...crime, measure: 'compare', period: march2020, against });
    const { total: inOctober } = await queries.run({ ...crime, period: october });

    expect(caveats).toContainEqual(nothing);
    expect([total, value]).toEqual([0, inOctober]);
  });

  test('a sum over some months that are here names those that are not', async () => {
    const { caveats, value } = await queries.run({ ...coverage, period: month('2026-11', '2027-01') });

    expect(value).toBeGreaterThan(0);
    expect(caveats).toEqual([{ code: 'months_missing', names: ['2026-12'], count: 1 }]);
  });

  test('since a month that has not come nothing is known, which is not that it is finer than a month', async () => {
    const { caveats } = await queries.run({
      ...crime,
      period: { field: 'month', from: '2027-03-01T00:00:00.000Z', to: null },
    });

    expect(caveats).toEqual([{ code: 'nothing_here', names: ['2027-03'], count: 1 }]);
  });

  test.each<readonly [what: string, spec: QuerySpec]>([
    ['more months than can be counted', { ...crime, period: month('2010-01', '2026-01') }],
    ['outside a period', { ...crime, period: { ...october, not: true } }],
    ['two cities', { ...crime, where: [{ field: 'city', op: 'is', values: ['london', 'manchester'] }] }],
    ['two categories at once', { ...crime, where: [burglary, { ...burglary, values: ['Drugs'] }] }],
    ['a month by name', { ...crime, where: [{ field: 'month', op: 'is', values: ['2026-10'] }] }],
    ['an order that the files do not have', { ...crime, measure: 'list', sort: { field: 'city', direction: 'asc' } }],
  ])('%s is rejected with what to do', async (_, spec) => {
    const answer = await queries.send(queries.people.viewer, spec);

    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      code: 'invalid_input',
      message: expect.stringMatching(/: \w.*\.$/) as string,
    });
  });

  test('sums and averages of each force and month agree with the rows', async () => {
    const where: QuerySpec['where'] = [{ field: 'state', op: 'is', values: ['present'] }];
    const spec: QuerySpec = { ...coverage, where, period: month('2026-08', '2026-11') };
    const { rows } = await queries.run({ ...spec, measure: 'list', limit: 100 });
    const sumOf = (name: string, value: unknown) =>
      rows.filter(({ cells }) => cells[name] === value).reduce((all, { cells }) => all + Number(cells.rows), 0);

    const { groups, value } = await queries.run({ ...spec, groupBy: 'force' });
    const { points } = await queries.run({ ...spec, measure: 'average', bucket: 'month' });

    expect(groups.length).toBeGreaterThan(0);
    for (const { key, value: sum } of groups) expect([key, sum]).toEqual([key, sumOf('force', key)]);
    expect(groups.reduce((all, { value: sum }) => all + (sum ?? 0), 0)).toBe(value);
    expect(points.map(({ from, count, value: mean }) => [from.slice(0, 7), (mean ?? 0) * count])).toEqual(
      ['2026-08', '2026-09', '2026-10'].map((name) => [name, expect.closeTo(sumOf('month', name), 3)]),
    );
  });
});
