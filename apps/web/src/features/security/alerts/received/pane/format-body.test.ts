import { expect, test } from 'vitest';
import { findIn, formatBody } from './format-body.ts';

test('a body of JSON is shown in lines, anything else as it came', () => {
  expect(formatBody('{"a":1}')).toEqual({ shown: '{\n  "a": 1\n}', isJson: true });
  expect(formatBody('<34>Oct 11 su: failed')).toEqual({ shown: '<34>Oct 11 su: failed', isJson: false });
});

test('what is looked for is found whatever its case, and the text stays whole', () => {
  const { parts, matches } = findIn('Beacon, beacon', 'BEACON');

  expect(matches).toBe(2);
  expect(parts.filter(({ isMatch }) => isMatch).map(({ words }) => words)).toEqual(['Beacon', 'beacon']);
  expect(parts.map(({ words }) => words).join('')).toBe('Beacon, beacon');
});
