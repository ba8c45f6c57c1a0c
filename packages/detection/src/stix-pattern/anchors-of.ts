import { isNetwork, observablesOf } from './literal-value.ts';
import { writeNetwork } from './network.ts';
import { type Carrier, carrierOf, type PatternObservable } from './observable-paths.ts';
import type { Comparison, Literal, Pattern, Test } from './pattern.ts';

type Anchors = readonly PatternObservable[] | null;

function ofTest(test: Test): Anchors {
  const carrier = carrierOf(test.path);
  // Properties that observables lack never match.
  if (!carrier) return [];
  if (carrier.reads || test.isNegated || !named.has(test.operator)) return null;
  if (test.values.some(({ kind }) => kind !== 'string')) return null;
  // No single address is more than one address.
  if (test.operator === 'ISSUPERSET') return test.values.flatMap((literal) => observablesOf(literal, carrier.types));
  return test.values.flatMap((literal) =>
    isNetwork(String(literal.value)) ? networkOf(literal, carrier) : observablesOf(literal, carrier.types),
  );
}

const named = new Set<Test['operator']>(['=', 'IN', 'ISSUBSET', 'ISSUPERSET']);

function networkOf({ value }: Literal, { types }: Carrier): readonly PatternObservable[] {
  const network = writeNetwork(String(value));
  if (network === null) return [];
  const type = network.includes(':') ? 'ipv6-addr' : 'ipv4-addr';
  return types.includes(type) ? [{ type, value: network }] : [];
}

/** One of them has to be there whichever part holds: all together; none where one part has none. */
const ofAny = (parts: readonly Anchors[]): Anchors =>
  parts.some((part) => part === null) ? null : parts.flatMap((part) => part ?? []);

/**
 * Any of the parts would do: the one with the fewest. A part that nothing can fulfil says least, though: with the others a
 * record is found that such a pattern may be about.
 */
function ofAll(parts: readonly Anchors[]): Anchors {
  const known = parts.filter((part) => part !== null).toSorted((a, b) => a.length - b.length);
  return known.find((part) => part.length > 0) ?? known[0] ?? null;
}

function ofComparison(comparison: Comparison): Anchors {
  if (comparison.kind === 'test') return ofTest(comparison);
  const parts = comparison.parts.map(ofComparison);
  return comparison.kind === 'or' ? ofAny(parts) : ofAll(parts);
}

function ofPattern(pattern: Pattern): Anchors {
  switch (pattern.kind) {
    case 'observed':
      return ofComparison(pattern.comparison);
    case 'qualified':
      return ofPattern(pattern.pattern);
    case 'or':
      return ofAny(pattern.parts.map(ofPattern));
    default:
      return ofAll(pattern.parts.map(ofPattern));
  }
}

/**
 * Observables of which at least one must be there for `matchPattern` to say `match`: an index of them leaves few patterns
 * to ask. Null where there are none such, as in patterns with LIKE alone: these have to be asked each time. Empty where
 * no observable could make a match, because observables carry nothing of what the pattern asks for.
 *
 * @returns each once, in canonical form; of a network (`192.0.2.0/24`) an address in it has to be there
 */
export function anchorsOf(pattern: Pattern): Anchors {
  const anchors = ofPattern(pattern);
  return anchors && [...new Map(anchors.map((one) => [`${one.type} ${one.value}`, one])).values()];
}
