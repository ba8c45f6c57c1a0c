import { describe, expect, test } from 'vitest';
import { parsePattern } from './parse-pattern.ts';
import { type Comparison, type Pattern, PatternError } from './pattern.ts';

const comparisonOf = (text: string): Comparison => {
  const pattern = parsePattern(`[${text}]`);
  if (pattern.kind !== 'observed') throw new Error(pattern.kind);
  return pattern.comparison;
};

/** The structure of a pattern as text: every test is the name of its object. */
function structure(node: Pattern | Comparison): string {
  switch (node.kind) {
    case 'test':
      return node.path.object;
    case 'observed':
      return `[${structure(node.comparison)}]`;
    case 'qualified':
      return `${structure(node.pattern)}.${node.qualifier.kind}`;
    default:
      return `${node.kind}(${node.parts.map(structure).join(' ')})`;
  }
}

function errorOf(text: string): PatternError {
  try {
    parsePattern(text);
  } catch (cause) {
    if (cause instanceof PatternError) return cause;
    throw cause;
  }
  throw new Error(`This parses: ${text}`);
}

describe('operators', () => {
  test.each([
    ["a:b = 'x'", '=', false],
    ["a:b == 'x'", '=', false],
    ["a:b != 'x'", '=', true],
    ["a:b <> 'x'", '=', true],
    ["a:b NOT != 'x'", '=', false],
    ["a:b NOT = 'x'", '=', true],
    ['a:b < 1', '<', false],
    ['a:b <= 1', '<=', false],
    ['a:b NOT > 1', '>', true],
    ['a:b >= 1', '>=', false],
    ["a:b IN ('x', 'y')", 'IN', false],
    ["a:b NOT LIKE 'x%'", 'LIKE', true],
    ["a:b MATCHES '^x'", 'MATCHES', false],
    ["a:b ISSUBSET '192.0.2.0/24'", 'ISSUBSET', false],
    ["a:b ISSUPERSET '192.0.2.0/24'", 'ISSUPERSET', false],
    ['EXISTS a:b', 'EXISTS', false],
    ['NOT EXISTS a:b', 'EXISTS', true],
  ])('%s', (text, operator, isNegated) => {
    expect(comparisonOf(text)).toMatchObject({ kind: 'test', operator, isNegated });
  });
});

test.each([
  ["'it''", undefined],
  ["'C:\\\\a'", { kind: 'string', value: 'C:\\a' }],
  ["'it\\'s'", { kind: 'string', value: "it's" }],
  ["'// no comment /* */'", { kind: 'string', value: '// no comment /* */' }],
  ['-4', { kind: 'number', value: -4 }],
  ['+12', { kind: 'number', value: 12 }],
  ['.5', { kind: 'number', value: 0.5 }],
  ['-0.25', { kind: 'number', value: -0.25 }],
  ['true', { kind: 'boolean', value: true }],
  ['false', { kind: 'boolean', value: false }],
  ["h'FFd8'", { kind: 'binary', value: 'ffd8' }],
  ["h''", { kind: 'binary', value: '' }],
  ["b'YWxpY2U='", { kind: 'binary', value: '616c696365' }],
  ["b'YWxp\r\nY2U='", { kind: 'binary', value: '616c696365' }],
  ["t'2026-01-31T23:59:60.125Z'", { kind: 'timestamp', value: '2026-01-31T23:59:60.125Z' }],
])('the literal %s', (text, literal) => {
  if (literal) expect(comparisonOf(`a:b = ${text}`)).toMatchObject({ values: [literal] });
  else expect(() => comparisonOf(`a:b = ${text}`)).toThrow(PatternError);
});

test.each([
  ['file:name', 'file:name'],
  ["file:hashes.'SHA-256'", "file:hashes.'SHA-256'"],
  ["file:'hashes'.'MD5'", 'file:hashes.MD5'],
  ['email-message:to_refs[*].value', 'email-message:to_refs[*].value'],
  ['x-a_b:c[0].d[-1][2]', 'x-a_b:c[0].d[-1][2]'],
  ["x:'it\\'s'", "x:'it\\'s'"],
])('the path %s is %s', (written, text) => {
  expect(comparisonOf(`EXISTS ${written}`)).toMatchObject({ path: { text } });
});

