import { ExactNumber } from '@halyard/contracts/format/exact-json.ts';
import { type SchemaDraft, schemaMaxDepth } from '@halyard/contracts/work/schemas.ts';
import type { ValidateFunction } from 'ajv';
import { draftInUse } from '../viewer/draft-in-use.ts';
import { isSchemaObject } from '../viewer/subschemas.ts';
import { openAjv } from './draft-validators.ts';
import { withPlainNumbers } from './exact-keywords.ts';

/** `detail` describes location and error in English. */
export interface SchemaProblem {
  readonly problem: 'not_a_schema' | 'document_too_deep';
  readonly detail: string;
}

const metaSchemas: Readonly<Record<SchemaDraft, string>> = {
  'draft-04': 'http://json-schema.org/draft-04/schema',
  'draft-06': 'http://json-schema.org/draft-06/schema',
  'draft-07': 'http://json-schema.org/draft-07/schema',
  '2019-09': 'https://json-schema.org/draft/2019-09/schema',
  '2020-12': 'https://json-schema.org/draft/2020-12/schema',
};

/** Why a document cannot be used as a schema; null if it can. References are not followed here. */
export function checkSchema(schema: unknown): SchemaProblem | null {
  if (typeof schema !== 'boolean' && !isSchemaObject(schema)) {
    return { problem: 'not_a_schema', detail: 'A schema is a JSON object, or true or false.' };
  }
  if (isDeeperThan(schema, schemaMaxDepth)) {
    return { problem: 'document_too_deep', detail: `It is nested more than ${schemaMaxDepth} levels deep.` };
  }
  const rejected = rejectionBy(draftInUse(schema), schema);
  return rejected === null ? null : { problem: 'not_a_schema', detail: rejected };
}

const metaValidators = new Map<SchemaDraft, ValidateFunction>();

function metaValidator(draft: SchemaDraft): ValidateFunction | undefined {
  const known =
    metaValidators.get(draft) ?? openAjv({ draft, unicode: false, isExact: false }).getSchema(metaSchemas[draft]);
  if (known) metaValidators.set(draft, known);
  return known;
}

function rejectionBy(draft: SchemaDraft, schema: unknown): string | null {
  const validate = metaValidator(draft);
  if (!validate || validate(withPlainNumbers(schema))) return null;
  const first = validate.errors?.[0];
  return `${first?.instancePath || 'The document'} ${first?.message ?? 'is not valid'}.`;
}

/** Whether objects and lists are nested more than `levels` deep; its own recursion is no deeper. */
function isDeeperThan(value: unknown, levels: number): boolean {
  const waiting: { value: unknown; level: number }[] = [{ value, level: 1 }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (typeof next.value !== 'object' || next.value === null || next.value instanceof ExactNumber) continue;
    if (next.level > levels) return true;
    for (const inner of Object.values(next.value)) waiting.push({ value: inner, level: next.level + 1 });
  }
  return false;
}
