import { type Condition, readCondition } from './read-condition.ts';
import { ProblemAt } from './sigma-error.ts';
import type { FieldItem, Scalar, Selection } from './sigma-rule.ts';

/** Values of one rule; the largest public rules hold about 1,500. */
const valuesMax = 10_000;

type Path = readonly (string | number)[];

const isScalar = (value: unknown): value is Scalar =>
  value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function readValues(value: unknown, path: Path): readonly Scalar[] {
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  if (values.length === 0) throw new ProblemAt('bad_value', '[]', path);
  return values.map((one, index) => {
    if (isScalar(one)) return one;
    // A date that is not quoted.
    if (one instanceof Date) return one.toISOString();
    throw new ProblemAt('bad_value', JSON.stringify(one) ?? '', [...path, index]);
  });
}

function readItem(name: string, value: unknown, path: Path): FieldItem {
  const [field = '', ...modifiers] = name.split('|').map((part) => part.trim());
  return {
    field: field === '' ? null : field,
    modifiers: modifiers.map((modifier) => modifier.toLowerCase()),
    values: readValues(value, path),
    path,
  };
}

const readMap = (fields: Readonly<Record<string, unknown>>, path: Path): readonly FieldItem[] => {
  const entries = Object.entries(fields);
  if (entries.length === 0) throw new ProblemAt('bad_value', '{}', path);
  return entries.map(([name, value]) => readItem(name, value, [...path, name]));
};

/** A map needs all of its fields; of a list one entry is enough, which is a map or a keyword. */
function readSelection(value: unknown, path: Path): Selection {
  if (isFields(value)) return [readMap(value, path)];
  if (!Array.isArray(value)) return [[readItem('', value, path)]];
  if (value.length === 0) throw new ProblemAt('bad_value', '[]', path);
  if (value.every(isScalar)) return [[readItem('', value, path)]];
  return value.map((one: unknown, index) => {
    if (isFields(one)) return readMap(one, [...path, index]);
    if (isScalar(one)) return [readItem('', one, [...path, index])];
    throw new ProblemAt('too_deep', String(path.at(-1)), path);
  });
}

function readConditions(value: unknown, names: readonly string[]): Condition {
  const texts: readonly unknown[] = Array.isArray(value) ? value : [value];
  const of = texts.map((text, index) => {
    const path = Array.isArray(value) ? ['detection', 'condition', index] : ['detection', 'condition'];
    if (typeof text !== 'string') throw new ProblemAt('bad_condition', String(text), path);
    return readCondition(text, names, path);
  });
  const [first] = of;
  if (!first) throw new ProblemAt('missing_field', 'condition', ['detection']);
  return of.length === 1 ? first : { is: 'or', of };
}

/** @throws ProblemAt where a selection or the condition cannot be read. */
export function readDetection(value: unknown) {
  if (!isFields(value)) throw new ProblemAt('bad_value', 'detection', ['detection']);
  const { condition, timeframe: _, ...rest } = value;
  if (condition === undefined) throw new ProblemAt('missing_field', 'condition', ['detection']);
  const entries = Object.entries(rest).map(
    ([name, selection]) => [name, readSelection(selection, ['detection', name])] as const,
  );
  const count = entries.flatMap(([, selection]) => selection.flat()).reduce((sum, item) => sum + item.values.length, 0);
  if (count > valuesMax) throw new ProblemAt('too_many_values', `${count}`, ['detection']);
  return {
    selections: Object.fromEntries(entries),
    condition: readConditions(
      condition,
      entries.map(([name]) => name),
    ),
  };
}
