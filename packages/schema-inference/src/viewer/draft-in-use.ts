import type { SchemaDraft } from '@halyard/contracts/work/schemas.ts';
import { detectDraft } from './detect-draft.ts';
import { isSchemaObject, subschemasOf } from './subschemas.ts';

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
