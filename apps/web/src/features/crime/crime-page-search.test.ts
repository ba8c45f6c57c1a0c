import { expect, test } from 'vitest';
import { changeSearch } from '../../records/address/change-search.ts';
import { readTab, rowsSearch } from './crime-page-search.ts';

test('an unknown tab is the first one', () => {
  expect(readTab({})).toBe('analysis');
  expect(readTab({ tab: 'nonsense' })).toBe('analysis');
  expect(readTab({ tab: 'coverage' })).toBe('coverage');
});

test('a change takes empty parameters out', () => {
  expect(changeSearch({ tab: 'coverage', kind: 'street' }, { kind: undefined, year: '2026', month: '03' })).toEqual({
    tab: 'coverage',
    year: '2026',
    month: '03',
  });
});

test('the rows of a figure replace an older filter and keep the analysis', () => {
  const before = { year: 2026, month: '03', analysis: 'a1', category: 'Drugs', area: 'Camden', tab: 'analysis' };

  expect(rowsSearch(before, { from: '2026-03', to: '2026-03', city: 'london' })).toEqual({
    year: 2026,
    month: '03',
    analysis: 'a1',
    tab: 'records',
    from: '2026-03',
    to: '2026-03',
    city: 'london',
  });
});
