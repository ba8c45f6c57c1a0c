import { expect, test } from 'vitest';
import { countMonths, coveredParameter, readCoverageSearch } from './coverage-search.ts';

const today = '2026-11-21';

test('without parameters it is the last 24 months of street-level crime', () => {
  const search = readCoverageSearch({}, today);

  expect(search).toEqual({ kind: 'street', from: '2024-12', to: '2026-11', covered: undefined });
  expect(countMonths(search)).toBe(24);
});

test('a span and a cell are read from the address', () => {
  const given = {
    kind: 'outcomes',
    from: '2019-01',
    to: '2019-12',
    covered: coveredParameter('city-of-london', '2019-03'),
  };

  expect(readCoverageSearch(given, today)).toEqual({
    kind: 'outcomes',
    from: '2019-01',
    to: '2019-12',
    covered: { force: 'city-of-london', month: '2019-03' },
  });
});

test('no more is asked for than the server answers, and no span ends before it begins', () => {
  expect(readCoverageSearch({ from: '1990-01', to: '2020-12' }, today).from).toBe('2011-01');
  expect(readCoverageSearch({ from: '2027-01', to: '2020-12' }, today).from).toBe('2020-12');
  expect(readCoverageSearch({ from: 'x', covered: '../../etc.2020' }, today).covered).toBeUndefined();
});
