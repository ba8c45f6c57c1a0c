import { openPattern } from '../pattern/open-pattern.ts';
import { escapeToken } from '../viewer/json-pointer.ts';
import type { References } from '../viewer/references.ts';
import { isSchemaObject } from '../viewer/subschemas.ts';
import type { Place } from '../viewer/written-identifiers.ts';
import { placeBelow, type Rule, type Rules } from './gather-rules.ts';
import { matchPattern } from './match-pattern.ts';
import { highest, lowest, stated } from './rule-limits.ts';

/** The properties of a document: all required ones, those they drag along, and a share of the others. */
export function namesToWrite(rules: Rules, optional: number, random: () => number): Set<string> {
  const names = new Set(stated(rules, 'required').flat().map(String));
  const known = stated(rules, 'properties').flatMap((properties) => Object.keys(properties ?? {}));
  const most = lowest(rules, 'maxProperties', Number.POSITIVE_INFINITY);
  for (const name of known) if (names.size < most && random() < optional) names.add(name);
  addDependents(rules, names);
  const least = highest(rules, 'minProperties', 0);
  for (const name of [...known, ...namesByPattern(rules)]) if (names.size < least) names.add(name);
  for (let more = 1; names.size < Math.min(least, 1_000); more += 1) names.add(`property${more}`);
  return names;
}

/** A name for each pattern of properties. */
function namesByPattern(rules: Rules): string[] {
  const patterns = stated(rules, 'patternProperties').flatMap((entries) => Object.keys(entries ?? {}));
  return patterns.map((pattern) => matchPattern(pattern, 1, () => 0)).filter((name) => name !== undefined);
}

function addDependents(rules: Rules, names: Set<string>): void {
  const lists = [...stated(rules, 'dependentRequired'), ...stated(rules, 'dependencies')].filter(isSchemaObject);
  // A set is walked to its end, those that were added on the way included.
  for (const name of names) {
    for (const list of lists) {
      const dragged = Object.hasOwn(list, name) ? list[name] : [];
      if (Array.isArray(dragged)) for (const other of dragged) names.add(String(other));
    }
  }
}

/** The schemas a property's value has to keep; undefined when the object may not have that property. */
export function propertyPlaces(rules: Rules, name: string, references: References): Place[] | undefined {
  const places = rules.all.flatMap((rule) => placesIn(rule, name, references));
  return places.some(({ schema }) => schema === false) ? undefined : places;
}

function placesIn(rule: Rule, name: string, references: References): Place[] {
  const { properties, patternProperties, additionalProperties } = rule.schema;
  const found: Place[] = [];
  if (isSchemaObject(properties) && Object.hasOwn(properties, name)) {
    found.push(placeBelow(rule, references, `/properties/${escapeToken(name)}`, properties[name]));
  }
  if (isSchemaObject(patternProperties)) {
    for (const pattern of Object.keys(patternProperties)) {
      if (!isMatch(name, pattern)) continue;
      const step = `/patternProperties/${escapeToken(pattern)}`;
      found.push(placeBelow(rule, references, step, patternProperties[pattern]));
    }
  }
  if (found.length > 0 || additionalProperties === undefined) return found;
  return [placeBelow(rule, references, '/additionalProperties', additionalProperties)];
}

function isMatch(name: string, pattern: string): boolean {
  try {
    return openPattern(pattern).test(name);
  } catch {
    return false;
  }
}
