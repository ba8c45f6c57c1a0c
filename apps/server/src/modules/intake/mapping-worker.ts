import { constants, setPriority } from 'node:os';
import { MappingError } from '@halyard/alert-intake';
import { type KeptDelivery, type MappedDelivery, type Mapper, mapDelivery } from './map-delivery.ts';
import { hasRules, type RuleSet } from './rule-set.ts';

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

// Where all cores are busy, people and senders come first; what is mapped later is not lost.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

/** Maps deliveries of one source in a thread, in their order. */
export async function work({
  source,
  kept,
  rules,
}: MappingOrder): Promise<readonly MappingReply[] | typeof lacksRules> {
  if (rules && rules.texts === undefined && !hasRules(rules.version)) return lacksRules;
  const set = rules && { version: rules.version, texts: rules.texts ?? [] };
  const replies: MappingReply[] = [];
  for (const one of kept)
    try {
      replies.push({ is: 'mapped', mapped: await mapDelivery(source, one, set) });
    } catch (error) {
      if (!(error instanceof MappingError)) throw error;
      replies.push({ is: 'rejected', message: error.message });
    }
  return replies;
}
