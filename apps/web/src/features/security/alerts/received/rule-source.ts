import type { ReceivedAlert } from '@halyard/contracts/inflow/received-alerts.ts';
import { useFormat } from '../../../../preferences/format.ts';
import { useMessages } from '../../../../text/lazy-messages.ts';
import { alertQueuesWords } from '../../../../text/loaders/alert-queues.ts';

/** The source id of our own rules' alerts in URLs and on the server. */
export const rulesSourceId = 'rules';

/** The source of an alert in words; for rule alerts, the first rule and the number of others. */
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
