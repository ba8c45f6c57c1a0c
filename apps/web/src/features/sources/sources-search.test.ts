import { expect, test } from 'vitest';
import { nextPlace } from './move-focus.ts';
import { listsSum, readSourcesSearch, sortSources } from './sources-search.ts';
import { countsOf, sourceOf } from './testing/open-sources.tsx';

test('an address without anything shows the worst sources first, as cards', () => {
  expect(readSourcesSearch({})).toMatchObject({ view: 'cards', sort: 'health', dir: 'asc', part: 'deliveries' });
});

test('what an address does not know it leaves out', () => {
  const search = readSourcesSearch({
    view: 'list',
    sort: 'shape',
    health: 'tired',
    source: '../x',
    delivery: '-1',
    add: 'fax',
  });

  expect(search).toMatchObject({ view: 'cards', sort: 'health' });
  expect([search.health, search.source, search.delivery, search.add]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test('numbers sort from the largest, names from A', () => {
  const sources = [
    sourceOf('a', { name: 'Zeek', counts: countsOf({ rejected: 2 }) }),
    sourceOf('b', { name: 'Alertmanager', counts: countsOf({ rejected: 9 }) }),
  ];
  const order = (sort: string) => sortSources(sources, readSourcesSearch({ sort })).map(({ id }) => id);

  expect(order('rejected')).toEqual(['b', 'a']);
  expect(order('name')).toEqual(['b', 'a']);
  expect(order('health')).toEqual(['a', 'b']);
});

test('only the table that is sorted by a figure lists what the figure counts', () => {
  expect(listsSum(readSourcesSearch({ view: 'table', sort: 'rejected' }))).toBe('rejected');
  expect(listsSum(readSourcesSearch({ view: 'table', sort: 'name' }))).toBeUndefined();
  expect(listsSum(readSourcesSearch({ sort: 'rejected' }))).toBeUndefined();
  expect(listsSum(readSourcesSearch({ view: 'table', sort: 'rejected', source: 's1' }))).toBeUndefined();
});

test('up and down keep the column of cards, left and right go in reading order', () => {
  const spots = [
    { left: 0, top: 0 },
    { left: 300, top: 0 },
    { left: 0, top: 200 },
    { left: 300, top: 200 },
    { left: 0, top: 400 },
  ];

  expect(nextPlace(spots, 1, 'ArrowDown')).toBe(3);
  expect(nextPlace(spots, 3, 'ArrowDown')).toBe(4);
  expect(nextPlace(spots, 4, 'ArrowUp')).toBe(2);
  expect(nextPlace(spots, 1, 'ArrowRight')).toBe(2);
  expect(nextPlace(spots, 4, 'ArrowRight')).toBe(-1);
  expect(nextPlace(spots, 0, 'ArrowUp')).toBe(-1);
  expect(nextPlace(spots, -1, 'ArrowDown')).toBe(0);
});
