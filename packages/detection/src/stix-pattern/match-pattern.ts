import type { ObservableType } from '@halyard/contracts/inflow/observable-types.ts';
import { askValue, costOf } from './ask-value.ts';
import { type Facts, judge } from './judge.ts';
import { isNetwork, observablesOf } from './literal-value.ts';
import { isWithin, type Network, toNetwork } from './network.ts';
import { type Carrier, carrierOf, ignoresCase, type PatternObservable } from './observable-paths.ts';
import type { ObjectPath, Pattern, Test } from './pattern.ts';

type Wanted = { readonly values: ReadonlySet<string>; readonly networks: readonly Network[] };

const wantedByTest = new WeakMap<Test, Map<ObservableType, Wanted>>();

/** The values of an equality test, in the notation of observables of a type. */
function wantedOf(test: Test, type: ObservableType): Wanted {
  const byType = wantedByTest.get(test) ?? new Map<ObservableType, Wanted>();
  wantedByTest.set(test, byType);
  const known = byType.get(type);
  if (known) return known;
  const found = {
    values: new Set(test.values.flatMap((literal) => observablesOf(literal, [type]).map(({ value }) => value))),
    networks: test.values.flatMap(({ value }) => (isNetwork(String(value)) ? (toNetwork(String(value)) ?? []) : [])),
  };
  byType.set(type, found);
  return found;
}

const isEquality = ({ operator, values }: Test) =>
  (operator === '=' || operator === 'IN') && values.every(({ kind }) => kind === 'string');

function isWanted({ values, networks }: Wanted, value: string): boolean {
  if (values.has(value)) return true;
  const address = networks.length > 0 ? toNetwork(value) : null;
  return address !== null && networks.some((network) => isWithin(address, network));
}

/** A path of a pattern in one record. */
type Known = {
  readonly subject: string | null;
  readonly carrier: Carrier | null;
  readonly things: readonly PatternObservable[];
};

function readKnown(path: ObjectPath, observables: readonly PatternObservable[]): Known {
  const carrier = carrierOf(path);
  if (!carrier) return { subject: null, carrier, things: [] };
  return {
    // An address and its type are one thing; the name and the hashes of a file come apart, and may be of one file.
    subject: path.text.replace(/\.(?:value|type)$/, ''),
    carrier,
    things: observables.filter(
      ({ type, value }) => carrier.types.includes(type) && value.length === (carrier.digits ?? value.length),
    ),
  };
}

function factsOf(observables: readonly PatternObservable[]): Facts<PatternObservable> {
  const byPath = new Map<string, Known>();
  const knownOf = ({ path }: Test) => {
    const known = byPath.get(path.text) ?? readKnown(path, observables);
    byPath.set(path.text, known);
    return known;
  };
  return {
    subjectOf: (test) => knownOf(test).subject,
    thingsOf: (test) => knownOf(test).things,
    ask(test, { type, value }) {
      const { carrier } = knownOf(test);
      if (carrier?.reads === 'type') return askValue(test, type);
      if (isEquality(test)) return isWanted(wantedOf(test, type), value) !== test.isNegated;
      return askValue(test, value, ignoresCase(carrier?.types ?? []));
    },
    costOf: (test, { type, value }) =>
      isEquality(test) ? 100 + 10 * wantedOf(test, type).networks.length : costOf(test, value),
  };
}

/**
 * Whether the observables of one alert or record are what a pattern describes.
 *
 * `unsupported` says that they do not decide: the pattern asks for times or orders (FOLLOWEDBY, WITHIN, REPEATS, START),
 * for properties that observables do not carry, or with an expression that RE2 does not know, and the rest does not decide
 * alone. The logic is three-valued: a false part decides AND, a true part decides OR. A pattern that would take too many
 * steps is unsupported too.
 *
 * Literals are compared in the canonical form of the observables. That a value equals a network (`= '192.0.2.0/24'`)
 * means that it is in it, as those who write such patterns mean it.
 *
 * @param observables with values as `normaliseObservable` returns them
 */
export function matchPattern(
  pattern: Pattern,
  observables: readonly PatternObservable[],
): 'match' | 'no_match' | 'unsupported' {
  const verdict = judge(pattern, factsOf(observables));
  if (verdict === null) return 'unsupported';
  return verdict ? 'match' : 'no_match';
}
