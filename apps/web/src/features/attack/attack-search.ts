import {
  type AttackDomain,
  type AttackPeriod,
  attackDomains,
  attackPeriods,
} from '@halyard/contracts/intelligence/attack.ts';
import { isTechniqueNumber } from '@halyard/contracts/intelligence/technique-number.ts';
import type { SearchChange } from '../../records/address/change-search.ts';
import { oneOf, textOf } from '../../records/address/read-value.ts';

export const compareChoices = ['all', 'a', 'b', 'both'] as const;
export type CompareChoice = (typeof compareChoices)[number];

/** Test results of a technique: the examples of enabled Sigma rules. */
export const proofs = ['passing', 'unproven'] as const;

/** Parameters of the screen's URL. */
export type AttackSearch = {
  readonly domain: AttackDomain;
  readonly period: AttackPeriod;
  /** The number of the technique that is open. */
  readonly technique: string | undefined;
  /** Layers, as named by the API; B is none if undefined. */
  readonly a: string;
  readonly b: string | undefined;
  readonly show: CompareChoice;
  readonly search: string;
  /** Techniques without records are shown, too. */
  readonly all: boolean;
  /** Only techniques that are seen and have no detection. */
  readonly gaps: boolean;
  /** Only techniques with enabled rules whose examples pass, or with none that does. */
  readonly proof: (typeof proofs)[number] | undefined;
  /** Short names of tactics expanded or collapsed by the user. */
  readonly open: readonly string[];
  readonly fold: readonly string[];
  /** Techniques with expanded sub-techniques. */
  readonly subs: readonly string[];
  readonly view: 'matrix' | 'table';
};

export const ownRecords = 'records';

const layerPattern = /^(?:records|before|(?:import|layer)~[A-Za-z0-9_-]{1,64})$/;
const layerOf = (value: unknown) => (layerPattern.test(textOf(value)) ? textOf(value) : undefined);

const listOf = (value: unknown, pattern: RegExp): readonly string[] => [
  ...new Set(
    String(value ?? '')
      .slice(0, 2_000)
      .split(',')
      .filter((one) => pattern.test(one)),
  ),
];

const shortName = /^[a-z0-9-]{1,60}$/;
const number = /^[0-9A-Z]{3,9}$/;

/** Reads the address bar; unknown values are ignored. */
export function readAttackSearch(given: Readonly<Record<string, unknown>>): AttackSearch {
  const technique = textOf(given.technique).toUpperCase();
  return {
    domain: oneOf(attackDomains, given.domain) ?? 'enterprise',
    period: oneOf(attackPeriods, given.period) ?? '90d',
    technique: isTechniqueNumber(technique) ? technique : undefined,
    a: layerOf(given.a) ?? ownRecords,
    b: layerOf(given.b),
    show: oneOf(compareChoices, given.show) ?? 'all',
    search: textOf(given.search),
    all: given.all === 'yes',
    gaps: given.gaps === 'yes',
    proof: oneOf(proofs, given.proof),
    open: listOf(given.open, shortName),
    fold: listOf(given.fold, shortName),
    subs: listOf(given.subs, number),
    view: given.view === 'table' ? 'table' : 'matrix',
  };
}

type Parameter =
  | ('domain' | 'period' | 'technique' | 'a' | 'b' | 'show' | 'search')
  | ('all' | 'gaps' | 'proof' | 'open' | 'fold' | 'subs' | 'view');

/** New values of parameters; `undefined` removes one from the URL. */
export type AttackChange = SearchChange<Parameter>;

/** Removes all filters of the matrix. */
export const noFilters: AttackChange = { show: undefined, search: undefined, gaps: undefined, proof: undefined };

const listed = (list: readonly string[]): string | undefined => (list.length === 0 ? undefined : list.join(','));

/** Folds or unfolds the sub-techniques of a technique. */
export const turnSubs = ({ subs }: AttackSearch, technique: string): AttackChange => ({
  subs: listed(subs.includes(technique) ? subs.filter((one) => one !== technique) : [...subs, technique]),
});

/** Collapses or expands a tactic; the user's choice overrides the automatic state. */
export function turnTactic({ open, fold }: AttackSearch, tactic: string, isFolded: boolean): AttackChange {
  const without = (list: readonly string[]) => list.filter((one) => one !== tactic);
  return isFolded
    ? { open: listed([...without(open), tactic]), fold: listed(without(fold)) }
    : { open: listed(without(open)), fold: listed([...without(fold), tactic]) };
}

/** Layer A and B in each other's place. */
export const swapLayers = ({ a, b }: AttackSearch): AttackChange => ({
  a: b === undefined || b === ownRecords ? undefined : b,
  b: b === undefined ? undefined : a,
  show: undefined,
});
