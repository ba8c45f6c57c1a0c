import type { JsonNumber } from '@halyard/contracts/format/exact-json.ts';
import { addNumbers, isNumber, negated } from '../exact/exact-arithmetic.ts';
import { findText } from '../pattern/find-text.ts';
import { matchPattern } from '../sample/match-pattern.ts';
import { pointerTokens } from '../viewer/json-pointer.ts';
import { isSchemaObject, type SchemaObject } from '../viewer/subschemas.ts';
import { isSame } from './canonical.ts';
import type { Difference } from './difference.ts';
import { type Edit, requiring, unlisted } from './guide-search.ts';
import { typesIn } from './proof-places.ts';
import { statedNames } from './stated-names.ts';

/** Values of every kind, among which there is one that most rules reject. */
const probes: readonly unknown[] = [
  ...['', 'x', 'text', 'A-1 b', '2026-01-15', '2026-01-15T09:30:00Z', 'ada@example.com', 'https://example.com/'],
  ...[0, 1, -1, 2, 3, 0.5, 10, 100, 1_000_000_007, -1_000_000_007],
  ...[true, false, null, [], {}, [1, 1], { x: 1 }],
];

const listed = (value: unknown): unknown[] => (Array.isArray(value) ? value : value === undefined ? [] : [value]);
const numeric = (value: unknown): JsonNumber[] => (isNumber(value) ? [value] : []);
/** Of keywords that count. */
const counted = (value: unknown): number[] => (typeof value === 'number' ? [value] : []);

/**
 * Ways to rewrite the older rules at the place of a change so that their documents are likely to break the newer ones.
 * They only steer the search: whether a document is a counter-example, the validators say.
 */
export function forcing(difference: Difference, all: readonly Difference[]): Edit[] {
  const { keyword, before, after } = difference;
  const edits = Object.hasOwn(byKeyword, keyword) ? byKeyword[keyword]?.(difference, all) : undefined;
  const limits = [...numeric(before), ...numeric(after)];
  const nearLimits: Edit = (schema) => among([...limits, ...limitsOf(schema)].flatMap(around))(schema);
  return [...(edits ?? []), nearLimits, (schema) => schema, among(probes)];
}

const combining: ReadonlySet<string> = new Set(['allOf', 'anyOf', 'oneOf', 'if', 'then', 'else', 'not']);

/** A new rule about properties is violated one property at a time, at the place of its value. */
export function forcingByName({ keyword, entry, after }: Difference, newer: unknown): Edit[] {
  const rule = keyword === '$ref' ? { $ref: after } : after;
  const edits = statedNames(rule, newer).map(withProbe);
  if (keyword === '$ref' || combining.has(keyword)) return edits;
  if (keyword === 'items')
    return edits.map((edit) => (schema) => ({ ...schema, minItems: 1, items: inner(schema.items, edit) }));
  const name = keyword === 'properties' ? pointerTokens(entry)[0] : unlisted;
  if (name === undefined || (keyword !== 'properties' && keyword !== 'additionalProperties')) return [];
  return edits.map((edit) => (schema) => {
    const properties = isSchemaObject(schema.properties) ? schema.properties : {};
    const known = Object.hasOwn(properties, name) ? properties[name] : true;
    return requiring({ ...schema, properties: { ...properties, [name]: inner(known, edit) } }, name);
  });
}

const inner = (known: unknown, edit: Edit): unknown => ({ allOf: [known ?? true, edit({ type: 'object' })] });

const around = (value: JsonNumber) => [
  value,
  ...[-1, 1, -0.5, 0.5].map((more) => addNumbers(value, more)),
  ...[negated(value), addNumbers(value, value)],
];

function limitsOf({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }: SchemaObject): JsonNumber[] {
  return [minimum, maximum, exclusiveMinimum, exclusiveMaximum].flatMap(numeric);
}

const among =
  (values: readonly unknown[]): Edit =>
  (schema) =>
    values.length > 0 ? { allOf: [schema], enum: values } : schema;

const withWords =
  (words: SchemaObject): Edit =>
  (schema) => ({ ...schema, ...words });

type Forcing = (difference: Difference, all: readonly Difference[]) => Edit[];

const entryName = ({ entry }: Difference) => pointerTokens(entry)[0] ?? '';

const without =
  (names: readonly unknown[]): Edit =>
  (schema) => {
    const properties = isSchemaObject(schema.properties) ? Object.entries(schema.properties) : [];
    return { ...schema, properties: Object.fromEntries(properties.filter(([name]) => !names.includes(name))) };
  };

/** A property whose value is anything the older rules let through. */
const withProbe =
  (name: string): Edit =>
  (schema) => {
    const properties = isSchemaObject(schema.properties) ? schema.properties : {};
    const known = Object.hasOwn(properties, name) ? properties[name] : true;
    return requiring({ ...schema, properties: { ...properties, [name]: { allOf: [known], enum: probes } } }, name);
  };

const lost = (difference: Difference) =>
  listed(difference.before).filter((value) => !listed(difference.after).some((other) => isSame(value, other)));
const gained = (difference: Difference) =>
  listed(difference.after).filter((value) => !listed(difference.before).some((other) => isSame(value, other)));

