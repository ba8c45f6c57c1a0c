import { parseComparison } from './parse-comparison.ts';
import { type Pattern, PatternError, type Qualifier } from './pattern.ts';
import { TokenReader } from './token-reader.ts';
import { tokenise } from './tokenise.ts';

/** Longer patterns are refused. */
const lengthMax = 50_000;

function readPositive(reader: TokenReader, expected: string, form: RegExp): number {
  const { kind, text } = reader.token;
  if (kind !== 'number' || !form.test(text) || Number(text) <= 0) reader.fail(expected);
  return Number(reader.next('number', expected).text);
}

function readWithin(reader: TokenReader): Qualifier {
  const seconds = readPositive(reader, 'a positive number of seconds', /^\+?[\d.]+$/);
  reader.require('SECONDS');
  return { kind: 'within', seconds };
}

function readRepeats(reader: TokenReader): Qualifier {
  const times = readPositive(reader, 'a positive whole number', /^\+?\d+$/);
  reader.require('TIMES');
  return { kind: 'repeats', times };
}

function readStartStop(reader: TokenReader): Qualifier {
  const start = reader.next('timestamp', "a timestamp, such as t'2026-01-31T12:00:00Z'").text;
  reader.require('STOP');
  return { kind: 'start_stop', start, stop: reader.next('timestamp', 'a timestamp').text };
}

function readQualifier(reader: TokenReader): Qualifier | null {
  if (reader.take('WITHIN')) return readWithin(reader);
  if (reader.take('REPEATS')) return readRepeats(reader);
  return reader.take('START') ? readStartStop(reader) : null;
}

function readObserved(reader: TokenReader): Pattern {
  if (reader.take('[')) {
    const comparison = parseComparison(reader);
    reader.require(']');
    return { kind: 'observed', comparison };
  }
  if (!reader.take('(')) reader.fail('[ or (');
  const inner = reader.nested(() => readFollowedBy(reader));
  reader.require(')');
  return inner;
}

function readQualified(reader: TokenReader): Pattern {
  // The specification allows each qualifier once; after parentheses, OASIS's own validator takes it again.
  const isGroup = reader.is('(');
  let pattern = readObserved(reader);
  const seen = new Set<string>();
  for (;;) {
    const { position } = reader.token;
    const qualifier = readQualifier(reader);
    if (!qualifier) return pattern;
    if (seen.has(qualifier.kind) && !isGroup)
      throw new PatternError(`The same qualifier twice, at ${position}.`, position);
    seen.add(qualifier.kind);
    pattern = { kind: 'qualified', pattern, qualifier };
  }
}

type Joined = 'and' | 'or' | 'followed_by';

const list = (kind: Joined, keyword: string, readPart: (reader: TokenReader) => Pattern) => (reader: TokenReader) => {
  const first = readPart(reader);
  const parts = [first];
  while (reader.take(keyword)) parts.push(readPart(reader));
  return parts.length === 1 ? first : ({ kind, parts } satisfies Pattern);
};

const readAnd = list('and', 'AND', readQualified);
const readOr = list('or', 'OR', readAnd);
const readFollowedBy = list('followed_by', 'FOLLOWEDBY', readOr);

/**
 * Reads a pattern of STIX 2.1 (section 9), all of its grammar: of observation expressions AND binds most tightly, then
 * OR, then FOLLOWEDBY.
 *
 * @throws PatternError with what was expected where; also for texts of more than 50,000 characters or with more than 100
 * parentheses within each other
 */
export function parsePattern(text: string): Pattern {
  if (text.length > lengthMax) throw new PatternError(`A pattern has at most ${lengthMax} characters.`, lengthMax);
  const reader = new TokenReader(tokenise(text));
  const pattern = readFollowedBy(reader);
  reader.next('end', 'AND, OR, FOLLOWEDBY, a qualifier or the end');
  return pattern;
}
