import { isFields } from '../decode/fields.ts';
import { undouble } from '../decode/undouble.ts';
import { valuesAt } from '../events/value-at.ts';
import { plainName } from './unmapped-fields.ts';

/** `$json(text)` of a mapping: what a source writes as JSON within JSON. Nothing where it is none. */
function parseJson(text: unknown): unknown {
  if (typeof text !== 'string') return text ?? undefined;
  try {
    return JSON.parse(text) ?? undefined;
  } catch {
    return undefined;
  }
}

/** `$plain(object)` of a mapping: its fields with a value, by names without capitals, dashes and underlines. */
function plainFields(object: unknown): Readonly<Record<string, unknown>> {
  if (typeof object !== 'object' || object === null || Array.isArray(object)) return {};
  const named = Object.entries(object).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(named.map(([name, value]) => [plainName(name), value]));
}

/** `$pick(object, "a b c")` of a mapping: what `[object.a, object.b, object.c]` is, in one step instead of six. */
function pick(object: unknown, names: unknown): readonly unknown[] {
  if (typeof object !== 'object' || object === null || typeof names !== 'string') return [];
  const fields = object as Readonly<Record<string, unknown>>;
  return names.split(' ').flatMap((name) => (Object.hasOwn(fields, name) ? (fields[name] ?? []) : []));
}

const namesOfThings = ['name', 'title', 'hostname', 'username', 'label', 'id', 'value', 'ip'];

/** The name of a rule, host or user if the source sends an object. */
function nameOf(value: unknown): unknown {
  if (Array.isArray(value)) return nameOf(value[0]);
  if (!isFields(value)) return value;
  return namesOfThings.map((name) => value[name]).find(Boolean);
}

const isScalar = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value);

/** `$texts(object, "a b c")` of a mapping: what `$pick` returns, objects by their names, and nothing that is empty. */
const texts = (object: unknown, names: unknown): readonly unknown[] =>
  pick(object, names)
    .map((value) => (isFields(value) ? nameOf(value) : isScalar(value) ? value : undefined))
    .filter(Boolean);

/**
 * `$at_path(object, "a.b.c")` of a mapping: the value under that name, or nested in the names of its parts. All values
 * if there are several; nothing if all are empty.
 */
function atPath(object: unknown, path: unknown): unknown {
  if (typeof object !== 'object' || object === null || typeof path !== 'string') return undefined;
  const fields = object as Readonly<Record<string, unknown>>;
  const whole = Object.hasOwn(fields, path) ? [fields[path]].flat() : [];
  const isEmpty = (value: unknown) => !value || (isFields(value) && Object.keys(value).length === 0);
  for (const found of [whole, valuesAt(object, path)]) {
    const values = found.filter((value) => !isEmpty(value));
    if (values.length > 0) return values.length === 1 ? values[0] : values;
  }
  return undefined;
}

/** Functions available to mappings in addition to those of JSONata. */
export const functions = { json: parseJson, plain: plainFields, pick, texts, undouble, at_path: atPath } as const;
