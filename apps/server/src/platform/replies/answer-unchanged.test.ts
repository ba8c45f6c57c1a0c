import { expect, test } from 'vitest';
import { hasTag } from './answer-unchanged.ts';

test.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"x", W/"a" , "y"', true],
  [' * ', true],
  ['"x"', false],
  ['a', false],
  ['"x, a"', false],
  ['"*"', false],
])('If-None-Match: %s names the tag W/"a": %s', (asked, isNamed) => {
  expect(hasTag(asked, 'W/"a"')).toBe(isNamed);
});
