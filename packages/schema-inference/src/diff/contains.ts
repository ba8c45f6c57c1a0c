import { canonicalValue } from '../exact/canonical-value.ts';
import { compareNumbers, isMultipleOf, isNumber } from '../exact/exact-arithmetic.ts';
import { openPattern } from '../pattern/open-pattern.ts';
import { escapeToken } from '../viewer/json-pointer.ts';
import { isSchemaObject } from '../viewer/subschemas.ts';
import {
  below,
  type Fact,
  type Facts,
  follow,
  gatherFacts,
  isMutedBeside,
  madeUp,
  rootOf,
  type Sided,
  typesIn,
} from './proof-places.ts';

/** Steps after which nothing is proved. */
const stepsMax = 40_000;
/** Cases of `anyOf`, of types and of listed values that are told apart inside each other. */
const splitsMax = 3;
const casesMax = 300;
const apartMax = 20;

/**
 * Whether every document that the older schema accepts is accepted by the newer one, as far as what both say proves it.
 * False only means that no proof was found.
 */
export function isContained(older: unknown, newer: unknown): boolean {
  return new Prover().proves([rootOf(older, 'older')], rootOf(newer, 'newer'));
}

/** What a goal is held against: what is given as a whole, and where in the documents this is. */
interface Held {
  readonly given: readonly Sided[];
  readonly facts: Facts;
  readonly goal: Fact;
}

type Rule = (held: Held, stated: unknown) => boolean;

class Prover {
  #left = stepsMax;
  #level = 0;
  #splits = 0;
  /** Times that something was taken as proved while it was being proved. */
  #assumed = 0;
  readonly #underWay = new Map<string, number>();
  readonly #known = new Map<string, boolean>();