test.each([
  ['[a:x=1 OR b:x=1 AND c:x=1]', '[or(a and(b c))]'],
  ['[(a:x=1 OR b:x=1) AND c:x=1]', '[and(or(a b) c)]'],
  ['[a:x=1 AND b:x=1 AND c:x=1 OR d:x=1]', '[or(and(a b c) d)]'],
  ['[a:x=1] OR [b:x=1] AND [c:x=1]', 'or([a] and([b] [c]))'],
  ['[a:x=1] FOLLOWEDBY [b:x=1] OR [c:x=1]', 'followed_by([a] or([b] [c]))'],
  ['([a:x=1] FOLLOWEDBY [b:x=1]) AND [c:x=1]', 'and(followed_by([a] [b]) [c])'],
  ['[a:x=1] AND [b:x=1] WITHIN 5 SECONDS', 'and([a] [b].within)'],
  ['([a:x=1] AND [b:x=1]) WITHIN 0.5 SECONDS', 'and([a] [b]).within'],
  ['[a:x=1] REPEATS 5 TIMES WITHIN 60 SECONDS', '[a].repeats.within'],
  ["[a:x=1] START t'2026-01-01T00:00:00Z' STOP t'2026-02-01T00:00:00.5Z'", '[a].start_stop'],
  ['([a:x=1]) REPEATS 2 TIMES REPEATS 2 TIMES', '[a].repeats.repeats'],
  ['/* why */ [ a:x\n=\u00a01 // because\n]', '[a]'],
])('%s means %s', (text, meant) => {
  expect(structure(parsePattern(text))).toBe(meant);
});

test.each<[text: string, position: number, expected: string | null]>([
  ['', 0, '[ or ('],
  ['a:b = 1', 0, '[ or ('],
  ['[a:b = ]', 7, 'a value'],
  ['[a:b = 1', 8, ']'],
  ['[a.b = 1]', 2, ':'],
  ['[a:b 1]', 5, 'an operator (=, !=, <, <=, >, >=, IN, LIKE, MATCHES, ISSUBSET, ISSUPERSET)'],
  ['[a:b-c = 1]', 3, 'the name of a property'],
  ['[a:IN = 1]', 3, 'the name of a property'],
  ['[a:b = unquoted]', 7, 'a value'],
  ['[a:b = 007]', 8, ']'],
  ['[a:b > true]', 7, 'a number, string or timestamp'],
  ['[a:b MATCHES 5]', 13, 'a string in quotes'],
  ['[a:b[1.5] = 1]', 5, 'a whole number or *'],
  ['[a:b IN (1, 2]', 13, ')'],
  ['[a:b IN (1, true)]', 12, null],
  ["[a:b = 'open]", 7, "'"],
  ["[a:b = '\\d']", 8, '\\\\'],
  ["[a:b = t'2026-13-01T00:00:00Z']", 7, 'a value'],
  ["[a:b = t'2026-01-01T00:00:00']", 7, 'a value'],
  ["[a:b = b'====']", 7, 'a value'],
  ["[a:b = h'abc']", 7, 'a value'],
  ['[a:b = 1] /* open', 10, '*/'],
  ['[a:b = 1] within 5 SECONDS', 10, 'AND, OR, FOLLOWEDBY, a qualifier or the end'],
  ['[a:b = 1] WITHIN 5 HOURS', 19, 'SECONDS'],
  ['[a:b = 1] WITHIN -5 SECONDS', 17, 'a positive number of seconds'],
  ['[a:b = 1] REPEATS 0 TIMES', 18, 'a positive whole number'],
  ['[a:b = 1] REPEATS 1.5 TIMES', 18, 'a positive whole number'],
  ["[a:b = 1] START '2026'", 16, "a timestamp, such as t'2026-01-31T12:00:00Z'"],
  ['[a:b = 1] REPEATS 2 TIMES REPEATS 2 TIMES', 26, null],
  ['[a:b = 1] [c:d = 1]', 10, 'AND, OR, FOLLOWEDBY, a qualifier or the end'],
  ["[file:hashes.'SHA-256' = 'f00']", 23, null],
  ['[a:b =? 1]', 6, null],
  ['[a:b = 1]\0', 9, null],
])('%j is refused where it goes wrong', (text, position, expected) => {
  expect(errorOf(text)).toMatchObject({ position, expected });
});

test('an error says what was found', () => {
  expect(errorOf('[a:b = 1 AND]').message).toBe('Expected the type of an object at 12, found "]".');
  expect(errorOf('[a:b = 1').message).toBe('Expected ] at 8, found the end.');
});

describe('hostile patterns', () => {
  test.each([
    ['['.repeat(50_000)],
    ['('.repeat(50_000)],
    [`[${'('.repeat(40_000)}`],
    [`[a:b${'[0]'.repeat(16_000)}`],
    [`[a:b = '${'\\\\'.repeat(24_000)}`],
    ['/*'.repeat(25_000)],
    [' '.repeat(50_000)],
    [`[a:b = 1]${'\n//'.repeat(15_000)}\nx`],
    [`[a:b IN (${'1,'.repeat(24_000)}`],
    ["b'".concat('A'.repeat(49_000))],
    [`[a:b = 1] AND ${'x'.repeat(60_000)}`],
  ])('%.20s… ends with an error', (text) => {
    expect(errorOf(text).position).toBeGreaterThanOrEqual(0);
  });

  test('what is long and valid is read', () => {
    const tests = Array.from({ length: 3_000 }, (_, index) => `a:b = ${index}`);
    expect(comparisonOf(tests.join(' OR '))).toMatchObject({ kind: 'or', parts: { length: 3_000 } });
    expect(structure(parsePattern(`${'('.repeat(99)}[(a:x=1)]${')'.repeat(99)}`))).toBe('[a]');
  });
});