const optionOf = ({ keyword, before }: Difference): Edit[] =>
  isSchemaObject(before) ? [(schema) => ({ ...schema, [keyword]: [before] })] : [];

const withProperty = (name: string): Edit[] => [(schema) => requiring(schema, name), withProbe(name)];

const namedProperty: Forcing = (difference) => withProperty(entryName(difference));

/** A name that a removed pattern matched, and none of its replacements. */
function namesBetween({ keyword, older, entry, after }: Difference, all: readonly Difference[]): string[] {
  if (after !== undefined) return [];
  const added = all.filter((one) => one.keyword === keyword && one.older === older && one.before === undefined);
  const patternOf = (one: Pick<Difference, 'entry'>) => pointerTokens(one.entry)[0] ?? '';
  const found = findText({ matching: [patternOf({ entry })], rejected: added.map(patternOf) });
  return typeof found === 'string' ? [found] : [];
}

const repeatedEntries: Edit = (schema) => ({ ...schema, minItems: Math.max(2, Number(schema.minItems ?? 0)) });

function multiplesOf(step: JsonNumber): JsonNumber[] {
  const found = [step];
  while (found.length < 30) found.push(addNumbers(found.at(-1) ?? step, step));
  return found;
}

/** Where any type was allowed before. */
function othersThan({ before, after }: Difference): string[] {
  const types = ['string', 'number', 'boolean', 'null', 'array', 'object'];
  return before === undefined ? types.filter((type) => !typesIn(after).has(type)) : [];
}

/** The shortest text that a new pattern does not match, and some that are longer. */
const textsBeside =
  (pattern: unknown): Edit =>
  (schema) => {
    if (typeof pattern !== 'string') return schema;
    const { minLength, maxLength } = schema;
    const least = counted(minLength)[0] ?? 0;
    const found = [least, least + 1, least + 4].map((length) =>
      findText({
        matching: typeof schema.pattern === 'string' ? [schema.pattern] : [],
        rejected: [pattern],
        least: length,
        most: counted(maxLength)[0] ?? Number.POSITIVE_INFINITY,
      }),
    );
    return among(found.filter((text) => typeof text === 'string'))(schema);
  };

const byKeyword: Readonly<Record<string, Forcing>> = {
  required: (difference) => [without(gained(difference)), ...gained(difference).map((name) => without([name]))],
  enum: (difference) => [among(lost(difference))],
  type: (difference) => [...lost(difference), ...othersThan(difference)].map((type) => withWords({ type })),
  minLength: ({ after }) => counted(after).map((limit) => withWords({ maxLength: limit - 1 })),
  maxLength: ({ after }) => counted(after).map((limit) => withWords({ minLength: limit + 1 })),
  minItems: ({ after }) => counted(after).map((limit) => withWords({ maxItems: limit - 1 })),
  maxItems: ({ after }) => counted(after).map((limit) => withWords({ minItems: limit + 1 })),
  minProperties: ({ after }) => counted(after).map((limit) => withWords({ maxProperties: limit - 1 })),
  maxProperties: ({ after }) => counted(after).map((limit) => withWords({ minProperties: limit + 1 })),
  multipleOf: ({ before }) => [among(multiplesOf(numeric(before)[0] ?? 1))],
  pattern: ({ before, after }) => [
    textsBeside(after),
    among(
      [0, 1, 2, 5].flatMap((repeats) =>
        [0, 0.3, 0.6, 0.9].map((at) => matchPattern(String(before), repeats, () => at)),
      ),
    ),
  ],
  uniqueItems: () => [repeatedEntries],
  contains: () => [withWords({ maxItems: 0 }), (schema) => ({ ...schema, minItems: 1, items: { enum: probes } })],
  items: () => [(schema) => ({ ...schema, minItems: 1, items: { allOf: [schema.items ?? true], enum: probes } })],
  properties: namedProperty,
  patternProperties: (difference, all) =>
    [
      ...namesBetween(difference, all),
      matchPattern(entryName(difference), 1, () => 0) ?? entryName(difference),
    ].flatMap(withProperty),
  additionalProperties: () => [
    ...withProperty(unlisted),
    withProbe(''),
    ...[1, 2].map((minProperties) => withWords({ minProperties })),
  ],
  unevaluatedProperties: () => [withProbe(unlisted)],
  propertyNames: () => ['', 'A', 'a-b', '0', 'a'.repeat(300)].flatMap(withProperty),
  dependentRequired: (difference) => dependants(difference.after),
  dependencies: (difference) => dependants({ [entryName(difference)]: difference.after }),
  dependentSchemas: namedProperty,
  anyOf: (difference) => [...optionOf(difference), withoutDemanded(difference)],
  oneOf: (difference) => [...optionOf(difference), withoutDemanded(difference)],
};

/** None of the names that the options of a new choice demand. */
function withoutDemanded({ after }: Difference): Edit {
  return without(listed(after).flatMap((option) => (isSchemaObject(option) ? listed(option.required) : [])));
}

function dependants(after: unknown): Edit[] {
  if (!isSchemaObject(after)) return [];
  return Object.entries(after).map(([name, names]) => (schema: SchemaObject) => {
    const { dependentRequired: _, ...others } = schema;
    return requiring(without(listed(names))(others) as SchemaObject, name);
  });
}
