import { constants, setPriority } from 'node:os';
import { MappingError } from '@halyard/alert-intake';
import { mapDelivery } from './map-delivery.ts';
import { lacksRules, type MappingOrder, type MappingReply } from './mapping-order.ts';
import { hasRules } from './rule-set.ts';

// If all cores are busy, users and senders take precedence; delayed mapping loses nothing.
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
