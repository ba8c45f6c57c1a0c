import type { ReceivedAlert } from '@halyard/contracts/inflow/received-alerts.ts';
import { AddressLink } from '../../../../../records/address/address-link.tsx';
import { RecordLink } from '../../../../../records/record-link.tsx';
import { useMessages } from '../../../../../text/lazy-messages.ts';
import { alertQueuesWords } from '../../../../../text/loaders/alert-queues.ts';
import { Quantity } from '../../../../../ui/marks/figure.tsx';
import styles from './parts.module.css';

/** Our own rules that created an alert, and its threat. */
export function MadeByRules({ alert: { rules, record } }: { readonly alert: ReceivedAlert }) {
  const { rules: text } = useMessages(alertQueuesWords);
  if (!rules || record === undefined) return null;
  return (
    <section aria-label={text.title} className={styles.block}>
      <h3>{text.title}</h3>
      <p className={styles.quiet}>{text.about}</p>
      {rules.length === 0 && <p className={styles.quiet}>{text.ended}</p>}
      <ul>
        {rules.map(({ id, name }) => (
          <li key={id} className={styles.entry}>
            <AddressLink change={{ alerts: 'rules', rule: id, alert: undefined }}>
              <Quantity>{name}</Quantity>
            </AddressLink>
          </li>
        ))}
        <li className={styles.entry}>
          <RecordLink record={{ id: record, family: 'threat' }}>{text.threat}</RecordLink>
        </li>
      </ul>
    </section>
  );
}
