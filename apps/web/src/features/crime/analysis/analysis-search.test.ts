import { expect, test } from 'vitest';
import { citiesParameter, readAnalysisSearch, yearsAt } from './analysis-search.ts';

const today = '2026-11-21';

test('five years are offered, the current one first', () => {
  expect(yearsAt(today)).toEqual([2026, 2025, 2024, 2023, 2022]);
});

test('years before them are offered when one of their months was imported, or they are chosen', () => {
  expect(yearsAt(today, ['2018-04', '2018-06', '2025-01'], 2019)).toEqual([2026, 2025, 2024, 2023, 2022, 2019, 2018]);
  expect(readAnalysisSearch({ year: '2018', month: '04' }, today).year).toBe(2018);
  expect(readAnalysisSearch({ year: '2027', month: '04' }, today).year).toBe(2026);
});

test('without parameters it is this month, London and Manchester', () => {
  expect(readAnalysisSearch({}, today)).toEqual({
    year: 2026,
    month: '11',
    cities: ['london', 'manchester'],
    sample: false,
    analysis: undefined,
  });
});

test('month, year, cities and the analysis are read, a month of one digit too', () => {
  const given = { year: '2025', month: '3', cities: 'Camden|leeds|camden', sample: 'yes', analysis: 'a-1' };

  expect(readAnalysisSearch(given, today)).toEqual({
    year: 2025,
    month: '03',
    cities: ['camden', 'leeds'],
    sample: true,
    analysis: 'a-1',
  });
});

test('what does not exist falls back to now', () => {
  const given = { year: '1999', month: '13', cities: '||', analysis: '<script>' };

  expect(readAnalysisSearch(given, today)).toEqual(readAnalysisSearch({}, today));
});

test('London and Manchester need no parameter, in any order', () => {
  expect(citiesParameter(['manchester', 'london'])).toBeUndefined();
  expect(citiesParameter(['london'])).toBe('london');
  expect(citiesParameter(['london', 'leeds'])).toBe('london|leeds');
});
