import { forceSlug } from '@halyard/contracts/crime/crime.ts';
import { expect, test } from 'vitest';
import { allForces, forceName, forceOf } from './forces.ts';

test('every force is found by its name and by its slug', () => {
  for (const { slug, name } of allForces)
    expect([forceOf(name), forceOf(slug), forceName(slug)]).toEqual([slug, slug, name]);
});

test('a force is found whatever its letters, its ampersand or its newer name', () => {
  expect(forceOf('DEVON AND CORNWALL POLICE')).toBe('devon-and-cornwall');
  expect(forceOf('Hampshire & Isle of Wight Constabulary')).toBe('hampshire');
  expect(forceOf(' Metropolitan Police ')).toBe('metropolitan');
});

test.each(['Police Scotland', 'Force 12', "O'Hara's Älteste", '', '東京', 'x', '-'.repeat(300), 'a'.repeat(300)])(
  'the unknown force %j has a slug that the contract takes',
  (name) => {
    expect(forceSlug.safeParse(forceOf(name)).success).toBe(true);
  },
);
