import type { ReceivedAlertDetail } from '@halyard/contracts/inflow/received-alerts.ts';
import { useFormat } from '../../../../../preferences/format.ts';
import { useMessages } from '../../../../../text/lazy-messages.ts';
import { receivedAlertsWords } from '../../../../../text/loaders/received-alerts.ts';
import { Quantity } from '../../../../../ui/marks/figure.tsx';
import { SourceStateMark } from '../marks/marks.tsx';
import { Spark } from '../marks/spark.tsx';
import styles from './parts.module.css';

/** Repetitions by the source, newest first. */
export function Occurrences({ detail }: { readonly detail: ReceivedAlertDetail }) {
  const { occurrences: text } = useMessages(receivedAlertsWords);
  const format = useFormat();
  const { occurrences, alert } = detail;
  const { spark } = alert;
  return (
    <div className={styles.stack}>
      {spark.length > 0 && (
        <section aria-label={text.lastDay} className={styles.block}>
          <h3>
            <Quantity>{text.lastDay}</Quantity>
          </h3>
          <Spark hours={spark} label={text.lastDay} className={styles.spark} />
        </section>
      )}
      {occurrences.length === 0 ? (
        <p className={styles.quiet}>{text.none}</p>
      ) : (
        <>
          {occurrences.length < alert.occurrences && (
            <p className={styles.quiet}>
              <Quantity>{text.newest(format.number(occurrences.length), format.number(alert.occurrences))}</Quantity>
            </p>
          )}
          <ol aria-label={text.label}>
            {occurrences.map(({ at, receivedAt, state, deliveryId }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two of one instant and delivery look the same.
              <li key={`${at} ${deliveryId} ${place}`} className={styles.occurrence}>
                <time dateTime={at}>{format.dateTime(at)}</time> <SourceStateMark state={state} />{' '}
                <time dateTime={receivedAt} className={styles.quiet}>
                  {text.received(format.time(receivedAt))}
                </time>
              </li>
            ))}
          </ol>
        </>
      )}
    </div>
  );
}
