import { below, type Fact, type Sided } from './proof-places.ts';
import type { Rule, Rules } from './proof-rule.ts';
import { counted } from './prove-values.ts';

const items: Rule = (prover, { facts, goal }) => {
  if (!facts.types.has('array')) return true;
  if (facts.values) return false;
  const tuples = [goal, ...facts.all].map((fact) => tupleOf(fact).length);
  const longest = Math.min(Math.max(...tuples), 200);
  for (let at = 0; at <= longest; at += 1) {
    const given = facts.all.flatMap((fact) => itemPlaces(fact, at));
    const most = facts.all.map(({ schema }) => schema.maxItems).filter((limit) => typeof limit === 'number');
    if (most.some((limit) => limit <= at)) return true;
    if (!itemPlaces(goal, at).every((wanted) => prover.inside(given, wanted))) return false;
    // An entry that cannot be ends the list.
    if (given.some(({ schema }) => schema === false)) return true;
  }
  return Math.max(...tuples) <= 200;
};

const contains: Rule = (prover, { facts, goal }, stated) => {
  if (!facts.types.has('array')) return true;
  const isCounted = (fact: Fact) => 'minContains' in fact.schema || 'maxContains' in fact.schema;
  if (isCounted(goal)) return false;
  return facts.all.some(
    (fact) =>
      Object.hasOwn(fact.schema, 'contains') &&
      !isCounted(fact) &&
      prover.inside([below(fact, '/contains', fact.schema.contains)], below(goal, '/contains', stated)),
  );
};

function tupleOf({ schema, side }: Fact): readonly unknown[] {
  const tuple = side.draft === '2020-12' ? schema.prefixItems : schema.items;
  return Array.isArray(tuple) ? tuple : [];
}

/** Constraints on the entry at a position; after the longest tuple, every entry. */
function itemPlaces(fact: Fact, at: number): Sided[] {
  const tuple = tupleOf(fact);
  const keyword = fact.side.draft === '2020-12' ? 'prefixItems' : 'items';
  if (at < tuple.length) return [below(fact, `/${keyword}/${at}`, tuple[at])];
  const rest = Array.isArray(fact.schema.items) ? 'additionalItems' : 'items';
  return Object.hasOwn(fact.schema, rest) ? [below(fact, `/${rest}`, fact.schema[rest])] : [];
}

export const arrayRules: Rules = {
  unevaluatedItems: (_, { facts }) => !facts.types.has('array'),
  items,
  prefixItems: items,
  additionalItems: items,
  contains,
  minItems: counted('array', 'minItems'),
  maxItems: counted('array', 'maxItems'),
  uniqueItems: (_, { facts }, stated) =>
    stated !== true ||
    !facts.types.has('array') ||
    facts.all.some(({ schema }) => schema.uniqueItems === true || schema.maxItems === 0 || schema.maxItems === 1),
};
