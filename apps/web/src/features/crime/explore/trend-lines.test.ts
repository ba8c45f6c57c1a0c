import { expect, test } from 'vitest';
import { drawLine, findGaps, makeCategoryLines, makeTotalLines, scaleFor } from './trend-lines.ts';

const months = ['2026-01', '2026-02', '2026-03', '2026-04'];
const group = (key: string, count: number, antisocial = 0, split: string | null = null) => ({
  key,
  count,
  antisocial,
  split,
});
const absent = [{ month: '2026-02', reason: 'notImported' as const }];

test('a month without data is a gap, and a month without rows is zero', () => {
  const [crime, apart] = makeTotalLines(months, { groups: [group('2026-01', 10, 4), group('2026-04', 3)], absent });

  expect(crime?.values).toEqual([6, null, 0, 3]);
  expect(apart?.values).toEqual([4, null, 0, 0]);
});

test('a line that the filter leaves out is not drawn', () => {
  const keys = (antisocial: 'no' | 'only') =>
    makeTotalLines(months, { groups: [], absent }, antisocial).map(({ key }) => key);

  expect(keys('no')).toEqual(['crime']);
  expect(keys('only')).toEqual(['Anti-social behaviour']);
});

test('each category has a line of its own', () => {
  const groups = [group('2026-01', 2, 0, 'Drugs'), group('2026-01', 5, 0, 'Burglary'), group('2026-03', 1, 0, 'Drugs')];

  expect(makeCategoryLines(months, { groups, absent }, ['Drugs'])).toEqual([{ key: 'Drugs', values: [2, null, 1, 0] }]);
});

test('neighbouring months without data for the same reason are one gap', () => {
  const gaps = findGaps(months, [
    { month: '2026-02', reason: 'notImported' },
    { month: '2026-03', reason: 'notImported' },
    { month: '2026-04', reason: 'future' },
  ]);

  expect(gaps).toEqual([
    { first: 1, last: 2, reason: 'notImported' },
    { first: 3, last: 3, reason: 'future' },
  ]);
});

test('a line breaks off at a gap, and a month between two gaps is a short dash', () => {
  expect(drawLine([10, 5, null, 10], 10)).toBe('M12.5 0L37.5 50M81.25 0H93.75');
});

test('the scale ends at a round number, also without any rows', () => {
  expect(scaleFor([{ key: 'a', values: [null, 37] }])).toEqual({ top: 40, ticks: [0, 20, 40] });
  expect(scaleFor([])).toEqual({ top: 1, ticks: [0, 1] });
});
