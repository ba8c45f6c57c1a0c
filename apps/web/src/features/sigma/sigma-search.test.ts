import { expect, test } from 'vitest';
import { isFiltered, readSigmaSearch, toSigmaQuery } from './sigma-search.ts';

test('an address says what is listed and what is open; what it does not know it leaves out', () => {
  const search = readSigmaSearch({
    state: 'testing',
    level: 'worst',
    technique: 't1059.001',
    rule: 'r1',
    part: 'test',
  });

  expect(search).toMatchObject({
    state: 'testing',
    level: undefined,
    technique: 'T1059.001',
    rule: 'r1',
    part: 'test',
  });
  expect(toSigmaQuery(search)).toEqual({ sort: 'updated', state: 'testing', technique: 'T1059.001' });
  expect(isFiltered(search)).toBe(true);
});

test('an empty address lists all rules', () => {
  const search = readSigmaSearch({ technique: 'x', part: 'all', sort: 'age' });
  expect(toSigmaQuery(search)).toEqual({ sort: 'updated' });
  expect(isFiltered(search)).toBe(false);
});
