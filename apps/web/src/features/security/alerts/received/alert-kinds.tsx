import { useFormat } from '../../../../preferences/format.ts';
import { AddressLink } from '../../../../records/address/address-link.tsx';
import { useMessages } from '../../../../text/lazy-messages.ts';
import { receivedAlertsWords } from '../../../../text/loaders/received-alerts.ts';
import { Figure } from '../../../../ui/marks/figure.tsx';
import { type AlertListName, alertLists } from '../../security-search.ts';
import styles from './received.module.css';
import { useReceivedCounts } from './received-queries.ts';
import { toView } from './received-search.ts';

const changes = {
  // Explicit, so that the link opens exactly the counted alerts, whatever the user's default view.
  received: Object.assign(toView('triage'), { queue: 'triage', rule: undefined, sort: undefined }),
  rules: { tab: 'alerts', alerts: 'rules', alert: undefined },
} as const;

/** Switches between the two lists of alerts. */
export function AlertKinds({ chosen }: { readonly chosen: AlertListName }) {
  const { kinds: text } = useMessages(receivedAlertsWords);
  const format = useFormat();
  const counts = useReceivedCounts().data;
  return (
    <nav aria-label={text.label}>
      <ul className={styles.kinds}>
        {alertLists.map((list) => (
          <li key={list}>
            <AddressLink change={changes[list]} isChosen={list === chosen} className={styles.kind}>
              {text[list]}
              {list === 'received' && counts && (
                <>
                  {' '}
                  <Figure rows={counts.triage}>{format.number(counts.triage)}</Figure>
                </>
              )}
            </AddressLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
