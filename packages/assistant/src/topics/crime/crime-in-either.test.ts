import { expect, test } from 'vitest';
import { isBetweenNames } from './crime-in-either.ts';

const joins = (text: string, names: readonly string[], ors = 1) =>
  isBetweenNames({ text, names, phrases: Array.from({ length: ors }, () => ['or:or'] as const) });

test('"or" between two places asks for both, each by itself', () => {
  expect(joins('more burglaries in Camden or in Leeds', ['Camden', 'Leeds'])).toBe(true);
  expect(joins('mehr Einbrüche in Camden oder in Leeds', ['Camden', 'Leeds'])).toBe(true);
});

test('"or" between anything else is not understood', () => {
  expect(joins('burglaries in Leeds or without a location', ['Leeds'])).toBe(false);
  expect(joins('crimes in Camden, Leeds or without a location', ['Camden', 'Leeds'])).toBe(false);
  expect(joins('crimes in Camden or Leeds or unlocated', ['Camden', 'Leeds'], 2)).toBe(false);
  expect(joins('crimes in Camden or ASB Leeds', ['Camden', 'Leeds'])).toBe(false);
});
