import { alertNumber } from '@halyard/contracts/inflow/alert-number.ts';
import type { ReceivedAlertDetail } from '@halyard/contracts/inflow/received-alerts.ts';
import { useFormat } from '../../../../../preferences/format.ts';
import { AddressLink } from '../../../../../records/address/address-link.tsx';
import { useMessages } from '../../../../../text/lazy-messages.ts';
import { alertRulesWords } from '../../../../../text/loaders/alert-rules.ts';
import { receivedAlertsWords } from '../../../../../text/loaders/received-alerts.ts';
import { Quantity } from '../../../../../ui/marks/figure.tsx';
import { Banner } from '../../../../../ui/page/banner.tsx';
import styles from './parts.module.css';

type Props = Pick<ReceivedAlertDetail, 'duplicateOf' | 'duplicates'>;
type LinkProps = { readonly alert: Pick<Props['duplicates'][number], 'id' | 'number' | 'title'> };

function AlertLink({ alert: { id, number, title } }: LinkProps) {
  return (
    <AddressLink change={{ alert: id, part: undefined }}>
      <code>{alertNumber(number)}</code> {title}
    </AddressLink>
  );
}

/** Duplicate links of an alert in both directions; each keeps its observables and occurrences. */
export function Duplicates({ duplicateOf, duplicates }: Props) {
  const { duplicate: text } = useMessages(alertRulesWords);
  const { row } = useMessages(receivedAlertsWords);
  const format = useFormat();
  return (
    <>
      {duplicateOf && (
        <Banner tone="info">
          {text.isOf} <AlertLink alert={duplicateOf} />
        </Banner>
      )}
      {duplicates.length > 0 && (
        <section aria-label={text.list} className={styles.block}>
          <h3>{text.list}</h3>
          <ul>
            {duplicates.map((alert) => (
              <li key={alert.id} className={styles.similar}>
                <AlertLink alert={alert} />
                <Quantity className={styles.quiet}>
                  {row.occurrences(alert.occurrences, format.number(alert.occurrences))}
                </Quantity>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
