import { expect, test } from 'vitest';
import { countryCodes, countryMiddle } from './country-centroids.ts';
import { findDangling } from './dangling.ts';
import { resolveDuplicate } from './duplicates.ts';
import { countsAddUp } from './import-summary.ts';
import { guessFormat } from './read-import.ts';
import { sourceOf } from './source-of.ts';

test('the counts of an import add up when every object is stored, updated, unchanged or rejected', () => {
  const counts = { objectsIn: 10, created: 5, updated: 1, unchanged: 2, rejected: 2 };

  expect(countsAddUp(counts)).toBe(true);
  expect(countsAddUp({ ...counts, created: 4 })).toBe(false);
  expect(countsAddUp({ ...counts, created: 6, rejected: 2 })).toBe(false);
  expect(countsAddUp({ ...counts, unchanged: 4 })).toBe(false);
  expect(countsAddUp({ ...counts, created: -1, rejected: 8 })).toBe(false);
});

test('of two versions in one file the newer stays, of two alike the first', () => {
  const old = { place: 'objects[1]', id: 'a', modifiedAt: 1 };
  const young = { place: 'objects[0]', id: 'a', modifiedAt: 2 };

  expect(resolveDuplicate(old, young)).toMatchObject({
    stays: young,
    rejected: { rejection: { place: 'objects[1]', detail: 'objects[0]' } },
  });
  expect(resolveDuplicate(young, old).stays).toBe(young);
  expect(resolveDuplicate({ ...old, modifiedAt: null }, { ...young, modifiedAt: null }).stays.place).toBe('objects[1]');
});

test('a connection dangles when an end of it does not exist', () => {
  const ends = { sourceId: 'a', targetId: 'b' };

  expect(findDangling(ends, () => true)).toBeNull();
  expect(findDangling(ends, (id) => id === 'b')).toEqual({ reason: 'dangling_source', detail: 'a' });
  expect(findDangling(ends, (id) => id === 'a')).toEqual({ reason: 'dangling_target', detail: 'b' });
});

test('a source is what the record says, else its author, else the file', () => {
  const nameOf = (id: string) => (id === 'identity--1' ? 'FireEye' : undefined);

  expect(sourceOf({ source: 'Desk', createdBy: 'identity--1' }, nameOf, 'a.json')).toBe('Desk');
  expect(sourceOf({ source: '', createdBy: 'identity--1' }, nameOf, 'a.json')).toBe('FireEye');
  expect(sourceOf({ source: '', createdBy: 'identity--2' }, nameOf, 'a.json')).toBe('a.json');
  expect([...sourceOf({ source: '', createdBy: null }, nameOf, '😀'.repeat(300))]).toHaveLength(200);
});

test('a file that begins with a bracket is STIX, any other CSV', () => {
  const guess = (text: string) => guessFormat(new TextEncoder().encode(text));

  expect([guess('\uFEFF {'), guess('['), guess('name,type'), guess('')]).toEqual(['stix', 'stix', 'csv', 'csv']);
});

test('every country of ISO 3166-1 has a middle on the globe', () => {
  expect(new Set(countryCodes).size).toBe(249);
  for (const code of countryCodes) {
    const middle = countryMiddle(code);
    expect(Math.abs(middle?.latitude ?? 91)).toBeLessThanOrEqual(90);
    expect(Math.abs(middle?.longitude ?? 181)).toBeLessThanOrEqual(180);
  }
  expect(countryMiddle('GB')).toEqual({ latitude: 54, longitude: -2 });
  expect(countryMiddle('ZZ')).toBeNull();
});
