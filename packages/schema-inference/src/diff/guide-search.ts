import { openGenerator } from '../sample/generate-value.ts';
import { matchPattern } from '../sample/match-pattern.ts';
import { pointerTokens, stepInto, valueAt } from '../viewer/json-pointer.ts';
import type { SchemaTree } from '../viewer/open-tree.ts';
import { walkOnce } from '../viewer/search-tree.ts';
import { isSchemaObject, type SchemaObject } from '../viewer/subschemas.ts';

export type Edit = (schema: SchemaObject) => unknown;

/** Where each schema is used, by its pointer: the id of the node nearest to the root. */
export function findUses(tree: SchemaTree): ReadonlyMap<string, string> {
  const uses = new Map<string, string>();
  for (const { node } of walkOnce(tree)) {
    for (const pointer of tree.places(node)) if (!uses.has(pointer)) uses.set(pointer, node.id);
  }
  return uses;
}

/**
 * A copy of a schema whose documents have a value at the place of a node, and whose rules there are edited. References
 * on the way are written out, so that the edit holds for this one use. Everything off the path is shared.
 */
export function guideTo(document: unknown, tree: SchemaTree, id: string, edit: Edit): unknown {
  const inline = (schema: SchemaObject, keyword: string, at: string) => {
    const target = tree.node(at)?.target;
    const { [keyword]: _, ...beside } = schema;
    const led = target === undefined ? undefined : valueAt(document, target);
    return isSchemaObject(led) ? { ...led, ...beside } : beside;
  };
  return rewrite(document, pointerTokens(id.slice(1)), '#', { edit, inline });
}

interface Steering {
  readonly edit: Edit;
  readonly inline: (schema: SchemaObject, keyword: string, at: string) => SchemaObject;
}

function rewrite(schema: unknown, tokens: readonly string[], at: string, steering: Steering): unknown {
  const object = isSchemaObject(schema) ? schema : {};
  const [keyword, ...rest] = tokens;
  if (keyword === undefined) return steering.edit(resolved(object, at, steering));
  if (keyword.endsWith('Ref') || keyword === '$ref') {
    const skipped = rest.findIndex((token) => token !== '$ref');
    const further = skipped < 0 ? [] : rest.slice(skipped);
    // Ids of nodes name every reference on the way.
    const passed = tokens.slice(0, tokens.length - further.length).map((token) => `/${token}`);
    return rewrite(steering.inline(object, keyword, at), further, at + passed.join(''), steering);
  }
  const value = object[keyword];
  if (Array.isArray(value) || isNamed(keyword)) {
    const [key = '', ...further] = rest;
    const inner = rewrite(stepInto(value, key), further, `${at}/${keyword}/${key}`, steering);
    return withEntry(object, keyword, key, inner);
  }
  return withSchema(object, keyword, rewrite(value, rest, `${at}/${keyword}`, steering));
}

/** At the end of the way the edit has to reach what the reference leads to. */
function resolved(schema: SchemaObject, at: string, { inline }: Steering): SchemaObject {
  return typeof schema.$ref === 'string' ? inline(schema, '$ref', at) : schema;
}

const named: ReadonlySet<string> = new Set(['properties', 'patternProperties', 'dependentSchemas', 'dependencies']);
const isNamed = (keyword: string) => named.has(keyword);

function withEntry(schema: SchemaObject, keyword: string, key: string, inner: unknown): SchemaObject {
  const value = schema[keyword];
  if (Array.isArray(value)) {
    const changed = value.with(Number(key), inner);
    if (keyword === 'anyOf' || keyword === 'oneOf') return { ...schema, [keyword]: [inner] };
    if (keyword === 'allOf') return { ...schema, allOf: changed };
    return { ...schema, [keyword]: changed, minItems: Math.max(Number(schema.minItems ?? 0), Number(key) + 1) };
  }
  const entries = { ...(isSchemaObject(value) ? value : {}), [key]: inner };
  if (keyword === 'properties') return requiring({ ...schema, properties: entries }, key);
  if (keyword === 'patternProperties') {
    return requiring({ ...schema, patternProperties: entries }, matchPattern(key, 1, () => 0) ?? key);
  }
  return { ...requiring(schema, key), [keyword]: entries };
}

function withSchema(schema: SchemaObject, keyword: string, inner: unknown): SchemaObject {
  const changed = { ...schema, [keyword]: inner };
  if (
    keyword === 'items' ||
    keyword === 'contains' ||
    keyword === 'additionalItems' ||
    keyword === 'unevaluatedItems'
  ) {
    const before = Array.isArray(schema.prefixItems ?? schema.items) ? (schema.prefixItems ?? schema.items) : [];
    return { ...changed, minItems: Math.max(Number(schema.minItems ?? 0), (before as unknown[]).length + 1) };
  }
  if (keyword === 'then') {
    // Only documents that meet the condition come to it.
    const { if: condition = true, then: _, else: __, ...rest } = schema;
    return { ...rest, allOf: [...(Array.isArray(schema.allOf) ? schema.allOf : []), condition, inner] };
  }
  if (keyword === 'propertyNames') {
    const { document } = openGenerator(inner).make({ random: () => 0, optional: 0, options: 'first', plenty: 1 });
    return requiring(changed, String(document));
  }
  if (keyword === 'additionalProperties' || keyword === 'unevaluatedProperties') return requiring(changed, unlisted);
  return changed;
}

/** A name that no schema lists. */
export const unlisted = 'anotherProperty';

export function requiring(schema: SchemaObject, name: string): SchemaObject {
  const required = Array.isArray(schema.required) ? schema.required : [];
  return { ...schema, required: required.includes(name) ? required : [...required, name] };
}
