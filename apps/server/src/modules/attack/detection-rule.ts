import type { TechniqueDetail } from '@halyard/contracts/intelligence/attack.ts';
import { parentOf } from '@halyard/contracts/intelligence/technique-number.ts';
import type { Kysely } from 'kysely';
import type { Schema } from '../../database/tables/schema.ts';

/** A Sigma rule as the matrix counts it, with the numbers that it names. */
export type DetectionRule = TechniqueDetail['rules'][number] & { readonly techniques: readonly string[] };

export type AttackPorts = {
  /** Every Sigma rule; `since` in milliseconds: from when on its matches count. */
  readonly readRules: (db: Kysely<Schema>, since: number) => Promise<readonly DetectionRule[]>;
};

/** Rules by the numbers that they name; a parent has those of its sub-techniques, each once. */
export function byNumber(rules: readonly DetectionRule[]): ReadonlyMap<string, ReadonlySet<DetectionRule>> {
  const found = new Map<string, Set<DetectionRule>>();
  for (const rule of rules)
    for (const number of rule.techniques.flatMap((one) => [one, parentOf(one)]))
      if (number !== null) found.set(number, (found.get(number) ?? new Set()).add(rule));
  return found;
}

/** How many rules there are, how many of them run, and how many of those do what their examples expect. */
export function countRules(rules: readonly Pick<DetectionRule, 'state' | 'proof'>[]) {
  const enabled = rules.filter(({ state }) => state === 'enabled');
  const passing = enabled.filter(({ proof }) => proof === 'passing');
  return { detections: rules.length, enabled: enabled.length, passing: passing.length };
}
