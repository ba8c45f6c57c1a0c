import { matchPattern } from '@halyard/detection/stix-pattern';
import type { Transaction } from '../../../database/database.ts';
import { patternOf } from '../indicators/pattern-cache.ts';
import { minuteOf, slicesOf } from '../observable-rows.ts';
import type { Observed } from '../observe-objects.ts';
import type { FoundSighting } from './write-sightings.ts';

type Candidate = { readonly record_id: string; readonly pattern: string | null };

/** Indicators that are looked for at present, by the observables that each is looked up by. */
async function findCandidates(tx: Transaction, observableIds: readonly string[], now: number) {
  const found = new Map<string, Candidate[]>();
  for (const some of slicesOf(observableIds)) {
    const rows = await tx
      .selectFrom('indicator_terms')
      .innerJoin('indicator_index', 'indicator_index.record_id', 'indicator_terms.record_id')
      .select(['observable_id', 'indicator_index.record_id', 'pattern'])
      .where('observable_id', 'in', some)
      .where('active', '=', 1)
      .where((eb) => eb.or([eb('valid_from', 'is', null), eb('valid_from', '<=', now)]))
      .where((eb) => eb.or([eb('valid_until', 'is', null), eb('valid_until', '>', now)]))
      .execute();
    for (const { observable_id, record_id, pattern } of rows) {
      const own = found.get(observable_id) ?? [];
      own.push({ record_id, pattern });
      found.set(observable_id, own);
    }
  }
  return found;
}

/**
 * The sightings in objects: each observable by which an indicator was looked up, where its whole pattern matches what
 * the object has.
 */
export async function matchObjects(
  tx: Transaction,
  objects: readonly Observed[],
  now: number,
): Promise<readonly FoundSighting[]> {
  const ids = new Set(objects.flatMap(({ all }) => [...all.keys()]));
  const candidates = await findCandidates(tx, [...ids], now);
  if (candidates.size === 0) return [];
  const found: FoundSighting[] = [];
  for (const { objectType, objectId, at, all } of objects) {
    const verdicts = new Map<string, boolean>();
    const values = [...all.values()];
    for (const observable of values)
      for (const { record_id, pattern } of candidates.get(observable.id) ?? []) {
        // Without a pattern, any of its observables is what the indicator looks for.
        const matches = () => pattern === null || matchPattern(patternOf(pattern), values) === 'match';
        const isMatch = verdicts.get(record_id) ?? matches();
        verdicts.set(record_id, isMatch);
        if (isMatch) found.push({ indicatorId: record_id, observable, objectType, objectId, at: minuteOf(at) });
      }
  }
  return found;
}
