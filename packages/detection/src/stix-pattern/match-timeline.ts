import { matchPattern } from './match-pattern.ts';
import type { PatternObservable } from './observable-paths.ts';
import type { Pattern, Qualifier } from './pattern.ts';

/** An observation at one time, or repeated ones. Instants are milliseconds since 1970. */
export type Observation = {
  readonly id: string;
  readonly firstAt: number;
  readonly lastAt: number;
  /** How often, from the first to the last time; 1 where it was once. */
  readonly times: number;
  readonly observables: readonly PatternObservable[];
};

/** Observations that fulfil a part of a pattern. */
type Found = {
  readonly start: number;
  readonly end: number;
  /** The observation that made it whole: the latest one. */
  readonly last: number;
  /** The occurrences of a match; no two matches of FOLLOWEDBY and REPEATS share one. */
  readonly uses: ReadonlySet<string>;
  /** The number of occurrences that it represents. */
  readonly weight: number;
};

/** Steps after which a pattern is given up, so that none keeps others waiting: about a tenth of a second. */
const stepsMax = 3_000_000;
/** Of those that end alike, the shortest are kept: whatever a longer one fulfils, a shorter one does, if they share nothing. */
const alikeMax = 4;

/** Whether one is complete no later than the other; of those at the same time the order of their observations decides. */
const isBefore = (one: Found, other: Found) => one.end < other.end || (one.end === other.end && one.last <= other.last);

const join = (one: Found, other: Found): Found => ({
  start: Math.min(one.start, other.start),
  end: Math.max(one.end, other.end),
  last: isBefore(one, other) ? other.last : one.last,
  uses: new Set([...one.uses, ...other.uses]),
  weight: 1,
});

function areApart(one: Found, other: Found): boolean {
  for (const use of one.uses) if (other.uses.has(use)) return false;
  return true;
}

const comesBefore = (one: Found, other: Found) => one.end <= other.start && areApart(one, other);
const byStart = (all: readonly Found[]) => all.toSorted((one, other) => other.start - one.start || other.end - one.end);

function shortest(all: readonly Found[]): readonly Found[] {
  const kept = new Map<string, number>();
  return all
    .toSorted((one, other) => one.end - other.end || other.start - one.start)
    .filter(({ end, last }) => {
      const key = `${end} ${last}`;
      const count = (kept.get(key) ?? 0) + 1;
      kept.set(key, count);
      return count <= alikeMax;
    });
}

class Timeline {
  readonly #observations: readonly Observation[];
  #steps = 0;
  isUndecided = false;

  constructor(observations: readonly Observation[]) {
    this.#observations = observations;
  }

  find(pattern: Pattern): readonly Found[] {
    switch (pattern.kind) {
      case 'observed':
        return this.#observations.flatMap((one, index) => this.#observed(pattern, one, index));
      case 'or':
        return shortest(pattern.parts.flatMap((part) => this.find(part)));
      case 'and':
        return this.#join(pattern.parts, (ones, others) => [
          ...this.#endingWith(others, ones, isBefore),
          ...this.#endingWith(ones, others, isBefore),
        ]);
      case 'followed_by':
        return this.#join(pattern.parts, (ones, others) => this.#endingWith(others, ones, comesBefore));
      case 'qualified':
        return this.#qualified(this.find(pattern.pattern), pattern.qualifier);
    }
  }

  /** The first and the last occurrence have their time; those between them may be at any time in between. */
  #observed(pattern: Pattern, { firstAt, lastAt, times, observables }: Observation, last: number): Found[] {
    const verdict = matchPattern(pattern, observables);
    if (verdict === 'unsupported') this.isUndecided = true;
    if (verdict !== 'match') return [];
    const at = (start: number, end: number, name: string, weight = 1): Found => ({
      start,
      end,
      last,
      uses: new Set([`${last}${name}`]),
      weight,
    });
    if (times <= 1) return [at(lastAt, lastAt, 'a')];
    const ends = [at(firstAt, firstAt, 'a'), at(lastAt, lastAt, 'z')];
    return times === 2 ? ends : [...ends, at(firstAt, lastAt, 'm', times - 2)];
  }

  #isTooMuch(): boolean {
    this.#steps += 1;
    if (this.#steps > stepsMax) this.isUndecided = true;
    return this.#steps > stepsMax;
  }

  #join(parts: readonly Pattern[], pair: (ones: readonly Found[], others: readonly Found[]) => Iterable<Found>) {
    let all: readonly Found[] | undefined;
    for (const part of parts) {
      const next = this.find(part);
      all = all ? shortest([...pair(all, next)]) : next;
    }
    return all ?? [];
  }

  /** For each that ends a match, the latest of those that fit before it: these make the shortest time. */
  *#endingWith(ending: readonly Found[], before: readonly Found[], fits: (one: Found, last: Found) => boolean) {
    const latest = byStart(before);
    for (const last of ending) {
      let count = 0;
      for (const one of latest) {
        if (count >= alikeMax || this.#isTooMuch()) break;
        if (!fits(one, last)) continue;
        // At the same time either may be the last.
        if (isBefore(one, last)) count += 1;
        yield join(one, last);
      }
    }
  }

  #qualified(all: readonly Found[], qualifier: Qualifier): readonly Found[] {
    if (qualifier.kind === 'within') return all.filter(({ start, end }) => end - start <= qualifier.seconds * 1_000);
    if (qualifier.kind === 'repeats') return this.#repeated(all, qualifier.times);
    const [from, to] = [Date.parse(qualifier.start), Date.parse(qualifier.stop)];
    return all.filter(({ start, end }) => start >= from && end < to);
  }

  /** So many matches that share nothing; before each the latest ones, which make the shortest time. */
  #repeated(all: readonly Found[], times: number): readonly Found[] {
    const latest = byStart(all);
    return shortest(all.flatMap((last) => this.#repeatedUpTo(last, latest, times) ?? []));
  }

  #repeatedUpTo(last: Found, latest: readonly Found[], times: number): Found | null {
    let whole = last;
    let count = last.weight;
    for (const one of latest) {
      if (count >= times || this.#isTooMuch()) break;
      if (!isBefore(one, last) || !areApart(one, whole)) continue;
      whole = join(one, whole);
      count += one.weight;
    }
    return count >= times ? whole : null;
  }
}

/**
 * Looks for a pattern over observations with their times: AND joins observations, the same one too; FOLLOWEDBY and REPEATS
 * ask for different ones; WITHIN limits the time from the first to the last of them, START and STOP when they are.
 *
 * @returns the IDs of the observations that make a match whole, each the latest of its match; `isUndecided` where there may
 * be more, because observables do not decide or there are too many combinations
 */
export function matchTimeline(
  pattern: Pattern,
  observations: readonly Observation[],
): { readonly completedBy: ReadonlySet<string>; readonly isUndecided: boolean } {
  const ordered = observations.toSorted((one, other) => one.lastAt - other.lastAt || (one.id < other.id ? -1 : 1));
  const timeline = new Timeline(ordered);
  const found = timeline.find(pattern);
  return {
    completedBy: new Set(found.flatMap(({ last }) => ordered[last]?.id ?? [])),
    isUndecided: timeline.isUndecided,
  };
}
