import type { RE2JS } from 're2js';
import { linearPatterns } from '../linear-patterns.ts';
import { isWithin, toNetwork } from './network.ts';
import type { Literal, Test } from './pattern.ts';
import { not, some, type Verdict } from './verdict.ts';

/** A value of a property as JSON has it. */
export type Value = string | number | boolean;

const instantPattern = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d+))?Z$/;

/** An instant that compares as text, whatever its precision; null where the text is none. */
function toInstant(text: string): string | null {
  const [, seconds, fraction = ''] = instantPattern.exec(text) ?? [];
  return seconds ? `${seconds}.${fraction.replace(/0+$/, '')}` : null;
}

/** The comparison form of binary constants: for strings of byte characters the bytes, in hexadecimal. */
const toBytes = (text: string) => (/^[\0-\xff]*$/.test(text) ? Buffer.from(text, 'latin1').toString('hex') : undefined);

/** By code points, as the specification asks: UTF-8 has their order, UTF-16 has not. */
const orderTexts = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b));

/** Negative where the value comes first; undefined where the two have no order; null where that cannot be known. */
function compare(value: Value, literal: Literal): number | undefined | null {
  if (typeof value !== 'string')
    return literal.kind === typeof value ? Number(value) - Number(literal.value) : undefined;
  if (literal.kind === 'string') return orderTexts(value, literal.value);
  if (literal.kind === 'binary') {
    const bytes = toBytes(value);
    return bytes === undefined ? undefined : orderTexts(bytes, literal.value);
  }
  if (literal.kind !== 'timestamp') return undefined;
  const instant = toInstant(value);
  // The property holds no time, or a damaged one: nobody can say how the two compare.
  return instant === null ? null : orderTexts(instant, toInstant(literal.value) ?? '');
}

const isAsAsked: Readonly<Partial<Record<Test['operator'], (sign: number) => boolean>>> = {
  '=': (sign) => sign === 0,
  IN: (sign) => sign === 0,
  '<': (sign) => sign < 0,
  '<=': (sign) => sign <= 0,
  '>': (sign) => sign > 0,
  '>=': (sign) => sign >= 0,
};

const likeToRegex = (like: string) =>
  `^${like
    .split(/([%_])/)
    .map((part) => (part === '%' ? '.*' : part === '_' ? '.' : linearPatterns().quote(part)))
    .join('')}$`;

/** Characters of an expression: longer ones are not run. */
const expressionMax = 2_000;

/** Null where the expression is none that runs in linear time: it looks around, or back to a group. */
function compile(source: string, ignoresCase: boolean): RE2JS | null {
  if (source.length > expressionMax) return null;
  const patterns = linearPatterns();
  try {
    return patterns.compile(source, patterns.DOTALL | (ignoresCase ? patterns.CASE_INSENSITIVE : 0));
  } catch {
    return null;
  }
}

const compiled = new WeakMap<Test, RE2JS | null>();

/** The expression of a test with LIKE or MATCHES, which is always case-sensitive. */
function regexOf(test: Test, ignoresCase: boolean): RE2JS | null {
  const known = compiled.get(test);
  if (known !== undefined) return known;
  const text = String(test.values[0]?.value).normalize();
  const regex = compile(test.operator === 'LIKE' ? likeToRegex(text) : text, ignoresCase);
  compiled.set(test, regex);
  return regex;
}

/** About how many steps a test takes with a value: a comparison takes 100. */
export function costOf(test: Test, value: Value): number {
  const regex = compiled.get(test);
  const comparisons = 100 * Math.max(1, test.values.length);
  return regex ? Math.max(comparisons, (regex.programSize() * String(value).length) / 4) : comparisons;
}

function askLiteral(test: Test, literal: Literal, value: Value, ignoresCase: boolean): Verdict {
  const asked = isAsAsked[test.operator];
  if (asked) {
    const sign = compare(value, literal);
    return sign === null ? null : sign !== undefined && asked(sign);
  }
  if (typeof value !== 'string') return false;
  if (test.operator === 'ISSUBSET') return isWithin(toNetwork(value), toNetwork(String(literal.value)));
  if (test.operator === 'ISSUPERSET') return isWithin(toNetwork(String(literal.value)), toNetwork(value));
  return regexOf(test, ignoresCase)?.matcher(value.normalize()).find() ?? null;
}

/**
 * Whether a value is as a test asks: values of different types are never equal and have no order. LIKE and MATCHES run in
 * linear time; MATCHES finds its expression anywhere, as the specification says.
 *
 * @returns null where the test cannot be answered: an expression that RE2 does not know, a time against what is none
 */
export function askValue(test: Test, value: Value, ignoresCase = false): Verdict {
  if (test.operator === 'EXISTS') return !test.isNegated;
  const answer = some(test.values, (literal) => askLiteral(test, literal, value, ignoresCase));
  return test.isNegated ? not(answer) : answer;
}
