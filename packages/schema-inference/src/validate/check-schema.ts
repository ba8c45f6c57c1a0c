import { type SchemaDraft, schemaMaxDepth } from '@halyard/contracts/schemas.ts';
import { detectDraft } from '../viewer/detect-draft.ts';
import { isSchemaObject, subschemasOf } from '../viewer/subschemas.ts';
import { openAjv } from './draft-validators.ts';

/** `detail` says in English what is wrong and where. */
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

/** What keeps a document from being used as a schema; null when nothing does. References are not followed here. */
export function checkSchema(schema: unknown): SchemaProblem | null {
  if (typeof schema !== 'boolean' && !isSchemaObject(schema)) {
    return { problem: 'not_a_schema', detail: 'A schema is a JSON object, or true or false.' };
  }
  if (isDeeperThan(schema, schemaMaxDepth)) {
    return { problem: 'document_too_deep', detail: `It is nested more than ${schemaMaxDepth} levels deep.` };
  }
  const refused = refusalBy(draftInUse(schema), schema);
  return refused === null ? null : { problem: 'not_a_schema', detail: refused };
}

/** The draft a schema names; without one we know, the one whose ways of writing it shows, or else the newest. */
export function draftInUse(schema: unknown): SchemaDraft {
  const named = detectDraft(schema);
  if (named) return named;
  let shown: SchemaDraft = '2020-12';
  const waiting = [schema];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (!isSchemaObject(next)) continue;
    if (typeof next.exclusiveMinimum === 'boolean' || typeof next.exclusiveMaximum === 'boolean') return 'draft-04';
    if (Array.isArray(next.items)) shown = 'draft-07';
    waiting.push(...subschemasOf(next).map((below) => below.schema));
  }
  return shown;
}

function refusalBy(draft: SchemaDraft, schema: unknown): string | null {
  const validate = openAjv({ draft, unicode: false }).getSchema(metaSchemas[draft]);
  if (!validate || validate(schema)) return null;
  const first = validate.errors?.[0];
  return `${first?.instancePath || 'The document'} ${first?.message ?? 'is not valid'}.`;
}

/** Whether objects and lists lie more than `levels` inside each other; never deeper itself than its own stack. */
function isDeeperThan(value: unknown, levels: number): boolean {
  const waiting: { value: unknown; level: number }[] = [{ value, level: 1 }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (typeof next.value !== 'object' || next.value === null) continue;
    if (next.level > levels) return true;
    for (const inner of Object.values(next.value)) waiting.push({ value: inner, level: next.level + 1 });
  }
  return false;
}
