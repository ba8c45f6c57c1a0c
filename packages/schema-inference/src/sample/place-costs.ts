import { escapeToken } from '../viewer/json-pointer.ts';
import { type References, referenceKeywords } from '../viewer/references.ts';
import { isSchemaObject, type SchemaObject } from '../viewer/subschemas.ts';
import type { Place } from '../viewer/written-identifiers.ts';
import { placeBelow } from './gather-rules.ts';

/** Locations examined before the rest is assumed to be endless. */
const placesLookedAt = 50_000;

/**
 * How deep the smallest value at a place is at least: 0 for a plain value, infinite if every path is recursive. This is
 * what makes a generator of recursive documents end.
 */
export function openCosts(references: References): (place: Place) => number {
  const known = new Map<string, number>();
  const underWay = new Set<string>();
  let looked = 0;

  function cost(place: Place): number {
    if (place.schema === false) return Number.POSITIVE_INFINITY;
    if (!isSchemaObject(place.schema)) return 0;
    const found = known.get(place.pointer);
    if (found !== undefined) return found;
    looked += 1;
    if (underWay.has(place.pointer) || looked > placesLookedAt) return Number.POSITIVE_INFINITY;
    underWay.add(place.pointer);
    const counted = count(place, place.schema);
    underWay.delete(place.pointer);
    // An infinite cost may only mean that the place is asked from inside itself.
    if (counted < Number.POSITIVE_INFINITY || underWay.size === 0) known.set(place.pointer, counted);
    return counted;
  }

  function count(place: Place, schema: SchemaObject): number {
    const below = (step: string, inner: unknown) => cost(placeBelow(place, references, step, inner));
    const listed = (keyword: string) => {
      const list = schema[keyword];
      return Array.isArray(list) ? list.map((inner, at) => below(`/${keyword}/${at}`, inner)) : [];
    };
    const cheapest = (costs: readonly number[]) => (costs.length > 0 ? Math.min(...costs) : 0);
    return Math.max(
      ...targets(place, schema).map(cost),
      ...listed('allOf'),
      cheapest(listed('anyOf')),
      cheapest(listed('oneOf')),
      ...requiredParts(schema).map(([step, inner]) => 1 + below(step, inner)),
      0,
    );
  }

  function targets(place: Place, schema: SchemaObject): Place[] {
    return referenceKeywords.flatMap((keyword) => {
      const text = schema[keyword];
      if (typeof text !== 'string') return [];
      const found = references.follow(keyword, text, place.scope, [references.root.scope.resource]);
      return typeof found === 'string' ? [] : [found];
    });
  }

  return cost;
}

/** Required parts of every value: required properties, and entries where an empty list is not enough. */
function requiredParts({ required, properties, items, minItems }: SchemaObject): [string, unknown][] {
  const parts: [string, unknown][] = [];
  if (Array.isArray(required) && isSchemaObject(properties)) {
    for (const name of required.map(String)) {
      if (Object.hasOwn(properties, name)) parts.push([`/properties/${escapeToken(name)}`, properties[name]]);
    }
  }
  if (typeof minItems === 'number' && minItems > 0 && isSchemaObject(items)) parts.push(['/items', items]);
  return parts;
}
