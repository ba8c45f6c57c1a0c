import { detectDraft, ignoresBesideRef } from '../viewer/detect-draft.ts';
import { escapeToken } from '../viewer/json-pointer.ts';
import { openReferences, type References, referenceKeywords } from '../viewer/references.ts';
import { definitionKeywords, isSchemaObject, type SchemaObject, subschemasOf } from '../viewer/subschemas.ts';
import { enterScope, type Place } from '../viewer/written-identifiers.ts';
import { docComment } from './doc-comment.ts';
import { bracketed, intersectionOf, literalOf, unionOf } from './type-literals.ts';
import { openTypeNames, propertyKey, type TypeNames } from './type-names.ts';

interface Writing {
  readonly references: References;
  readonly names: TypeNames;
  /** Named places in the order they are met; all of them are written in the end. */
  readonly wanted: Map<string, Place>;
}

/** The context of an expression: its named type, depth, and whether an object or list is around it. */
interface Position {
  readonly owner: string;
  readonly indent: string;
  readonly isInside: boolean;
}

/**
 * TypeScript types for the documents of a schema, as far as types can express them: structure, not ranges, patterns or
 * conditions. Definitions and other targets of references get a name, which ends every recursion.
 */
export function writeTypeScript(schema: unknown, title: string): string {
  const references = openReferences(schema, detectDraft(schema));
  const writing: Writing = { references, names: openTypeNames(title), wanted: new Map() };
  want(references.root, writing);
  for (const below of subschemasOf(schema)) {
    if (definitionKeywords.has(below.keyword))
      want(placeAt(references.root, below.step, below.schema, writing), writing);
  }
  const written: string[] = [];
  // Writing a type may want further ones; a map is walked to its end, those included.
  for (const place of writing.wanted.values()) written.push(declaration(place, writing));
  return written.join('\n');
}

function want(place: Place, { wanted, names }: Writing): string {
  if (!wanted.has(place.pointer)) wanted.set(place.pointer, place);
  return names.of(place.pointer);
}

function placeAt({ pointer, scope }: Place, step: string, schema: unknown, { references }: Writing): Place {
  const at = pointer + step;
  return { schema, pointer: at, scope: enterScope(schema, at, scope, references.draft) };
}

function declaration(place: Place, writing: Writing): string {
  const name = writing.names.of(place.pointer);
  const type = typeAt(place, { owner: place.pointer, indent: '', isInside: false }, writing);
  const comment = docComment(place.schema, '');
  const isInterface = isSchemaObject(place.schema) && type.startsWith('{\n') && isPlainObject(place.schema);
  return isInterface ? `${comment}export interface ${name} ${type}\n` : `${comment}export type ${name} = ${type};\n`;
}

const composing = ['$ref', '$dynamicRef', '$recursiveRef', 'allOf', 'anyOf', 'oneOf', 'enum', 'const'];

function isPlainObject(schema: SchemaObject): boolean {
  return !Array.isArray(schema.type) && !composing.some((keyword) => Object.hasOwn(schema, keyword));
}

function typeAt(place: Place, position: Position, writing: Writing): string {
  const { schema } = place;
  if (schema === false) return 'never';
  if (!isSchemaObject(schema)) return 'unknown';
  const references = referencedTypes(place, schema, position, writing);
  if (references.length > 0 && ignoresBesideRef(writing.references.draft)) return intersectionOf(references);
  const listed = (keyword: string) =>
    Array.isArray(schema[keyword])
      ? schema[keyword].map((below, at) =>
          typeAt(placeAt(place, `/${keyword}/${at}`, below, writing), position, writing),
        )
      : undefined;
  const [anyOf, oneOf] = [listed('anyOf'), listed('oneOf')];
  return intersectionOf([
    ...references,
    ...(listed('allOf') ?? []),
    ...(anyOf ? [unionOf(anyOf)] : []),
    ...(oneOf ? [unionOf(oneOf)] : []),
    ownType(place, schema, position, writing),
  ]);
}

function referencedTypes(place: Place, schema: SchemaObject, position: Position, writing: Writing): string[] {
  return referenceKeywords.flatMap((keyword) => {
    const text = schema[keyword];
    if (typeof text !== 'string') return [];
    const found = follow(place, keyword, text, writing);
    if (!found) return ['unknown'];
    // `type A = A | string` is rejected by the compiler, and says no more than its other half.
    const isEndless = !position.isInside && leadsBack(found, position.owner, writing);
    return [isEndless ? 'unknown' : want(found, writing)];
  });
}

function follow(place: Place, keyword: (typeof referenceKeywords)[number], text: string, { references }: Writing) {
  const found = references.follow(keyword, text, place.scope, [references.root.scope.resource]);
  return typeof found === 'string' ? undefined : found;
}

