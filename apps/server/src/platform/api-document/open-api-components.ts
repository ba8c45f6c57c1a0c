import { namedSchemas } from '@halyard/contracts/api-document/named-schemas.ts';
import { statedLimits } from '@halyard/contracts/fields.ts';
import * as z from 'zod/mini';

export type JsonObject = Record<string, unknown>;
type Direction = 'input' | 'output';

const names = z.registry<{ readonly id: string }, z.core.$ZodType>();
for (const [id, schema] of Object.entries(namedSchemas)) names.add(schema, { id });

const localPrefix = '#/$defs/';
const componentPrefix = '#/components/schemas/';

/** Replies may grow new fields (versioning), so no schema of a reply may forbid them. */
function loosen(schema: JsonObject, io: Direction): void {
  if (io === 'output' && schema.additionalProperties === false) delete schema.additionalProperties;
}

function describeSchema(schema: z.core.$ZodType, io: Direction): JsonObject {
  const described = z.toJSONSchema(schema, {
    target: 'draft-2020-12',
    io,
    metadata: names,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      Object.assign(jsonSchema, statedLimits.get(zodSchema));
      loosen(jsonSchema as JsonObject, io);
    },
  }) as JsonObject;
  delete described.$schema;
  return described;
}

type Rename = (name: string) => string;

/** The same schema with references into the components of the document; `id` is the name of a reference. */
function moveReferences(value: unknown, rename: Rename): unknown {
  if (Array.isArray(value)) return value.map((item) => moveReferences(item, rename));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) =>
      key === '$ref' && typeof item === 'string' && item.startsWith(localPrefix)
        ? [key, `${componentPrefix}${rename(item.slice(localPrefix.length))}`]
        : [key, moveReferences(item, rename)],
    ),
  );
}

const withoutName = ({ id: _, ...schema }: JsonObject): JsonObject => schema;

/**
 * The named parts of the document. A shape that is written otherwise than it is read (with defaults, or stricter)
 * has two of them: `Task` and `TaskInput`.
 */
export function createComponents() {
  const schemas: Record<string, JsonObject> = {};
  const responses: Record<string, JsonObject> = {};

  function keep(name: string, schema: JsonObject): void {
    schemas[name] = schema;
  }

  /** The schema; named parts are stored among the components. */
  function describe(schema: z.core.$ZodType, io: Direction): JsonObject {
    const { $defs = {}, ...described } = describeSchema(schema, io) as { $defs?: Record<string, JsonObject> };
    const rename: Rename = (name) => (io === 'input' ? `${name}Input` : name);
    for (const [name, part] of Object.entries($defs))
      keep(rename(name), withoutName(moveReferences(part, rename) as JsonObject));
    return moveReferences(described, rename) as JsonObject;
  }

  /** A reference to the schema, by its own name or else by `name`. */
  function refer(name: string, schema: z.core.$ZodType, io: Direction): JsonObject {
    const own = names.get(schema)?.id;
    const ownName = own && io === 'input' ? `${own}Input` : own;
    const described = describe(schema, io);
    if (typeof described.$ref === 'string') return described;
    keep(ownName ?? name, withoutName(described));
    return { $ref: `${componentPrefix}${ownName ?? name}` };
  }

  return { schemas, responses, describe, refer };
}
export type Components = ReturnType<typeof createComponents>;
