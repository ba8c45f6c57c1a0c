import type { CrimeFigures } from '@halyard/contracts/crime/crime.ts';
import { expect, test } from 'vitest';
import { monthCounts } from './by-month.ts';
import { stretches } from './say-caveats.ts';

test('absent months in a row with one reason are one stretch', () => {
  const absent: CrimeFigures['absent'] = [
    { month: '2025-12', reason: 'notImported' },
    { month: '2026-01', reason: 'notImported' },
    { month: '2026-03', reason: 'notImported' },
    { month: '2026-04', reason: 'future' },
  ];

  expect(stretches(absent)).toEqual([
    { from: '2025-12', to: '2026-01', reason: 'notImported' },
    { from: '2026-03', to: '2026-03', reason: 'notImported' },
    { from: '2026-04', to: '2026-04', reason: 'future' },
  ]);
});

test('a month with a file and without such rows is 0, one without a file is not known', () => {
  const figures: CrimeFigures = {
    total: 5,
    antisocial: 0,
    others: 0,
    groups: [{ key: '2026-01', split: null, count: 5, antisocial: 0 }],
    absent: [{ month: '2026-03', reason: 'notImported' }],
  };

  expect(monthCounts(['2026-01', '2026-02', '2026-03'], figures).map(({ count }) => count)).toEqual([5, 0, null]);
});
