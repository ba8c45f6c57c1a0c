import { expect, test } from 'vitest';
import { findText, type TextRules } from './find-text.ts';
import { openPattern } from './open-pattern.ts';

test.each<[string, TextRules]>([
  ['a part of another pattern', { matching: ['^a+$'], rejected: ['^a*$'] }],
  ['a class inside any letter', { matching: ['^[0-9a-zA-Z]+$'], rejected: ['^.+$'] }],
  ['two patterns that exclude each other', { matching: ['^a', '^[^a]'], rejected: [] }],
  ['everything', { matching: [], rejected: ['.*'] }],
  ['a text that is too short for its pattern', { matching: ['^.+$'], rejected: [], most: 0 }],
])('no text is outside of %s', (_, rules) => {
  expect(findText(rules)).toBeNull();
});

test.each<[string, TextRules]>([
  ['', { matching: ['^a*$'], rejected: ['^a+$'] }],
  ['\n', { matching: [], rejected: ['^.*$'] }],
  ['K', { matching: ['^[kK]$'], rejected: ['^k$'] }],
  ['00.0', { matching: ['^\\d+\\.\\d+$'], rejected: ['^\\d\\.\\d$'] }],
  ['aaaaa', { matching: ['^a'], rejected: ['b$'], least: 5, most: 9 }],
  ['beat', { matching: ['^(?:stable|beat)$'], rejected: ['^(?:stable|beta)$'] }],
])('the shortest text between the patterns is %j', (text, rules) => {
  expect(findText(rules)).toBe(text);
  expect(rules.matching.every((pattern) => openPattern(pattern).test(text))).toBe(true);
  expect(rules.rejected.some((pattern) => openPattern(pattern).test(text))).toBe(false);
});

test.each(['\\bx', '(?=a)b', '(a)\\1', '['])('of the pattern %s nothing is claimed', (pattern) => {
  expect(findText({ matching: [pattern], rejected: [] })).toBeUndefined();
});