  /** Whether a value that keeps all that is given keeps the goal. */
  proves(given: readonly Sided[], goal: Sided): boolean {
    if (goal.schema === true) return true;
    const key = `${given
      .map(({ side, pointer }) => side.name + pointer)
      .toSorted()
      .join('\n')}\n\n${goal.side.name}${goal.pointer}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const before = this.#underWay.get(key);
    // Further inside the documents it may be taken as proved: they come to an end.
    if (before !== undefined) {
      this.#assumed += 1;
      return before < this.#level;
    }
    this.#left -= 1;
    if (this.#left < 0) return false;
    const assumed = this.#assumed;
    this.#underWay.set(key, this.#level);
    const found = this.#decide(given, goal);
    this.#underWay.delete(key);
    if (assumed === this.#assumed) this.#known.set(key, found);
    return found;
  }

  #inside(given: readonly Sided[], goal: Sided): boolean {
    this.#level += 1;
    const found = given.some(({ schema }) => schema === false) || this.proves(given, goal);
    this.#level -= 1;
    return found;
  }

  #decide(given: readonly Sided[], goal: Sided): boolean {
    const facts = gatherFacts(given);
    if (facts.isImpossible || facts.values?.length === 0) return true;
    if (!isSchemaObject(goal.schema)) return false;
    const held: Held = { given, facts, goal: { ...goal, schema: goal.schema } };
    if (this.#keepsAll(held)) return true;
    if (this.#splits >= splitsMax) return false;
    this.#splits += 1;
    const found = casesOf(facts, goal).some(
      (cases) => cases.length <= casesMax && cases.every((one) => this.proves([...given, one], goal)),
    );
    this.#splits -= 1;
    return found;
  }

  #keepsAll(held: Held): boolean {
    const { schema } = held.goal;
    const keywords = isMutedBeside(held.goal) ? ['$ref'] : Object.keys(schema);
    return keywords.every((keyword) => {
      const rule = Object.hasOwn(this.#rules, keyword) ? this.#rules[keyword] : undefined;
      return !rule || rule(held, schema[keyword]);
    });
  }

  readonly #reference: Rule = ({ given, facts, goal }) => {
    const led = follow(goal);
    if (led?.kind === 'here') return this.proves(given, led.place);
    return led?.kind === 'foreign' && facts.foreign.has(led.address);
  };

  readonly #allOf: Rule = ({ given, goal }, stated) =>
    Array.isArray(stated) && stated.every((member, at) => this.proves(given, below(goal, `/allOf/${at}`, member)));

  readonly #anyOf: Rule = ({ given, goal }, stated) =>
    Array.isArray(stated) && stated.some((member, at) => this.proves(given, below(goal, `/anyOf/${at}`, member)));

  readonly #oneOf: Rule = ({ given, facts, goal }, stated) => {
    if (!Array.isArray(stated)) return false;
    const members = stated.map((member, at) => below(goal, `/oneOf/${at}`, member));
    const kept = members.filter((member) => this.proves(given, member));
    if (kept.length !== 1) return facts.all.some((fact) => this.#isSameChoice(fact, members));
    return (
      members.every((member) => member === kept[0] || this.#isApart(given, member)) ||
      facts.all.some((fact) => this.#isSameChoice(fact, members))
    );
  };

  /** Exactly one of the same schemas, in whatever order. */
  #isSameChoice(fact: Fact, members: readonly Sided[]): boolean {
    const { oneOf } = fact.schema;
    if (!Array.isArray(oneOf) || oneOf.length !== members.length) return false;
    const left = new Set(members);
    return oneOf.every((schema, at) => {
      const place = below(fact, `/oneOf/${at}`, schema);
      const same = [...left].find((member) => this.#isEqual(place, member));
      return same !== undefined && left.delete(same);
    });
  }

  #isEqual(one: Sided, other: Sided): boolean {
    return this.proves([one], other) && this.proves([other], one);
  }

  /** Whether no value keeps both: by its type, by its values, or by a property that cannot be both. */
  #isApart(given: readonly Sided[], other: Sided, depth = 3): boolean {
    this.#left -= 1;
    if (this.#left < 0) return false;
    const facts = gatherFacts([...given, other]);
    if (facts.isImpossible || facts.values?.length === 0) return true;
    if (this.#refusesValues(facts)) return true;
    if (depth === 0) return false;
    const hasApartCases = facts.all.some((fact) =>
      choicesOf(fact).some(
        (members) =>
          members.length <= apartMax && members.every((member) => this.#isApart([...given, other], member, depth - 1)),
      ),
    );
    if (hasApartCases) return true;
    if (facts.types.size !== 1 || !facts.types.has('object')) return false;
    return [...requiredIn(facts)].some((name) => {
      const [first, ...rest] = propertyPlaces(facts, name) ?? [];
      return first !== undefined && this.#isApart(rest, first, depth - 1);
    });
  }

  /** Whether each of the listed values breaks a pattern that is stated beside. */
  #refusesValues(facts: Facts): boolean {
    const patterns = facts.all.map(({ schema }) => schema.pattern).filter((pattern) => typeof pattern === 'string');
    return everyValue(
      facts,
      (value) => typeof value === 'string' && patterns.some((pattern) => matches(String(pattern), value) === false),
    );
  }

  readonly #not: Rule = ({ given, facts, goal }, stated) => {
    const refused = below(goal, '/not', stated);
    return (
      facts.all.some(
        (fact) => Object.hasOwn(fact.schema, 'not') && this.proves([refused], below(fact, '/not', fact.schema.not)),
      ) || this.#isApart(given, refused)
    );
  };

  readonly #condition: Rule = ({ given, facts, goal }) => {
    const part = (fact: Fact, keyword: string) => below(fact, `/${keyword}`, fact.schema[keyword] ?? true);
    const [condition, met, unmet] = [part(goal, 'if'), part(goal, 'then'), part(goal, 'else')];
    if (this.proves([...given, condition], met) && this.proves(given, unmet)) return true;
    if (this.#isApart(given, condition) && this.proves(given, unmet)) return true;
    if (this.proves(given, condition) && this.proves(given, met)) return true;
    return facts.all.some(
      (fact) =>
        Object.hasOwn(fact.schema, 'if') &&
        this.#isEqual(part(fact, 'if'), condition) &&
        this.proves([...given, condition, part(fact, 'then')], met) &&
        this.proves([...given, part(fact, 'else')], unmet),
    );
  };

  readonly #properties: Rule = ({ facts, goal }, stated) => {
    if (!facts.types.has('object')) return true;
    if (!isSchemaObject(stated) || facts.values) return false;
    return Object.entries(stated).every(([name, schema]) => {
      const places = propertyPlaces(facts, name);
      return !places || this.#inside(places, below(goal, `/properties/${escapeToken(name)}`, schema));
    });
  };

  readonly #patternProperties: Rule = ({ facts, goal }, stated) => {
    if (!facts.types.has('object')) return true;
    if (!isSchemaObject(stated) || facts.values) return false;
    return Object.entries(stated).every(([pattern, schema]) => {
      const wanted = below(goal, `/patternProperties/${escapeToken(pattern)}`, schema);
      return facts.all.some((fact) => {
        const { properties, patternProperties, additionalProperties = true } = fact.schema;
        const patterns = isSchemaObject(patternProperties) ? patternProperties : {};
        const at = `/patternProperties/${escapeToken(pattern)}`;
        if (Object.hasOwn(patterns, pattern) && this.#inside([below(fact, at, patterns[pattern])], wanted)) return true;
        const names = isSchemaObject(properties) ? Object.keys(properties) : [];
        return (
          names.every((name) => matches(pattern, name) === false || this.#keepsProperty(facts, name, wanted)) &&
          Object.entries(patterns).every(([other, inner]) =>
            this.#inside([below(fact, `/patternProperties/${escapeToken(other)}`, inner)], wanted),
          ) &&
          this.#inside([below(fact, '/additionalProperties', additionalProperties)], wanted)
        );
      });
    });
  };

  #keepsProperty(facts: Facts, name: string, wanted: Sided): boolean {
    const places = propertyPlaces(facts, name);
    return !places || this.#inside(places, wanted);
  }

  readonly #additionalProperties: Rule = ({ facts, goal }, stated) => {
    if (!facts.types.has('object')) return true;
    if (facts.values) return false;
    const wanted = below(goal, '/additionalProperties', stated);
    const { properties, patternProperties } = goal.schema;
    const listed = new Set(isSchemaObject(properties) ? Object.keys(properties) : []);
    const patterns = isSchemaObject(patternProperties) ? Object.keys(patternProperties) : [];
    const isListed = (name: string) => listed.has(name) || patterns.some((pattern) => matches(pattern, name) === true);
    return [...facts.all, { ...goal, schema: {} }].some((fact) => {
      const own = fact.schema;
      const names = isSchemaObject(own.properties) ? Object.keys(own.properties) : [];
      const ownPatterns = isSchemaObject(own.patternProperties) ? Object.entries(own.patternProperties) : [];
      return (
        names.every((name) => isListed(name) || this.#keepsProperty(facts, name, wanted)) &&
        ownPatterns.every(
          ([pattern, inner]) =>
            patterns.includes(pattern) ||
            this.#inside([below(fact, `/patternProperties/${escapeToken(pattern)}`, inner)], wanted),
        ) &&
        this.#inside([below(fact, '/additionalProperties', own.additionalProperties ?? true)], wanted)
      );
    });
  };

  readonly #propertyNames: Rule = ({ facts, goal }, stated) => {
    if (!facts.types.has('object')) return true;
    const wanted = below(goal, '/propertyNames', stated);
    return facts.all.some(
      (fact) =>
        Object.hasOwn(fact.schema, 'propertyNames') &&
        this.#inside([below(fact, '/propertyNames', fact.schema.propertyNames)], wanted),
    );
  };

  readonly #items: Rule = ({ facts, goal }) => {
    if (!facts.types.has('array')) return true;
    if (facts.values) return false;
    const tuples = [goal, ...facts.all].map((fact) => tupleOf(fact).length);
    const longest = Math.min(Math.max(...tuples), 200);
    for (let at = 0; at <= longest; at += 1) {
      const given = facts.all.flatMap((fact) => itemPlaces(fact, at));
      const most = facts.all.map(({ schema }) => schema.maxItems).filter((limit) => typeof limit === 'number');
      if (most.some((limit) => limit <= at)) return true;
      if (!itemPlaces(goal, at).every((wanted) => this.#inside(given, wanted))) return false;
      // An entry that cannot be ends the list.
      if (given.some(({ schema }) => schema === false)) return true;
    }
    return Math.max(...tuples) <= 200;
  };

  readonly #contains: Rule = ({ facts, goal }, stated) => {
    if (!facts.types.has('array')) return true;
    const isCounted = (fact: Fact) => 'minContains' in fact.schema || 'maxContains' in fact.schema;
    if (isCounted(goal)) return false;
    return facts.all.some(
      (fact) =>
        Object.hasOwn(fact.schema, 'contains') &&
        !isCounted(fact) &&
        this.#inside([below(fact, '/contains', fact.schema.contains)], below(goal, '/contains', stated)),
    );
  };

  readonly #dependencies =
    (keyword: string): Rule =>
    ({ given, facts, goal }, stated) => {
      if (!facts.types.has('object')) return true;
      if (!isSchemaObject(stated)) return false;
      return Object.entries(stated).every(([name, asked]) => {
        const entries = facts.all.flatMap((fact) => {
          const own = fact.schema[keyword];
          return isSchemaObject(own) && Object.hasOwn(own, name) ? [{ fact, entry: own[name] }] : [];
        });
        if (Array.isArray(asked)) {
          const dragged = new Set(entries.flatMap(({ entry }) => (Array.isArray(entry) ? entry : [])));
          return asked.every((other) => dragged.has(other) || requiredIn(facts).has(other));
        }
        const step = `/${keyword}/${escapeToken(name)}`;
        const held = entries
          .filter(({ entry }) => !Array.isArray(entry))
          .map(({ fact, entry }) => below(fact, step, entry));
        return this.proves([...given, ...held], below(goal, step, asked));
      });
    };

  readonly #rules: Readonly<Record<string, Rule>> = {
    $ref: this.#reference,
    $dynamicRef: () => false,
    $recursiveRef: () => false,
    unevaluatedProperties: ({ facts }) => !facts.types.has('object'),
    unevaluatedItems: ({ facts }) => !facts.types.has('array'),
    allOf: this.#allOf,
    anyOf: this.#anyOf,
    oneOf: this.#oneOf,
    not: this.#not,
    if: this.#condition,
    properties: this.#properties,
    patternProperties: this.#patternProperties,
    additionalProperties: this.#additionalProperties,
    propertyNames: this.#propertyNames,
    items: this.#items,
    prefixItems: this.#items,
    additionalItems: this.#items,
    contains: this.#contains,
    dependencies: this.#dependencies('dependencies'),
    dependentRequired: this.#dependencies('dependentRequired'),
    dependentSchemas: this.#dependencies('dependentSchemas'),
    type: ({ facts }, stated) => [...facts.types].every((type) => typesIn(stated).has(type)),
    enum: ({ facts }, stated) => isListed(facts, stated),
    const: ({ facts }, stated) => isListed(facts, [stated]),
    required: ({ facts }, stated) => {
      const required = requiredIn(facts);
      return !facts.types.has('object') || (Array.isArray(stated) && stated.every((name) => required.has(name)));
    },
    minimum: (held, stated) => isLimited(held, 'minimum', stated),
    maximum: (held, stated) => isLimited(held, 'maximum', stated),
    exclusiveMinimum: (held, stated) => typeof stated === 'boolean' || isLimited(held, 'exclusiveMinimum', stated),
    exclusiveMaximum: (held, stated) => typeof stated === 'boolean' || isLimited(held, 'exclusiveMaximum', stated),
    multipleOf: ({ facts }, stated) =>
      !isOfNumbers(facts) ||
      facts.all.some(
        ({ schema }) => isNumber(schema.multipleOf) && isNumber(stated) && isMultipleOf(schema.multipleOf, stated),
      ) ||
      (stated === 1 && !facts.types.has('number')) ||
      everyValue(facts, (value) => !isNumber(value) || (isNumber(stated) && isMultipleOf(value, stated))),
    minLength: counted('string', 'minLength', (text) => [...String(text)].length),
    maxLength: counted('string', 'maxLength', (text) => [...String(text)].length),
    minItems: counted('array', 'minItems'),
    maxItems: counted('array', 'maxItems'),
    minProperties: counted('object', 'minProperties'),
    maxProperties: counted('object', 'maxProperties'),
    uniqueItems: ({ facts }, stated) =>
      stated !== true ||
      !facts.types.has('array') ||
      facts.all.some(({ schema }) => schema.uniqueItems === true || schema.maxItems === 0 || schema.maxItems === 1),
    pattern: ({ facts }, stated) =>
      !facts.types.has('string') ||
      facts.all.some(({ schema }) => schema.pattern === stated) ||
      everyValue(facts, (value) => typeof value !== 'string' || matches(String(stated), value) === true),
    format: (held, stated) => isSameWord(held, 'format', stated),
    formatMinimum: (held, stated) => isSameWord(held, 'formatMinimum', stated),
    formatMaximum: (held, stated) => isSameWord(held, 'formatMaximum', stated),
    formatExclusiveMinimum: (held, stated) => isSameWord(held, 'formatExclusiveMinimum', stated),
    formatExclusiveMaximum: (held, stated) => isSameWord(held, 'formatExclusiveMaximum', stated),
  };
}

/** The members of `anyOf` and of `oneOf`, one of which a value keeps. */
function choicesOf(fact: Fact): Sided[][] {
  return ['anyOf', 'oneOf'].flatMap((keyword) => {
    const list = fact.schema[keyword];
    return Array.isArray(list) ? [list.map((member, at) => below(fact, `/${keyword}/${at}`, member))] : [];
  });
}

/** Ways to tell cases apart: in each, every value is in one of the cases. */
function casesOf(facts: Facts, goal: Sided): Sided[][] {
  const ways: Sided[][] = [];
  for (const fact of facts.all) ways.push(...choicesOf(fact));
  if (facts.values && facts.values.length > 1) ways.push(facts.values.map((value) => madeUp(goal, { const: value })));
  else if (facts.types.has('boolean') && facts.types.size === 1 && !facts.values)
    ways.push([true, false].map((value) => madeUp(goal, { const: value })));
  else if (facts.types.size > 1) ways.push([...facts.types].map((type) => madeUp(goal, { type })));
  return ways;
}

function isListed(facts: Facts, stated: unknown): boolean {
  if (!Array.isArray(stated)) return false;
  const texts = new Set(stated.map(canonicalValue));
  if (facts.values) return facts.values.every((value) => texts.has(canonicalValue(value)));
  const all: Readonly<Record<string, readonly unknown[]>> = { boolean: [true, false], null: [null] };
  return [...facts.types].every((type) => all[type]?.every((value) => texts.has(canonicalValue(value))) ?? false);
}

const isOfNumbers = ({ types }: Facts) => types.has('number') || types.has('integer');

const everyValue = ({ values }: Facts, holds: (value: unknown) => boolean) => values?.every(holds) === true;

function isSameWord({ facts, goal }: Held, keyword: string, stated: unknown): boolean {
  const isApart = !facts.types.has('string') && !isOfNumbers(facts);
  return isApart || facts.all.some(({ schema }) => schema[keyword] === stated && schema.format === goal.schema.format);
}

function isLimited({ facts, goal }: Held, keyword: string, stated: unknown): boolean {
  if (!isOfNumbers(facts)) return true;
  if (!isNumber(stated)) return false;
  const isLower = keyword.endsWith('inimum');
  const [plain, exclusive] = isLower ? ['minimum', 'exclusiveMinimum'] : ['maximum', 'exclusiveMaximum'];
  const isOpen = keyword === exclusive || goal.schema[exclusive] === true;
  const fits = (value: unknown, isItselfOut: boolean) => {
    if (!isNumber(value)) return false;
    const difference = compareNumbers(value, stated) * (isLower ? 1 : -1);
    return difference > 0 || (difference === 0 && (!isOpen || isItselfOut));
  };
  return (
    facts.all.some(({ schema }) => fits(schema[plain], schema[exclusive] === true) || fits(schema[exclusive], true)) ||
    everyValue(facts, (value) => !isNumber(value) || fits(value, false))
  );
}

function counted(type: string, keyword: string, countOf?: (value: unknown) => number): Rule {
  const isLower = keyword.startsWith('min');
  return ({ facts }, stated) => {
    if (!facts.types.has(type) || (isLower && stated === 0)) return true;
    if (typeof stated !== 'number') return false;
    const fits = (value: unknown) => typeof value === 'number' && (isLower ? value >= stated : value <= stated);
    if (facts.all.some(({ schema }) => fits(schema[keyword]))) return true;
    if (keyword === 'minProperties' && fits(requiredIn(facts).size)) return true;
    return countOf !== undefined && everyValue(facts, (value) => typeof value !== type || fits(countOf(value)));
  };
}

function requiredIn({ all }: Facts): Set<string> {
  const names: unknown[] = all.flatMap(({ schema }) => (Array.isArray(schema.required) ? schema.required : []));
  return new Set(names.filter((name) => typeof name === 'string'));
}

/** What the value of a property keeps; undefined where there cannot be such a property. */
function propertyPlaces({ all }: Facts, name: string): Sided[] | undefined {
  const places = all.flatMap((fact) => placesOf(fact, name));
  return places.some(({ schema }) => schema === false) ? undefined : places;
}

function placesOf(fact: Fact, name: string): Sided[] {
  const { properties, patternProperties, additionalProperties } = fact.schema;
  const found: Sided[] = [];
  let isUnsure = false;
  if (isSchemaObject(properties) && Object.hasOwn(properties, name))
    found.push(below(fact, `/properties/${escapeToken(name)}`, properties[name]));
  for (const [pattern, schema] of Object.entries(isSchemaObject(patternProperties) ? patternProperties : {})) {
    const isMatch = matches(pattern, name);
    if (isMatch === true) found.push(below(fact, `/patternProperties/${escapeToken(pattern)}`, schema));
    isUnsure ||= isMatch === undefined;
  }
  if (found.length > 0 || isUnsure || additionalProperties === undefined) return found;
  return [below(fact, '/additionalProperties', additionalProperties)];
}

/** Undefined for a pattern that cannot be used, or takes long. */
function matches(pattern: string, text: string): boolean | undefined {
  try {
    const opened = openPattern(pattern, 'u');
    return opened.isLinear ? opened.test(text) : undefined;
  } catch {
    return undefined;
  }
}

function tupleOf({ schema, side }: Fact): readonly unknown[] {
  const tuple = side.draft === '2020-12' ? schema.prefixItems : schema.items;
  return Array.isArray(tuple) ? tuple : [];
}

/** What the entry at a position keeps; behind the longest tuple, every entry. */
function itemPlaces(fact: Fact, at: number): Sided[] {
  const tuple = tupleOf(fact);
  const keyword = fact.side.draft === '2020-12' ? 'prefixItems' : 'items';
  if (at < tuple.length) return [below(fact, `/${keyword}/${at}`, tuple[at])];
  const rest = Array.isArray(fact.schema.items) ? 'additionalItems' : 'items';
  return Object.hasOwn(fact.schema, rest) ? [below(fact, `/${rest}`, fact.schema[rest])] : [];
}
