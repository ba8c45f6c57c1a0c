import ipaddr from 'ipaddr.js';
import { linearPatterns } from '../linear-patterns.ts';
import { around, encodeValue, encodings } from './encode-values.ts';
import type { EventFields } from './event-fields.ts';
import type { EventValue } from './event-value.ts';
import { ProblemAt } from './sigma-error.ts';
import type { FieldItem, Scalar } from './sigma-rule.ts';
import { type Part, readPattern, type Test, toTest, withDashes } from './wildcards.ts';

/** Whether one value of an event matches one value of a rule. */
export type ValueTest = (value: EventValue, event: EventFields) => boolean;

/** Characters of one value of a rule. */
const patternMax = 10_000;

const has = ({ modifiers }: FieldItem, name: string) => modifiers.includes(name);

const lower = (parts: readonly Part[]): readonly Part[] =>
  parts.map((part) => (typeof part === 'string' ? part.toLowerCase() : part));

/** Texts are compared without regard to case, unless the rule says `cased`. */
function textTest(parts: readonly Part[], item: FieldItem): ValueTest {
  const whole = around(parts, item.modifiers) as readonly Part[];
  const isCased = has(item, 'cased');
  const fits: Test = toTest(isCased ? whole : lower(whole));
  return (value) => value.leaf !== null && fits(isCased ? value.text : value.lower);
}

function patternTest(value: Scalar, item: FieldItem): ValueTest {
  const text = String(value);
  if (text.length > patternMax) throw new ProblemAt('bad_value', text, item.path);
  const parts = readPattern(text);
  return textTest(has(item, 'windash') ? withDashes(parts) : parts, item);
}

function encodedTest(value: Scalar, item: FieldItem): ValueTest {
  const tests = encodeValue(value, item).map((text) => textTest([text], item));
  return (found, event) => tests.some((test) => test(found, event));
}

/** RE2 runs in linear time, whatever a rule says; look-around and back references are not part of it. */
function regexTest(value: Scalar, item: FieldItem): ValueTest {
  const patterns = linearPatterns();
  let flags = 0;
  if (has(item, 'i')) flags |= patterns.CASE_INSENSITIVE;
  if (has(item, 'm')) flags |= patterns.MULTILINE;
  if (has(item, 's')) flags |= patterns.DOTALL;
  const text = String(value);
  try {
    if (text.length > patternMax) throw new Error('length');
    const pattern = patterns.compile(text, flags);
    return (found) => found.leaf !== null && pattern.test(found.text);
  } catch {
    throw new ProblemAt('bad_regex', text, item.path);
  }
}

function cidrTest(value: Scalar, item: FieldItem): ValueTest {
  const text = String(value);
  if (!ipaddr.isValidCIDR(text)) throw new ProblemAt('bad_value', text, item.path);
  const [network, bits] = ipaddr.parseCIDR(text);
  return (found) => {
    const address = found.text;
    if (!ipaddr.isValid(address)) return false;
    const parsed = ipaddr.process(address);
    return parsed.kind() === network.kind() && parsed.match(network, bits);
  };
}

const comparisons = {
  lt: (one: number, other: number) => one < other,
  lte: (one: number, other: number) => one <= other,
  gt: (one: number, other: number) => one > other,
  gte: (one: number, other: number) => one >= other,
} as const;

function numberOf(value: Scalar): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

function comparisonTest(name: keyof typeof comparisons, value: Scalar, item: FieldItem): ValueTest {
  const limit = numberOf(value);
  if (limit === null) throw new ProblemAt('bad_value', String(value), item.path);
  return (found) => {
    const number = numberOf(found.leaf);
    return number !== null && comparisons[name](number, limit);
  };
}

/** Compares with the value of another field of the same event. */
function fieldTest(value: Scalar, item: FieldItem): ValueTest {
  if (typeof value !== 'string') throw new ProblemAt('bad_value', String(value), item.path);
  return (found, event) =>
    (event.get(value) ?? []).some(
      (other) => other.leaf !== null && textTest(other.text === '' ? [] : [other.text], item)(found, event),
    );
}

/** The condition of a rule value on an event value, by the modifiers of its field. */
export function toValueTest(value: Scalar, item: FieldItem): ValueTest {
  if (has(item, 'fieldref')) return fieldTest(value, item);
  if (value === null) return (found) => found.leaf === null;
  if (has(item, 're')) return regexTest(value, item);
  if (has(item, 'cidr')) return cidrTest(value, item);
  for (const name of ['lt', 'lte', 'gt', 'gte'] as const) if (has(item, name)) return comparisonTest(name, value, item);
  if (encodings.some((name) => has(item, name))) return encodedTest(value, item);
  return patternTest(value, item);
}
