import { matchPattern } from '@halyard/detection/stix-pattern';
import type { Transaction } from '../../../database/database.ts';
import { findNetworks } from '../indicators/find-networks.ts';
import { patternOf } from '../indicators/pattern-cache.ts';
import { type KnownObservable, minuteOf, slicesOf } from '../observable-rows.ts';
import type { Observed } from '../observe-objects.ts';
import type { FoundSighting } from './write-sightings.ts';

type Candidate = { readonly record_id: string; readonly pattern: string | null };

const activeAt = (tx: Transaction, now: number) =>
  tx
    .selectFrom('indicator_index')
    .where('active', '=', 1)
    .where((eb) => eb.or([eb('valid_from', 'is', null), eb('valid_from', '<=', now)]))
    .where((eb) => eb.or([eb('valid_until', 'is', null), eb('valid_until', '>', now)]));

/** Indicators that are looked for at present, by the observables that each is looked up by. */
async function findCandidates(tx: Transaction, observables: ReadonlyMap<string, KnownObservable>, now: number) {
  const found = new Map<string, Candidate[]>();
  const add = (observableId: string, candidate: Candidate) => {
    const own = found.get(observableId) ?? [];
    if (!own.some(({ record_id }) => record_id === candidate.record_id)) own.push(candidate);
    found.set(observableId, own);
  };
  for (const some of slicesOf([...observables.keys()])) {
    const rows = await activeAt(tx, now)
      .innerJoin('indicator_terms', 'indicator_terms.record_id', 'indicator_index.record_id')
      .select(['observable_id', 'indicator_index.record_id', 'pattern'])
      .where('observable_id', 'in', some)
      .execute();
    for (const { observable_id, ...candidate } of rows) add(observable_id, candidate);
  }
  const inNetworks = await findNetworks(tx, observables.values());
  for (const some of slicesOf([...new Set(inNetworks.map(({ recordId }) => recordId))])) {
    const rows = await activeAt(tx, now).select(['record_id', 'pattern']).where('record_id', 'in', some).execute();
    const active = new Map(rows.map((row) => [row.record_id, row]));
    for (const { recordId, observableId } of inNetworks) {
      const candidate = active.get(recordId);
      if (candidate) add(observableId, candidate);
    }
  }
  return found;
}

/** Patterns over several alerts are evaluated soon, over all stored data. */
async function askTimelines(tx: Transaction, recordIds: ReadonlySet<string>): Promise<void> {
  for (const some of slicesOf([...recordIds].toSorted()))
    await tx
      .updateTable('indicator_index')
      .set((eb) => ({ timed_asked: eb('timed_asked', '+', 1) }))
      .where('record_id', 'in', some)
      .execute();
}

/**
 * The sightings in objects: each observable by which an indicator was looked up, if its whole pattern matches the
 * object. Patterns over several alerts are noted, to be evaluated with times.
 */
export async function matchObjects(
  tx: Transaction,
  objects: readonly Observed[],
  now: number,
): Promise<readonly FoundSighting[]> {
  const candidates = await findCandidates(tx, new Map(objects.flatMap(({ all }) => [...all])), now);
  if (candidates.size === 0) return [];
  const found: FoundSighting[] = [];
  const asked = new Set<string>();
  for (const { objectType, objectId, at, all } of objects) {
    const verdicts = new Map<string, boolean>();
    const values = [...all.values()];
    function matches({ record_id, pattern }: Candidate): boolean {
      // Without a pattern, any of its observables is what the indicator looks for.
      if (pattern === null) return true;
      const known = patternOf(pattern);
      if (!known.isTimed || objectType !== 'alert') return matchPattern(known.pattern, values) === 'match';
      asked.add(record_id);
      return false;
    }
    for (const observable of values)
      for (const candidate of candidates.get(observable.id) ?? []) {
        const isMatch = verdicts.get(candidate.record_id) ?? matches(candidate);
        verdicts.set(candidate.record_id, isMatch);
        if (isMatch)
          found.push({ indicatorId: candidate.record_id, observable, objectType, objectId, at: minuteOf(at) });
      }
  }
  await askTimelines(tx, asked);
  return found;
}
