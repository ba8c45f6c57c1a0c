import { valueAt } from '../viewer/json-pointer.ts';
import { isSchemaObject, type SchemaObject } from '../viewer/subschemas.ts';

const namesMax = 12;
const nestedMax = 40;
const combining = ['allOf', 'anyOf', 'oneOf', 'if', 'then', 'else', 'not'] as const;

const followed = (schema: SchemaObject, document: unknown): unknown =>
  typeof schema.$ref === 'string' && schema.$ref.startsWith('#') ? valueAt(document, schema.$ref.slice(1)) : undefined;

/**
 * Names of properties that a schema of `document` mentions at its own level, through its references within the document
 * and what it combines; at most a dozen, the nearest first.
 */
export function statedNames(schema: unknown, document: unknown): string[] {
  const names = new Set<string>();
  const waiting: unknown[] = [schema];
  const seen = new Set<unknown>();
  for (let one = waiting.shift(); one !== undefined && seen.size < nestedMax; one = waiting.shift()) {
    if (Array.isArray(one)) waiting.push(...one);
    if (!isSchemaObject(one) || seen.has(one)) continue;
    seen.add(one);
    if (isSchemaObject(one.properties)) for (const name of Object.keys(one.properties)) names.add(name);
    waiting.push(...[followed(one, document), ...combining.map((keyword) => one[keyword])].filter((inner) => inner));
  }
  return [...names].slice(0, namesMax);
}
