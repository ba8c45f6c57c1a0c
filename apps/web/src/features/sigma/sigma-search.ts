import {
  type SigmaLevel,
  type SigmaSort,
  type SigmaState,
  sigmaLevels,
  sigmaProofs,
  sigmaSorts,
  sigmaStates,
} from '@halyard/contracts/inflow/sigma.ts';
import type { SearchChange } from '../../records/address/change-search.ts';
import { idOf, oneOf, textOf } from '../../records/address/read-value.ts';

export const sigmaParts = ['rule', 'matches', 'test', 'edit'] as const;
export type SigmaPart = (typeof sigmaParts)[number];

/** Test results of a rule; `unproven` is any that does not pass. */
export const proofChoices = [...sigmaProofs, 'unproven'] as const;
export type ProofChoice = (typeof proofChoices)[number];

/** Parameters of the screen's URL. */
export type SigmaSearch = {
  readonly state: SigmaState | undefined;
  readonly level: SigmaLevel | undefined;
  readonly proof: ProofChoice | undefined;
  readonly technique: string | undefined;
  readonly search: string;
  readonly sort: SigmaSort;
  /** The rule that is open, and which part of it. */
  readonly rule: string | undefined;
  readonly part: SigmaPart;
  readonly add: 'import' | undefined;
};

export type SigmaChange = SearchChange<
  'state' | 'level' | 'proof' | 'technique' | 'search' | 'sort' | 'rule' | 'part' | 'add'
>;

/** Reads the address bar; unknown values are ignored. */
export function readSigmaSearch(given: Readonly<Record<string, unknown>>): SigmaSearch {
  const technique = textOf(given.technique).toUpperCase();
  return {
    state: oneOf(sigmaStates, given.state),
    level: oneOf(sigmaLevels, given.level),
    proof: oneOf(proofChoices, given.proof),
    technique: /^T\d{4}(?:\.\d{3})?$/.test(technique) ? technique : undefined,
    search: textOf(given.search),
    sort: oneOf(sigmaSorts, given.sort) ?? 'updated',
    rule: idOf(given.rule),
    part: oneOf(sigmaParts, given.part) ?? 'rule',
    add: given.add === 'import' ? 'import' : undefined,
  };
}

/** The request to the server. */
export const toSigmaQuery = ({ state, level, proof, technique, search, sort }: SigmaSearch) => ({
  sort,
  ...(state && { state }),
  ...(level && { level }),
  ...(proof && { proof: proof === 'unproven' ? 'failing,untested' : proof }),
  ...(technique && { technique }),
  ...(search !== '' && { search }),
});
export type SigmaQuery = ReturnType<typeof toSigmaQuery>;

export const noFilters: SigmaChange = {
  state: undefined,
  level: undefined,
  proof: undefined,
  technique: undefined,
  search: undefined,
};

export const isFiltered = ({ state, level, proof, technique, search }: SigmaSearch): boolean =>
  state !== undefined || level !== undefined || proof !== undefined || technique !== undefined || search !== '';

export const opening = (rule: string, part?: SigmaPart): SigmaChange => ({
  rule,
  part: part === 'rule' ? undefined : part,
});
export const noneOpen: SigmaChange = { rule: undefined, part: undefined };
