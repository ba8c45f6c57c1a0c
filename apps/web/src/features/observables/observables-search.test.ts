import { expect, test } from 'vitest';
import {
  areSightingsFiltered,
  isFiltered,
  readObservablesSearch,
  toObservablesQuery,
  toSightingsQuery,
} from './observables-search.ts';

test('the address says what is listed; what it cannot mean is left out', () => {
  const search = readObservablesSearch({
    type: 'url',
    in: 'alert',
    known: 'yes',
    held: 'maybe',
    search: ' evil[.]org ',
  });

  expect(toObservablesQuery(search)).toEqual({ type: 'url', seenIn: 'alert', known: 'yes', search: 'evil[.]org' });
  expect(isFiltered(search)).toBe(true);
  expect(isFiltered(readObservablesSearch({ type: 'nothing' }))).toBe(false);
});

test('links to sightings name the indicator, the observable or the list that they are of', () => {
  const search = readObservablesSearch({ tab: 'sightings', indicator: 'indicator--1', list: 'own', held: 'yes' });

  expect(search.tab).toBe('sightings');
  expect(toSightingsQuery(search)).toEqual({ indicator: 'indicator--1', warningList: 'own', heldBack: 'yes' });
  expect(areSightingsFiltered(search)).toBe(true);
});

test('an id that no record can have is none', () => {
  expect(readObservablesSearch({ observable: '../x' }).observable).toBeUndefined();
  expect(readObservablesSearch({ observable: 'ipv4-addr--1', part: 'incident' })).toMatchObject({
    observable: 'ipv4-addr--1',
    part: 'incident',
  });
});
