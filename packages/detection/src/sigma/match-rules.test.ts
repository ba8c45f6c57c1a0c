import { expect, test } from 'vitest';
import { compileSigma, parseSigma } from './index.ts';

const ruleWith = (detection: string, logsource = 'category: application') =>
  `title: A rule\nlogsource:\n  ${logsource}\ndetection:\n${detection.replace(/^/gm, '  ')}`;

const matches = (detection: string, event: unknown) => compileSigma(parseSigma(ruleWith(detection)))(event);

/** One selection with one field. */
const field = (item: string, event: unknown) => matches(`s:\n  ${item}\ncondition: s`, event);

test('a text is compared as a whole, without regard to case, and with cased exactly', () => {
  expect(field('Image: C:\\Tools\\Run.exe', { Image: 'c:\\tools\\RUN.EXE' })).toBe(true);
  expect(field('Image: Run.exe', { Image: 'C:\\Tools\\Run.exe' })).toBe(false);
  expect(field('Image|cased: Run', { Image: 'run' })).toBe(false);
  expect(field('Image|contains|cased: Run', { Image: 'aRunb' })).toBe(true);
});

test('contains, startswith and endswith look at a part', () => {
  const event = { CommandLine: 'tool.exe --dump all' };
  expect(field('CommandLine|contains: "--DUMP"', event)).toBe(true);
  expect(field('CommandLine|startswith: tool', event)).toBe(true);
  expect(field('CommandLine|endswith: tool', event)).toBe(false);
  expect(field('CommandLine|endswith: " all"', event)).toBe(true);
});

test('of a list one value is enough, with all each is needed', () => {
  const event = { CommandLine: 'copy /y a b' };
  expect(field('CommandLine|contains: [move, copy]', event)).toBe(true);
  expect(field('CommandLine|contains|all: [move, copy]', event)).toBe(false);
  expect(field('CommandLine|contains|all: [copy, "/y"]', event)).toBe(true);
});

test('a list in the event is its values', () => {
  expect(field('tags: beta', { tags: ['alpha', 'beta'] })).toBe(true);
  expect(field('tags|contains|all: [alp, bet]', { tags: ['alpha', 'beta'] })).toBe(true);
  expect(field('tags: gamma', { tags: ['alpha', 'beta'] })).toBe(false);
});

test.each([
  ['a*c', 'abbbc', true],
  ['a*c', 'abcd', false],
  ['a?c', 'abc', true],
  ['a?c', 'ac', false],
  ['*a*b*c*', 'xxaxxbxxcxx', true],
  ['*a*b*c*', 'xxcxxbxxaxx', false],
  ['ab*ba', 'aba', false],
  ['ab*ba', 'abba', true],
  ['a\\*c', 'a*c', true],
  ['a\\*c', 'abc', false],
  ['a\\?', 'a?', true],
  ['C:\\\\*\\run', 'C:\\x\\run', true],
  ['\\\\\\\\srv\\\\*', '\\\\srv\\x', true],
  ['\\run.exe', '\\run.exe', true],
  ['a\\\\\\*', 'a\\*', true],
  ['*', '', true],
])('the pattern %s and the value %s: %s', (pattern, value, expected) => {
  expect(field(`f: '${pattern}'`, { f: value })).toBe(expected);
});

test('numbers and truth values are compared by how they are written', () => {
  expect(field('EventID: 4688', { EventID: '4688' })).toBe(true);
  expect(field("EventID: '4688'", { EventID: 4688 })).toBe(true);
  expect(field('ok: true', { ok: 'True' })).toBe(true);
  expect(field('EventID: 46', { EventID: 4688 })).toBe(false);
});

test('null is a field that is missing or null, an empty text one that is empty', () => {
  expect(field('f: null', {})).toBe(true);
  expect(field('f: null', { f: null })).toBe(true);
  expect(field('f: null', { f: '' })).toBe(false);
  expect(field("f: ''", { f: '' })).toBe(true);
  expect(field("f: ''", {})).toBe(false);
});

test('exists asks for the field, whatever its value', () => {
  expect(field('a.b|exists: true', { a: { b: null } })).toBe(true);
  expect(field('a.b|exists: false', { a: {} })).toBe(true);
  expect(field('a|exists: true', { a: { b: 1 } })).toBe(true);
});

test('limits compare numbers, also where they are written as text', () => {
  expect(field('size|gte: 10', { size: '10' })).toBe(true);
  expect(field('size|lt: 10', { size: 10 })).toBe(false);
  expect(field('size|gt: 10', { size: 'large' })).toBe(false);
  expect(field('size|lte: 10', { size: '' })).toBe(false);
});

test('a regular expression stands anywhere and obeys its flags', () => {
  expect(field("f|re: 'a{2,}b'", { f: 'xaaab' })).toBe(true);
  expect(field("f|re: 'AAB'", { f: 'aab' })).toBe(false);
  expect(field("f|re|i: 'AAB'", { f: 'aab' })).toBe(true);
  expect(field("f|re|m: '^second$'", { f: 'first\nsecond' })).toBe(true);
  expect(field("f|re|s: 'first.second'", { f: 'first\nsecond' })).toBe(true);
  expect(field("f|re: 'first.second'", { f: 'first\nsecond' })).toBe(false);
});

