import { expect, test } from 'vitest';
import { chooseWords, splitWords } from './split-query.ts';

const wordsOf = (text: string) => splitWords(text).map(({ word }) => word);
const chosenOf = (text: string) => chooseWords(text).map(({ word }) => word);

test.each([
  ['evil-domain.example/a_b', ['evil', 'domain', 'example', 'a', 'b']],
  ['198.51.100.7', ['198', '51', '100', '7']],
  ['APT東京電力 x', ['apt', '東京電力', 'x']],
  ['"a" OR b* NEAR(c) ^ : - 😀', ['a', 'or', 'b', 'near', 'c']],
  ['\ue000threat', ['threat']],
  ['\u0301%_\\', []],
])('%j is taken apart into %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

test('single letters are left out beside longer words, and asked for where there is nothing else', () => {
  expect(chosenOf('john d')).toEqual(['john']);
  expect(chosenOf('a b')).toEqual(['a', 'b']);
});

test('a word that another one begins with asks for nothing more', () => {
  expect(chosenOf('phish PHISHING phishing')).toEqual(['phishing']);
});

test('at most eight words are asked for, the longest', () => {
  const many = Array.from({ length: 30 }, (_, index) => `${'x'.repeat(index + 2)}${index}`);

  expect(chosenOf(many.join(' '))).toHaveLength(8);
});
