import { below, type Fact, follow, type Sided } from './proof-places.ts';
import type { Held, Prover, Rule, Rules } from './proof-rule.ts';

const reference: Rule = (prover, { given, facts, goal }) => {
  const led = follow(goal);
  if (led?.kind === 'here') return prover.proves(given, led.place);
  return led?.kind === 'foreign' && facts.foreign.has(led.address);
};

const allOf: Rule = (prover, { given, goal }, stated) =>
  Array.isArray(stated) && stated.every((member, at) => prover.proves(given, below(goal, `/allOf/${at}`, member)));

const anyOf: Rule = (prover, { given, goal }, stated) =>
  Array.isArray(stated) && stated.some((member, at) => prover.provesAsItIs(given, below(goal, `/anyOf/${at}`, member)));

const oneOf: Rule = (prover, { given, facts, goal }, stated) => {
  if (!Array.isArray(stated)) return false;
  const members = stated.map((member, at) => below(goal, `/oneOf/${at}`, member));
  const kept = members.filter((member) => prover.provesAsItIs(given, member));
  if (kept.length !== 1) return facts.all.some((fact) => isSameChoice(prover, fact, members));
  return (
    members.every(
      (member) =>
        member === kept[0] || prover.isApart(given, member) || isExcluded(prover, { given, facts, goal }, member),
    ) || facts.all.some((fact) => isSameChoice(prover, fact, members))
  );
};

/** Whether the other given schemas would imply a second one of those of which exactly one is satisfied. */
function isExcluded(prover: Prover, { given, facts }: Held, other: Sided): boolean {
  const isGiven = (place: Sided) =>
    given.some(({ pointer, side }) => pointer === place.pointer && side.name === place.side.name);
  return facts.all.some((fact) => {
    const { oneOf } = fact.schema;
    if (!Array.isArray(oneOf)) return false;
    const members = oneOf.map((member, at) => below(fact, `/oneOf/${at}`, member));
    const kept = members.find(isGiven);
    return kept !== undefined && members.some((member) => member !== kept && prover.proves([...given, other], member));
  });
}

/** Exactly one of the same schemas, in whatever order. */
function isSameChoice(prover: Prover, fact: Fact, members: readonly Sided[]): boolean {
  const { oneOf } = fact.schema;
  if (!Array.isArray(oneOf) || oneOf.length !== members.length) return false;
  const left = new Set(members);
  return oneOf.every((schema, at) => {
    const place = below(fact, `/oneOf/${at}`, schema);
    const same = [...left].find((member) => isEqual(prover, place, member));
    return same !== undefined && left.delete(same);
  });
}

function isEqual(prover: Prover, one: Sided, other: Sided): boolean {
  return prover.proves([one], other) && prover.proves([other], one);
}

const negation: Rule = (prover, { given, facts, goal }, stated) => {
  const rejected = below(goal, '/not', stated);
  return (
    facts.all.some(
      (fact) => Object.hasOwn(fact.schema, 'not') && prover.proves([rejected], below(fact, '/not', fact.schema.not)),
    ) || prover.isApart(given, rejected)
  );
};

const condition: Rule = (prover, { given, facts, goal }) => {
  const part = (fact: Fact, keyword: string) => below(fact, `/${keyword}`, fact.schema[keyword] ?? true);
  const [condition, met, unmet] = [part(goal, 'if'), part(goal, 'then'), part(goal, 'else')];
  if (prover.proves([...given, condition], met) && prover.proves(given, unmet)) return true;
  if (prover.isApart(given, condition) && prover.proves(given, unmet)) return true;
  if (prover.proves(given, condition) && prover.proves(given, met)) return true;
  return facts.all.some(
    (fact) =>
      Object.hasOwn(fact.schema, 'if') &&
      isEqual(prover, part(fact, 'if'), condition) &&
      prover.proves([...given, condition, part(fact, 'then')], met) &&
      prover.proves([...given, part(fact, 'else')], unmet),
  );
};

export const combinationRules: Rules = {
  $ref: reference,
  $dynamicRef: () => false,
  $recursiveRef: () => false,
  allOf,
  anyOf,
  oneOf,
  not: negation,
  if: condition,
};
