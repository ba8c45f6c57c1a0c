import { expect, test } from 'vitest';
import { openPattern } from './open-pattern.ts';

const texts = [
  ...[
    '',
    'a',
    'aa',
    'ab',
    'b',
    'A',
    'é',
    '😀',
    '-',
    '.',
    '\n',
    'a\n',
    '\u2028',
    '\u00a0',
    '\ufeff',
    '\v',
    ' ',
    '5',
    '٣',
  ],
  ...['[', ']', '{', '}', '{2', '_', '/', '\\', 'a-b', 'a.b', '2026-01-15', 'x'.repeat(300), '\u0008', 'z', 'Q', 'E'],
];

test.each([
  ...['a', '^a$', 'a$', '.', '^.$', '^.*$', '\\s', '\\S', '[\\s\\S]', '[^\\s]', '[^\\S]', '\\d', '\\w+', '\\bab\\b'],
  ...['[^]', '[a-z]', '[\\w-.]', '[a\\-z]', '[-a]', '[\\]]', '[\\b]', '\\/', '\\-', '\\.', '\\u0061', '\\x61', '\\cJ'],
  ...[
    '(?:ab|a)',
    '(?<name>a)b',
    '(a)(b)',
    '^a{2}$',
    '^a{1,}$',
    '^{',
    'a{',
    '}',
    ']',
    '[[]',
    '[[:alpha:]]',
    '\\0',
    '\\v',
  ],
  ...[
    '^\\d{4}-\\d{2}-\\d{2}$',
    'é',
    '[à-ÿ]',
    '[^a-z]+$',
    '^x{300}$',
    'a|b|',
    'a+?b',
    '^$',
    '\\t|\\n|\\r|\\f',
    '[.]',
    '#',
  ],
])('%s matches what it matches in a browser, in linear time', (pattern) => {
  const native = new RegExp(pattern);
  const { test: matches, isLinear } = openPattern(pattern);

  expect(isLinear).toBe(true);
  for (const text of texts.filter((one) => one !== '😀'))
    expect([text, matches(text)]).toEqual([text, native.test(text)]);
});

test.each(['^.$', '\\u{1F600}', '\\uD83D\\uDE00', '^[😀]$', '\\p{L}', '\\P{Lu}'])(
  '%s reads whole characters',
  (pattern) => {
    const native = new RegExp(pattern, 'u');
    const { test: matches, isLinear } = openPattern(pattern, 'u');

    expect(isLinear).toBe(true);
    for (const text of texts) expect([text, matches(text)]).toEqual([text, native.test(text)]);
  },
);

test.each(['a(?=b)', '(?<!a)b', '(a)\\1', '^a{1,5000}$', '\\p{Script=Greek}'])(
  '%s is left to the engine that can',
  (pattern) => {
    const flags = pattern.includes('\\p') ? 'u' : '';

    expect(openPattern(pattern, flags).isLinear).toBe(false);
    for (const text of texts) {
      expect(openPattern(pattern, flags).test(text)).toBe(new RegExp(pattern, flags).test(text));
    }
  },
);

test('patterns that would never end by trying everything end at once', () => {
  const long = `${'a'.repeat(20_000)}!`;

  for (const pattern of ['^(a+)+$', '^(a|aa)+$', '^(a|a)*$', '(a*)*b', '(.*)*,(.*)*,', '^([a-z]+\\s?)+$']) {
    expect(openPattern(pattern).test(long)).toBe(false);
  }
});

test('what is no pattern is a syntax error', () => {
  expect(() => openPattern('(')).toThrow(SyntaxError);
});
