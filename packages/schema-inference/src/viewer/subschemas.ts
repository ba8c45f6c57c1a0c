import { ExactNumber } from '@halyard/contracts/format/exact-json.ts';
import { escapeToken } from './json-pointer.ts';

export type SchemaObject = Readonly<Record<string, unknown>>;

/** A schema written inside another one. */
export interface Subschema {
  readonly keyword: string;
  /** How it is called in a tree: the property's name, `items`, `allOf[0]`, `$defs/x`. */
  readonly name: string;
  /** From the schema around it, as a JSON Pointer: `/properties/name`. */
  readonly step: string;
  readonly schema: unknown;
}

type Shape = 'one' | 'list' | 'map' | 'one or list';

// The order is that of the tree. Every keyword of every draft: keywords unknown to a draft are still in the document,
// and are shown.
const keywords: readonly (readonly [string, Shape])[] = [
  ['properties', 'map'],
  ['patternProperties', 'map'],
  ['additionalProperties', 'one'],
  ['unevaluatedProperties', 'one'],
  ['propertyNames', 'one'],
  ['dependentSchemas', 'map'],
  ['dependencies', 'map'],
  ['prefixItems', 'list'],
  ['items', 'one or list'],
  ['additionalItems', 'one'],
  ['unevaluatedItems', 'one'],
  ['contains', 'one'],
  ['contentSchema', 'one'],
  ['allOf', 'list'],
  ['anyOf', 'list'],
  ['oneOf', 'list'],
  ['not', 'one'],
  ['if', 'one'],
  ['then', 'one'],
  ['else', 'one'],
  ['$defs', 'map'],
  ['definitions', 'map'],
];

const shapes: ReadonlyMap<string, Shape> = new Map(keywords);

/** Keywords whose plain `true` or `false` is a fact about the schema around them, not its own place. */
export const plainWhenBoolean: ReadonlySet<string> = new Set([
  'additionalProperties',
  'unevaluatedProperties',
  'additionalItems',
  'unevaluatedItems',
  'items',
]);

export const definitionKeywords: ReadonlySet<string> = new Set(['$defs', 'definitions']);

export function isSchemaObject(value: unknown): value is SchemaObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof ExactNumber);
}

/** Every schema written directly inside this one, in the order of the tree. */
export function subschemasOf(schema: unknown): Subschema[] {
  const found: Subschema[] = [];
  if (!isSchemaObject(schema)) return found;
  for (const [keyword, shape] of keywords) {
    if (Object.hasOwn(schema, keyword)) addPlaces(found, keyword, shape, schema[keyword]);
  }
  return found;
}

/** Whether `subschemasOf` would answer anything, without making the answer. */
export function hasSubschemas(schema: unknown): boolean {
  if (!isSchemaObject(schema)) return false;
  for (const keyword in schema) {
    const shape = shapes.get(keyword);
    if (shape && Object.hasOwn(schema, keyword) && holds(keyword, shape, schema[keyword])) return true;
  }
  return false;
}

function holds(keyword: string, shape: Shape, value: unknown): boolean {
  if (Array.isArray(value)) return (shape === 'list' || shape === 'one or list') && value.length > 0;
  if (shape === 'list') return false;
  if (shape !== 'map') return !isPlainBoolean(keyword, value);
  if (!isSchemaObject(value)) return false;
  for (const key in value) {
    if (Object.hasOwn(value, key) && !(keyword === 'dependencies' && Array.isArray(value[key]))) return true;
  }
  return false;
}

function isPlainBoolean(keyword: string, value: unknown): boolean {
  return typeof value === 'boolean' && plainWhenBoolean.has(keyword);
}

function addPlaces(found: Subschema[], keyword: string, shape: Shape, value: unknown): void {
  if (Array.isArray(value)) {
    if (shape === 'list' || shape === 'one or list') addList(found, keyword, value);
  } else if (shape === 'map') {
    if (isSchemaObject(value)) addMap(found, keyword, value);
  } else if (shape !== 'list' && !isPlainBoolean(keyword, value)) {
    found.push({ keyword, name: keyword, step: `/${keyword}`, schema: value });
  }
}

function addList(found: Subschema[], keyword: string, list: readonly unknown[]): void {
  for (const [at, schema] of list.entries()) {
    found.push({ keyword, name: `${keyword}[${at}]`, step: `/${keyword}/${at}`, schema });
  }
}

function addMap(found: Subschema[], keyword: string, map: SchemaObject): void {
  for (const key of Object.keys(map)) {
    const schema = map[key];
    // A list of names in `dependencies` is a rule about properties, not a schema.
    if (keyword === 'dependencies' && Array.isArray(schema)) continue;
    const name = keyword === 'properties' ? key : `${keyword}/${key}`;
    found.push({ keyword, name, step: `/${keyword}/${escapeToken(key)}`, schema });
  }
}
