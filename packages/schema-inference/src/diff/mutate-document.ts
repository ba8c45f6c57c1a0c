import { addNumbers, isNumber, negated } from '../exact/exact-arithmetic.ts';
import { findText } from '../pattern/find-text.ts';
import { matchPattern } from '../sample/match-pattern.ts';
import { pointerTokens } from '../viewer/json-pointer.ts';
import { isSchemaObject } from '../viewer/subschemas.ts';
import type { Difference } from './difference.ts';

/** Hints from the differences of two schemas: names of properties, and values near the stated ones. */
export interface Hints {
  readonly names: readonly string[];
  readonly values: readonly unknown[];
}

/** Places of a document that are changed, and hints that are tried at each. */
const placesChanged = 150;
const namesTried = 30;
const valuesTried = 40;

const simple: readonly unknown[] = ['', 'x', 'A-1 b', 0, 1, -1, 0.5, true, false, null, [], {}, [1, 1], { x: 1 }];
const longText = 'x'.repeat(300);

export function hintsOf(differences: readonly Difference[]): Hints {
  const names = new Set<string>();
  const values = new Map<string, unknown>();
  const note = (value: unknown) => values.set(JSON.stringify(value), value);
  for (const { keyword, entry, before, after } of differences) {
    if (entry !== '') names.add(entry.slice(1).replaceAll('~1', '/').replaceAll('~0', '~'));
    for (const stated of [before, after].flat()) {
      if (typeof stated === 'string') names.add(stated);
      for (const value of nearby(keyword, stated)) note(value);
    }
  }
  for (const text of textsBetweenPatterns(differences)) {
    names.add(text);
    note(text);
  }
  return { names: [...names].slice(0, namesTried), values: [...values.values()].slice(0, valuesTried) };
}

/** Texts that an older pattern matches and a newer one does not, of values and of names. */
function textsBetweenPatterns(differences: readonly Difference[]): string[] {
  const of = (pattern: unknown, rejected: unknown) =>
    findText({ matching: typeof pattern === 'string' ? [pattern] : [], rejected: [String(rejected)] });
  const values = differences.filter(({ keyword, after }) => keyword === 'pattern' && after !== undefined);
  const names = differences.filter(({ keyword }) => keyword === 'patternProperties').slice(0, namesTried);
  const pattern = ({ entry }: Difference) => pointerTokens(entry)[0];
  const gone = names.filter(({ after }) => after === undefined).map(pattern);
  const added = names.filter(({ before }) => before === undefined).map(pattern);
  const found = [
    ...values.slice(0, namesTried).map(({ before, after }) => of(before, after)),
    ...gone.flatMap((one) => added.map((other) => of(one, other))),
  ];
  return found.filter((text) => typeof text === 'string');
}

function nearby(keyword: string, stated: unknown): unknown[] {
  if (isNumber(stated)) {
    const lengths = keyword.endsWith('Length') && typeof stated === 'number' ? texts(stated) : [];
    return [stated, addNumbers(stated, -1), addNumbers(stated, 1), ...lengths];
  }
  if (keyword === 'pattern') return [0, 1, 2].map((repeats) => matchPattern(String(stated), repeats, () => 0) ?? '');
  return keyword === 'enum' || keyword === 'const' ? [stated] : [];
}

/** At most as long as texts that anyone reads. */
const texts = (length: number) =>
  [length - 1, length, length + 1]
    .filter((wanted) => wanted >= 0 && wanted < 10_000)
    .map((wanted) => 'x'.repeat(wanted));

type Replace = (value: unknown) => unknown;

/** Copies of a document that differ from it in one place, the outermost places first. */
export function* mutationsOf(document: unknown, hints: Hints): Generator<unknown> {
  const waiting: { value: unknown; replace: Replace }[] = [{ value: document, replace: (value) => value }];
  for (let looked = 0; looked < placesChanged; looked += 1) {
    const place = waiting.shift();
    if (!place) return;
    const { value, replace } = place;
    for (const changed of changesOf(value, hints)) yield replace(changed);
    if (Array.isArray(value)) {
      for (const [at, inner] of value.entries())
        waiting.push({ value: inner, replace: (one) => replace(value.with(at, one)) });
    } else if (isSchemaObject(value)) {
      for (const [key, inner] of Object.entries(value))
        waiting.push({ value: inner, replace: (one) => replace({ ...value, [key]: one }) });
    }
  }
}

function* changesOf(value: unknown, { names, values }: Hints): Generator<unknown> {
  if (Array.isArray(value)) yield* listsLike(value);
  else if (isSchemaObject(value)) yield* objectsLike(value, names);
  else if (typeof value === 'string') yield* [`${value}x`, value.slice(0, -1), value.toUpperCase(), longText];
  else if (isNumber(value)) yield* [...[1, -1, 0.5, 1_000_000].map((more) => addNumbers(value, more)), negated(value)];
  yield* values;
  yield* simple;
}

function* listsLike(list: readonly unknown[]): Generator<unknown> {
  yield [];
  yield list.slice(0, -1);
  yield [...list, ...list.slice(-1)];
  yield [...list, ...list];
  for (const value of simple) yield [...list, value];
}

function* objectsLike(value: Readonly<Record<string, unknown>>, names: readonly string[]): Generator<unknown> {
  for (const key of Object.keys(value)) {
    const { [key]: _, ...others } = value;
    yield others;
  }
  const missing = [...names, 'anotherProperty'].filter((name) => !Object.hasOwn(value, name));
  for (const name of missing) for (const inner of simple) yield { ...value, [name]: inner };
  for (const [key, inner] of Object.entries(value)) {
    const { [key]: _, ...others } = value;
    for (const name of missing) yield { ...others, [name]: inner };
  }
}
