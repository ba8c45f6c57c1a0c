import { type QuerySpec, querySpec, type SubjectName } from '@halyard/contracts/query/query-spec.ts';
import { type ActionName, actionOf } from '@halyard/contracts/work/assistant-actions.ts';
import * as z from 'zod/mini';

type Json = { readonly [key: string]: unknown };
const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The subset of JSON Schema that every server can turn into a grammar; lengths and patterns are checked afterwards. */
const kept = ['type', 'enum', 'const', 'description'] as const;

const orNull = (schema: Json): Json => ({ anyOf: [schema, { type: 'null' }] });

/** The same schema with every property required, what may be left out as null: constrained servers take no other. */
function toStrict(schema: Json): Json {
  const { properties, required = [], anyOf, items, prefixItems } = schema;
  const strict: Record<string, unknown> = Object.fromEntries(
    kept.flatMap((key) => (schema[key] === undefined ? [] : [[key, schema[key]]])),
  );
  if (Array.isArray(anyOf)) strict.anyOf = anyOf.filter(isJson).map(toStrict);
  const [first] = Array.isArray(prefixItems) ? prefixItems : [items];
  if (isJson(first)) strict.items = toStrict(first);
  if (!isJson(properties)) return strict;
  const isRequired = (name: string) => Array.isArray(required) && required.includes(name);
  strict.properties = Object.fromEntries(
    Object.entries(properties).flatMap(([name, one]) =>
      isJson(one) ? [[name, isRequired(name) ? toStrict(one) : orNull(toStrict(one))]] : [],
    ),
  );
  return { ...strict, required: Object.keys(properties), additionalProperties: false };
}

const schemaOf = (schema: z.ZodMiniType) => toStrict(z.toJSONSchema(schema, { io: 'input' }));

const oneOf = (values: readonly string[]) => z.enum(values as [string, ...string[]]);

/** The allowed replies of a model to a question: a query over these subjects, one of these actions, or neither. */
export function readingSchema(subjects: readonly SubjectName[], actions: readonly ActionName[]): Json {
  const query = z.extend(querySpec, { subject: oneOf(subjects) });
  const slots = new Set(actions.flatMap((action) => Object.keys(actionOf(action).slots)));
  const slot = z.strictObject({ slot: oneOf([...slots, 'none']), value: z.nullable(z.string()) });
  const action = z.strictObject({ action: oneOf([...actions, 'none']), slots: z.array(slot) });
  return schemaOf(z.strictObject({ query: z.nullable(query), action: z.nullable(action) }));
}

const draft = z.strictObject({
  sentences: z.array(z.strictObject({ text: z.string(), cites: z.array(z.number()) })),
});

/** The allowed reply of a model to a draft. */
export const draftSchema = (): Json => schemaOf(draft);

/** Bounds of a period are the only parts of a query that mean something where they are null. */
const bounds: ReadonlySet<string> = new Set(['from', 'to'] satisfies (keyof NonNullable<QuerySpec['period']>)[]);

/** A reply without the parts that were left out. */
function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (!isJson(value)) return value;
  const stated = Object.entries(value).filter(([name, one]) => one !== null || bounds.has(name));
  return Object.fromEntries(stated.map(([name, one]) => [name, withoutNulls(one)]));
}

const action = z.object({
  action: z.string(),
  slots: z.array(z.object({ slot: z.string(), value: z.nullable(z.string()) })).check(z.maxLength(20)),
});
export type RepliedAction = z.output<typeof action>;

const reading = z.object({ query: z.nullish(z.unknown()), action: z.nullish(z.unknown()) });

/** A reply taken apart; undefined where it is neither a query nor an action, or both. */
export function parseReading(reply: unknown): { query: unknown } | { action: RepliedAction } | undefined {
  const read = reading.safeParse(reply);
  const { query, action: asked } = read.data ?? {};
  if (query && asked) return undefined;
  if (query) return { query: withoutNulls(query) };
  const parsed = action.safeParse(asked);
  return parsed.success ? { action: parsed.data } : undefined;
}

/** The sentences of a reply to a draft; none where it is something else. */
export const parseDraft = (reply: unknown) => draft.safeParse(reply).data?.sentences ?? [];
