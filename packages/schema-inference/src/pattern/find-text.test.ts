import { expect, test } from 'vitest';
import { findText, type TextRules } from './find-text.ts';
import { openPattern } from './open-pattern.ts';

test.each<[string, TextRules]>([
  ['a part of another pattern', { matching: ['^a+$'], refused: ['^a*$'] }],
  ['a class inside any letter', { matching: ['^[0-9a-zA-Z]+$'], refused: ['^.+$'] }],
  ['two patterns that exclude each other', { matching: ['^a', '^[^a]'], refused: [] }],
  ['everything', { matching: [], refused: ['.*'] }],
  ['a text that is too short for its pattern', { matching: ['^.+$'], refused: [], most: 0 }],
])('no text is outside of %s', (_, rules) => {
  expect(findText(rules)).toBeNull();
});

test.each<[string, TextRules]>([
  ['', { matching: ['^a*$'], refused: ['^a+$'] }],
  ['\n', { matching: [], refused: ['^.*$'] }],
  ['K', { matching: ['^[kK]$'], refused: ['^k$'] }],
  ['00.0', { matching: ['^\\d+\\.\\d+$'], refused: ['^\\d\\.\\d$'] }],
  ['aaaaa', { matching: ['^a'], refused: ['b$'], least: 5, most: 9 }],
  ['beat', { matching: ['^(?:stable|beat)$'], refused: ['^(?:stable|beta)$'] }],
])('the shortest text between the patterns is %j', (text, rules) => {
  expect(findText(rules)).toBe(text);
  expect(rules.matching.every((pattern) => openPattern(pattern).test(text))).toBe(true);
  expect(rules.refused.some((pattern) => openPattern(pattern).test(text))).toBe(false);
});

test.each(['\\bx', '(?=a)b', '(a)\\1', '['])('of the pattern %s nothing is claimed', (pattern) => {
  expect(findText({ matching: [pattern], refused: [] })).toBeUndefined();
});
