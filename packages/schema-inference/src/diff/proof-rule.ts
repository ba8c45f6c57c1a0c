import { openPattern, type Pattern } from '../pattern/open-pattern.ts';
import type { Fact, Facts, Sided } from './proof-places.ts';

/** What is proved about values: every value that satisfies all given schemas satisfies the goal. */
export interface Prover {
  proves(given: readonly Sided[], goal: Sided): boolean;
  /** The same, without telling cases apart: that is left to the goal around. */
  provesAsItIs(given: readonly Sided[], goal: Sided): boolean;
  /** The same of values inside of them: a property, an entry. */
  inside(given: readonly Sided[], goal: Sided): boolean;
  /** Whether no value keeps both. */
  isApart(given: readonly Sided[], other: Sided): boolean;
}

/** Context of a goal: all given schemas, and the position in the documents. */
export interface Held {
  readonly given: readonly Sided[];
  readonly facts: Facts;
  readonly goal: Fact;
}

/** Whether the given schemas imply a keyword of the goal. */
export type Rule = (prover: Prover, held: Held, stated: unknown) => boolean;
export type Rules = Readonly<Record<string, Rule>>;

export const everyValue = ({ values }: Facts, holds: (value: unknown) => boolean) => values?.every(holds) === true;

const patterns = new Map<string, Pattern>();
const patternsKept = 2_000;

/** Undefined for a pattern that cannot be used, or takes long. */
export function matches(pattern: string, text: string): boolean | undefined {
  try {
    const opened = patterns.get(pattern) ?? openPattern(pattern);
    if (patterns.size >= patternsKept) patterns.clear();
    patterns.set(pattern, opened);
    return opened.isLinear ? opened.test(text) : undefined;
  } catch {
    return undefined;
  }
}
