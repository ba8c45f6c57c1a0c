import * as z from 'zod/mini';

type JsonSchema = { [key: string]: unknown };

const isNullType = (schema: JsonSchema) => schema.type === 'null';

/** `X or null` as one type: the serializer compiles that to a branch, where a union would run a validator. */
function foldNull(schema: JsonSchema): void {
  const variants = schema.anyOf;
  if (!Array.isArray(variants) || variants.length !== 2 || !variants.some(isNullType)) return;
  const other = variants.find((variant) => !isNullType(variant));
  delete schema.anyOf;
  Object.assign(schema, other, { nullable: true });
}

/** JSON Schema of a reply for Fastify's compiled serializer, which then sends these keys and no others. */
export function replySchema(reply: z.core.$ZodType): JsonSchema {
  const schema = z.toJSONSchema(reply, {
    target: 'draft-7',
    override: ({ jsonSchema }) => {
      foldNull(jsonSchema as JsonSchema);
      // Values were validated on input; the serializer needs types only.
      delete jsonSchema.format;
      delete jsonSchema.pattern;
    },
  }) as JsonSchema;
  delete schema.$schema;
  return schema;
}
