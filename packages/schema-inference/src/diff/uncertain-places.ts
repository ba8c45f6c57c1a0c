import { detectDraft } from '../viewer/detect-draft.ts';
import { openReferences, referenceKeywords } from '../viewer/references.ts';
import { isSchemaObject, subschemasOf } from '../viewer/subschemas.ts';
import { enterScope, type Place } from '../viewer/written-identifiers.ts';

const turning: ReadonlySet<string> = new Set(['not', 'if', 'oneOf']);

/**
 * Places that references reach from inside `not`, `if` or `oneOf`: what lets more through there may let less through
 * elsewhere, so a change of them has no certain effect.
 */
export function uncertainPlaces(schema: unknown): ReadonlySet<string> {
  const draft = detectDraft(schema);
  const references = openReferences(schema, draft);
  const found = new Set<string>();
  const seen = { certain: new Set<string>(), uncertain: new Set<string>() };
  const waiting: { place: Place; isUncertain: boolean }[] = [{ place: references.root, isUncertain: false }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { place, isUncertain } = next;
    const known = isUncertain ? seen.uncertain : seen.certain;
    if (known.has(place.pointer) || !isSchemaObject(place.schema)) continue;
    known.add(place.pointer);
    for (const { keyword, step, schema: below } of subschemasOf(place.schema)) {
      const pointer = place.pointer + step;
      const scope = enterScope(below, pointer, place.scope, draft);
      waiting.push({ place: { schema: below, pointer, scope }, isUncertain: isUncertain || turning.has(keyword) });
    }
    for (const keyword of isUncertain ? referenceKeywords : []) {
      const text = place.schema[keyword];
      const target = typeof text === 'string' ? references.follow(keyword, text, place.scope, ['']) : 'unresolved_ref';
      if (typeof target === 'string') continue;
      found.add(target.pointer);
      waiting.push({ place: target, isUncertain: true });
    }
  }
  return found;
}

/** Whether `unevaluatedProperties` or `unevaluatedItems` is written anywhere: then every place may matter to them. */
export function lookAtUnevaluated(schema: unknown): boolean {
  const waiting = [schema];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (!isSchemaObject(next)) continue;
    if (Object.hasOwn(next, 'unevaluatedProperties') || Object.hasOwn(next, 'unevaluatedItems')) return true;
    waiting.push(...subschemasOf(next).map((below) => below.schema));
  }
  return false;
}
