import { below, type Fact, madeUp, type Sided } from './proof-places.ts';
import type { Held } from './proof-rule.ts';

/** The members of `anyOf` and of `oneOf`, one of which a value keeps. */
export function choicesOf(fact: Fact): Sided[][] {
  return ['anyOf', 'oneOf'].flatMap((keyword) => {
    const list = fact.schema[keyword];
    return Array.isArray(list) ? [list.map((member, at) => below(fact, `/${keyword}/${at}`, member))] : [];
  });
}

/** Remaining ways to split into cases: in each, every value is in one of the cases. */
export function casesOf({ given, facts, goal }: Held): Sided[][] {
  const told = new Set(given.map(({ side, pointer }) => side.name + pointer));
  const ways = facts.all
    .flatMap(choicesOf)
    .filter((members) => !members.some(({ side, pointer }) => told.has(side.name + pointer)));
  if (facts.values && facts.values.length > 1) ways.push(facts.values.map((value) => madeUp(goal, { const: value })));
  else if (facts.types.has('boolean') && facts.types.size === 1 && !facts.values)
    ways.push([true, false].map((value) => madeUp(goal, { const: value })));
  else if (facts.types.size > 1) ways.push([...facts.types].map((type) => madeUp(goal, { type })));
  return ways;
}