/** Whether a type refers back to `owner` without an object or a list in between. */
function leadsBack(from: Place, owner: string, writing: Writing): boolean {
  const seen = new Set<string>();
  const waiting = [from];
  for (let place = waiting.pop(); place; place = waiting.pop()) {
    if (place.pointer === owner) return true;
    if (seen.has(place.pointer) || !isSchemaObject(place.schema)) continue;
    seen.add(place.pointer);
    const { schema } = place;
    for (const keyword of referenceKeywords) {
      const text = schema[keyword];
      const found = typeof text === 'string' ? follow(place, keyword, text, writing) : undefined;
      if (found) waiting.push(found);
    }
    for (const below of subschemasOf(schema)) {
      if (/^(allOf|anyOf|oneOf)$/.test(below.keyword)) waiting.push(placeAt(place, below.step, below.schema, writing));
    }
  }
  return false;
}

const objectKeywords = ['properties', 'required', 'additionalProperties', 'patternProperties'];
const listKeywords = ['items', 'prefixItems'];

function ownType(place: Place, schema: SchemaObject, position: Position, writing: Writing): string {
  if (Object.hasOwn(schema, 'const')) return literalOf(schema.const);
  if (Array.isArray(schema.enum)) return unionOf(schema.enum.map(literalOf));
  const types = Array.isArray(schema.type) ? schema.type : [schema.type ?? impliedType(schema)];
  return unionOf(types.map((type) => namedType(String(type), place, schema, position, writing)));
}

function impliedType(schema: SchemaObject): string {
  if (objectKeywords.some((keyword) => Object.hasOwn(schema, keyword))) return 'object';
  return listKeywords.some((keyword) => Object.hasOwn(schema, keyword)) ? 'array' : 'unknown';
}

function namedType(type: string, place: Place, schema: SchemaObject, position: Position, writing: Writing): string {
  if (type === 'object') return objectType(place, schema, position, writing);
  if (type === 'array') return listType(place, schema, position, writing);
  if (type === 'integer') return 'number';
  return /^(string|number|boolean|null)$/.test(type) ? type : 'unknown';
}

function objectType(place: Place, schema: SchemaObject, position: Position, writing: Writing): string {
  const inner: Position = { ...position, indent: `${position.indent}  `, isInside: true };
  const properties = isSchemaObject(schema.properties) ? schema.properties : {};
  const required = new Set(Array.isArray(schema.required) ? schema.required.map(String) : []);
  const names = new Set([...Object.keys(properties), ...required]);
  const lines = [...names].map((name) => {
    const below = Object.hasOwn(properties, name) ? properties[name] : true;
    const type = typeAt(placeAt(place, `/properties/${escapeToken(name)}`, below, writing), inner, writing);
    const mark = required.has(name) ? '' : '?';
    return `${docComment(below, inner.indent)}${inner.indent}readonly ${propertyKey(name)}${mark}: ${type};\n`;
  });
  const rest = restType(place, schema, inner, writing);
  // The rest has to suit the listed properties too, and there is no type for "all other names".
  if (rest !== undefined) lines.push(`${inner.indent}readonly [name: string]: ${names.size > 0 ? 'unknown' : rest};\n`);
  if (lines.length > 0) return `{\n${lines.join('')}${position.indent}}`;
  return schema.additionalProperties === false ? 'Record<string, never>' : '{ readonly [name: string]: unknown }';
}

function restType(place: Place, schema: SchemaObject, inner: Position, writing: Writing): string | undefined {
  const { patternProperties, additionalProperties } = schema;
  const patterns = isSchemaObject(patternProperties) ? Object.entries(patternProperties) : [];
  const types = patterns.map(([pattern, below]) =>
    typeAt(placeAt(place, `/patternProperties/${escapeToken(pattern)}`, below, writing), inner, writing),
  );
  if (isSchemaObject(additionalProperties)) {
    types.push(typeAt(placeAt(place, '/additionalProperties', additionalProperties, writing), inner, writing));
  } else if (patterns.length > 0 && additionalProperties !== false) {
    types.push('unknown');
  }
  return types.length > 0 ? unionOf(types) : undefined;
}

function listType(place: Place, schema: SchemaObject, position: Position, writing: Writing): string {
  const inner: Position = { ...position, isInside: true };
  const { items, prefixItems, additionalItems, minItems } = schema;
  const entry = (step: string, below: unknown) => typeAt(placeAt(place, step, below, writing), inner, writing);
  const [tuple, step, rest] = Array.isArray(items)
    ? ([items, '/items', additionalItems] as const)
    : ([prefixItems, '/prefixItems', items] as const);
  if (!Array.isArray(tuple)) return `readonly ${bracketed(entry('/items', items ?? true))}[]`;
  const least = typeof minItems === 'number' ? minItems : 0;
  const entries = tuple.map((below, at) => `${bracketed(entry(`${step}/${at}`, below))}${at < least ? '' : '?'}`);
  const restStep = Array.isArray(items) ? '/additionalItems' : '/items';
  const others = rest === false ? [] : [`...${bracketed(entry(restStep, rest ?? true))}[]`];
  return `readonly [${[...entries, ...others].join(', ')}]`;
}
