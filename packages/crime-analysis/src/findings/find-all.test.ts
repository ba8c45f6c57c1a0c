import { expect, test } from 'vitest';
import { findConcentration } from './concentration.ts';
import { findCoverageGap } from './coverage-gap.ts';
import { findMonthChanges } from './month-change.ts';
import { monthsLater } from './months.ts';
import { sentimentOf } from './sentiment.ts';
import { makeTally, type TallyRow } from './tally.ts';
import { findUnusualCategories } from './unusual-category.ts';
import { findYearChanges } from './year-change.ts';

const march = '2026-03';

/** A tally of these rows; every force with rows has a file. */
const tallyOf = (rows: readonly TallyRow[]) => makeTally(rows, rows);

const row = (month: string, force: string, category: string, count: number) => ({ month, force, category, count });

/** A year of burglaries before March, as many each month as told, and `now` of them in March. */
function burglaries(now: number, before: (monthsAgo: number) => number) {
  const earlier = Array.from({ length: 12 }, (_, at) =>
    row(monthsLater(march, -1 - at), 'kent', 'Burglary', before(at + 1)),
  );
  return tallyOf([row(march, 'kent', 'Burglary', now), ...earlier]);
}

test('months are counted across years, and February has the days of its year', () => {
  expect(monthsLater('2026-01', -1)).toBe('2025-12');
  expect(monthsLater('2025-12', 1)).toBe('2026-01');
  expect(monthsLater('2026-03', -12)).toBe('2025-03');
});

test('a category that doubled is told with its ratio, its interval and the rows of both months', () => {
  const found = findMonthChanges(
    burglaries(400, () => 180),
    march,
  );

  expect(found.map(({ category, direction }) => [category, direction])).toEqual([
    [null, 'up'],
    ['Burglary', 'up'],
  ]);
  expect(found[1]).toMatchObject({
    rule: 'month_change',
    now: { count: 400, query: { from: march, to: march, category: 'Burglary' } },
    before: { count: 180, query: { from: '2026-02', to: '2026-02', category: 'Burglary' } },
    beforeMonth: '2026-02',
    smallNumbers: false,
  });
  // Per day: 400/31 over 180/28.
  expect(found[1]?.ratio?.value).toBeCloseTo(2.0072, 4);
});

test('a difference that may be chance is not told', () => {
  expect(
    findMonthChanges(
      burglaries(105, () => 100),
      march,
    ),
  ).toEqual([]);
});

test('a change among few rows says that the numbers are small', () => {
  const [found] = findMonthChanges(
    burglaries(29, () => 4),
    march,
  );

  expect(found?.smallNumbers).toBe(true);
});

test('only forces with a file in both months are compared', () => {
  const tally = tallyOf([
    ...[row(march, 'kent', 'Drugs', 500), row(march, 'essex', 'Drugs', 900)],
    ...[row('2026-02', 'kent', 'Drugs', 200), row('2026-02', 'metropolitan', 'Drugs', 5_000)],
  ]);

  const [found] = findMonthChanges(tally, march);

  expect(found?.now).toEqual({ count: 500, query: { from: march, to: march, force: 'kent', antisocial: 'no' } });
  expect(found?.before?.count).toBe(200);
});

test('a file without rows of a category counts as none of them', () => {
  const tally = tallyOf([
    ...[row(march, 'kent', 'Drugs', 500), row('2026-02', 'kent', 'Drugs', 500)],
    row('2026-02', 'kent', 'Robbery', 60),
  ]);

  const robbery = findMonthChanges(tally, march).find(({ category }) => category === 'Robbery');

  expect(robbery).toMatchObject({ direction: 'down', now: { count: 0 }, ratio: { value: 0, low: 0 } });
});

test('anti-social behaviour is a category of its own and no part of all crime', () => {
  const asb = 'Anti-social behaviour';
  const tally = tallyOf([
    ...[row(march, 'kent', asb, 900), row('2026-02', 'kent', asb, 100)],
    ...[row(march, 'kent', 'Drugs', 310), row('2026-02', 'kent', 'Drugs', 280)],
  ]);

  expect(findMonthChanges(tally, march).map(({ category }) => category)).toEqual([asb]);
  expect(sentimentOf(tally, march)).toBe('steady');
});

test('the month of the year before is compared in the same way', () => {
  const found = findYearChanges(
    burglaries(100, (monthsAgo) => (monthsAgo === 12 ? 300 : 100)),
    march,
  );

  expect(found[1]).toMatchObject({ rule: 'year_change', direction: 'down', beforeMonth: '2025-03' });
});

test('all crime rises, falls, stays or cannot be said', () => {
  const to = (now: number) =>
    sentimentOf(
      burglaries(now, () => 100),
      march,
    );

  expect([to(200), to(40), to(110)]).toEqual(['rising', 'falling', 'steady']);
  expect(sentimentOf(tallyOf([row(march, 'kent', 'Drugs', 5)]), march)).toBe('unclear');
});

test('a category is unusual when it lies far outside of what it usually varies by', () => {
  const usual = (monthsAgo: number) => 1_000 + (monthsAgo % 3) * 40;

  const [found] = findUnusualCategories(burglaries(1_500, usual), march);

  expect(found).toMatchObject({
    rule: 'unusual_category',
    direction: 'up',
    beforeMonths: 12,
    before: { count: 1_040, query: { from: '2025-03', to: '2026-02', category: 'Burglary' } },
  });
});

test('what varies wildly anyway is not unusual', () => {
  const wild = (monthsAgo: number) => (monthsAgo % 2 === 0 ? 500 : 1_500);

  expect(findUnusualCategories(burglaries(1_500, wild), march)).toEqual([]);
});

test('fewer than six months in a row are not enough to call anything unusual', () => {
  const rows = [1, 2, 3, 4, 5, 7, 8].map((ago) => row(monthsLater(march, -ago), 'kent', 'Burglary', 100));

  expect(findUnusualCategories(tallyOf([row(march, 'kent', 'Burglary', 900), ...rows]), march)).toEqual([]);
});

test('the busiest twentieth of places holds a share of the rows', () => {
  // 5 of 100 places have 60 rows, 95 have 4.
  const [found] = findConcentration(
    [
      { rows: 4, locations: 95 },
      { rows: 60, locations: 5 },
    ],
    march,
  );

  expect(found).toMatchObject({ share: round4(300 / 680), now: { count: 680, query: { located: 'yes' } } });
  expect(findConcentration([{ rows: 4, locations: 99 }], march)).toEqual([]);
});

const round4 = (value: number) => Math.round(value * 10_000) / 10_000;

test('forces that have no file any more are told with what they reported before', () => {
  const tally = tallyOf([
    row(march, 'kent', 'Drugs', 100),
    ...[row('2026-02', 'kent', 'Drugs', 100), row('2026-02', 'metropolitan', 'Drugs', 300)],
  ]);

  expect(findCoverageGap(tally, march)).toMatchObject([
    { rule: 'coverage_gap', share: 0.75, before: { count: 300, query: { force: 'metropolitan', antisocial: 'no' } } },
  ]);
  expect(
    findCoverageGap(
      burglaries(1, () => 1),
      march,
    ),
  ).toEqual([]);
});
