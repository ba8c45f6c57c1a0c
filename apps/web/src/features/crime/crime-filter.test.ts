import { type CrimeQuery, crimeCategories, crimeFilterShape } from '@halyard/contracts/crime/crime.ts';
import { expect, test } from 'vitest';
import { changeSearch } from '../../records/address/change-search.ts';
import { addressOf, changeQuery, joinList, listOf, narrowingsOf, noFilter, readCrimeQuery } from './crime-filter.ts';
import { addMonths, monthsBetween } from './crime-filter-months.ts';

const months = monthsBetween('2025-01', '2026-03');

test('an address without months asks for the last twelve that were imported', () => {
  expect(readCrimeQuery({}, months)).toEqual({ from: '2025-04', to: '2026-03' });
  expect(readCrimeQuery({}, ['2020-01', '2026-01'])).toEqual({ from: '2020-01', to: '2026-01' });
  expect(readCrimeQuery({}, [])).toBeNull();
});

test('an address with months of its own needs no imported ones, in either order', () => {
  expect(readCrimeQuery({ from: '2026-03', to: '2026-01' }, [])).toEqual({ from: '2026-01', to: '2026-03' });
  expect(readCrimeQuery({ from: '2030-01' }, months)).toEqual({ from: '2030-01', to: '2030-01' });
});

test('what the address says nonsense about is left out', () => {
  const search = {
    from: '2026-13',
    to: 'now',
    force: 'Kent Police',
    antisocial: 'maybe',
    located: 'perhaps',
    west: '-0.1',
    cell: '1:2',
    repeated: 'no',
    category: 'Drugs',
    tab: 'records',
  };

  expect(readCrimeQuery(search, ['2026-01'])).toEqual({ from: '2026-01', to: '2026-01', category: 'Drugs' });
});

test('a box counts only with all four sides, and once', () => {
  const query = readCrimeQuery({ from: '2026-01', to: '2026-01', west: -0.2, south: 51, east: 0, north: 52 }, []);

  expect(query).toMatchObject({ west: '-0.2', south: '51', east: '0', north: '52' });
  expect(narrowingsOf(query as CrimeQuery)).toEqual(['west']);
});

/** The same numbers in every run. */
function createRandom(seed: number) {
  let state = seed;
  return (count: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state % count;
  };
}

test('whatever filter stands in the address is read as it was written, and the contract takes it', () => {
  const random = createRandom(7);
  const some = (values: readonly string[]) => joinList(values.filter(() => random(2) === 1));
  const one = <T>(...values: readonly T[]) => values[random(values.length)];
  for (let run = 0; run < 300; run += 1) {
    const query = changeQuery(
      { from: addMonths('2020-01', random(40)), to: addMonths('2024-01', random(40)) },
      {
        force: some(['kent', 'city-of-london', 'devon-and-cornwall']),
        area: some(['Camden', 'Bristol, City of', 'Leeds']),
        category: some(crimeCategories),
        outcome: some(['Under investigation', 'Unable to prosecute suspect']),
        city: one(undefined, 'london', 'leeds'),
        antisocial: one(undefined, 'with', 'no', 'only'),
        located: one(undefined, 'yes', 'no'),
        lsoa: one(undefined, 'yes', 'no'),
        repeated: one(undefined, 'yes'),
        cell: one(undefined, '2500:-12:9', '250:0:1'),
      },
    );

    expect(readCrimeQuery(addressOf(query), [])).toEqual(query);
    expect(crimeFilterShape.safeParse(query).success).toBe(true);
  }
});

test('several values are parted by a bar, since names of areas hold commas', () => {
  expect(listOf('Bristol, City of|Leeds')).toEqual(['Bristol, City of', 'Leeds']);
  expect(listOf(undefined)).toEqual([]);
  expect(joinList([])).toBeUndefined();
});

test('taking the filter away leaves the rest of the address', () => {
  expect(changeSearch({ tab: 'explore', trend: 'category', from: '2026-01', cell: '250:1:1' }, noFilter)).toEqual({
    tab: 'explore',
    trend: 'category',
  });
});

test('months are counted across years', () => {
  expect(addMonths('2026-01', -1)).toBe('2025-12');
  expect(addMonths('2025-11', 14)).toBe('2027-01');
  expect(monthsBetween('2025-12', '2026-02')).toEqual(['2025-12', '2026-01', '2026-02']);
  expect(monthsBetween('2026-02', '2026-01')).toEqual([]);
});
