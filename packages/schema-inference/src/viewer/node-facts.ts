import type { Layer, Layers } from './layers.ts';
import type { SchemaConstraint, SchemaFacts, SchemaNodeKind } from './schema-node.ts';
import { isSchemaObject, plainWhenBoolean, type SchemaObject } from './subschemas.ts';

const constraintKeywords: ReadonlySet<string> = new Set([
  ...['minimum', 'exclusiveMinimum', 'maximum', 'exclusiveMaximum', 'multipleOf'],
  ...['minLength', 'maxLength', 'pattern', 'contentEncoding', 'contentMediaType'],
  ...['minItems', 'maxItems', 'uniqueItems', 'minContains', 'maxContains'],
  ...['minProperties', 'maxProperties', 'dependentRequired'],
  ...['writeOnly', 'examples'],
]);

const objectKeywords = [
  ...['properties', 'patternProperties', 'additionalProperties', 'unevaluatedProperties', 'propertyNames'],
  ...['required', 'minProperties', 'maxProperties', 'dependentRequired', 'dependentSchemas', 'dependencies'],
];
const arrayKeywords = [
  ...['items', 'prefixItems', 'additionalItems', 'unevaluatedItems', 'contains'],
  ...['minItems', 'maxItems', 'uniqueItems'],
];
const choiceKeywords = ['oneOf', 'anyOf', 'allOf', 'not'];

/** The combined keywords of a node's schemas: the schema nearest to the node takes precedence. */
export function readFacts({ open, repeated }: Layers): SchemaFacts {
  const all = repeated ? [...open, repeated] : open;
  // Wording beside a muted `$ref` decides nothing about documents and is what its author wanted to be read.
  const wording = spoken(all);
  const speaking = all.some(({ isMuted }) => isMuted) ? spoken(all.filter(({ isMuted }) => !isMuted)) : wording;
  return {
    types: typesOf(firstOf(speaking, 'type')),
    title: textOf(firstOf(wording, 'title')),
    description: textOf(firstOf(wording, 'description')),
    format: textOf(firstOf(speaking, 'format')),
    enum: listOf(firstOf(speaking, 'enum')),
    const: firstOf(speaking, 'const'),
    default: firstOf(speaking, 'default'),
    deprecated: speaking.some(({ deprecated }) => deprecated === true),
    readOnly: speaking.some(({ readOnly }) => readOnly === true),
    constraints: speaking.flatMap(constraintsOf),
  };
}

export function kindOf({ open, circular, problem }: Layers, types: readonly string[]): SchemaNodeKind {
  if (circular !== undefined || problem !== undefined) return 'reference';
  if (open.some(({ schema }) => typeof schema === 'boolean')) return 'boolean';
  const speaking = spoken(open.filter(({ isMuted }) => !isMuted));
  const says = (keywords: readonly string[]) =>
    speaking.some((schema) => keywords.some((keyword) => Object.hasOwn(schema, keyword)));
  if (types.includes('object')) return 'object';
  if (types.includes('array')) return 'array';
  if (types.length === 0 && says(objectKeywords)) return 'object';
  if (types.length === 0 && says(arrayKeywords)) return 'array';
  if (says(choiceKeywords)) return 'choice';
  return says(['if']) ? 'condition' : 'leaf';
}

/** The names that the schemas of a node require. */
export function requiredNames(open: readonly Layer[]): ReadonlySet<string> {
  const names = new Set<string>();
  for (const { schema, isMuted } of open) {
    if (isMuted || !isSchemaObject(schema) || !Array.isArray(schema.required)) continue;
    for (const name of schema.required) if (typeof name === 'string') names.add(name);
  }
  return names;
}

function spoken(layers: readonly Layer[]): SchemaObject[] {
  return layers.map(({ schema }) => schema).filter(isSchemaObject);
}

function firstOf(schemas: readonly SchemaObject[], keyword: string): unknown {
  for (const schema of schemas) if (Object.hasOwn(schema, keyword)) return schema[keyword];
  return undefined;
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function listOf(value: unknown): readonly unknown[] | undefined {
  return Array.isArray(value) ? value : undefined;
}

function typesOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.filter((type) => typeof type === 'string') : [];
}

function constraintsOf(schema: SchemaObject): SchemaConstraint[] {
  const found: SchemaConstraint[] = [];
  for (const keyword of Object.keys(schema)) {
    const value = schema[keyword];
    const isPlain = typeof value === 'boolean' && plainWhenBoolean.has(keyword);
    if (isPlain || constraintKeywords.has(keyword)) found.push({ keyword, value });
  }
  const unlisted = requiredWithoutProperty(schema);
  if (unlisted.length > 0) found.push({ keyword: 'required', value: unlisted });
  const lists = dependencyLists(schema.dependencies);
  if (lists) found.push({ keyword: 'dependencies', value: lists });
  return found;
}

/** A required name that `properties` does not list would show nowhere else. */
function requiredWithoutProperty({ required, properties }: SchemaObject): unknown[] {
  if (!Array.isArray(required)) return [];
  return required.filter((name) => !isSchemaObject(properties) || !Object.hasOwn(properties, name));
}

function dependencyLists(dependencies: unknown): SchemaObject | undefined {
  if (!isSchemaObject(dependencies)) return undefined;
  const lists = Object.entries(dependencies).filter(([, names]) => Array.isArray(names));
  return lists.length > 0 ? Object.fromEntries(lists) : undefined;
}
