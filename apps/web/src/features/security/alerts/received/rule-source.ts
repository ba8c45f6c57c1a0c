import type { ReceivedAlert } from '@halyard/contracts/inflow/received-alerts.ts';
import { useFormat } from '../../../../preferences/format.ts';
import { useMessages } from '../../../../text/lazy-messages.ts';
import { alertQueuesWords } from '../../../../text/loaders/alert-queues.ts';

/** What the source of alerts of our own rules is called in addresses and by the server. */
export const rulesSourceId = 'rules';

/** The source of an alert in words; of one that rules made, the first of these and how many more there are. */
export function useSourceWords() {
  const { rules: text } = useMessages(alertQueuesWords);
  const format = useFormat();
  return ({ source, rules }: Pick<ReceivedAlert, 'source' | 'rules'>): string => {
    if (!rules) return source.name;
    const [first, ...others] = rules;
    if (!first) return text.all;
    return [text.of(first.name), ...(others.length > 0 ? [text.more(format.number(others.length))] : [])].join(' ');
  };
}
