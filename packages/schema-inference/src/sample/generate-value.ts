import { isDeepStrictEqual } from 'node:util';
import { detectDraft } from '../viewer/detect-draft.ts';
import { openReferences, type References } from '../viewer/references.ts';
import { isSchemaObject } from '../viewer/subschemas.ts';
import type { Place } from '../viewer/written-identifiers.ts';
import { type Choose, gatherRules, placeBelow, type Rules } from './gather-rules.ts';
import { makeNumber } from './make-number.ts';
import { makeString } from './make-string.ts';
import { namesToWrite, propertyPlaces } from './object-rules.ts';
import { openCosts } from './place-costs.ts';
import { allowedTypes, highest, lowest, numberRules, stated, stringRules } from './rule-limits.ts';

export interface GenerateChoices {
  readonly random: () => number;
  /** How many of the properties that may be left out are written, from 0 to 1. */
  readonly optional: number;
  /** `first`: the first option of every choice; `any`: one by chance. */
  readonly options: 'first' | 'any';
  /** Values after which only required ones are written. */
  readonly plenty: number;
}

export interface Generator {
  /** A document made along the schema, and how many values it took. It mostly fits; only a validator knows. */
  make(choices: GenerateChoices): { readonly document: unknown; readonly values: number };
}

/** Levels below which only required values are written, and levels at which nothing more is. */
const plentyLevels = 5;
const mostLevels = 60;

interface Making extends GenerateChoices {
  readonly references: References;
  readonly cost: (place: Place) => number;
  readonly tally: { made: number };
}

export function openGenerator(schema: unknown): Generator {
  const references = openReferences(schema, detectDraft(schema));
  const cost = openCosts(references);
  return {
    make(choices) {
      const making: Making = { ...choices, references, cost, tally: { made: 0 } };
      return { document: makeAt([references.root], 0, making), values: making.tally.made };
    },
  };
}

function makeAt(places: readonly Place[], level: number, making: Making): unknown {
  making.tally.made += 1;
  if (level > mostLevels) return null;
  const rules = gatherRules(places, making.references, chooser(level, making));
  const fixed = fixedValues(rules);
  if (fixed) return pick(fixed, making) ?? null;
  const types = allowedTypes(rules);
  const type = making.options === 'any' ? pick(types, making) : types[0];
  if (type === 'object') return makeObject(rules, level, making);
  if (type === 'array') return makeArray(rules, level, making);
  if (type === 'string') return makeString(stringRules(rules), making.random);
  if (type === 'number' || type === 'integer') return makeNumber(numberRules(rules, type === 'integer'), making.random);
  return type === 'boolean' ? making.options === 'first' || making.random() < 0.5 : null;
}

const isPlenty = (level: number, { tally, plenty }: Making) => level < plentyLevels && tally.made < plenty;

/** Deep down the cheapest option is taken, or a recursive schema would never end. */
function chooser(level: number, making: Making): Choose {
  return (options) => {
    const costs = new Map(options.map((option) => [option, making.cost(option)]));
    const costOf = (option: Place) => costs.get(option) ?? Number.POSITIVE_INFINITY;
    const ending = options.filter((option) => costOf(option) < Number.POSITIVE_INFINITY);
    if (isPlenty(level, making)) return making.options === 'first' ? ending[0] : pick(ending, making);
    return ending.toSorted((left, right) => costOf(left) - costOf(right))[0];
  };
}

function pick<Item>(items: readonly Item[], { random, options }: GenerateChoices): Item | undefined {
  return options === 'first' ? items[0] : items[Math.floor(random() * items.length)];
}

/** The values that `const` and `enum` leave; undefined when neither is stated. */
function fixedValues(rules: Rules): unknown[] | undefined {
  const lists = [...stated(rules, 'const').map((value) => [value]), ...stated(rules, 'enum').filter(Array.isArray)];
  if (lists.length === 0) return undefined;
  return lists.reduce((left, right) => left.filter((value) => right.some((other) => isDeepStrictEqual(value, other))));
}

function makeObject(rules: Rules, level: number, making: Making): Record<string, unknown> {
  const optional = isPlenty(level, making) ? making.optional : 0;
  const entries: [string, unknown][] = [];
  for (const name of namesToWrite(rules, optional, making.random)) {
    const places = propertyPlaces(rules, name, making.references);
    const isPossible = places?.every((place) => making.cost(place) < Number.POSITIVE_INFINITY);
    if (places && isPossible) entries.push([name, makeAt(places, level + 1, making)]);
  }
  return Object.fromEntries(entries);
}

function makeArray(rules: Rules, level: number, making: Making): unknown[] {
  const least = Math.max(highest(rules, 'minItems', 0), ...stated(rules, 'contains').map(() => 1));
  const most = lowest(rules, 'maxItems', Number.POSITIVE_INFINITY);
  const isUnique = stated(rules, 'uniqueItems').includes(true);
  const wanted = isPlenty(level, making) && making.optional > 0 ? Math.max(least, 1) : least;
  const values: unknown[] = [];
  for (let at = 0; at < Math.min(wanted, most, 1_000); at += 1) {
    const places = itemPlaces(rules, at, making);
    const isNeeded = values.length < least;
    if (!isNeeded && places.some((place) => making.cost(place) === Number.POSITIVE_INFINITY)) break;
    values.push(makeItem(places, values, isUnique, level, making));
  }
  return values;
}

/** A value that is not there yet, if one is found in a few tries. */
function makeItem(places: Place[], before: unknown[], isUnique: boolean, level: number, making: Making): unknown {
  const first = makeAt(places, level + 1, making);
  if (!isUnique || !before.some((value) => isDeepStrictEqual(value, first))) return first;
  for (let tried = 0; tried < 20; tried += 1) {
    const value = makeAt(places, level + 1, { ...making, options: 'any', optional: 0.5 });
    if (!before.some((other) => isDeepStrictEqual(other, value))) return value;
  }
  return first;
}

function itemPlaces(rules: Rules, at: number, { references }: Making): Place[] {
  return rules.all.flatMap((rule) => {
    const below = (step: string, schema: unknown) =>
      schema === undefined ? [] : [placeBelow(rule, references, step, schema)];
    const { items, prefixItems, additionalItems, contains } = rule.schema;
    const fitting = at === 0 ? below('/contains', contains) : [];
    const [tuple, keyword] = Array.isArray(items) ? [items, 'items'] : [prefixItems, 'prefixItems'];
    if (Array.isArray(tuple) && at < tuple.length) return [...fitting, ...below(`/${keyword}/${at}`, tuple[at])];
    if (Array.isArray(items)) return [...fitting, ...below('/additionalItems', additionalItems)];
    return [...fitting, ...(isSchemaObject(items) || items === false ? below('/items', items) : [])];
  });
}
