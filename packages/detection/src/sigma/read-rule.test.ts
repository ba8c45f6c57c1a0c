import { sigmaTextMax } from '@halyard/contracts/inflow/sigma.ts';
import { expect, test } from 'vitest';
import { parseSigma, SigmaError, splitDocuments } from './index.ts';

const whole = `title: Odd tool on a server
id: 6B1F7C1A-3a52-4c9c-9a5e-1f2f30c0a001
status: test
level: high
description: Someone runs the tool.
author: Someone
references: [https://example.com/a]
tags: [attack.t1059.001, attack.T1105, attack.execution, cve.2024-0001]
falsepositives: [Administrators]
logsource: { category: process_creation, product: Windows }
detection:
  s: { Image|endswith: '\\tool.exe' }
  condition: s
`;

const problemOf = (text: string) => {
  try {
    parseSigma(text);
  } catch (cause) {
    if (!(cause instanceof SigmaError)) throw cause;
    return { reason: cause.reason, detail: cause.detail, line: cause.line };
  }
  return null;
};

const withCondition = (condition: string) => whole.replace('condition: s', `condition: ${condition}`);
const withItem = (item: string) => whole.replace("Image|endswith: '\\tool.exe'", item);

test('a rule is read with its techniques and log source', () => {
  expect(parseSigma(whole)).toMatchObject({
    id: '6b1f7c1a-3a52-4c9c-9a5e-1f2f30c0a001',
    title: 'Odd tool on a server',
    status: 'test',
    level: 'high',
    techniques: ['T1059.001', 'T1105'],
    logsource: { category: 'process_creation', product: 'windows', service: null },
    references: ['https://example.com/a'],
    falsePositives: ['Administrators'],
  });
});

test.each([
  ['a key twice', whole.replace('status: test', 'title: Again'), 3, 'duplicate key'],
  ['a tab', whole.replace('  s: {', '\ts: {'), 12, 'a tab indents a line; use spaces'],
  [
    'an open quote',
    whole.replace('author: Someone', "author: 'Someone"),
    6,
    'a quotation mark, bracket, comma or colon is missing',
  ],
])('%s is reported in plain words, with its line', (_, text, line, detail) => {
  expect(problemOf(text)).toMatchObject({ reason: 'not_yaml', detail });
  expect(problemOf(text)?.line).toBeGreaterThanOrEqual(line);
});

test('what is missing stays missing', () => {
  const bare = 'title: T\nlogsource: { product: x }\ndetection: { s: { a: 1 }, condition: s }';
  expect(parseSigma(bare)).toMatchObject({ id: null, level: null, status: null, description: null, techniques: [] });
});

test.each([
  ['text that is no YAML', 'title: [a', 'not_yaml'],
  ['a list', '- a', 'not_a_rule'],
  ['a repeated name', 'title: a\ntitle: b', 'not_yaml'],
  ['no title', whole.replace(/^title:.*$/m, ''), 'missing_field'],
  ['no detection', 'title: a\nlogsource: { product: x }', 'missing_field'],
  ['no condition', whole.replace('condition: s', ''), 'missing_field'],
  ['no log source', whole.replace(/^logsource:.*$/m, ''), 'missing_field'],
  ['a level that nobody knows', whole.replace('level: high', 'level: severe'), 'bad_field'],
  ['a correlation', 'title: a\ncorrelation: { type: event_count }', 'correlation'],
  ['an old aggregation', withCondition('s | count() by user > 5'), 'aggregation'],
  ['near', withCondition('s near x'), 'aggregation'],
  ['a selection that is not there', withCondition('s and other'), 'unknown_selection'],
  ['a pattern of no selection', withCondition('1 of other_*'), 'unknown_selection'],
  ['an open bracket', withCondition('(s'), 'bad_condition'],
  ['words after the end', withCondition('s s'), 'bad_condition'],
  ['a quantity of nothing', withCondition('0 of them'), 'bad_condition'],
  ['endless brackets', withCondition(`${'('.repeat(100)}s${')'.repeat(100)}`), 'too_deep'],
  ['endless words', withCondition('s or '.repeat(2_000).concat('s')), 'too_many_values'],
  ['expand', withItem('Image|expand: "%users%"'), 'unsupported_modifier'],
  ['a modifier that nobody knows', withItem('Image|soundslike: x'), 'unsupported_modifier'],
  ['two modifiers that contradict', withItem('Image|startswith|endswith: x'), 'unsupported_modifier'],
  ['wide without base64', withItem('Image|wide: x'), 'unsupported_modifier'],
  ['look-around', withItem('Image|re: "(?=a)b"'), 'bad_regex'],
  ['a back reference', withItem('Image|re: "(a)\\\\1"'), 'bad_regex'],
  ['a network that is none', withItem('Image|cidr: 10.0.0.0/99'), 'bad_value'],
  ['a limit that is no number', withItem('Image|gt: many'), 'bad_value'],
  ['wildcards in base64', withItem('Image|base64: "a*"'), 'bad_value'],
  ['a map as a value', withItem('Image: { a: 1 }'), 'bad_value'],
  ['endless values', withItem(`Image: [${'x,'.repeat(10_001)}]`), 'too_many_values'],
  ['too much text', `${whole}# ${'x'.repeat(sigmaTextMax)}`, 'too_large'],
  ['a part of a collection', `action: global\n${whole}`, 'not_a_rule'],
])('%s is rejected with its reason', (_, text, reason) => {
  expect(problemOf(text)).toMatchObject({ reason });
});

test('YAML that multiplies itself is rejected', () => {
  const bomb = [
    'a: &a [x, x, x, x, x, x, x, x, x]',
    ...Array.from(
      { length: 8 },
      (_, at) => `${'bcdefghi'[at]}: &${'bcdefghi'[at]} [${`*${'abcdefgh'[at]},`.repeat(9)}]`,
    ),
  ].join('\n');
  expect(problemOf(bomb)).toMatchObject({ reason: 'not_yaml' });
});

test('the line of a problem is where it stands', () => {
  expect(problemOf(withCondition('s and other'))).toEqual({ reason: 'unknown_selection', detail: 'other', line: 13 });
  expect(problemOf(withItem('Image|expand: "%users%"'))?.line).toBe(12);
  expect(problemOf('title: a\nb: [')?.line).toBe(2);
});

test('documents of a text come apart with their lines', () => {
  const text = `# header\n---\n${whole}---\n\n# nothing\n---\ntitle: second\n`;
  expect(splitDocuments(text).map(({ line }) => line)).toEqual([2, 19]);
  expect(splitDocuments(whole)).toHaveLength(1);
  expect(splitDocuments('')).toEqual([]);
});
