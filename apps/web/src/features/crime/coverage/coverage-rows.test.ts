import { expect, test } from 'vitest';
import { coverageByForce, lookOf } from './coverage-rows.ts';
import { cellOf } from './testing/coverage-records.ts';

const forces = [
  { force: 'kent', name: 'Kent Police' },
  { force: 'greater-manchester', name: 'Greater Manchester Police' },
];

test('cells stand under their months and files add up', () => {
  const cells = [
    cellOf('kent', '2026-03', { rows: 120 }),
    cellOf('kent', '2026-02', { rows: 100 }),
    cellOf('greater-manchester', '2026-03', { state: 'notPublished', rows: null }),
  ];

  const [kent, manchester] = coverageByForce({ forces, months: ['2026-02', '2026-03'], cells });

  expect(kent?.cells.map((cell) => cell?.rows)).toEqual([100, 120]);
  expect([kent?.present, kent?.rows]).toEqual([2, 220]);
  expect([manchester?.present, manchester?.rows]).toEqual([0, null]);
});

test('a generated file does not look like a published one, and silence not like a file', () => {
  expect(lookOf(cellOf('kent', '2026-03', { sample: true }))).toBe('sample');
  expect(lookOf(cellOf('kent', '2026-03'))).toBe('present');
  expect(lookOf(undefined)).toBe('notImported');
});
