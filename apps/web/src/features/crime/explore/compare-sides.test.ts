import { expect, test } from 'vitest';
import { compareSides } from './compare-sides.ts';

const side = (counts: Readonly<Record<string, number>>) => ({
  groups: Object.entries(counts).map(([key, count]) => ({ key, count, split: null, antisocial: 0 })),
});

test('every category of either side is there, the largest difference first', () => {
  const rows = compareSides(side({ Drugs: 100, Robbery: 40 }), side({ Drugs: 120, Burglary: 200 }));

  expect(rows.map(({ category, first, second, difference }) => [category, first, second, difference])).toEqual([
    ['Burglary', 0, 200, 200],
    ['Robbery', 40, 0, -40],
    ['Drugs', 100, 120, 20],
  ]);
  expect(rows.map(({ bar }) => bar)).toEqual([100, 20, 10]);
});

test('the change is a share of the first side, and there is none of nothing', () => {
  const [burglary, drugs] = compareSides(side({ Drugs: 100 }), side({ Drugs: 50, Burglary: 60 }));

  expect(burglary).toMatchObject({ category: 'Burglary', change: null, isFew: true });
  expect(drugs).toMatchObject({ change: -50, isFew: false });
});
