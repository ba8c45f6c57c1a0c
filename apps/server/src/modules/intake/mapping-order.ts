import type { KeptDelivery, MappedDelivery, Mapper } from './map-delivery.ts';
import type { RuleSet } from './rule-set.ts';

export type MappingOrder = {
  readonly source: Mapper;
  readonly kept: readonly KeptDelivery[];
  /** The texts are left out where the process may have them already. */
  readonly rules?: Omit<RuleSet, 'texts'> & Partial<RuleSet>;
};

/** The reply of a process without the rules of this version. */
export const lacksRules = 'lacks rules';

/** A thread's result for each delivery; errors lose their class on the way. */
export type MappingReply =
  | { readonly is: 'mapped'; readonly mapped: MappedDelivery }
  | { readonly is: 'rejected'; readonly message: string };
