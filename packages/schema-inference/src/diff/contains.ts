import { isSchemaObject } from '../viewer/subschemas.ts';
import { casesOf, choicesOf } from './proof-cases.ts';
import { type Facts, gatherFacts, isMutedBeside, rootOf, type Sided } from './proof-places.ts';
import { everyValue, type Held, matches, type Prover, type Rules } from './proof-rule.ts';
import { arrayRules } from './prove-arrays.ts';
import { combinationRules } from './prove-combinations.ts';
import { objectRules, propertyPlaces, requiredIn } from './prove-objects.ts';
import { hasNoText, valueRules } from './prove-values.ts';

/** Steps after which nothing is proved. */
const stepsMax = 40_000;
/** Cases of `anyOf`, of types and of enumerated values that are distinguished together. */
const splitsMax = 3;
const casesMax = 300;
const apartMax = 20;

/**
 * Whether every document that the older schema accepts is accepted by the newer one, as far as what both say proves it.
 * False only means that no proof was found.
 */
export function isContained(older: unknown, newer: unknown): boolean {
  return new DocumentProver().proves([rootOf(older, 'older')], rootOf(newer, 'newer'));
}

const rules: Rules = { ...combinationRules, ...objectRules, ...arrayRules, ...valueRules };

const rejectsTexts = (facts: Facts) =>
  !facts.values && facts.types.size === 1 && facts.types.has('string') && hasNoText(facts, {});

const keyOf = (places: readonly Sided[]) =>
  places
    .map(({ side, pointer }) => side.name + pointer)
    .toSorted()
    .join('\n');

class DocumentProver implements Prover {
  #left = stepsMax;
  #level = 0;
  #splits = 0;
  /** The level of each goal that is being proved, in the order of their beginnings. */
  readonly #underWay = new Map<string, number>();
  readonly #known = new Map<string, boolean>();
  readonly #apart = new Map<string, boolean>();
  /** Goals that are proved if the one at a place in that order is: at this level and further inside. */
  readonly #provided = new Map<string, { readonly level: number; readonly on: number }>();
  /** The first goal that was taken as proved while others were being proved. */
  #assumed = Number.POSITIVE_INFINITY;

  /** Whether a value that keeps all that is given keeps the goal. */
  proves(given: readonly Sided[], goal: Sided): boolean {
    if (goal.schema === true) return true;
    const key = `${this.#splits < splitsMax}${keyOf(given)}\n\n${keyOf([goal])}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const provided = this.#provided.get(key);
    if (provided && provided.level <= this.#level) return this.#assume(provided.on);
    const before = this.#underWay.get(key);
    // Further inside the documents it may be taken as proved: they come to an end.
    if (before !== undefined) return before < this.#level && this.#assume([...this.#underWay.keys()].indexOf(key));
    this.#left -= 1;
    return this.#left >= 0 && this.#try(key, () => this.#decide(given, goal));
  }

  #assume(on: number): true {
    this.#assumed = Math.min(this.#assumed, on);
    return true;
  }

  #try(key: string, decide: () => boolean): boolean {
    const [around, at, provided] = [this.#assumed, this.#underWay.size, this.#provided.size];
    this.#assumed = Number.POSITIVE_INFINITY;
    this.#underWay.set(key, this.#level);
    const found = decide();
    this.#underWay.delete(key);
    const on = this.#assumed;
    const isFinal = !found || on >= at;
    if (isFinal) {
      // Proofs on the way are valid only together with this.
      for (const other of [...this.#provided.keys()].slice(provided)) {
        if (found) this.#known.set(other, true);
        this.#provided.delete(other);
      }
      this.#known.set(key, found);
    } else this.#provided.set(key, { level: this.#level, on });
    this.#assumed = isFinal ? around : Math.min(around, on);
    return found;
  }

  inside(given: readonly Sided[], goal: Sided): boolean {
    this.#level += 1;
    const found = given.some(({ schema }) => schema === false) || this.#withSplits(0, () => this.proves(given, goal));
    this.#level -= 1;
    return found;
  }

  provesAsItIs(given: readonly Sided[], goal: Sided): boolean {
    return this.#withSplits(splitsMax, () => this.proves(given, goal));
  }

  #withSplits(splits: number, work: () => boolean): boolean {
    const before = this.#splits;
    this.#splits = splits;
    const found = work();
    this.#splits = before;
    return found;
  }

  #decide(given: readonly Sided[], goal: Sided): boolean {
    const facts = gatherFacts(given);
    if (facts.isImpossible || facts.values?.length === 0) return true;
    if (!isSchemaObject(goal.schema)) return false;
    const held: Held = { given, facts, goal: { ...goal, schema: goal.schema } };
    if (this.#keepsAll(held)) return true;
    if (this.#splits >= splitsMax) return false;
    return this.#withSplits(this.#splits + 1, () =>
      casesOf(held).some(
        (cases) => cases.length <= casesMax && cases.every((one) => this.proves([...given, one], goal)),
      ),
    );
  }

  #keepsAll(held: Held): boolean {
    const { schema } = held.goal;
    const keywords = isMutedBeside(held.goal) ? ['$ref'] : Object.keys(schema);
    return keywords.every((keyword) => {
      const rule = Object.hasOwn(rules, keyword) ? rules[keyword] : undefined;
      return !rule || rule(this, held, schema[keyword]);
    });
  }

  /** Whether no value keeps both: by its type, by its values, or by a property that cannot be both. */
  isApart(given: readonly Sided[], other: Sided, depth = 3): boolean {
    const key = `${depth}${keyOf([...given, other])}`;
    const known = this.#apart.get(key);
    if (known !== undefined) return known;
    this.#left -= 1;
    if (this.#left < 0) return false;
    const found = this.#decideApart(given, other, depth);
    this.#apart.set(key, found);
    return found;
  }

  #decideApart(given: readonly Sided[], other: Sided, depth: number): boolean {
    const facts = gatherFacts([...given, other]);
    if (facts.isImpossible || facts.values?.length === 0) return true;
    if (this.#rejectsValues(facts) || rejectsTexts(facts)) return true;
    if (depth === 0) return false;
    const hasApartCases = facts.all.some((fact) =>
      choicesOf(fact).some(
        (members) =>
          members.length <= apartMax && members.every((member) => this.isApart([...given, other], member, depth - 1)),
      ),
    );
    if (hasApartCases) return true;
    if (facts.types.size !== 1 || !facts.types.has('object')) return false;
    return [...requiredIn(facts)].some((name) => {
      const places = propertyPlaces(facts, name);
      const [first, ...rest] = places ?? [];
      return !places || (first !== undefined && this.isApart(rest, first, depth - 1));
    });
  }

  /** Whether each of the listed values breaks a pattern that is stated beside. */
  #rejectsValues(facts: Facts): boolean {
    const patterns = facts.all.map(({ schema }) => schema.pattern).filter((pattern) => typeof pattern === 'string');
    return everyValue(
      facts,
      (value) => typeof value === 'string' && patterns.some((pattern) => matches(String(pattern), value) === false),
    );
  }
}
