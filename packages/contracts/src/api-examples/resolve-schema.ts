import type { Json } from './list-operations.ts';

const prefix = '#/components/schemas/';

type Schemas = Readonly<Record<string, unknown>>;

const schemasOf = (document: Json) =>
  (document.components as { readonly schemas?: Schemas } | undefined)?.schemas ?? {};

/** The schema with what it refers to in its place; a shape within itself stays a reference. */
export function resolveSchema(document: Json, schema: unknown, above: readonly string[] = []): unknown {
  if (Array.isArray(schema)) return schema.map((item) => resolveSchema(document, item, above));
  if (typeof schema !== 'object' || schema === null) return schema;
  const { $ref } = schema as { $ref?: unknown };
  if (typeof $ref === 'string' && $ref.startsWith(prefix) && !above.includes($ref))
    return resolveSchema(document, schemasOf(document)[$ref.slice(prefix.length)], [...above, $ref]);
  return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, resolveSchema(document, value, above)]));
}

type Shape = {
  readonly default?: unknown;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly unknown[];
  readonly oneOf?: readonly unknown[];
  readonly type?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly items?: unknown;
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly required?: readonly string[];
  readonly minProperties?: number;
};

const ofFormat: Readonly<Record<string, string>> = {
  'date-time': '2026-11-21T08:42:00.000Z',
  date: '2026-11-21',
  email: 'ada@example.com',
  uri: 'https://example.com',
};

/**
 * Meaning of our patterns without a format name: an identifier, months, a code, a widget, a screen, an address, a
 * layer, a query.
 */
const texts = [
  ...['example-1', '2026-03', '03', '123456', 'stats-1', '/todos', 'ada@example.com', 'records'],
  '{"subject":"incidents","measure":"count"}',
];

function exampleOfText({ format = '', pattern = '', minLength = 0, maxLength = Infinity }: Shape, name: string) {
  const fits = (text: string) =>
    new RegExp(pattern, 'u').test(text) && text.length >= minLength && text.length <= maxLength;
  return ofFormat[format] ?? ['…', name, ...texts].find(fits) ?? '…';
}

/** A minimal value for a resolved schema: required properties only; an identifier is the `name` of its field. */
export function exampleOf(schema: unknown, name = ''): unknown {
  const shape = (schema ?? {}) as Shape;
  if ('default' in shape) return shape.default;
  if ('const' in shape) return shape.const;
  if (shape.enum) return shape.enum[0];
  const [choice] = shape.anyOf ?? shape.oneOf ?? [];
  if (choice) return exampleOf(choice, name);
  if (shape.type === 'string') return exampleOfText(shape, name);
  if (shape.type === 'integer' || shape.type === 'number') return Math.max(shape.minimum ?? 1, 1);
  if (shape.type === 'boolean') return true;
  if (shape.type === 'array') return [exampleOf(shape.items, name)];
  const { properties = {}, required = [], minProperties = 0 } = shape;
  const named = required.length > 0 ? required : Object.keys(properties).slice(0, minProperties);
  return Object.fromEntries(named.map((field) => [field, exampleOf(properties[field], field)]));
}
