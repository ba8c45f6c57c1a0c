import type { KeptDelivery, MappedDelivery, Mapper } from './map-delivery.ts';
import type { RuleSet } from './rule-set.ts';

export type MappingOrder = {
  readonly source: Mapper;
  readonly kept: readonly KeptDelivery[];
  /** The texts are left out where the process may have them already. */
  readonly rules?: Omit<RuleSet, 'texts'> & Partial<RuleSet>;
};

/** What a process returns that does not have the rules of this version. */
export const lacksRules = 'lacks rules';

/** What a thread returns for each delivery; errors lose their class on the way. */
export type MappingReply =
  | { readonly is: 'mapped'; readonly mapped: MappedDelivery }
  | { readonly is: 'rejected'; readonly message: string };