test('a regular expression that would never end elsewhere ends', () => {
  expect(field("f|re: '^(a+)+$'", { f: `${'a'.repeat(5_000)}!` })).toBe(false);
});

test('cidr holds addresses of its family', () => {
  const nets = "ip|cidr: ['10.20.0.0/16', '2001:db8::/32']";
  expect(field(nets, { ip: '10.20.3.4' })).toBe(true);
  expect(field(nets, { ip: '10.21.3.4' })).toBe(false);
  expect(field(nets, { ip: '2001:DB8::7' })).toBe(true);
  expect(field(nets, { ip: '::ffff:10.20.3.4' })).toBe(true);
  expect(field(nets, { ip: 'host' })).toBe(false);
});

test('base64 and UTF-16 are looked for at each offset', () => {
  for (const before of ['', 'x', 'xy', 'xyz']) {
    const script = Buffer.from(`${before}secret word and more`).toString('base64');
    expect(field('c|base64offset|contains: secret word', { c: `run ${script}` })).toBe(true);
    const wide = Buffer.from(`${before}secret word!`, 'utf16le').toString('base64');
    expect(field('c|wide|base64offset|contains: secret word', { c: `run ${wide}` })).toBe(true);
  }
  expect(field('c|base64: secret', { c: Buffer.from('secret').toString('base64') })).toBe(true);
  expect(field('c|base64offset|contains: secret word', { c: 'secret word' })).toBe(false);
});

test('windash finds the options of a command however they begin', () => {
  for (const dash of ['-', '/', '\u2013', '\u2014', '\u2015'])
    expect(field("c|windash|contains: ' -enc '", { c: `run ${dash}enc x` })).toBe(true);
  expect(field("c|windash|contains: ' -enc '", { c: 'run +enc x' })).toBe(false);
  expect(field("c|windash|contains: 'a-b'", { c: 'a/b' })).toBe(false);
});

test('fieldref compares with another field of the event', () => {
  expect(field('a|fieldref: b', { a: 'Same', b: 'same' })).toBe(true);
  expect(field('a|fieldref: b', { a: 'x' })).toBe(false);
  expect(field('a|fieldref|endswith: b', { a: 'the end', b: 'end' })).toBe(true);
  expect(field('a|fieldref: b', { a: 'xyz', b: 'x*' })).toBe(false);
});

test('neq is what is not the value', () => {
  expect(field('a|neq: x', { a: 'y' })).toBe(true);
  expect(field('a|neq: [x, y]', { a: 'y' })).toBe(false);
});

test('keywords stand anywhere in the event', () => {
  const detection = 'k:\n  - failed login\n  - denied\ncondition: k';
  expect(matches(detection, { msg: { text: 'Access DENIED for root' } })).toBe(true);
  expect(matches(detection, { msg: 'granted' })).toBe(false);
  const all = "k:\n  '|all': [root, denied]\ncondition: k";
  expect(matches(all, { a: 'denied', b: 'root' })).toBe(true);
  expect(matches(all, { a: 'denied' })).toBe(false);
});

test('a list of maps is one or the other', () => {
  const detection = 's:\n  - a: 1\n    b: 2\n  - c: 3\ncondition: s';
  expect(matches(detection, { a: 1, b: 2 })).toBe(true);
  expect(matches(detection, { a: 1, c: 4 })).toBe(false);
  expect(matches(detection, { c: 3 })).toBe(true);
});

test.each([
  ['a and b or c', { c: 1 }, true],
  ['a and (b or c)', { c: 1 }, false],
  ['not a and b', { b: 1 }, true],
  ['not (a or b)', { b: 1 }, false],
  ['NOT a AND b', { a: 1, b: 1 }, false],
  ['a and not b', { a: 1 }, true],
  ['1 of them', { b: 1 }, true],
  ['all of them', { a: 1, b: 1 }, false],
  ['2 of them', { a: 1, c: 1 }, true],
  ['any of *', { c: 1 }, true],
  ['not 1 of them', {}, true],
])('the condition %s with %o: %s', (condition, event, expected) => {
  const detection = `a:\n  a: 1\nb:\n  b: 1\nc:\n  c: 1\ncondition: ${condition}`;
  expect(matches(detection, event)).toBe(expected);
});

test('a quantity counts the selections that its pattern names; them leaves out those with an underscore', () => {
  const detection = 'sel_a:\n  a: 1\nsel_b:\n  b: 1\n_x:\n  x: 1\ncondition: ';
  expect(matches(`${detection}all of sel_*`, { a: 1, b: 1 })).toBe(true);
  expect(matches(`${detection}1 of sel_*`, { x: 1 })).toBe(false);
  expect(matches(`${detection}1 of them`, { x: 1 })).toBe(false);
  expect(matches(`${detection}1 of _*`, { x: 1 })).toBe(true);
});

test('of several conditions one is enough', () => {
  const detection = 'a:\n  a: 1\nb:\n  b: 1\ncondition:\n  - a\n  - b';
  expect(matches(detection, { b: 1 })).toBe(true);
});

test('what is no event matches nothing and stops nothing', () => {
  for (const event of [null, 7, 'text', [], undefined, { a: { b: {} } }]) expect(field('f: x', event)).toBe(false);
});

test('a name that every object has is a field like any other', () => {
  expect(field('constructor: x', {})).toBe(false);
  expect(field('toString|exists: true', {})).toBe(false);
});
