import { findText, type TextRules } from '../pattern/find-text.ts';
import { escapeToken } from '../viewer/json-pointer.ts';
import { isSchemaObject } from '../viewer/subschemas.ts';
import { below, type Fact, type Facts, type Sided } from './proof-places.ts';
import { matches, type Prover, type Rule, type Rules } from './proof-rule.ts';
import { counted } from './prove-values.ts';

const properties: Rule = (prover, { facts, goal }, stated) => {
  if (!facts.types.has('object')) return true;
  if (!isSchemaObject(stated) || facts.values) return false;
  return Object.entries(stated).every(([name, schema]) => {
    const places = propertyPlaces(facts, name);
    return !places || prover.inside(places, below(goal, `/properties/${escapeToken(name)}`, schema));
  });
};

const patternProperties: Rule = (prover, { facts, goal }, stated) => {
  if (!facts.types.has('object')) return true;
  if (!isSchemaObject(stated) || facts.values) return false;
  return Object.entries(stated).every(([pattern, schema]) => {
    const wanted = below(goal, `/patternProperties/${escapeToken(pattern)}`, schema);
    return [...facts.all, { ...goal, schema: {} }].some((fact) =>
      keepsNames(prover, facts, fact, { matching: [pattern], rejected: [], listed: new Set(), wanted }),
    );
  });
};

/** Names of properties by patterns, and what the properties of these names have to keep. */
interface NamesKept {
  readonly matching: readonly string[];
  readonly rejected: readonly string[];
  /** Names that are none of these. */
  readonly listed: ReadonlySet<string>;
  readonly wanted: Sided;
}

/** Whether one of the given schemas constrains every property of these names as required. */
function keepsNames(prover: Prover, facts: Facts, fact: Fact, kept: NamesKept): boolean {
  const { matching, rejected, listed, wanted } = kept;
  const { properties, patternProperties, additionalProperties = true } = fact.schema;
  const names = isSchemaObject(properties) ? Object.keys(properties) : [];
  const patterns = isSchemaObject(patternProperties) ? Object.entries(patternProperties) : [];
  const isOther = (name: string) =>
    listed.has(name) ||
    matching.some((pattern) => matches(pattern, name) === false) ||
    rejected.some((pattern) => matches(pattern, name) === true);
  const hasNone = (rules: TextRules) => findText(rules) === null;
  return (
    names.every((name) => isOther(name) || keepsProperty(prover, facts, name, wanted)) &&
    (patterns.some(
      ([pattern, inner]) =>
        matching.includes(pattern) && prover.inside([below(fact, patternStep(pattern), inner)], wanted),
    ) ||
      (patterns.every(
        ([pattern, inner]) =>
          rejected.includes(pattern) ||
          hasNone({ matching: [...matching, pattern], rejected }) ||
          prover.inside([below(fact, patternStep(pattern), inner)], wanted),
      ) &&
        (prover.inside([below(fact, '/additionalProperties', additionalProperties)], wanted) ||
          hasNone({ matching, rejected: [...rejected, ...patterns.map(([pattern]) => pattern)] }))))
  );
}

const patternStep = (pattern: string) => `/patternProperties/${escapeToken(pattern)}`;

function keepsProperty(prover: Prover, facts: Facts, name: string, wanted: Sided): boolean {
  const places = propertyPlaces(facts, name);
  return !places || prover.inside(places, wanted);
}

const additionalProperties: Rule = (prover, { facts, goal }, stated) => {
  if (!facts.types.has('object')) return true;
  if (facts.values) return false;
  const wanted = below(goal, '/additionalProperties', stated);
  const { properties, patternProperties } = goal.schema;
  const listed = new Set(isSchemaObject(properties) ? Object.keys(properties) : []);
  const patterns = isSchemaObject(patternProperties) ? Object.keys(patternProperties) : [];
  return [...facts.all, { ...goal, schema: {} }].some((fact) =>
    keepsNames(prover, facts, fact, { matching: [], rejected: patterns, listed, wanted }),
  );
};

const propertyNames: Rule = (prover, { facts, goal }, stated) => {
  if (!facts.types.has('object')) return true;
  const wanted = below(goal, '/propertyNames', stated);
  return facts.all.some(
    (fact) =>
      Object.hasOwn(fact.schema, 'propertyNames') &&
      prover.inside([below(fact, '/propertyNames', fact.schema.propertyNames)], wanted),
  );
};

const dependencies =
  (keyword: string): Rule =>
  (prover, { given, facts, goal }, stated) => {
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
      return prover.proves([...given, ...held], below(goal, step, asked));
    });
  };

export function requiredIn({ all }: Facts): Set<string> {
  const names: unknown[] = all.flatMap(({ schema }) => (Array.isArray(schema.required) ? schema.required : []));
  return new Set(names.filter((name) => typeof name === 'string'));
}

/** Constraints on the value of a property; undefined if such a property is impossible. */
export function propertyPlaces({ all }: Facts, name: string): Sided[] | undefined {
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

const minProperties = counted('object', 'minProperties');

export const objectRules: Rules = {
  unevaluatedProperties: (_, { facts }) => !facts.types.has('object'),
  properties,
  patternProperties,
  additionalProperties,
  propertyNames,
  dependencies: dependencies('dependencies'),
  dependentRequired: dependencies('dependentRequired'),
  dependentSchemas: dependencies('dependentSchemas'),
  required: (_, { facts }, stated) => {
    const required = requiredIn(facts);
    return !facts.types.has('object') || (Array.isArray(stated) && stated.every((name) => required.has(name)));
  },
  minProperties: (prover, held, stated) =>
    (typeof stated === 'number' && requiredIn(held.facts).size >= stated) || minProperties(prover, held, stated),
  maxProperties: counted('object', 'maxProperties'),
};
