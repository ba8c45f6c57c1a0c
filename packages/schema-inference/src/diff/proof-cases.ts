import { below, type Fact, type Facts, madeUp, type Sided } from './proof-places.ts';

/** The members of `anyOf` and of `oneOf`, one of which a value keeps. */
export function choicesOf(fact: Fact): Sided[][] {
  return ['anyOf', 'oneOf'].flatMap((keyword) => {
    const list = fact.schema[keyword];
    return Array.isArray(list) ? [list.map((member, at) => below(fact, `/${keyword}/${at}`, member))] : [];
  });
}

/** Ways to tell cases apart: in each, every value is in one of the cases. */
export function casesOf(facts: Facts, goal: Sided): Sided[][] {
  const ways: Sided[][] = [];
  for (const fact of facts.all) ways.push(...choicesOf(fact));
  if (facts.values && facts.values.length > 1) ways.push(facts.values.map((value) => madeUp(goal, { const: value })));
  else if (facts.types.has('boolean') && facts.types.size === 1 && !facts.values)
    ways.push([true, false].map((value) => madeUp(goal, { const: value })));
  else if (facts.types.size > 1) ways.push([...facts.types].map((type) => madeUp(goal, { type })));
  return ways;
}
