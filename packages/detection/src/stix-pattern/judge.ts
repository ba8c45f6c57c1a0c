import type { Comparison, Pattern, Test } from './pattern.ts';
import { every, some, type Verdict } from './verdict.ts';

/** The input of a pattern: objects of a record, each with the properties that paths lead to. */
export type Facts<Thing> = {
  /**
   * The objects that a path refers to: tests of one AND with the same subject refer to the same object. Null: none
   * here.
   */
  subjectOf(test: Test): string | null;
  /** All things of a subject. */
  thingsOf(test: Test): readonly Thing[];
  ask(test: Test, thing: Thing): Verdict;
  /** Steps that a question takes. */
  costOf(test: Test, thing: Thing): number;
};

/** Steps after which a pattern is given up, so that none keeps others waiting: about a tenth of a second. */
const stepsMax = 4_000_000;

type Bound<Thing> = ReadonlyMap<string, Thing>;

class Judge<Thing> {
  readonly #facts: Facts<Thing>;
  readonly #subjects = new Map<Comparison, ReadonlyMap<string, Test>>();
  #stepsLeft = stepsMax;

  constructor(facts: Facts<Thing>) {
    this.#facts = facts;
  }

  holds(comparison: Comparison, bound: Bound<Thing>): Verdict {
    if (comparison.kind === 'test') return this.#test(comparison, bound);
    if (comparison.kind === 'or') return some(comparison.parts, (part) => this.holds(part, bound));
    return this.#and(comparison, comparison.parts, bound);
  }

  #test(test: Test, bound: Bound<Thing>): Verdict {
    const subject = this.#facts.subjectOf(test);
    if (subject === null) return null;
    const one = bound.get(subject);
    const things = one === undefined ? this.#facts.thingsOf(test) : [one];
    // That a record names none does not say that there is none.
    if (test.operator === 'EXISTS' && test.isNegated) return things.length > 0 ? false : null;
    return some(things, (thing) => this.#ask(test, thing));
  }

  #ask(test: Test, thing: Thing): Verdict {
    if (this.#stepsLeft <= 0) return null;
    this.#stepsLeft -= this.#facts.costOf(test, thing);
    return this.#facts.ask(test, thing);
  }

  /** Parts of AND that are about the same thing hold for one and the same: of each that comes into question it is asked. */
  #and(comparison: Comparison, parts: readonly Comparison[], bound: Bound<Thing>): Verdict {
    const shared = this.#shared(parts, bound);
    if (!shared) return every(parts, (part) => this.holds(part, bound));
    const [subject, test] = shared;
    return some(this.#facts.thingsOf(test), (thing) =>
      this.#stepsLeft <= 0 ? null : this.holds(comparison, new Map([...bound, [subject, thing]])),
    );
  }

  /** A subject of several parts that could be several things, with one of its tests. */
  #shared(parts: readonly Comparison[], bound: Bound<Thing>): readonly [subject: string, test: Test] | undefined {
    const seen = new Set<string>();
    for (const entry of parts.flatMap((part) => [...this.#subjectsOf(part)])) {
      const [subject, test] = entry;
      if (seen.has(subject) && !bound.has(subject) && this.#facts.thingsOf(test).length > 1) return entry;
      seen.add(subject);
    }
    return undefined;
  }

  #subjectsOf(comparison: Comparison): ReadonlyMap<string, Test> {
    const known = this.#subjects.get(comparison);
    if (known) return known;
    const found = new Map(
      comparison.kind === 'test'
        ? [[this.#facts.subjectOf(comparison) ?? '', comparison] as const].filter(([subject]) => subject !== '')
        : comparison.parts.flatMap((part) => [...this.#subjectsOf(part)]),
    );
    this.#subjects.set(comparison, found);
    return found;
  }
}

function judgePattern<Thing>(pattern: Pattern, judge: Judge<Thing>): Verdict {
  switch (pattern.kind) {
    case 'observed':
      return judge.holds(pattern.comparison, new Map());
    case 'and':
      return every(pattern.parts, (part) => judgePattern(part, judge));
    case 'or':
      return some(pattern.parts, (part) => judgePattern(part, judge));
    case 'followed_by':
      // One record has no order; but where a part is missing, none followed the other.
      return unlessTrue(every(pattern.parts, (part) => judgePattern(part, judge)));
    case 'qualified':
      return unlessTrue(judgePattern(pattern.pattern, judge));
  }
}

const unlessTrue = (verdict: Verdict): Verdict => (verdict === true ? null : verdict);

/** Whether a pattern matches one record; null if the known data does not decide. */
export const judge = <Thing>(pattern: Pattern, facts: Facts<Thing>): Verdict => judgePattern(pattern, new Judge(facts));
