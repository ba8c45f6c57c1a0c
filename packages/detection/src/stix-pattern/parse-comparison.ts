import { checkHashes } from './check-hashes.ts';
import { type Comparison, type Literal, type Operator, PatternError, type Test } from './pattern.ts';
import { readPath } from './read-path.ts';
import type { TokenReader } from './token-reader.ts';

const signs: Readonly<Record<string, Operator | '!='>> = {
  '=': '=',
  '==': '=',
  '!=': '!=',
  '<>': '!=',
  '<': '<',
  '<=': '<=',
  '>': '>',
  '>=': '>=',
};

const expectedOperator = 'an operator (=, !=, <, <=, >, >=, IN, LIKE, MATCHES, ISSUBSET, ISSUPERSET)';

function readLiteral(reader: TokenReader): Literal {
  const expected = 'a value';
  const { kind, text } = reader.token;
  if (reader.take('true')) return { kind: 'boolean', value: true };
  if (reader.take('false')) return { kind: 'boolean', value: false };
  if (kind === 'number') return { kind, value: Number(reader.next(kind, expected).text) };
  if (kind !== 'string' && kind !== 'timestamp' && kind !== 'binary') reader.fail(expected);
  reader.next(kind, expected);
  return { kind, value: text };
}

function readString(reader: TokenReader): Literal {
  return { kind: 'string', value: reader.next('string', 'a string in quotes').text };
}

function readOrderable(reader: TokenReader): Literal {
  return reader.is('true', 'false') ? reader.fail('a number, string or timestamp') : readLiteral(reader);
}

function readSet(reader: TokenReader): readonly Literal[] {
  reader.require('(');
  const values: Literal[] = [];
  if (reader.take(')')) return values;
  do {
    const { position } = reader.token;
    const value = readLiteral(reader);
    if (values[0] && values[0].kind !== value.kind)
      throw new PatternError(
        `The values of a set have one type: ${values[0].kind}, not ${value.kind}, at ${position}.`,
        position,
      );
    values.push(value);
  } while (reader.take(','));
  reader.require(')');
  return values;
}

function readOperator(reader: TokenReader): readonly [Operator | '!=', readonly Literal[]] {
  const { kind, text } = reader.token;
  const sign = kind === 'sign' ? signs[text] : undefined;
  if (sign) {
    reader.require(text);
    return [sign, [sign === '=' || sign === '!=' ? readLiteral(reader) : readOrderable(reader)]];
  }
  if (reader.take('IN')) return ['IN', readSet(reader)];
  for (const operator of ['LIKE', 'MATCHES', 'ISSUBSET', 'ISSUPERSET'] as const)
    if (reader.take(operator)) return [operator, [readString(reader)]];
  return reader.fail(expectedOperator);
}

function readTest(reader: TokenReader): Test {
  if (reader.is('NOT', 'EXISTS')) {
    const isNegated = reader.take('NOT');
    reader.require('EXISTS');
    return { kind: 'test', path: readPath(reader), operator: 'EXISTS', isNegated, values: [] };
  }
  const path = readPath(reader);
  const isNot = reader.take('NOT');
  const { position } = reader.token;
  const [operator, values] = readOperator(reader);
  checkHashes(path, operator, values, position);
  if (operator !== '!=') return { kind: 'test', path, operator, isNegated: isNot, values };
  return { kind: 'test', path, operator: '=', isNegated: !isNot, values };
}

function readPart(reader: TokenReader): Comparison {
  if (!reader.take('(')) return readTest(reader);
  const inner = reader.nested(() => parseComparison(reader));
  reader.require(')');
  return inner;
}

function readAnd(reader: TokenReader): Comparison {
  const parts = [readPart(reader)];
  while (reader.take('AND')) parts.push(readPart(reader));
  return parts.length === 1 && parts[0] ? parts[0] : { kind: 'and', parts };
}

/** A comparison expression, what is between brackets: AND binds more tightly than OR. */
export function parseComparison(reader: TokenReader): Comparison {
  const parts = [readAnd(reader)];
  while (reader.take('OR')) parts.push(readAnd(reader));
  return parts.length === 1 && parts[0] ? parts[0] : { kind: 'or', parts };
}
